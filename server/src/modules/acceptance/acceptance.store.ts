import { Acceptance } from '@srm/api/acceptance'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Row } from '#kernel/records/fields/row.ts'
import { store } from '#kernel/records/store.ts'
import { actionsOf } from './stage.rules.ts'

export type AcceptanceRow = Row<typeof Acceptance>

export const acceptanceRecords = store(Acceptance, {
  lines: {
    lines: { table: 'acceptance_line', parent: 'acceptance_id' },
    deductions: { table: 'acceptance_deduction', parent: 'acceptance_id' },
  },
  allows: actionsOf,
})

/** What suppliers do and what follows from a decision happens whoever did it. */
export const seeingAll = (ctx: Ctx): Ctx => ({
  ...ctx,
  session: { ...ctx.session, scope: { kind: 'all' }, masks: new Set() },
})

const lockSql = `select 1 from acceptance where tenant_id = $1 and id = $2 for update`

/** Held until the end: signing, changing and deciding come one after the other. */
export const holdAcceptance = async (ctx: Ctx, id: string): Promise<AcceptanceRow> => {
  if ((await ctx.db.run(lockSql, [ctx.tenantId, id])).rows.length === 0) fail('record.not_found')
  return acceptanceRecords.held(seeingAll(ctx), id)
}

type Changes = Parameters<typeof acceptanceRecords.patch>[2]

export const patchAcceptance = async (
  ctx: Ctx,
  id: string,
  some: Changes,
): Promise<{ id: string; version: number }> => {
  const { version } = await acceptanceRecords.patch(seeingAll(ctx), id, some)
  return { id, version }
}
