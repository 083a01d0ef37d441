import type { ReceiptSuggestion } from '@srm/api/receipt'
import { compareMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { contractMoney } from '#modules/contract/index.ts'
import { visibleIds } from '#modules/transfer/index.ts'
import { receiptRecords, unrestricted } from '../receipt/receipt.store.ts'
import { rank, type Candidate } from './suggest.rules.ts'

/** Whether both names begin with the same few letters, before they are compared as people would. */
const near = `(left(u.name, 4) = left($3, 4) or position(left(u.name, 6) in $3) > 0 or position(left($3, 6) in u.name) > 0)`

const candidatesSql = `with payers as (select distinct r.customer_id from receipt r where r.tenant_id = $1 and r.payer_name = $3
      and r.customer_id is not null and r.stage in ('confirmed', 'partial'))
  select t.id as plan, t.name as "planName", t.open_amount::text as open, t.due_date::text as "dueDate", t.is_overdue as "isOverdue",
    c.id as contract, c.code as "contractCode", c.name as "contractName", (c.amount - c.settled)::numeric(15, 2)::text as "contractOpen",
    u.id as customer, u.name as "customerName", p.customer_id is not null as "isKnownPayer",
    (select coalesce(json_agg(b.name), '[]') from customer_title_ref b where b.tenant_id = u.tenant_id and b.customer_id = u.id) as titles
  from payment_plan_ref t join contract_ref c on c.tenant_id = t.tenant_id and c.id = t.contract_id
    join customer_ref u on u.tenant_id = c.tenant_id and u.id = c.customer_id
    left join payers p on p.customer_id = c.customer_id
  where t.tenant_id = $1 and t.side = 'receive' and t.open_amount > 0 and t.stage <> 'canceled' and c.our_company_id = $2
    and c.stage in ('signed', 'performing', 'paused', 'completed', 'terminated')
    and ($6::text is null or c.code || ' ' || c.name || ' ' || u.name ilike '%' || $6 || '%')
  order by p.customer_id is not null desc, (t.open_amount = $4 or c.amount - c.settled = $4) desc,
    ${near} desc, position(c.code in $5) > 0 desc, t.due_date nulls last, t.id limit 120`

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** What a receipt may be for: instalments of the same company of ours, the likeliest first, each with why. */
export const suggestionsFor = async (
  ctx: Ctx,
  id: string,
  keyword: string | undefined,
): Promise<ReceiptSuggestion[]> => {
  const row = await receiptRecords.show(ctx, id)
  if (ctx.session.masks?.has('income')) return []
  const { ourCompany, payerName, summary, unallocated } = await receiptRecords.show(unrestricted(ctx), row.id)
  const left = unallocated ?? '0'
  const params = [ctx.tenantId, ourCompany.id, payerName, left, summary ?? '', keyword ? escaped(keyword) : null]
  const { rows } = await ctx.db.run<Candidate>(candidatesSql, params)
  const seen = new Set(await visibleIds(ctx, contractMoney.record, [...new Set(rows.map(({ contract }) => contract))]))
  const asked = { payerName, summary, left }
  return rank(
    rows.filter(({ contract }) => seen.has(contract)),
    asked,
    Boolean(keyword),
  ).map(({ one, score, reasons }) => ({
    contract: { id: one.contract, code: one.contractCode, name: one.contractName },
    customer: { id: one.customer, name: one.customerName },
    plan: { id: one.plan, name: one.planName },
    dueDate: one.dueDate,
    isOverdue: one.isOverdue,
    open: one.open,
    amount: compareMoney(one.open, left) < 0 ? one.open : left,
    score,
    reasons,
  }))
}
