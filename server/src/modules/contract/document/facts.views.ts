import { label } from '@srm/api/shared/label'
import { addMoney, compareMoney, percentOf } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import type { DocumentFact, DocumentFactValues, Requirement } from '#kernel/records/document.ts'
import { checkCredit } from '#modules/crm/index.ts'
import type { ContractRow } from './contract.store.ts'

export const contractFacts: Readonly<Record<string, DocumentFact>> = {
  deviations: { label: label('非标条款数', 'Clauses that differ'), type: 'number' },
  isSupplement: { label: label('补充协议', 'Supplement'), type: 'flag' },
  isOverCredit: { label: label('超信用额度', 'Beyond the credit'), type: 'flag' },
  isFirst: { label: label('首次合作', 'First contract with them'), type: 'flag' },
  advanceRate: { label: label('签约即付比例 %', 'Due at signing %'), type: 'number' },
}

const firstSql = `select 1 from contract where tenant_id = $1 and id <> $2 and status = 'approved' and stage <> 'void'
    and (customer_id = $3 or supplier_id = $4) limit 1`

const isFirst = async (ctx: Ctx, { id, customer, supplier }: ContractRow): Promise<boolean> =>
  (await ctx.db.run(firstSql, [ctx.tenantId, id, customer?.id ?? null, supplier?.id ?? null])).rows.length === 0

type Credit = Pick<ContractRow, 'customer' | 'side' | 'isOpening'>

/** What speaks against so much more on credit; nothing where nobody owes us by it. */
export const creditWarnings = async (ctx: Ctx, { customer, side }: Credit, amount: string) =>
  side === 'receive' && customer && compareMoney(amount, '0') > 0
    ? (await checkCredit(ctx, customer.id, amount)).warnings
    : []

export const readContractFacts = async (ctx: Ctx, row: ContractRow): Promise<DocumentFactValues> => {
  const amount = row.amount ?? '0'
  const advance = row.plans.filter(({ trigger, offsetDays }) => trigger === 'sign' && offsetDays <= 0)
  return {
    deviations: String(row.deviationCount),
    isSupplement: row.direction === 'supplement',
    isOverCredit: (await creditWarnings(ctx, row, amount)).length > 0,
    isFirst: await isFirst(ctx, row),
    advanceRate: percentOf(addMoney('0', ...advance.map((plan) => plan.amount ?? '0')), amount) ?? '0',
  }
}

const peopleSql = `select distinct u.id from role_ref r
    join user_role_ref m on m.tenant_id = r.tenant_id and m.role_id = r.id
    join user_ref u on u.tenant_id = m.tenant_id and u.id = m.user_id
  where r.tenant_id = $1 and r.code in ('GM', 'FINANCE') and r.status = 'enabled' and u.status = 'active' and u.id is distinct from $2 order by 1`

const overCredit = label('客户已超信用，须财务或总经理审批', 'beyond the credit: finance or the general manager')

/** More on credit than the customer has is never agreed to by sales alone. */
export const creditRequirements = async (
  ctx: Ctx,
  row: Credit & Pick<ContractRow, 'owner'>,
  amount: string,
): Promise<Requirement[]> => {
  if ((await creditWarnings(ctx, row, amount)).length === 0) return []
  const { rows } = await ctx.db.run<{ id: string }>(peopleSql, [ctx.tenantId, row.owner?.id ?? null])
  return rows.length === 0 ? [] : [{ people: rows.map(({ id }) => id), reason: overCredit[ctx.language] }]
}
