import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { NamedRef } from '../shared/fields.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { AskedLine } from './external.ts'
import { holdKinds, invoiceKinds, Nonce, QuoteForm } from './form.ts'
import { OpenedQuote } from './opening.ts'

const QuoteDetailLine = z.object({
  id: Id,
  position: z.int(),
  name: z.string(),
  unit: z.string(),
  isOffered: z.boolean(),
  unitPrice: z.string().nullable(),
  quantity: z.string().nullable(),
  times: z.string().nullable(),
  taxRate: z.string().nullable(),
  amount: z.string().nullable(),
  minSpend: z.string().nullable(),
  hasBreakfast: z.boolean().nullable(),
  leadDays: z.int().nullable(),
  isAlternate: z.boolean(),
  alternateText: z.string().nullable(),
  costItems: z.array(z.object({ name: z.string(), amount: z.string().nullable() })),
  blocks: z.array(
    z.object({
      date: z.string(),
      type: z.string().optional(),
      slot: z.string().optional(),
      quantity: z.string().optional(),
      rate: z.string().nullable(),
    }),
  ),
  remark: z.string().nullable(),
  /** What its purchase type asks suppliers, and what they answered. */
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
})
export type QuoteDetailLine = z.output<typeof QuoteDetailLine>

const QuoteDetail = OpenedQuote.extend({
  purchase: NamedRef,
  sha256: z.string(),
  taxRate: z.string(),
  invoiceKind: z.enum(invoiceKinds),
  isTaxIncluded: z.boolean(),
  serviceChargeRate: z.string(),
  discount: z.string().nullable(),
  paymentTerms: z.string().nullable(),
  depositRate: z.string().nullable(),
  cancellation: z.array(z.object({ days: z.int(), rate: z.string() })),
  releaseOn: z.string().nullable(),
  hold: z.enum(holdKinds),
  included: z.string().nullable(),
  excluded: z.string().nullable(),
  remark: z.string().nullable(),
  signer: z.string().nullable(),
  /** Entered for the supplier: by whom, how it came and why. */
  surrogate: z.object({ by: z.string(), channel: z.string(), reason: z.string() }).nullable(),
  attachments: z.array(z.object({ id: Id, name: z.string(), size: z.int() })),
  items: z.array(QuoteDetailLine),
})
export type QuoteDetail = z.output<typeof QuoteDetail>

/** For whom a quote that came on paper or by telephone may be entered. */
const SurrogatePage = z.object({
  isLate: z.boolean(),
  isTaxIncluded: z.boolean(),
  allowsPartial: z.boolean(),
  invitations: z.array(z.object({ id: Id, name: z.string() })),
  lines: z.array(AskedLine),
})
export type SurrogatePage = z.output<typeof SurrogatePage>

export const surrogateChannels = ['paper', 'phone', 'email'] as const

const SurrogateBody = z.strictObject({
  invitation: Id,
  channel: z.enum(surrogateChannels),
  reason: z.string().trim().min(1, { error: '不能为空' }).max(500),
  form: QuoteForm,
  nonce: Nonce,
})

const of = (path: string) => `/api/quote/${path}` as const

export const openedQuote = {
  confirm: endpoint({
    method: 'POST',
    path: of('confirm/:id'),
    title: label('请供应商确认报价', 'Ask whether a quote still holds'),
    access: { permission: 'quote:confirm' },
    params: IdParams,
    result: z.object({ id: Id }),
  }),
  show: endpoint({
    method: 'GET',
    path: of('show/:id'),
    title: label('报价详情', 'A quote in detail'),
    access: { permission: 'quote:show' },
    params: IdParams,
    result: QuoteDetail,
  }),
  file: endpoint({
    method: 'GET',
    path: of('file/:id'),
    title: label('报价附件', 'A file of a quote'),
    access: { permission: 'quote:show' },
    params: IdParams,
    raw: true,
    result: z.undefined(),
  }),
}

export const surrogate = {
  page: endpoint({
    method: 'GET',
    path: of('surrogate/:id'),
    title: label('代录报价信息', 'What may be entered for suppliers'),
    access: { permission: 'quote:surrogate' },
    params: IdParams,
    result: SurrogatePage,
  }),
  upload: endpoint({
    method: 'POST',
    path: of('surrogate_file/:id'),
    title: label('上传代录报价的凭据', 'Add what a supplier sent to a quote entered for them'),
    access: { permission: 'quote:surrogate' },
    params: IdParams,
    upload: true,
    result: z.object({ id: Id, name: z.string(), size: z.int() }),
  }),
  enter: endpoint({
    method: 'POST',
    path: of('surrogate'),
    title: label('代录报价', 'Enter a quote for a supplier'),
    access: { permission: 'quote:surrogate' },
    secret: true,
    body: SurrogateBody,
    result: z.object({ sha256: z.string(), receivedAt: z.string(), isLate: z.boolean() }),
  }),
}
