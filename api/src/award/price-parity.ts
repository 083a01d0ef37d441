import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { NamedRef } from '../shared/fields.ts'
import { PriceHistory } from '../shared/price-history.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label, type Label } from '../shared/label.ts'

const family = 'priceParity'

export const hintKinds = ['sameContact', 'sameAddress', 'sameDevice'] as const

const Decimal = z.string()

const Criterion = z.strictObject({
  key: z.string().regex(/^[a-z][A-Za-z0-9]{0,29}$/),
  name: z.string().trim().min(1, { error: '不能为空' }).max(30),
  /** In per cent; all together come to 100. */
  weight: z.string().regex(/^\d{1,3}(\.\d{1,2})?$/, { error: '请输入 0 到 100 的权重' }),
  /** Counted from the prices, not given by anybody. */
  isPrice: z.boolean(),
})

const Line = z.object({
  id: Id,
  name: z.string(),
  lineKind: z.string(),
  requirement: z.string().nullable(),
  quantity: Decimal,
  times: Decimal,
  unit: z.string().nullable(),
  attendees: z.int().nullable(),
  dateFrom: z.string().nullable(),
  budgetAmount: Decimal.nullable(),
  ceilingPrice: Decimal.nullable(),
  /** What was awarded last for a line of this name and type. */
  lastPrice: Decimal.nullable(),
  /** What lines like it cost before, each. */
  history: PriceHistory.omit({ line: true }).nullable(),
  /** How much of it awards give away already that were not refused. */
  awarded: Decimal,
})

/** Only what differs from what was asked for is sent: there are tens of thousands of them. */
const QuoteLine = z.object({
  /** Its place among the lines. */
  at: z.int(),
  unitPrice: Decimal.optional(),
  quantity: Decimal.optional(),
  taxRate: Decimal.optional(),
  minSpend: Decimal.optional(),
  hasBreakfast: z.boolean().optional(),
  isAlternate: z.boolean().optional(),
  alternateText: z.string().optional(),
  leadDays: z.int().optional(),
  remark: z.string().optional(),
  blocks: z
    .array(
      z.object({
        date: z.string(),
        type: z.string().optional(),
        slot: z.string().optional(),
        quantity: Decimal.optional(),
        rate: Decimal,
      }),
    )
    .optional(),
  costItems: z.array(z.object({ name: z.string(), amount: Decimal })).optional(),
})

const Quote = z.object({
  id: Id,
  supplier: NamedRef,
  submittedAt: z.string(),
  validUntil: z.string().nullable(),
  isExpired: z.boolean(),
  /** What its supplier said, or is asked, once it ran out. */
  confirmation: z.enum(['asked', 'confirmed', 'refused']).nullable(),
  isPriceSealed: z.boolean(),
  isTaxIncluded: z.boolean(),
  taxRate: Decimal.nullable(),
  serviceChargeRate: Decimal.nullable(),
  discount: Decimal,
  /** As the supplier wrote it; nothing where amounts are hidden from the reader. */
  total: Decimal.nullable(),
  paymentTerms: z.string().nullable(),
  depositRate: Decimal.nullable(),
  included: z.string().nullable(),
  excluded: z.string().nullable(),
  remark: z.string().nullable(),
  isSurrogate: z.boolean(),
  hasDocument: z.boolean(),
  isShortlisted: z.boolean(),
  /** What the same supplier asked for in rounds before. */
  earlier: z.array(z.object({ roundNo: z.int(), total: Decimal })),
  /** Why it cannot be awarded now, such as not being qualified. */
  objections: z.array(z.string()),
  lines: z.array(QuoteLine),
})

const Note = z.object({
  id: Id,
  quote: Id.nullable(),
  line: Id.nullable(),
  text: z.string(),
  by: z.string(),
  at: z.string(),
})

const Score = z.object({
  quote: Id,
  criterion: z.string(),
  evaluator: NamedRef,
  score: Decimal,
  note: z.string().nullable(),
})

