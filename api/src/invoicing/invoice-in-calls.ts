import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { attachments, bool, cost, date, NamedRef, text } from '../shared/fields.ts'
import { optional } from '../shared/field-meta.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { Versioned, VersionResult } from '../shared/versioned.ts'
import { DigitalInvoice } from './calls.ts'
import { InvoiceIn } from './invoice-in.ts'
import { matchState } from './words.ts'

const family = 'invoice_in'
const path = <P extends string>(of: P) => `/api/invoice_in/${of}` as const
const step = { method: 'POST', family, params: IdParams, result: VersionResult } as const

export const verifyFields = { note: optional(text('核验说明', 'What was found', { max: 200 })) }
export const holdFields = { reason: text('冻结原因', 'Why', { max: 200 }) }
export const overrideFields = { reason: text('放行原因', 'Why', { max: 200 }) }
export const deductFields = {
  isDeductible: bool('可抵扣', 'Deductible'),
  deductMonth: optional(date('抵扣月份', 'Month of deduction')),
}
export const redInFields = {
  amount: cost('红冲金额（含税）', 'Amount to reverse, incl. tax'),
  tax: cost('红冲税额', 'Tax of it'),
  number: text('红字发票号码', 'Number of the red invoice', { max: 40 }),
  invoiceCode: optional(text('发票代码', 'Invoice code', { max: 20 })),
  issuedOn: date('开票日期', 'Issued on'),
  attachments: attachments('发票文件', 'Invoice files', { max: 5 }).default([]),
  reason: text('红冲原因', 'Why', { max: 200 }),
}

/** What was ordered and accepted, and what of it was invoiced; nothing of it where the reader's roles cover costs. */
const Room = z.object({
  ordered: z.string(),
  /** Nothing where nobody accepts: a contract without an order. */
  accepted: z.string().nullable(),
  invoiced: z.string(),
  /** Nothing where there is no limit. */
  ceiling: z.string().nullable(),
  open: z.string().nullable(),
})
export type InvoiceRoom = z.output<typeof Room>

const Start = z.object({
  room: Room.nullable(),
  supplier: NamedRef,
  project: NamedRef.nullable(),
  ourCompany: NamedRef.nullable(),
})
export type InvoiceInStart = z.output<typeof Start>

/** What a file says, and where it was used already. */
const ReadFile = z.object({
  invoice: DigitalInvoice,
  ourCompany: NamedRef.nullable(),
  /** The document the same number is used in, as far as the reader may know. */
  usedIn: z.string().nullable(),
})
export type ReadInvoiceFile = z.output<typeof ReadFile>

const Check = z.object({
  key: z.enum(['title', 'seller', 'match', 'held', 'verify', 'red']),
  /** Nothing is paid on it while this stands. */
  blocks: z.boolean(),
  text: z.string(),
})
const Standing = z.object({
  state: matchState(),
  room: Room.nullable(),
  checks: z.array(Check),
  isPayable: z.boolean(),
})
export type InvoiceStanding = z.output<typeof Standing>

export const invoiceIn = {
  ...crud(InvoiceIn),
  start: endpoint({
    method: 'GET',
    path: path('start'),
    family,
    title: label('收票起始内容', 'What an invoice begins with'),
    access: { permission: 'invoiceIn:create' },
    query: z.strictObject({ order: Id.optional(), contract: Id.optional() }),
    result: Start,
  }),
  read: endpoint({
    method: 'POST',
    path: path('read'),
    family,
    title: label('读取发票文件', 'Read the file of an invoice'),
    access: { permission: 'invoiceIn:create' },
    body: z.strictObject({ file: Id }),
    result: ReadFile,
  }),
  standing: endpoint({
    method: 'GET',
    path: path('standing/:id'),
    family,
    title: label('收票检查', 'What speaks against an invoice'),
    access: { permission: 'invoiceIn:show' },
    params: IdParams,
    result: Standing,
  }),
  verify: endpoint({
    ...step,
    path: path('verify/:id'),
    title: label('核验发票', 'Verify an invoice'),
    access: { permission: 'invoiceIn:verify' },
    body: Versioned.extend({ result: z.enum(['verified', 'failed']), ...verifyFields }),
  }),
  override: endpoint({
    ...step,
    path: path('override/:id'),
    title: label('放行匹配异常', 'Let an exception through'),
    access: { permission: 'invoiceIn:override' },
    body: Versioned.extend(overrideFields),
  }),
  hold: endpoint({
    ...step,
    path: path('hold/:id'),
    title: label('冻结发票', 'Put an invoice on hold'),
    access: { permission: 'invoiceIn:hold' },
    body: Versioned.extend(holdFields),
  }),
  release: endpoint({
    ...step,
    path: path('release/:id'),
    title: label('解除冻结', 'Release an invoice'),
    access: { permission: 'invoiceIn:hold' },
    body: Versioned,
  }),
  deduct: endpoint({
    ...step,
    path: path('deduct/:id'),
    title: label('登记抵扣', 'Note the month of deduction'),
    access: { permission: 'invoiceIn:deduct' },
    body: Versioned.extend(deductFields),
  }),
  red: endpoint({
    ...step,
    path: path('red/:id'),
    title: label('登记红字发票', 'Enter the red invoice'),
    access: { permission: 'invoiceIn:red' },
    body: Versioned.extend(redInFields),
  }),
}
