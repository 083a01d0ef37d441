import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { FileView, money } from '../shared/fields.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

const path = (of: string) => `/api/external/order/${of}` as const

const filled = (max: number) => z.string().trim().min(1, { error: '不能为空' }).max(max)

const Line = z.object({
  id: Id,
  position: z.int(),
  name: z.string(),
  /** Its purchase type, in words. */
  type: z.string().nullable(),
  requirement: z.string().nullable(),
  quantity: z.string(),
  times: z.string(),
  unit: z.string().nullable(),
  dateFrom: z.string().nullable(),
  dateTo: z.string().nullable(),
  timeSlot: z.string().nullable(),
  attendees: z.int().nullable(),
  layout: z.string().nullable(),
  unitPrice: z.string(),
  amount: z.string(),
  /** The hall or the room type, where one is named. */
  place: z.string().nullable(),
  /** It is invoiced to the customer and paid by them. */
  isCustomerPaid: z.boolean(),
  remark: z.string().nullable(),
})

/** A line of a change, as it stands and as it would be; a quantity of 0 means that it is dropped. */
const ChangedLine = z.object({
  id: Id,
  name: z.string(),
  unit: z.string().nullable(),
  requirement: z.string().nullable(),
  /** Nothing where the line is a new one. */
  before: z
    .object({
      quantity: z.string(),
      times: z.string(),
      unitPrice: z.string(),
      amount: z.string(),
      dateFrom: z.string().nullable(),
      dateTo: z.string().nullable(),
    })
    .nullable(),
  after: z.object({
    quantity: z.string(),
    times: z.string(),
    unitPrice: z.string(),
    amount: z.string(),
    dateFrom: z.string().nullable(),
    dateTo: z.string().nullable(),
  }),
})

const Change = z.object({
  id: Id,
  code: z.string(),
  reason: z.string(),
  versionNo: z.int(),
  amountBefore: z.string(),
  amount: z.string(),
  difference: z.string(),
  lines: z.array(ChangedLine),
})

const Page = z.object({
  company: z.string(),
  code: z.string(),
  title: z.string(),
  supplier: z.string(),
  contact: z.string(),
  buyer: z.string(),
  buyerMobile: z.string().nullable(),
  /** What the supplier is asked to say yes or no to; nothing when there is nothing to answer. */
  asks: z.enum(['order', 'change']).nullable(),
  /** What was seen; an answer to something else is refused. */
  seen: z.int(),
  state: z.enum(['preparing', 'waiting', 'changeRequested', 'rejected', 'confirmed', 'done', 'canceled']),
  versionNo: z.int(),
  amount: z.string(),
  amountExTax: z.string(),
  tax: z.string(),
  adjustment: z.string(),
  customerAmount: z.string(),
  serviceFrom: z.string().nullable(),
  serviceTo: z.string().nullable(),
  paymentTerms: z.string().nullable(),
  depositRate: z.string().nullable(),
  cancellation: z.array(z.object({ days: z.int(), rate: z.string() })),
  /** When how much is paid. */
  payments: z.array(
    z.object({
      name: z.string(),
      trigger: z.enum(['confirmed', 'beforeEvent', 'afterEvent', 'accepted']),
      days: z.int(),
      rate: z.string(),
      amount: z.string(),
      dueOn: z.string().nullable(),
    }),
  ),
  terms: z.string().nullable(),
  files: z.array(z.object({ id: Id, name: z.string(), url: z.string() })),
  lines: z.array(Line),
  change: Change.nullable(),
  /** What they said last. */
  answer: z.object({ note: z.string().nullable(), signer: z.string().nullable(), at: z.string() }).nullable(),
})
export type OrderPage = z.output<typeof Page>

const State = z.object({ state: Page.shape.state, asks: Page.shape.asks })

const SentInvoice = z.object({
  id: Id,
  number: z.string(),
  amount: z.string(),
  issuedOn: z.string(),
  state: z.enum(['unverified', 'verified', 'failed']),
  /** What was found when it was verified. */
  note: z.string().nullable(),
})
export type SentInvoice = z.output<typeof SentInvoice>

const invoiceKinds = ['digitalSpecial', 'digitalOrdinary', 'paperSpecial', 'paperOrdinary', 'other'] as const

const InvoiceBody = z.strictObject({
  file: Id,
  kind: z.enum(invoiceKinds),
  number: filled(40),
  invoiceCode: filled(20).optional(),
  issuedOn: z.iso.date(),
  amount: money('价税合计（含税）', 'Amount incl. tax'),
  tax: money('税额', 'Tax'),
})
/** What a supplier says of an invoice it sends; where its file can be read, the file decides. */
export type InvoiceToSend = z.output<typeof InvoiceBody>

const signer = filled(50)
const seen = z.int()

/** What a supplier does about one order, by their link and for nobody else. */
export const externalOrder = {
  page: endpoint({
    method: 'GET',
    path: path('page'),
    title: label('供应商订单页', "What a supplier's page of an order shows"),
    access: 'external',
    result: Page,
  }),
  invoices: endpoint({
    method: 'GET',
    path: path('invoices'),
    title: label('供应商已交发票', 'Invoices a supplier has sent for an order'),
    access: 'external',
    result: z.object({ isOpen: z.boolean(), items: z.array(SentInvoice) }),
  }),
  invoiceFile: endpoint({
    method: 'POST',
    path: path('invoice_file'),
    title: label('供应商上传发票文件', 'A supplier uploads the file of an invoice'),
    access: 'external',
    upload: true,
    result: FileView,
  }),
  sendInvoice: endpoint({
    method: 'POST',
    path: path('invoice'),
    title: label('供应商提交发票', 'A supplier sends an invoice'),
    access: 'external',
    body: InvoiceBody,
    result: z.object({ id: Id, code: z.string() }),
  }),
  /** To the order or, where one waits, to its change. */
  confirm: endpoint({
    method: 'POST',
    path: path('confirm'),
    title: label('供应商确认订单', 'A supplier confirms an order'),
    access: 'external',
    body: z.strictObject({ seen, signer }),
    result: State,
  }),
  request: endpoint({
    method: 'POST',
    path: path('request'),
    title: label('供应商要求修改订单', 'A supplier asks for a change of an order'),
    access: 'external',
    body: z.strictObject({ seen, signer, note: filled(500) }),
    result: State,
  }),
  reject: endpoint({
    method: 'POST',
    path: path('reject'),
    title: label('供应商拒绝订单', 'A supplier rejects an order'),
    access: 'external',
    body: z.strictObject({ seen, signer, note: filled(500) }),
    result: State,
  }),
}
