import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { attachments, date, money, NamedRef, text } from '../shared/fields.ts'
import { optional } from '../shared/field-meta.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { Versioned, VersionResult } from '../shared/versioned.ts'
import { PaymentBatch } from './batch.ts'
import { PaymentRequest } from './request.ts'
import { PaymentReason, reasonKeys, requestKind, Transfer } from './words.ts'

/** What a request begins with, by what is to be paid. */
const Start = z.object({
  title: z.string(),
  supplier: NamedRef.nullable(),
  project: NamedRef.nullable(),
  company: NamedRef.nullable(),
  /** What of it is neither paid nor asked for yet. */
  open: z.string(),
  account: NamedRef.nullable(),
  payeeName: z.string().nullable(),
})
export type RequestStart = z.output<typeof Start>

const DueRow = z.object({
  id: Id,
  kind: z.enum(['request', 'plan', 'reimburse', 'loan']),
  title: z.string(),
  payee: z.string().nullable(),
  amount: z.string().nullable(),
  day: z.string(),
  stage: z.string(),
  isLate: z.boolean(),
  /** What stands in the way, and the page on which it is put right. */
  blocked: z.array(z.object({ key: z.enum(reasonKeys), title: z.string(), path: z.string() })),
})
export type PaymentDue = z.output<typeof DueRow>

/** What we owe a supplier by instalments, what of it is due, and what was ever paid. */
const SupplierMoney = z.object({ open: z.string().nullable(), due: z.string().nullable(), paid: z.string().nullable() })
export type SupplierMoney = z.output<typeof SupplierMoney>

const PayableInvoice = z.object({
  id: Id,
  number: z.string(),
  issuedOn: z.string(),
  amount: z.string(),
  /** What of it no payment asks for yet. */
  open: z.string(),
  isPayable: z.boolean(),
})
const PayableInvoices = z.object({ items: z.array(PayableInvoice), payable: z.string() })
export type PayableInvoices = z.output<typeof PayableInvoices>

export const slipFields = { slips: attachments('银行回单', 'Bank slips') }
export const cancelFields = { reason: text('取消原因', 'Why', { max: 200 }) }

const requestStep = { method: 'POST', family: 'payment_request', params: IdParams, result: VersionResult } as const

export const paymentRequest = {
  ...crud(PaymentRequest),
  start: endpoint({
    method: 'GET',
    path: '/api/payment_request/start',
    family: 'payment_request',
    title: label('付款申请起草内容', 'What a payment request begins with'),
    access: { permission: 'paymentRequest:create' },
    query: z.strictObject({ kind: z.enum(requestKind().options), source: Id }),
    result: Start,
  }),
  received: endpoint({
    method: 'GET',
    path: '/api/payment_request/received',
    family: 'payment_request',
    title: label('可付款的已收发票', 'Received invoices that can be paid'),
    access: { permission: 'paymentRequest:create' },
    query: z.strictObject({ kind: z.enum(['plan', 'order']), source: Id, except: Id.optional() }),
    result: PayableInvoices,
  }),
  check: endpoint({
    method: 'GET',
    path: '/api/payment_request/check/:id',
    family: 'payment_request',
    title: label('付款检查', 'What speaks against a payment'),
    access: { permission: 'paymentRequest:show' },
    params: IdParams,
    result: z.array(PaymentReason),
  }),
  due: endpoint({
    method: 'GET',
    path: '/api/payment_request/due',
    family: 'payment_request',
    title: label('本周该付谁', 'Who is to be paid this week'),
    access: { permission: 'paymentRequest:list' },
    result: z.array(DueRow),
  }),
  supplierMoney: endpoint({
    method: 'GET',
    path: '/api/payment_request/supplier_money/:id',
    family: 'payment_request',
    title: label('供应商应付与已付', 'What a supplier is owed and was paid'),
    access: { permission: 'paymentRequest:list' },
    params: IdParams,
    result: SupplierMoney,
  }),
  slip: endpoint({
    ...requestStep,
    path: '/api/payment_request/slip/:id',
    title: label('登记银行回单', 'Attach the bank slip'),
    access: { permission: 'paymentRequest:slip' },
    body: Versioned.extend(slipFields),
  }),
  cancel: endpoint({
    ...requestStep,
    path: '/api/payment_request/cancel/:id',
    title: label('取消付款', 'Cancel a payment'),
    access: { permission: 'paymentRequest:cancel' },
    body: Versioned.extend(cancelFields),
  }),
}

/** How one transfer ended. */
export const resultFields = {
  day: date('付款日期', 'Paid on'),
  bankSerial: optional(text('银行流水号', 'Bank serial number', { max: 60 })),
  failReason: optional(text('失败原因', 'Why it failed', { max: 200 })),
}

const ImportResult = z.object({
  paid: z.int(),
  failed: z.int(),
  /** Known before: the same file, or a part of it, was read already. */
  unchanged: z.int(),
  problems: z.array(z.object({ line: z.int(), text: z.string() })),
})
export type BatchImport = z.output<typeof ImportResult>

const batchStep = { method: 'POST', family: 'payment_batch', params: IdParams } as const

export const paymentBatch = {
  ...crud(PaymentBatch),
  transfers: endpoint({
    method: 'GET',
    path: '/api/payment_batch/transfers/:id',
    family: 'payment_batch',
    title: label('批次付款明细', 'Transfers of a batch'),
    access: { permission: 'paymentBatch:show' },
    params: IdParams,
    result: z.array(Transfer),
  }),
  confirm: endpoint({
    ...batchStep,
    path: '/api/payment_batch/confirm/:id',
    title: label('确认付款', 'Confirm a batch'),
    access: { permission: 'paymentBatch:confirm' },
    body: Versioned.extend({ total: money('合计金额', 'Total') }),
    result: VersionResult,
  }),
  file: endpoint({
    ...batchStep,
    path: '/api/payment_batch/file/:id',
    title: label('导出银行文件', 'Export the bank file'),
    access: { permission: 'paymentBatch:result' },
    secret: true,
    body: Versioned,
    result: z.object({ name: z.string(), content: z.string() }),
  }),
  settle: endpoint({
    ...batchStep,
    path: '/api/payment_batch/settle/:id',
    title: label('登记付款结果', 'Note how a transfer ended'),
    access: { permission: 'paymentBatch:result' },
    body: z.strictObject({ transfer: Id, ...resultFields }),
    result: VersionResult,
  }),
  importResult: endpoint({
    ...batchStep,
    path: '/api/payment_batch/import_result/:id',
    title: label('导入银行结果', 'Import the result of the bank'),
    access: { permission: 'paymentBatch:result' },
    body: z.strictObject({ content: z.string().min(1).max(200_000) }),
    result: ImportResult,
  }),
}
