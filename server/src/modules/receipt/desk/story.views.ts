import { Receipt, type ReceiptStory } from '@srm/api/receipt'
import type { Ctx } from '#kernel/ctx.ts'
import { assertInScope } from '#kernel/records/read/scope.ts'

const named = (alias: string): string =>
  `case when ${alias}.id is not null then json_build_object('id', ${alias}.id, 'name', ${alias}.name) end`

const claimsSql = `select x.id, json_build_object('id', c.id, 'code', c.code, 'name', c.name) as contract, ${named('t')} as plan,
    x.amount::text as amount, x.state, ${named('u')} as by, x.at, ${named('d')} as "decidedBy", x.note
  from receipt_claim x join contract_ref c on c.tenant_id = x.tenant_id and c.id = x.contract_id
    left join payment_plan_ref t on t.tenant_id = x.tenant_id and t.id = x.plan_id
    left join user_ref u on u.tenant_id = x.tenant_id and u.id = x.by
    left join user_ref d on d.tenant_id = x.tenant_id and d.id = x.decided_by
  where x.tenant_id = $1 and x.receipt_id = $2 order by x.at desc, x.id`
const entriesSql = `select e.id, e.kind, ${named('c')} as contract, ${named('t')} as plan, e.amount::text as amount, e.day::text as day,
    u.name as by, e.note
  from receipt_entry e left join contract_ref c on c.tenant_id = e.tenant_id and c.id = e.contract_id
    left join payment_plan_ref t on t.tenant_id = e.tenant_id and t.id = e.plan_id
    left join user_ref u on u.tenant_id = e.tenant_id and u.id = e.by
  where e.tenant_id = $1 and e.receipt_id = $2 order by e.at desc, e.id desc`

type Claim = ReceiptStory['claims'][number]
type Entry = ReceiptStory['entries'][number]

/** Who said what a receipt is for, and where it went. */
export const storyOf = async (ctx: Ctx, id: string): Promise<ReceiptStory> => {
  await assertInScope(ctx, Receipt, id, true)
  const isCovered = ctx.session.masks?.has('income') === true
  const cover = <R extends { amount: string | null }>(row: R): R => (isCovered ? { ...row, amount: null } : row)
  const claims = (await ctx.db.run<Claim>(claimsSql, [ctx.tenantId, id])).rows
  const entries = (await ctx.db.run<Entry>(entriesSql, [ctx.tenantId, id])).rows
  return { claims: claims.map(cover), entries: entries.map(cover) }
}
