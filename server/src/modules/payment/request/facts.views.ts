import { PaymentRequest } from '@srm/api/payment'
import { addMoney, compareMoney, percentage, subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { matchFor } from '#modules/acceptance/index.ts'
import { judgeBudgetUse } from '#modules/budget/index.ts'
import { objections } from '#modules/supplier/index.ts'
import {
  sameDays,
  splitDays,
  splitLimit,
  type CoverFacts,
  type RequestFacts,
  type SourceFacts,
} from './reasons.rules.ts'
import { blockedInvoices, receivedOf } from './received.views.ts'
import type { JudgedRow } from './request.store.ts'
import { hasSource, hindranceOf, sourceOf, type Source } from './source.views.ts'

const live = `r.status in ('pending', 'approved') and r.stage <> 'canceled'`

const contractSql = `select c.settled::text as settled, c.invoiced::text as invoiced,
    coalesce(c.deposit, (select sum(p.amount) from payment_plan_ref p where p.tenant_id = $1 and p.contract_id = c.id and p.trigger = 'sign'),
      0)::text as "advanceLimit",
    (select coalesce(sum(a.payable_amount), 0)::text from acceptance_ref a where a.tenant_id = $1 and a.supplier_id = c.supplier_id
      and a.project_id = c.project_id and a.stage = 'settled') as accepted,
    s.unpaid, s.invoices
  from contract_ref c cross join lateral (
    select coalesce(sum(r.amount) filter (where r.stage <> 'paid'), 0)::text as unpaid, coalesce(sum(r.invoice_total), 0)::text as invoices
    from payment_request r where r.tenant_id = $1 and r.contract_id = c.id and ${live} and r.id <> $3) s
  where c.tenant_id = $1 and c.id = $2`

type ContractSums = {
  readonly settled: string
  readonly invoiced: string
  readonly advanceLimit: string
  readonly accepted: string
  readonly unpaid: string
  readonly invoices: string
}

type Covers = Pick<RequestFacts, 'invoices' | 'acceptance' | 'advance'>
const uncovered: Covers = { invoices: null, acceptance: null, advance: null }

const ofContract = async (ctx: Ctx, row: JudgedRow, { trigger, contract }: Source): Promise<Covers> => {
  const { rows } = await ctx.db.run<ContractSums>(contractSql, [ctx.tenantId, contract, row.id])
  const [sums] = rows
  if (!sums) return uncovered
  const out = addMoney(sums.settled, sums.unpaid)
  if (row.isAdvance) return { ...uncovered, advance: { limit: sums.advanceLimit, out } }
  // What a contract was invoiced for holds every verified invoice: those that must not be paid on are taken off.
  const received = await receivedOf(ctx, { subject: 'contract', id: contract ?? '' })
  const invoiced = subtractMoney(sums.invoiced, received.otherVerified)
  return {
    advance: null,
    invoices: { covered: addMoney(invoiced, sums.invoices, row.invoiceTotal ?? '0'), out, notCounted: received.other },
    acceptance: trigger === 'acceptance' ? { covered: sums.accepted, out } : null,
  }
}

const orderSql = `select (o.amount - o.customer_amount)::text as amount, coalesce(o.deposit_rate, 0)::text as "depositRate",
    (select coalesce(sum(r.amount), 0)::text from payment_request r where r.tenant_id = $1 and r.order_id = o.id and ${live} and r.id <> $3) as out,
    (select coalesce(sum(r.invoice_total), 0)::text from payment_request r where r.tenant_id = $1 and r.order_id = o.id and ${live} and r.id <> $3)
      as invoices
  from purchase_order_ref o where o.tenant_id = $1 and o.id = $2`

type OrderSums = {
  readonly amount: string
  readonly depositRate: string
  readonly out: string
  readonly invoices: string
}

const ofOrder = async (ctx: Ctx, row: JudgedRow, order: string): Promise<Covers> => {
  const [sums] = (await ctx.db.run<OrderSums>(orderSql, [ctx.tenantId, order, row.id])).rows
  if (!sums) return uncovered
  const { out } = sums
  if (row.isAdvance) return { ...uncovered, advance: { limit: percentage(sums.amount, sums.depositRate), out } }
  const { accepted } = await matchFor(ctx, order)
  const received = await receivedOf(ctx, { subject: 'purchaseOrder', id: order })
  const invoiced = addMoney(received.payable, sums.invoices, row.invoiceTotal ?? '0')
  return {
    advance: null,
    invoices: { covered: invoiced, out, notCounted: received.other },
    acceptance: { covered: accepted, out },
  }
}

const coversOf = (ctx: Ctx, row: JudgedRow, source: Source | null): Promise<Covers> | Covers => {
  const { kind } = row
  if (kind === 'plan' && source) return ofContract(ctx, row, source)
  if (kind === 'order' && row.order) return ofOrder(ctx, row, row.order.id)
  const invoices: CoverFacts = { covered: row.invoiceTotal ?? '0', out: '0.00' }
  return kind === 'invoice' ? { ...uncovered, invoices } : uncovered
}

/** Who else goes by the account number of a request, and what else went to it lately. */
const habitSql = `select
    (select json_agg(distinct x.name) from (
      select s.name from supplier_bank_account_ref a join supplier_ref s on s.tenant_id = a.tenant_id and s.id = a.supplier_id
        where a.tenant_id = $1 and a.account_no_key = t.payee_account_key and a.supplier_id is distinct from t.supplier_id
      union all select r.payee_name from payment_request r where r.tenant_id = $1 and r.payee_account_key = t.payee_account_key
        and r.supplier_id is null and r.payee_name <> t.payee_name and ${live}) x) as owners,
    (select json_agg(json_build_object('code', r.code, 'amount', r.amount::text, 'day', (r.created_at at time zone 'Asia/Shanghai')::date::text,
        'stage', r.stage, 'kind', r.kind, 'project', r.project_id, 'days', extract(day from now() - r.created_at)) order by r.created_at desc)
      from payment_request r where r.tenant_id = $1 and r.payee_account_key = t.payee_account_key and r.id <> t.id and ${live}
        and r.created_at > now() - interval '${String(sameDays)} days') as recent,
    (select a.name from supplier_bank_account_ref a where a.tenant_id = $1 and a.id = t.supplier_account_id) as "accountName",
    (select s.name from supplier_ref s where s.tenant_id = $1 and s.id = t.supplier_id) as supplier
  from payment_request t where t.tenant_id = $1 and t.id = $2`

type RecentPayment = {
  readonly code: string
  readonly amount: string
  readonly day: string
  readonly stage: string
  readonly kind: string
  readonly project: string | null
  readonly days: number
}
type Habits = {
  readonly owners: readonly string[] | null
  readonly recent: readonly RecentPayment[] | null
  readonly accountName: string | null
  readonly supplier: string | null
}

const below = ({ amount }: { readonly amount: string }): boolean => compareMoney(amount, splitLimit) < 0

const splitOf = (recent: readonly RecentPayment[], amount: string): RequestFacts['split'] => {
  const parts = [{ amount }, ...recent.filter(({ days }) => days < splitDays)]
  const total = addMoney('0', ...parts.map((part) => part.amount))
  const isSplit = parts.length > 1 && parts.every(below) && compareMoney(total, splitLimit) >= 0
  return isSplit ? { count: parts.length, total, limit: splitLimit } : null
}

const countedBySource: readonly string[] = ['plan', 'order', 'reimburse', 'loan']

const habitsOf = async (ctx: Ctx, { id, kind, project, amount: asked }: JudgedRow) => {
  const amount = asked ?? '0'
  const [found] = (await ctx.db.run<Habits>(habitSql, [ctx.tenantId, id])).rows
  const recent = found?.recent ?? []
  const equal = recent.filter((one) => compareMoney(one.amount, amount) === 0)
  const isDuplicate = (one: RecentPayment): boolean =>
    one.kind === kind && one.stage !== 'paid' && one.project === (project?.id ?? null)
  const duplicates = countedBySource.includes(kind) ? [] : equal.filter(isDuplicate)
  const { accountName = null, supplier = null } = found ?? {}
  return {
    accountOwners: found?.owners ?? [],
    account: accountName !== null && supplier !== null ? { name: accountName, supplier } : null,
    duplicates,
    same: equal.filter((one) => !duplicates.includes(one)),
    split: splitOf(recent, amount),
  }
}

/** What of a budget a request burdens: only what follows from nothing that burdened it before. */
export const burdenOf = ({ id, kind, budgetItem, amount }: JudgedRow) => ({
  holder: { kind: PaymentRequest.name, id },
  point: 'actual' as const,
  holds: budgetItem && !countedBySource.includes(kind) ? [{ item: budgetItem.id, amount: amount ?? '0' }] : [],
})

const overBudgetOf = async (ctx: Ctx, row: JudgedRow): Promise<RequestFacts['overBudget']> => {
  const burden = burdenOf(row)
  if (burden.holds.length === 0) return []
  const { over } = await judgeBudgetUse(ctx, { ...burden, isPending: row.status !== 'approved' })
  return over.filter(({ level }) => level === 'stop')
}

const sourceFacts = (row: JudgedRow, source: Source): SourceFacts | null => {
  if (!hasSource(row.kind)) return null
  const { name, total, paid, inFlight, others } = source
  return { name, total, paid, inFlight, others, hindrance: hindranceOf(row.kind, source, row.isAdvance) }
}

export const sourceIdOf = ({ plan, order, reimburse, loan }: JudgedRow): string | null =>
  (plan ?? order ?? reimburse ?? loan)?.id ?? null

/** Everything a request is judged by, as it stands now. */
export const readFacts = async (ctx: Ctx, row: JudgedRow): Promise<RequestFacts> => {
  const { kind, supplier, supplierAccount, isAdvance } = row
  const sourceId = sourceIdOf(row)
  const source = hasSource(kind) && sourceId !== null ? await sourceOf(ctx, kind, sourceId, row.id) : null
  const circumstances = supplierAccount ? { accountId: supplierAccount.id } : {}
  return {
    kind,
    amount: row.amount ?? '0',
    isAdvance,
    source: source && sourceFacts(row, source),
    ...(await coversOf(ctx, row, source)),
    blockedInvoices: await blockedInvoices(ctx, row.id),
    objections: supplier ? await objections.to(ctx, supplier.id, 'pay', circumstances) : [],
    accountMissing: supplier !== null && supplierAccount === null,
    ...(await habitsOf(ctx, row)),
    overBudget: await overBudgetOf(ctx, row),
  }
}
