import { FinalAccount } from '@srm/api/final-account'
import type { Ctx } from '#kernel/ctx.ts'
import type { Row } from '#kernel/records/fields/row.ts'
import { store } from '#kernel/records/store.ts'

export type AccountRow = Row<typeof FinalAccount>

const changeable: readonly string[] = ['draft', 'returned', 'rejected', 'withdrawn']
export const isChangeable = (status: string): boolean => changeable.includes(status)

export const accountRecords = store(FinalAccount, {
  lines: { lines: { table: 'final_account_line', parent: 'account_id' } },
  allows: ({ status }) => [
    ...(isChangeable(status) ? ['update', 'confirm'] : []),
    ...(status === 'draft' ? ['delete'] : []),
  ],
})

/** For what follows from a step, whoever takes it. */
export const unrestricted = (ctx: Ctx): Ctx => ({
  ...ctx,
  session: { ...ctx.session, scope: { kind: 'all' }, masks: new Set() },
})

export const heldAccount = (ctx: Ctx, id: string): Promise<AccountRow> => accountRecords.held(unrestricted(ctx), id)

const turnSql = `select pg_advisory_xact_lock(hashtextextended('final account ' || $1::text, 0))`

/** Accounts of one project are made one after the other. */
export const lockProject = (ctx: Ctx, project: string): Promise<unknown> => ctx.db.run(turnSql, [project])
