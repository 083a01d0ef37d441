import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { DraftForm, QuoteForm } from './form.ts'

const path = (of: string) => `/api/external/quote/${of}` as const

const filled = (max: number) => z.string().trim().min(1, { error: '不能为空' }).max(max)

/** What is quoted as the supplier reads it; our budget, our target price and our notes are not among it. */
export const AskedLine = z.object({
  id: Id,
  position: z.int(),
  kind: z.string(),
  /** Its purchase type, in words. */
  type: z.string().nullable(),
  name: z.string(),
  layout: z.string().nullable(),
  /** What was asked for, in words: label and value. */
  spec: z.array(z.object({ label: z.string(), value: z.string() })),
  /** What the supplier is asked beside the price. */
  questions: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      kind: z.string(),
      options: z.array(z.object({ value: z.string(), name: z.string() })),
      isRequired: z.boolean(),
    }),
  ),
  quantity: z.string(),
  times: z.string(),
  unit: z.string(),
  dateFrom: z.string().nullable(),
  dateTo: z.string().nullable(),
  timeSlot: z.string().nullable(),
  attendees: z.int().nullable(),
  region: z.string().nullable(),
  /** What has to be priced beside. */
  costItems: z.array(z.string()),
})
export type AskedLine = z.output<typeof AskedLine>

const Receipt = z.object({
  /** SHA-256 of what was sealed. */
  sha256: z.string(),
  receivedAt: z.string(),
  versionNo: z.int(),
})
export type QuoteReceipt = z.output<typeof Receipt>

const SealedFile = z.object({ id: Id, name: z.string(), size: z.int() })
export type SealedFile = z.output<typeof SealedFile>

const Page = z.object({
  company: z.string(),
  title: z.string(),
  code: z.string(),
  /** A quote that ran out, and whether it still holds is asked. */
  confirmation: z.object({ total: z.string(), validUntil: z.string().nullable() }).nullable(),
  roundNo: z.int(),
  isFinalRound: z.boolean(),
  supplier: z.string(),
  contact: z.string(),
  buyer: z.string(),
  deadline: z.string(),
  /** The clock that counts. */
  now: z.string(),
  decisionOn: z.string().nullable(),
  state: z.enum(['open', 'closed', 'canceled']),
  /** What the supplier said so far. */
  answer: z.enum(['none', 'intends', 'declined', 'quoted', 'withdrawn', 'invalid']),
  isTaxIncluded: z.boolean(),
  allowsPartial: z.boolean(),
  allowsAlternate: z.boolean(),
  /** What is technical is judged before anybody reads a price. */
  isTwoEnvelope: z.boolean(),
  terms: z.string().nullable(),
  files: z.array(z.object({ id: Id, name: z.string(), url: z.string() })),
  lines: z.array(AskedLine),
  questions: z.array(z.object({ question: z.string(), answer: z.string().nullable(), isOwn: z.boolean() })),
  declineReasons: z.array(z.object({ value: z.string(), name: z.string() })),
  declineReason: z.string().nullable(),
  draft: z.object({ values: z.record(z.string(), z.unknown()), savedAt: z.string() }).nullable(),
  quote: QuoteForm.nullable(),
  receipt: Receipt.nullable(),
  attachments: z.array(SealedFile),
  /** Their own quote of the round before. */
  previous: QuoteForm.nullable(),
})
export type QuotePage = z.output<typeof Page>

const State = z.object({ answer: Page.shape.answer })

/** What a supplier does about one invitation, by their link and for nobody else. */
export const externalQuote = {
  page: endpoint({
    method: 'GET',
    path: path('page'),
    title: label('供应商报价页', "What a supplier's page of a quote shows"),
    access: 'external',
    result: Page,
  }),
  save: endpoint({
    method: 'PUT',
    path: path('draft'),
    title: label('供应商保存报价草稿', 'A supplier keeps the draft of a quote'),
    access: 'external',
    body: z.strictObject({ values: DraftForm }),
    result: z.object({ savedAt: z.string() }),
  }),
  upload: endpoint({
    method: 'POST',
    path: path('file'),
    title: label('供应商上传报价附件', 'A supplier adds a file to a quote'),
    access: 'external',
    upload: true,
    result: SealedFile,
  }),
  submit: endpoint({
    method: 'POST',
    path: path('submit'),
    title: label('供应商提交报价', 'A supplier submits a quote'),
    access: 'external',
    body: z.strictObject({
      form: QuoteForm,
      /** Drawn once by the browser that fills in the form. */
      device: z
        .string()
        .regex(/^[\w-]{20,64}$/)
        .optional(),
    }),
    result: Receipt,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: path('withdraw'),
    title: label('供应商撤回报价', 'A supplier withdraws a quote'),
    access: 'external',
    result: State,
  }),
  decline: endpoint({
    method: 'POST',
    path: path('decline'),
    title: label('供应商不报价', 'A supplier declines to quote'),
    access: 'external',
    body: z.strictObject({ reason: filled(50), note: filled(500).optional() }),
    result: State,
  }),
  intend: endpoint({
    method: 'POST',
    path: path('intend'),
    title: label('供应商表示将报价', 'A supplier says that a quote will come'),
    access: 'external',
    result: State,
  }),
  confirm: endpoint({
    method: 'POST',
    path: path('confirm'),
    title: label('供应商确认报价', 'A supplier says whether a quote still holds'),
    access: 'external',
    body: z.strictObject({
      isConfirmed: z.boolean(),
      validUntil: z.iso.date({ error: '日期格式应为 YYYY-MM-DD' }).optional(),
    }),
    result: z.object({ isConfirmed: z.boolean() }),
  }),
  ask: endpoint({
    method: 'POST',
    path: path('question'),
    title: label('供应商提问', 'A supplier asks a question'),
    access: 'external',
    body: z.strictObject({ question: filled(500) }),
    result: z.object({ id: Id }),
  }),
}
