import type { Ctx } from '#kernel/ctx.ts'
import type { Past } from './bridge.rules.ts'
import { coverOrders, type BudgetRow, type SourceDocument } from './sheet.rules.ts'

const invoicedIn = (where: string): string =>
  `coalesce((select sum(i.amount) from invoice_in_ref i where i.tenant_id = $1 and i.verify_state = 'verified' and ${where}), 0)`
const taxIn = (where: string): string =>
  `coalesce((select sum(i.tax) from invoice_in_ref i where i.tenant_id = $1 and i.verify_state = 'verified' and i.is_deductible and ${where}), 0)`
const asked = (column: string, where: string): string =>
  `coalesce((select sum(r.${column}) from payment_request_ref r where r.tenant_id = $1 and r.status = 'approved' and r.stage <> 'canceled' and ${where}), 0)`
const paper = (column: string, kind: string, id: string): string =>
  `coalesce((select sum(v.${column}) from received_invoice_ref v where v.tenant_id = $1 and v.state = 'used' and v.holder_kind = '${kind}' and v.holder_id = ${id}), 0)`

const ofOrder = 'o.id = i.order_id and i.contract_id is null'
const byOrder = 'r.order_id = o.id and r.contract_id is null'

const ordersSql = `select o.project_id as project, 'cost' as side, 'purchaseOrder' as subject, o.id, o.code, o.name, s.name as party, o.supplier_id as supplier,
    o.amount - o.customer_amount as first, o.amount - o.customer_amount as committed,
    coalesce((select sum(a.payable_amount) from acceptance_ref a where a.tenant_id = $1 and a.order_id = o.id and a.stage = 'settled'), 0) as settled,
    ${invoicedIn(ofOrder)} + ${asked('invoice_total', byOrder)} as invoiced, ${asked('amount', `${byOrder} and r.stage = 'paid'`)} as paid,
    0 as withheld, ${taxIn(ofOrder)} as tax, true as owes
  from purchase_order_ref o left join supplier_ref s on s.tenant_id = o.tenant_id and s.id = o.supplier_id
  where o.tenant_id = $1 and o.project_id = any($2::uuid[]) and o.stage in ('confirmed', 'executing', 'accepted', 'settled', 'closed')`

/** What was agreed for good is owed; of what only has a ceiling, or ended early, what was invoiced is. */
const owedSql = `case when c.stage = 'terminated' or c.amount_kind <> 'fixed' or c.direction = 'framework' then x.invoiced else c.amount end`
const outputTaxSql = `case when c.stage = 'terminated' or c.amount_kind <> 'fixed' or c.direction = 'framework'
    then coalesce((select sum(i.tax) from invoice_out_ref i where i.tenant_id = $1 and i.contract_id = c.id and i.issued_on is not null), 0) else c.tax end`

const contractsSql = `select c.project_id, case c.side when 'pay' then 'cost' else 'income' end, 'contract', c.id, c.code, c.name, c.counterparty, c.supplier_id,
    c.first_amount, c.amount, ${owedSql}, x.invoiced, c.settled, 0,
    case c.side when 'pay' then ${taxIn('i.contract_id = c.id')} else ${outputTaxSql} end, true
  from contract_ref c cross join lateral (select c.invoiced + case c.side when 'pay' then ${asked('invoice_total', 'r.contract_id = c.id')} else 0 end
    as invoiced) x
  where c.tenant_id = $1 and c.project_id = any($2::uuid[]) and c.side in ('pay', 'receive')
    and c.stage in ('signed', 'performing', 'paused', 'completed', 'archived', 'terminated')`

const expensesSql = `select e.project_id, 'cost', 'expense', e.id, e.code, e.name, s.name, e.supplier_id, e.amount, e.amount, e.amount,
    least(e.amount, ${paper('amount', 'expense', 'e.id')}), e.amount, 0, ${paper('deductible_tax', 'expense', 'e.id')},
    e.kind not in ('bankFee', 'allocation')
  from expense_ref e left join supplier_ref s on s.tenant_id = e.tenant_id and s.id = e.supplier_id
  where e.tenant_id = $1 and e.project_id = any($2::uuid[]) and e.stage = 'booked'`

const reimbursesSql = `select r.project_id, 'cost', 'reimburse', r.id, r.code, r.name, u.name, null::uuid, r.approved_total, r.approved_total, r.approved_total,
    least(r.approved_total, ${paper('amount', 'reimburse', 'r.id')}),
    case when r.stage in ('paid', 'archived') then r.approved_total else r.offset_total end, 0, ${paper('deductible_tax', 'reimburse', 'r.id')}, true
  from reimburse_ref r left join user_ref u on u.tenant_id = r.tenant_id and u.id = r.owner_id
  where r.tenant_id = $1 and r.project_id = any($2::uuid[]) and r.status = 'approved' and r.stage in ('toPay', 'paid', 'archived')`

/** Work of people, and invoices that are paid without an order or a contract. */
const requestsSql = `select r.project_id, 'cost', 'paymentRequest', r.id, r.code, r.name, s.name, r.supplier_id, r.amount, r.amount, r.amount, r.invoice_total,
    case when r.stage = 'paid' then r.amount else 0 end, r.withheld, ${paper('deductible_tax', 'paymentRequest', 'r.id')}, r.kind <> 'labor'
  from payment_request_ref r left join supplier_ref s on s.tenant_id = r.tenant_id and s.id = r.supplier_id
  where r.tenant_id = $1 and r.project_id = any($2::uuid[]) and r.status = 'approved' and r.stage <> 'canceled' and r.kind in ('labor', 'invoice')
    and r.order_id is null and r.contract_id is null`

