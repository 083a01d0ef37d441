import { Reimburse, type ReimburseStart } from '@srm/api/expense'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Ctx } from '#kernel/ctx.ts'
import { isMasked } from '#kernel/records/fields/masks.ts'

const payeeSql = `select name, bank, account from (
    select payee_name as name, payee_bank as bank, payee_account as account, created_at from reimburse where tenant_id = $1 and owner_id = $2
    union all
    select payee_name, payee_bank, payee_account, created_at from loan where tenant_id = $1 and owner_id = $2
  ) p order by created_at desc limit 1`

const loansSql = `select id, code, purpose, project_id as project, (balance - offsetting)::text as available from loan
  where tenant_id = $1 and owner_id = $2 and balance > offsetting order by paid_on, created_at, id`

type Payee = { readonly name: string; readonly bank: string; readonly account: string }

const covered = (account: string): string => `${account.slice(0, 4)}****${account.slice(-4)}`

/** So that nobody types their account every time, and sees what they owe before they claim. */
export const startOf = async (ctx: Ctx): Promise<ReimburseStart> => {
  const me = [ctx.tenantId, ctx.userId]
  const [payee] = (await ctx.db.run<Payee>(payeeSql, me)).rows
  const { rows: loans } = await ctx.db.run<ReimburseStart['loans'][number]>(loansSql, me)
  const isHidden = isMasked(metaOf(Reimburse.fields.payeeAccount), ctx.session)
  return {
    payeeName: payee?.name ?? null,
    payeeBank: payee?.bank ?? null,
    payeeAccount: payee ? (isHidden ? covered(payee.account) : payee.account) : null,
    loans,
  }
}
