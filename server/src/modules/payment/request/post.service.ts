import { PaymentRequest } from '@srm/api/payment'
import { shanghaiDay } from '@srm/api/shared/date'
import { addMoney, compareMoney, subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { books } from '#modules/ledger/index.ts'
import { bookedReceived } from './received.views.ts'
import { itemOf, type RequestRow } from './request.store.ts'

const idOf = (one: { readonly id: string } | null): string | null => one?.id ?? null
const lesser = (one: string, other: string): string => (compareMoney(one, other) < 0 ? one : other)
const atLeastNothing = (amount: string): string => (compareMoney(amount, '0') > 0 ? amount : '0.00')

const documentOf = ({ id, code }: Pick<RequestRow, 'id' | 'code'>) => ({ subject: PaymentRequest.name, id, code })

const dimensionsOf = ({ project, supplier, owner, kind }: RequestRow) => ({
  project: idOf(project),
  supplier: idOf(supplier),
  person: kind === 'labor' ? null : idOf(owner),
})

const columns: Readonly<Record<string, string>> = {
  contract: 'contract_id = $2',
  purchaseOrder: 'order_id = $2 and contract_id is null',
  paymentRequest: 'id = $2',
}

const opening = (column: string): string =>
  `(select coalesce(max(o.${column}), 0) from contract_opening_ref o where o.tenant_id = $1 and o.id = $2)`

/** What was paid and invoiced of a contract before the company began with the product counts too. */
const sumsSql = (
  of: string,
): string => `select (coalesce(sum(amount) filter (where stage = 'paid'), 0) + ${opening('opening_settled')})::text as paid,
    (coalesce(sum(invoice_total) filter (where status = 'approved' and stage <> 'canceled'), 0) + ${opening('opening_invoiced')})::text
      as invoiced
  from payment_request where tenant_id = $1 and ${of} and id <> $3 and kind in ('plan', 'order', 'invoice')`

type Sums = { readonly paid: string; readonly invoiced: string }

/** What was paid and invoiced of the same thing by other requests. */
const sumsOf = async (ctx: Ctx, row: RequestRow): Promise<Sums> => {
  const item = itemOf(row)
  const sql = sumsSql(columns[item.subject] ?? 'id = $2')
  const { rows } = await ctx.db.run<Sums>(sql, [ctx.tenantId, item.id, row.id])
  const { paid, invoiced } = rows[0] ?? { paid: '0.00', invoiced: '0.00' }
  return { paid, invoiced: addMoney(invoiced, await bookedReceived(ctx, item)) }
}

const taxSql = `select coalesce(sum(deductible_tax), 0)::text as tax from received_invoice_ref
  where tenant_id = $1 and holder_kind = $2 and holder_id = $3 and state = 'used'`

/** Invoices that were agreed to: what was paid in advance is offset, the rest is owed. */
export const postInvoices = async (ctx: Ctx, row: RequestRow): Promise<void> => {
  const amount = row.invoiceTotal
  const company = idOf(row.company)
  if (company === null || row.kind === 'labor' || compareMoney(amount, '0') <= 0) return
  const { paid, invoiced } = await sumsOf(ctx, row)
  const { rows } = await ctx.db.run<{ tax: string }>(taxSql, [ctx.tenantId, PaymentRequest.name, row.id])
  await books.postEvent(ctx, {
    event: 'payment.invoiced',
    document: documentOf(row),
    company,
    day: shanghaiDay(new Date()),
    keepsDay: true,
    details: {
      amount,
      tax: lesser(rows[0]?.tax ?? '0.00', amount),
      prepaid: lesser(atLeastNothing(subtractMoney(paid, invoiced)), amount),
      item: itemOf(row),
    },
    dimensions: dimensionsOf(row),
  })
}

export const unpostInvoices = async (ctx: Ctx, row: RequestRow): Promise<void> => {
  await books.reverseEvent(ctx, { event: 'payment.invoiced', document: documentOf(row) })
}

type Paid = { readonly transfer: string; readonly day: string; readonly fund: string }

/** Money that left for a supplier or a person; claims and loans are posted by the module they belong to. */
export const postPayment = async (ctx: Ctx, row: RequestRow, { transfer, day, fund }: Paid): Promise<void> => {
  const place = await books.placeOf(ctx, { fund, company: idOf(row.company), day })
  if (!place) return
  const shared = {
    document: documentOf(row),
    part: transfer,
    company: place.company,
    day,
    dimensions: dimensionsOf(row),
  }
  const amount = row.amount
  if (row.kind === 'labor') {
    const details = { fund: place.fund, amount, withheld: row.withheld }
    await books.postEvent(ctx, { ...shared, event: 'labor.paid', details })
    return
  }
  const { paid, invoiced } = await sumsOf(ctx, row)
  const owed = atLeastNothing(subtractMoney(invoiced, paid, `-${row.invoiceTotal}`))
  const prepaid = subtractMoney(amount, lesser(owed, amount))
  const details = { fund: place.fund, amount, prepaid, item: itemOf(row) }
  await books.postEvent(ctx, { ...shared, event: 'payment.paid', details })
}

const of = (subject: string, column: string, where: string) => ({
  accounts: ['payable', 'prepaid'] as const,
  subject,
  documents: `select ${column} as id, min(code) as code,
      sum(case when stage = 'paid' then amount else 0 end) - sum(case when status = 'approved' and stage <> 'canceled' then invoice_total else 0 end)
        as amount
    from payment_request where tenant_id = $1 and kind in ('plan', 'order', 'invoice') and ${where} group by ${column}`,
})

const ofDebt = (subject: string, column: string, where: string, further = '') => ({
  ...of(subject, column, where),
  documents: `select d.id, min(d.code) as code, sum(d.amount) as amount from (
      ${of(subject, column, where).documents}
      union all select ${column} as id, min(code) as code, -sum(amount) as amount from invoice_in_ref
        where tenant_id = $1 and verify_state = 'verified' and ${where} group by ${column} ${further}) d group by d.id`,
})

const openingSql = `union all select id, code, opening_settled - opening_invoiced from contract_opening_ref
  where tenant_id = $1 and side = 'pay'`

/** What requests and received invoices say is owed, paid in advance and spent. */
export const paymentSources = [
  ofDebt('contract', 'contract_id', 'contract_id is not null', openingSql),
  ofDebt('purchaseOrder', 'order_id', 'contract_id is null and order_id is not null'),
  of(PaymentRequest.name, 'id', 'contract_id is null and order_id is null'),
  {
    accounts: ['cost', 'inputTax'] as const,
    subject: PaymentRequest.name,
    documents: `select id, code, case when kind = 'labor' then amount else invoice_total end as amount from payment_request
      where tenant_id = $1 and (kind = 'labor' and stage = 'paid'
        or kind in ('plan', 'order', 'invoice') and status = 'approved' and stage <> 'canceled')`,
  },
  {
    accounts: ['withheldTax'] as const,
    subject: PaymentRequest.name,
    documents: `select id, code, -withheld as amount from payment_request where tenant_id = $1 and kind = 'labor' and stage = 'paid'`,
  },
]
