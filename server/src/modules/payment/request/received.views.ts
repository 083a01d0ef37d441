import type { PayableInvoices } from '@srm/api/payment'
import { label } from '@srm/api/shared/label'
import { yuanText } from '@srm/api/shared/amount-text'
import { addMoney, compareMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { DebtItem } from '#modules/invoicing/index.ts'
import { takeTurns } from './request.store.ts'
import { visibleSource } from './source.views.ts'

const live = `r.status in ('pending', 'approved') and r.stage <> 'canceled'`

/** What of an invoice other requests ask for. */
const usedSql = `coalesce((select sum(l.amount) from payment_request_received l
    join payment_request r on r.tenant_id = l.tenant_id and r.id = l.payment_request_id
    where l.tenant_id = $1 and l.invoice_id = i.id and ${live} and r.id is distinct from $2::uuid), 0)`

const columnOf = ({ subject }: DebtItem): string => (subject === 'contract' ? 'contract_id' : 'order_id')

const rowsSql = (
  where: string,
): string => `select i.id, i.name as number, i.issued_on::text as "issuedOn", i.open_amount::text as amount,
    greatest(i.open_amount - ${usedSql}, 0)::numeric(15, 2)::text as open, i.is_payable as "isPayable", i.order_id as "order",
    i.contract_id as contract, i.verify_state as "verifyState", i.match_state as "matchState", i.is_held as "isHeld"
  from invoice_in_ref i where i.tenant_id = $1 and i.red_of_id is null and ${where} order by i.created_at, i.id`

type Row = PayableInvoices['items'][number] & {
  readonly order: string | null
  readonly contract: string | null
  readonly verifyState: string
  readonly matchState: string
  readonly isHeld: boolean
}

type Choice = readonly { readonly invoice: string; readonly amount: string }[]

const same = (text: string) => label(text, text)

/** What was chosen is for what is paid, and no more of it than is left. */
export const assertReceived = async (
  ctx: Ctx,
  request: string | null,
  { item, amount, chosen }: { readonly item: DebtItem | null; readonly amount: string; readonly chosen: Choice },
): Promise<void> => {
  if (chosen.length === 0) return
  const ids = chosen.map(({ invoice }) => invoice)
  const { rows } = await ctx.db.run<Row>(rowsSql('i.id = any($3::uuid[])'), [ctx.tenantId, request, ids])
  for (const [at, line] of chosen.entries()) {
    const found = rows.find(({ id }) => id === line.invoice)
    const belongs = found && item && (item.subject === 'contract' ? found.contract : found.order) === item.id
    const errors = [{ path: `received.${String(at)}.invoice`, message: '' }]
    if (!belongs || ids.indexOf(line.invoice) !== at)
      fail('paymentRequest.received', { words: { number: same(found?.number ?? '') }, errors })
    else if (compareMoney(line.amount, '0') <= 0 || compareMoney(line.amount, found.open) > 0)
      fail('paymentRequest.received_over', {
        words: { number: same(found.number), open: same(yuanText(found.open)), amount: same(yuanText(line.amount)) },
        errors,
      })
  }
  const sum = addMoney('0', ...chosen.map((line) => line.amount))
  if (compareMoney(sum, amount) > 0)
    fail('paymentRequest.received_sum', { words: { sum: same(yuanText(sum)), amount: same(yuanText(amount)) } })
}

export type BlockedInvoice = {
  readonly number: string
  readonly why: 'unverified' | 'held' | 'unmatched' | 'exception' | 'over'
}

const whyNot = ({ verifyState, isHeld, matchState }: Row): BlockedInvoice['why'] => {
  if (verifyState !== 'verified') return 'unverified'
  if (isHeld) return 'held'
  return matchState === 'unmatched' ? 'unmatched' : 'exception'
}

const linesSql = `select invoice_id as invoice, amount::text as amount from payment_request_received
  where tenant_id = $1 and payment_request_id = $2 order by line`

/** What was chosen and cannot be paid on as it stands now. */
export const blockedInvoices = async (ctx: Ctx, request: string): Promise<BlockedInvoice[]> => {
  const { rows: chosen } = await ctx.db.run<Choice[number]>(linesSql, [ctx.tenantId, request])
  if (chosen.length === 0) return []
  const ids = chosen.map(({ invoice }) => invoice)
  const { rows } = await ctx.db.run<Row>(rowsSql('i.id = any($3::uuid[])'), [ctx.tenantId, request, ids])
  return rows.flatMap((row): BlockedInvoice[] => {
    if (!row.isPayable) return [{ number: row.number, why: whyNot(row) }]
    const asked = chosen.find(({ invoice }) => invoice === row.id)?.amount ?? '0'
    return compareMoney(asked, row.open) > 0 ? [{ number: row.number, why: 'over' }] : []
  })
}

type Cover = {
  /** Verified, matched or let through, and not on hold. */
  readonly payable: string
  /** The other ones, of which some are verified. */
  readonly other: string
  readonly otherVerified: string
}

const coveredSql = (
  item: DebtItem,
): string => `select coalesce(sum(i.open_amount) filter (where i.is_payable), 0)::numeric(15, 2)::text as payable,
    coalesce(sum(i.open_amount) filter (where not i.is_payable and i.verify_state <> 'failed'), 0)::numeric(15, 2)::text as other,
    coalesce(sum(i.open_amount) filter (where not i.is_payable and i.verify_state = 'verified'), 0)::numeric(15, 2)::text as "otherVerified"
  from invoice_in_ref i where i.tenant_id = $1 and i.${columnOf(item)} = $2 and i.red_of_id is null`

/** What received invoices of an order or a contract come to. */
export const receivedOf = async (ctx: Ctx, item: DebtItem): Promise<Cover> =>
  (await ctx.db.run<Cover>(coveredSql(item), [ctx.tenantId, item.id])).rows[0] ?? {
    payable: '0.00',
    other: '0.00',
    otherVerified: '0.00',
  }

const bookedSql = (
  item: DebtItem,
): string => `select coalesce(sum(i.amount), 0)::numeric(15, 2)::text as amount from invoice_in_ref i
  where i.tenant_id = $1 and i.${columnOf(item)} = $2 and i.verify_state = 'verified'`

/** What of it stands in the books, red ones taken off. */
export const bookedReceived = async (ctx: Ctx, item: { subject: string; id: string }): Promise<string> => {
  if (item.subject !== 'contract' && item.subject !== 'purchaseOrder') return '0.00'
  const sql = bookedSql({ subject: item.subject, id: item.id })
  return (await ctx.db.run<{ amount: string }>(sql, [ctx.tenantId, item.id])).rows[0]?.amount ?? '0.00'
}

type Question = { readonly kind: 'plan' | 'order'; readonly source: string; readonly except?: string | undefined }

/** What may be chosen for a payment: the oldest first, with what is left of each. */
export const payableInvoices = async (ctx: Ctx, question: Question): Promise<PayableInvoices> => {
  const { kind, source, except = null } = question
  if (ctx.session.masks?.has('cost')) fail('paymentRequest.masked')
  const { contract } = await visibleSource(ctx, kind, source)
  const item: DebtItem =
    contract === null ? { subject: 'purchaseOrder', id: source } : { subject: 'contract', id: contract }
  const where = `i.${columnOf(item)} = $3 and i.verify_state <> 'failed'`
  const { rows } = await ctx.db.run<Row>(rowsSql(where), [ctx.tenantId, except, item.id])
  const items = rows
    .filter(({ open }) => compareMoney(open, '0') > 0)
    .map(({ id, number, issuedOn, amount, open, isPayable }) => ({ id, number, issuedOn, amount, open, isPayable }))
  const payable = addMoney('0', ...items.filter((one) => one.isPayable).map(({ open }) => open))
  return { items, payable }
}

const moneySql = (
  item: DebtItem,
): string => `select coalesce(sum(r.amount) filter (where r.stage = 'paid'), 0)::numeric(15, 2)::text as paid,
    coalesce(sum(r.invoice_total) filter (where r.status = 'approved' and r.stage <> 'canceled'), 0)::numeric(15, 2)::text as booked,
    coalesce(sum(r.invoice_total) filter (where ${live}), 0)::numeric(15, 2)::text as asked
  from payment_request r where r.tenant_id = $1 and r.${columnOf(item)} = $2 and r.kind in ('plan', 'order')`

type Money = { readonly paid: string; readonly booked: string; readonly asked: string }

/** What payments say of an order or a contract, for the module that receives its invoices. */
export const paymentsOfDebt = {
  lock: (ctx: Ctx, item: DebtItem): Promise<void> => takeTurns(ctx, [item.id]),
  money: async (ctx: Ctx, item: DebtItem): Promise<Money> =>
    (await ctx.db.run<Money>(moneySql(item), [ctx.tenantId, item.id])).rows[0] ?? {
      paid: '0.00',
      booked: '0.00',
      asked: '0.00',
    },
}
