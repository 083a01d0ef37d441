import { Contract } from '@srm/api/contract'
import type { Ctx } from '#kernel/ctx.ts'
import type { Row } from '#kernel/records/fields/row.ts'
import { store } from '#kernel/records/store.ts'
import { waysFrom } from '../life/stage.rules.ts'

const changeable: readonly string[] = ['draft', 'returned', 'rejected', 'withdrawn']

/** A document nobody decides on at the moment. */
export const isWritable = (status: string): boolean => changeable.includes(status)

const changeableStages: readonly string[] = ['toSign', 'signed', 'performing', 'paused']

/** Whether an approved contract may still become another one. */
export const isChangeable = ({ stage, hasOpenChange }: { readonly stage: string; readonly hasOpenChange: boolean }) =>
  changeableStages.includes(stage) && !hasOpenChange

export const contractRecords = store(Contract, {
  lines: {
    lines: { table: 'contract_line', parent: 'contract_id' },
    plans: { table: 'contract_plan', parent: 'contract_id' },
    clauses: { table: 'contract_clause', parent: 'contract_id' },
  },
  allows: ({ status, stage, hasOpenChange }) => [
    ...(isWritable(status) && stage === 'draft' ? ['update'] : []),
    ...(status === 'draft' ? ['delete'] : []),
    ...(stage === 'toSign' ? ['sign'] : []),
    ...(waysFrom(stage).length > 0 && !hasOpenChange ? ['move'] : []),
    ...(stage === 'completed' || stage === 'terminated' ? ['archive'] : []),
  ],
})

export type ContractRow = Row<typeof Contract>

/** What follows from a step happens whoever took it, with nothing covered. */
export const seeingAll = (ctx: Ctx): Ctx => ({
  ...ctx,
  session: { ...ctx.session, scope: { kind: 'all' }, masks: new Set() },
})

/** For screens, which lock nothing. */
export const seenContract = (ctx: Ctx, id: string) => contractRecords.show(seeingAll(ctx), id)

/** For steps: nobody else changes it until the end. */
export const heldContract = (ctx: Ctx, id: string): Promise<ContractRow> => contractRecords.held(seeingAll(ctx), id)

/** Who brought it where, when and why; the same fields for every step. */
export const stamp = (ctx: Ctx, reason: string | null = null) => ({
  stageBy: ctx.userId,
  stageAt: new Date().toISOString(),
  stageReason: reason,
})
