import { InvoiceIn, InvoiceOut } from '@srm/api/invoicing'
import { invoicingPages } from '@srm/api/invoicing/pages'
import { orderPages } from '@srm/api/order/pages'
import { label } from '@srm/api/shared/label'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { HomeDuty, HomeFigure, HomeQuestion } from '#kernel/module.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'
import { purchaseOrders } from '#modules/order/index.ts'

const path = `${invoicingPages.invoiceOut.detail.path}?id=`

const pathIn = `${invoicingPages.invoiceIn.detail.path}?id=`

const seen = (record: RecordDefinition, { ctx, params }: HomeQuestion, ...more: readonly string[]): string =>
  ['t.tenant_id = $1', ...more, ...scopeSql(record, ctx, params)].join(' and ')

const within = (question: HomeQuestion, ...more: readonly string[]): string => seen(InvoiceOut, question, ...more)

/** Accepted by both sides for more than what was invoiced; `t` is the order. */
const uninvoiced = `coalesce((select sum(a.payable_amount) from acceptance_ref a where a.tenant_id = t.tenant_id and a.order_id = t.id
    and a.stage = 'settled'), 0)
  > coalesce((select sum(i.amount - i.red_amount) from invoice_in i where i.tenant_id = t.tenant_id and i.order_id = t.id
    and i.red_of_id is null and i.verify_state <> 'failed'), 0)`

export const invoiceDuties: readonly HomeDuty[] = [
  {
    key: 'invoiceIn.missing',
    rank: 36,
    label: label('已验收、应收票未收票的订单', 'Accepted orders without an invoice'),
    path: `${orderPages.order.detail.path}?id=`,
    permission: 'invoiceIn:create',
    rows: (question) => `select t.id, t.code || ' ' || t.title as title, s.name as note, t.created_at as at
      from purchase_order_ref t join supplier_ref s on s.tenant_id = t.tenant_id and s.id = t.supplier_id
      where ${seen(purchaseOrders.record, question, 't.owner_id = $2', `t.stage in ('executing', 'accepted')`, uninvoiced)} order by t.created_at, t.id`,
  },
  {
    key: 'invoiceIn.toVerify',
    rank: 37,
    label: label('待核验的发票', 'Invoices to verify'),
    path: pathIn,
    permission: 'invoiceIn:verify',
    rows: (
      question,
    ) => `select t.id, t.number || ' ' || t.seller_name as title, t.code as note, t.created_at as at from invoice_in t
      where ${seen(InvoiceIn, question, `t.verify_state = 'unverified'`, 't.owner_id <> $2')} order by t.created_at, t.id`,
  },
  {
    key: 'invoiceIn.toDeduct',
    rank: 38,
    label: label('本月待抵扣的专票', 'Special invoices to deduct this month'),
    path: pathIn,
    permission: 'invoiceIn:deduct',
    rows: (
      question,
    ) => `select t.id, t.number || ' ' || t.seller_name as title, t.code as note, t.verified_at as at from invoice_in t
      where ${seen(InvoiceIn, question, `t.verify_state = 'verified'`, 't.is_deductible', 't.deduct_month is null', 't.red_of_id is null', 't.red_amount < t.amount')}
      order by t.verified_at, t.id`,
  },
  {
    key: 'invoiceIn.exception',
    rank: 39,
    label: label('匹配异常的发票', 'Invoices that do not match'),
    path: pathIn,
    permission: 'invoiceIn:override',
    rows: (
      question,
    ) => `select t.id, t.number || ' ' || t.seller_name as title, t.code as note, t.updated_at as at from invoice_in t
      where ${seen(InvoiceIn, question, `t.match_state = 'exception'`, 't.overridden_at is null', 't.owner_id <> $2')} order by t.updated_at, t.id`,
  },
  {
    key: 'invoiceOut.toIssue',
    rank: 34,
    label: label('待开具的发票', 'Invoices to issue'),
    path,
    permission: 'invoiceOut:issue',
    rows: (
      question,
    ) => `select t.id, t.code || ' ' || t.title_name as title, coalesce(t.needed_on::text, '') as note, t.updated_at as at from invoice_out t
      where ${within(question, `t.stage = 'toIssue'`, 't.owner_id <> $2')} order by t.needed_on nulls last, t.updated_at, t.id`,
  },
  {
    key: 'invoiceOut.toDeliver',
    rank: 35,
    label: label('我申请的发票待交付', 'My invoices to deliver'),
    path,
    permission: 'invoiceOut:deliver',
    rows: (question) => `select t.id, t.code || ' ' || t.title_name as title, coalesce(t.invoice_no, '') as note,
        t.issued_on::timestamp at time zone 'Asia/Shanghai' as at from invoice_out t
      where ${within(question, 't.owner_id = $2', `t.stage = 'issued'`)} order by t.issued_on, t.id`,
  },
]

const toIssue = encodeURIComponent(JSON.stringify([{ field: 'stage', op: 'in', value: ['toIssue'] }]))

const toVerify = encodeURIComponent(JSON.stringify([{ field: 'verifyState', op: 'in', value: ['unverified'] }]))

export const invoiceFigures: readonly HomeFigure[] = [
  {
    key: 'invoiceIn.toVerify',
    rank: 41,
    label: label('待核验发票', 'Invoices to verify'),
    path: `${invoicingPages.invoiceIn.list.path}?filter=${toVerify}`,
    permission: 'invoiceIn:verify',
    tone: 'warning',
    count: (question) =>
      `select count(*) from invoice_in t where ${seen(InvoiceIn, question, `t.verify_state = 'unverified'`)}`,
  },
  {
    key: 'invoiceOut.toIssue',
    rank: 40,
    label: label('待开具发票', 'Invoices to issue'),
    path: `${invoicingPages.invoiceOut.list.path}?filter=${toIssue}`,
    permission: 'invoiceOut:issue',
    tone: 'warning',
    count: (question) => `select count(*) from invoice_out t where ${within(question, `t.stage = 'toIssue'`)}`,
  },
]
