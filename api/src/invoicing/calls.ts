import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { attachments, date, income, NamedRef, text } from '../shared/fields.ts'
import { optional } from '../shared/field-meta.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { Versioned, VersionResult } from '../shared/versioned.ts'
import { InvoiceOut } from './invoice-out.ts'
import { delivery, issuedKind } from './words.ts'

/** Longer than any digital invoice of a thousand lines. */
export const maxInvoiceXml = 300_000

/** What a number and a day are told with, for an invoice and for the red one that reverses it. */
const numberFields = {
  invoiceNo: text('发票号码', 'Invoice number', { max: 20 }),
  invoiceCode: optional(text('发票代码', 'Invoice code', { max: 12 })),
  issuedOn: date('开票日期', 'Issued on'),
  invoiceFiles: attachments('发票文件', 'Invoice files', { max: 5 }).default([]),
}

export const issueFields = numberFields
export const redFields = {
  amount: income('红冲金额（含税）', 'Amount to reverse, incl. tax'),
  ...numberFields,
  reason: text('红冲原因', 'Why', { max: 200 }),
}
export const deliverFields = {
  deliveredOn: date('交付日期', 'Delivered on'),
  delivery: delivery(),
  courierNo: optional(text('快递单号', 'Courier number', { max: 50 })),
  receiver: optional(text('收票人', 'Received by', { max: 50 })),
}

const Xml = z.string().max(maxInvoiceXml)

/** What of a contract is invoiced, applied for and free; nothing where the reader's roles cover it. */
const Room = z.object({
  amount: z.string(),
  invoiced: z.string(),
  /** Applications under approval and those waiting to be issued. */
  asked: z.string(),
  /** Nothing where the contract has no limit of its own. */
  free: z.string().nullable(),
})

const Start = z.object({
  room: Room.nullable(),
  customer: NamedRef.nullable(),
  project: NamedRef.nullable(),
  ourCompany: NamedRef.nullable(),
  kind: issuedKind(),
  taxRate: z.string(),
  title: NamedRef.nullable(),
  titleName: z.string(),
  taxNo: z.string().nullable(),
  /** What is left of the instalment, or of the contract. */
  amount: z.string().nullable(),
  itemName: z.string(),
})
export type InvoiceStart = z.output<typeof Start>

/** What stands in the XML of a digital invoice. */
export const DigitalInvoice = z.object({
  invoiceNo: z.string(),
  issuedOn: z.string(),
  kind: z.enum(['digitalSpecial', 'digitalOrdinary']).nullable(),
  sellerName: z.string(),
  sellerTaxNo: z.string(),
  buyerName: z.string(),
  buyerTaxNo: z.string().nullable(),
  amountExTax: z.string(),
  tax: z.string(),
  amount: z.string(),
})
export type DigitalInvoice = z.output<typeof DigitalInvoice>

const Difference = z.object({
  field: z.enum(['sellerName', 'sellerTaxNo', 'buyerName', 'buyerTaxNo', 'amount', 'tax', 'kind']),
  applied: z.string(),
  printed: z.string(),
  /** What differs so is not issued. */
  isBlocking: z.boolean(),
})
const ReadInvoice = z.object({ invoice: DigitalInvoice, differences: z.array(Difference) })
export type ReadInvoice = z.output<typeof ReadInvoice>

const step = { method: 'POST', family: 'invoice_out', params: IdParams, result: VersionResult } as const

/** For whoever decides: how the contract of an application stands. */
const Purse = z.object({
  amount: z.string(),
  invoiced: z.string(),
  asked: z.string(),
  settled: z.string(),
  unpaid: z.string(),
  overdue: z.string(),
})

export const invoiceOut = {
  ...crud(InvoiceOut),
  start: endpoint({
    method: 'GET',
    path: '/api/invoice_out/start',
    family: 'invoice_out',
    title: label('开票申请起始内容', 'What an application begins with'),
    access: { permission: 'invoiceOut:create' },
    query: z.strictObject({ contract: Id, plan: Id.optional(), title: Id.optional() }),
    result: Start,
  }),
  purse: endpoint({
    method: 'GET',
    path: '/api/invoice_out/purse/:id',
    family: 'invoice_out',
    title: label('开票合同的钱', 'The money of an invoiced contract'),
    access: { permission: 'invoiceOut:show' },
    params: IdParams,
    result: Purse.nullable(),
  }),
  readXml: endpoint({
    method: 'POST',
    path: '/api/invoice_out/read_xml/:id',
    family: 'invoice_out',
    title: label('读取数电票 XML', 'Read the XML of a digital invoice'),
    access: { permission: 'invoiceOut:issue' },
    params: IdParams,
    body: z.strictObject({ xml: Xml }),
    result: ReadInvoice,
  }),
  issue: endpoint({
    ...step,
    path: '/api/invoice_out/issue/:id',
    title: label('开具发票', 'Issue an invoice'),
    access: { permission: 'invoiceOut:issue' },
    body: Versioned.extend({ ...issueFields, xml: Xml.optional() }),
  }),
  deliver: endpoint({
    ...step,
    path: '/api/invoice_out/deliver/:id',
    title: label('交付发票', 'Deliver an invoice'),
    access: { permission: 'invoiceOut:deliver' },
    body: Versioned.extend(deliverFields),
  }),
  red: endpoint({
    ...step,
    path: '/api/invoice_out/red/:id',
    title: label('红冲发票', 'Reverse an invoice'),
    access: { permission: 'invoiceOut:red' },
    body: Versioned.extend(redFields),
  }),
}
