import { z } from 'zod'
import { Id } from '../shared/ids.ts'

/** What a supplier fills in. Loaded by a phone: only what the page needs, and nothing of the staff's contract. */
const filled = (max: number) =>
  z
    .string()
    .trim()
    .min(1, { error: '不能为空' })
    .max(max, { error: `不能超过 ${String(max)} 个字` })
    .refine((value) => !value.includes('\u0000'), { error: '含有非法字符' })
const maybe = (max: number) => filled(max).optional()

const Amount = z
  .string()
  .trim()
  .regex(/^\d{1,9}(\.\d{1,2})?$/, { error: '请输入金额，最多 2 位小数' })
const Count = z
  .string()
  .trim()
  .regex(/^\d{1,7}(\.\d{1,4})?$/, { error: '请输入数量，最多 4 位小数' })
const Rate = z
  .string()
  .trim()
  .regex(/^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/, { error: '请输入 0 到 100 之间的比例' })
const Day = z.iso.date({ error: '日期格式应为 YYYY-MM-DD' })

export const daySlots = ['morning', 'afternoon', 'evening', 'day'] as const
export const invoiceKinds = ['special', 'ordinary', 'none'] as const
export const holdKinds = ['none', 'h24', 'h48', 'untilRelease'] as const

/** Rooms of one night, or a hall for part of a day. */
const Block = z.strictObject({
  date: Day,
  type: maybe(50),
  slot: z.enum(daySlots).optional(),
  quantity: Count.optional(),
  rate: Amount,
})

const Line = z.strictObject({
  /** The line of the purchase it answers. */
  line: Id,
  isOffered: z.boolean(),
  unitPrice: Amount.optional(),
  /** How much is offered where that is less than what is asked for. */
  quantity: Count.optional(),
  taxRate: Rate.optional(),
  minSpend: Amount.optional(),
  hasBreakfast: z.boolean().optional(),
  leadDays: z.int().min(0).max(1000).optional(),
  isAlternate: z.boolean().default(false),
  alternateText: maybe(500),
  costItems: z
    .array(z.strictObject({ name: filled(50), amount: Amount }))
    .max(20)
    .default([]),
  blocks: z.array(Block).max(200).default([]),
  /** Answers to what the type of purchase asks suppliers. */
  spec: z.record(z.string().max(40), z.union([z.string().max(500), z.boolean()])).default({}),
  remark: maybe(500),
})

export const QuoteForm = z.strictObject({
  lines: z.array(Line).min(1).max(300),
  taxRate: Rate,
  invoiceKind: z.enum(invoiceKinds),
  isTaxIncluded: z.boolean(),
  serviceChargeRate: Rate.default('0'),
  discount: Amount.default('0'),
  validUntil: Day.optional(),
  paymentTerms: maybe(500),
  depositRate: Rate.optional(),
  /** From so many days before on, so many per cent of the total are lost. */
  cancellation: z
    .array(z.strictObject({ days: z.int().min(0).max(365), rate: Rate }))
    .max(10)
    .default([]),
  releaseOn: Day.optional(),
  hold: z.enum(holdKinds).default('none'),
  included: maybe(1000),
  excluded: maybe(1000),
  remark: maybe(1000),
  signer: filled(50),
  attachments: z.array(Id).max(10).default([]),
  /** Those of the files that are read before prices are, where these come in an envelope of their own. */
  technicalFiles: z.array(Id).max(10).default([]),
  /** From where and by which device it was sent; written by the server, whatever is sent here. */
  origin: z.strictObject({ address: z.string().max(64), device: z.string().max(64).nullable() }).optional(),
})
export type QuoteForm = z.output<typeof QuoteForm>
export type QuoteFormLine = z.output<typeof Line>

/** Makes what is kept of a request for a retry impossible to guess a price from. */
export const Nonce = z.string().regex(/^[\w-]{22,64}$/)

/** Half a form may be kept, whatever it holds; only how much is limited. */
export const DraftForm = z
  .record(z.string().max(40), z.unknown())
  .refine((values) => JSON.stringify(values).length <= 200_000)