const PriceParity = z.object({
  purchase: z.object({
    id: Id,
    code: z.string(),
    title: z.string(),
    stage: z.string(),
    roundNo: z.int(),
    awardMode: z.enum(['whole', 'byLine', 'split']),
    compareMethod: z.enum(['lowest', 'scored']),
    minQuotes: z.int(),
    project: NamedRef.nullable(),
    buyer: NamedRef.nullable(),
    invited: z.int(),
    /** Suppliers whose quotes count toward the fewest, those of earlier rounds among them. */
    validQuotes: z.int(),
    rounds: z.array(
      z.object({ roundNo: z.int(), isFinal: z.boolean(), startedAt: z.string(), invited: z.int(), quotes: z.int() }),
    ),
  }),
  code: z.string().nullable(),
  /** Prices are hidden from the reader: suppliers are compared by everything else. */
  isMasked: z.boolean(),
  /** The technical part is scored before prices are opened; until then nobody can read them. */
  isPriceClosed: z.boolean(),
  /** How many of the technical scores are given, where prices wait for them. */
  technical: z.object({ given: z.int(), needed: z.int() }).nullable(),
  breakfastValue: Decimal.nullable(),
  criteria: z.array(Criterion),
  evaluators: z.array(NamedRef),
  lines: z.array(Line),
  quotes: z.array(Quote),
  notes: z.array(Note),
  scores: z.array(Score),
  /** Quotes of two suppliers that answer at one number, or were sent from one place. */
  hints: z.array(z.object({ kind: z.enum(hintKinds), quotes: z.tuple([Id, Id]), detail: z.null() })),
  /** An award of this purchase that is being made or decided. */
  award: z.object({ id: Id, code: z.string(), status: z.string(), version: z.int() }).nullable(),
  actions: z.array(z.enum(['arrange', 'note', 'score', 'round', 'award'])),
})
export type PriceParity = z.output<typeof PriceParity>
export type PriceParityLine = z.output<typeof Line>
export type PriceParityQuote = z.output<typeof Quote>

const change = <B extends z.ZodType>(action: string, permission: string, title: Label, body: B) =>
  endpoint({
    method: 'POST',
    path: `/api/price_parity/${action}/:id`,
    family,
    title,
    access: { permission: `priceParity:${permission}` },
    params: IdParams,
    body,
    result: z.object({ id: Id }),
  })

/** What may be told of a purchase whose quotes are opened; `:id` is the purchase. */
export const priceParity = {
  show: endpoint({
    method: 'GET',
    path: '/api/price_parity/show/:id',
    family,
    title: label('比价', 'Compare prices'),
    access: { permission: 'priceParity:show' },
    params: IdParams,
    result: PriceParity,
  }),
  arrange: change(
    'arrange',
    'arrange',
    label('设置比价规则', 'Set how prices are compared'),
    z.strictObject({
      breakfastValue: z
        .string()
        .regex(/^\d{1,6}(\.\d{1,2})?$/, { error: '请输入金额' })
        .nullable(),
      criteria: z.array(Criterion).max(20),
      evaluators: z.array(Id).max(20),
    }),
  ),
  shortlist: change(
    'shortlist',
    'arrange',
    label('入围供应商', 'Short list'),
    z.strictObject({ quotes: z.array(Id).max(200) }),
  ),
  note: change(
    'note',
    'note',
    label('添加比价备注', 'Note on a quote'),
    z.strictObject({
      quote: Id.nullable(),
      line: Id.nullable(),
      text: z.string().trim().min(1, { error: '不能为空' }).max(500),
    }),
  ),
  score: change(
    'score',
    'score',
    label('评分', 'Score quotes'),
    z.strictObject({
      scores: z
        .array(
          z.strictObject({
            quote: Id,
            criterion: z.string().max(30),
            score: z.string().regex(/^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/, { error: '请输入 0 到 100 的分数' }),
            note: z.string().trim().max(200).nullable().default(null),
          }),
        )
        .min(1)
        .max(1000),
    }),
  ),
  /** A file among the jobs of whoever asked. */
  paper: endpoint({
    method: 'POST',
    path: '/api/price_parity/paper/:id',
    family,
    title: label('导出比价 PDF', 'The comparison as PDF'),
    access: { permission: 'priceParity:export' },
    params: IdParams,
    result: z.object({ id: Id }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/price_parity/export/:id',
    family,
    title: label('导出比价表', 'Export the comparison'),
    access: { permission: 'priceParity:export' },
    params: IdParams,
    raw: true,
    result: z.undefined(),
  }),
}