/** What was kept of a deposit for good. */
const depositsSql = `select d.project_id, case d.side when 'pay' then 'cost' else 'income' end, 'deposit', d.id, d.code, d.name, d.counterparty, null::uuid,
    d.deducted, d.deducted, d.deducted, 0, d.deducted, 0, 0, false
  from deposit_ref d where d.tenant_id = $1 and d.project_id = any($2::uuid[]) and d.deducted > 0`

const allSql = [ordersSql, contractsSql, expensesSql, reimbursesSql, requestsSql, depositsSql].join(' union all ')

const columnsSql = `d.side, d.subject, d.id, d.code, d.name, d.party, d.supplier, d.first::numeric(15, 2)::text as first,
    d.committed::numeric(15, 2)::text as committed, d.settled::numeric(15, 2)::text as settled,
    d.invoiced::numeric(15, 2)::text as invoiced, d.paid::numeric(15, 2)::text as paid, d.withheld::numeric(15, 2)::text as withheld,
    d.tax::numeric(15, 2)::text as tax, d.owes as "owesInvoice"`

const share = `json_agg(json_build_object('item', h.item, 'amount', h.amount::numeric(15, 2)::text) order by h.item)`
const promised = `coalesce((select ${share} from promised h where h.subject = d.subject and h.id = d.id), '[]')`
const used = `coalesce((select ${share} from used h where h.subject = d.subject and h.id = d.id), '[]')`

/** What each line of the budget holds of a document: of orders by their lines, of what is settled by the ledger of the budget. */
const documentsSql = `with documents as (${allSql}),
  promised as (select 'purchaseOrder' as subject, l.order_id as id, l.budget_item_id as item, sum(l.amount) as amount
    from purchase_order_line_ref l join documents d on d.subject = 'purchaseOrder' and d.id = l.order_id
    where l.tenant_id = $1 and not l.is_customer_paid and l.budget_item_id is not null group by 2, 3),
  used as (select case u.holder_kind when 'acceptance' then 'purchaseOrder' else u.holder_kind end as subject,
      coalesce(a.order_id, u.holder_id) as id, u.item_id as item, sum(u.amount) as amount
    from budget_usage_ref u left join acceptance_ref a on u.holder_kind = 'acceptance' and a.tenant_id = u.tenant_id and a.id = u.holder_id
      and a.stage = 'settled'
    where u.tenant_id = $1 and u.project_id = any($2::uuid[]) and u.bucket = 'actual' and (u.holder_kind <> 'acceptance' or a.id is not null)
    group by 1, 2, 3 having sum(u.amount) <> 0)
  select ${columnsSql},
    case when d.subject = 'purchaseOrder' then ${promised} else ${used} end as "committedBy",
    ${used} as "settledBy"
  from documents d order by d.side, d.subject, d.code`

export const readSources = async (ctx: Ctx, project: string): Promise<SourceDocument[]> =>
  (await ctx.db.run<SourceDocument>(documentsSql, [ctx.tenantId, [project]])).rows

const moneySql = `select d.project, ${columnsSql}, '[]'::json as "committedBy", '[]'::json as "settledBy"
  from (${allSql}) d order by d.side, d.subject, d.code`

export type ProjectDocument = SourceDocument & { readonly project: string }

/** The documents of many projects as their accounts would count them, without the lines of the budget. */
export const readProjectDocuments = async (ctx: Ctx, projects: readonly string[]): Promise<ProjectDocument[]> => {
  const { rows } = await ctx.db.run<ProjectDocument>(moneySql, [ctx.tenantId, projects])
  const byProject = Map.groupBy(rows, ({ project }) => project)
  return [...byProject].flatMap(([project, own]) => coverOrders(own).map((one) => ({ ...one, project })))
}

const budgetSql = `with recursive tree as (select c.id, c.name as top, c.sort as rank, c.id as root from budget_classify_ref c
    where c.tenant_id = $1 and c.parent_id is null
    union all select c.id, t.top, t.rank, t.root from tree t join budget_classify_ref c on c.tenant_id = $1 and c.parent_id = t.id),
  opened as (select b.id from budget_ref b where b.tenant_id = $1 and b.project_id = $2 and b.effective_at is not null
    order by b.effective_at, b.version_no limit 1)
  select i.id, i.name, t.top as category, i.amount::text as amount,
    coalesce((select sum(l.cost_amount) from budget_line_ref l, opened o where l.tenant_id = $1 and l.budget_id = o.id and l.item_id = i.id), 0)
      ::numeric(15, 2)::text as first
  from budget_item_ref i join tree t on t.id = i.category_id
  where i.tenant_id = $1 and i.project_id = $2 order by t.rank, t.root, i.created_at, i.id`

export const readBudget = async (ctx: Ctx, project: string): Promise<BudgetRow[]> =>
  (await ctx.db.run<BudgetRow>(budgetSql, [ctx.tenantId, project])).rows

const pastSql = `select coalesce((select json_agg(json_build_object('id', b.id, 'name', b.name, 'at', b.effective_at, 'income', b.income_total::text,
      'cost', (b.lines_cost + b.contingency)::text, 'contingency', b.contingency::text, 'margin', b.margin::numeric(15, 2)::text) order by b.effective_at)
    from budget_ref b where b.tenant_id = $1 and b.project_id = $2 and b.effective_at is not null and b.status <> 'void'), '[]') as versions,
  coalesce((select json_agg(json_build_object('id', c.id, 'code', c.code, 'at', c.applied_at, 'added', c.added::text) order by c.applied_at)
    from budget_change_ref c where c.tenant_id = $1 and c.project_id = $2 and c.applied_at is not null), '[]') as changes`

export const readPast = async (ctx: Ctx, project: string): Promise<Past> =>
  (await ctx.db.run<Past>(pastSql, [ctx.tenantId, project])).rows[0] ?? { versions: [], changes: [] }
