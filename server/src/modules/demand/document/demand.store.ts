import { Demand } from '@srm/api/demand'
import type { Ctx } from '#kernel/ctx.ts'
import type { Row } from '#kernel/records/fields/row.ts'
import { store } from '#kernel/records/store.ts'

const changeable: readonly string[] = ['draft', 'returned', 'rejected', 'withdrawn']

/** A demand nobody decides on at the moment. */
export const mayChange = (status: string): boolean => changeable.includes(status)

export const demandRecords = store(Demand, {
  lines: { lines: { table: 'demand_line', parent: 'demand_id' } },
  allows: ({ status, stage }) => [
    ...(mayChange(status) ? ['update'] : []),
    ...(status === 'draft' ? ['delete'] : []),
    ...(stage === 'pooled' || stage === 'partlyOrdered' ? ['stop'] : []),
  ],
})

export type DemandRow = Row<typeof Demand>

/** What follows from a step happens whoever took it, with nothing covered. */
export const seeingAll = (ctx: Ctx): Ctx => ({
  ...ctx,
  session: { ...ctx.session, scope: { kind: 'all' }, masks: new Set() },
})
