import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { date, income, NamedRef, text } from '../shared/fields.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { Versioned, VersionResult } from '../shared/versioned.ts'
import { Receipt } from './receipt.ts'

const money = () => income('金额', 'Amount')

/** What of a receipt belongs to which contract; the oldest instalments first where none is named. */
const ClaimLine = z.strictObject({ contract: Id, plan: Id.nullable().optional(), amount: money() })

export const refundFields = {
  amount: income('退款金额', 'Amount'),
  day: date('退款日期', 'Refunded on'),
  reason: text('退款原因', 'Why', { max: 200 }),
}
export const confirmFields = { day: date('核销日期', 'Allocated on') }
export const reasonFields = { reason: text('原因', 'Why', { max: 200 }) }

const Suggestion = z.object({
  contract: z.object({ id: Id, code: z.string(), name: z.string() }),
  customer: NamedRef,
  plan: NamedRef,
  dueDate: z.string().nullable(),
  isOverdue: z.boolean(),
  open: z.string(),
  /** What of the receipt it would take. */
  amount: z.string(),
  score: z.int(),
  reasons: z.array(z.string()),
})
export type ReceiptSuggestion = z.output<typeof Suggestion>

const Claim = z.object({
  id: Id,
  contract: z.object({ id: Id, code: z.string(), name: z.string() }),
  plan: NamedRef.nullable(),
  amount: z.string().nullable(),
  state: z.enum(['pending', 'confirmed', 'rejected', 'withdrawn', 'released']),
  by: NamedRef.nullable(),
  at: z.string(),
  decidedBy: NamedRef.nullable(),
  note: z.string().nullable(),
})
const Entry = z.object({
  id: Id,
  kind: z.enum(['allocated', 'released', 'refunded']),
  contract: NamedRef.nullable(),
  plan: NamedRef.nullable(),
  amount: z.string().nullable(),
  day: z.string(),
  by: z.string().nullable(),
  note: z.string().nullable(),
})
const Story = z.object({ claims: z.array(Claim), entries: z.array(Entry) })
export type ReceiptStory = z.output<typeof Story>
export type ReceiptClaim = z.output<typeof Claim>

const StatementLine = z.object({
  row: z.int(),
  day: z.string(),
  amount: z.string(),
  payerName: z.string(),
  payerAccount: z.string().nullable(),
  payerBank: z.string().nullable(),
  summary: z.string().nullable(),
  serialNo: z.string().nullable(),
  /** Known ones stay what they are; doubtful ones are imported when they are chosen. */
  state: z.enum(['new', 'known', 'doubtful', 'closed']),
  note: z.string().nullable(),
})
const Statement = z.object({
  /** Nothing where no format of ours fits: then the headings are there to say how this bank writes. */
  format: NamedRef.nullable(),
  headings: z.array(z.string()),
  samples: z.array(z.array(z.string())),
  lines: z.array(StatementLine),
  /** Rows of what went out, and rows without a day or an amount. */
  skipped: z.int(),
  newCount: z.int(),
  newAmount: z.string(),
})
export type BankStatement = z.output<typeof Statement>

const file = { file: Id, fundAccount: Id, format: Id.optional() }
const step = { method: 'POST', family: 'receipt', params: IdParams, result: VersionResult } as const

const Side = z.object({
  amount: z.string(),
  invoiced: z.string(),
  settled: z.string(),
  open: z.string(),
  overdue: z.string(),
})
const ProjectPlan = z.object({
  id: Id,
  name: z.string(),
  contract: z.object({ id: Id, code: z.string(), name: z.string() }),
  party: z.string().nullable(),
  side: z.enum(['receive', 'pay']),
  dueDate: z.string().nullable(),
  isOverdue: z.boolean(),
  stage: z.enum(['waiting', 'pending', 'partial', 'done', 'paused', 'canceled']),
  amount: z.string().nullable(),
  invoiced: z.string().nullable(),
  settled: z.string().nullable(),
  open: z.string().nullable(),
})
const ProjectMoney = z.object({ receive: Side.nullable(), pay: Side.nullable(), plans: z.array(ProjectPlan) })
export type ProjectMoney = z.output<typeof ProjectMoney>
export type ProjectMoneyPlan = z.output<typeof ProjectPlan>

export const receiptCalls = {
  ...crud(Receipt),
  suggestions: endpoint({
    method: 'GET',
    path: '/api/receipt/suggestions/:id',
    family: 'receipt',
    title: label('认领建议', 'What a receipt may be for'),
    access: { permission: 'receipt:show' },
    params: IdParams,
    query: z.strictObject({ keyword: z.string().trim().max(50).optional() }),
    result: z.array(Suggestion),
  }),
  story: endpoint({
    method: 'GET',
    path: '/api/receipt/story/:id',
    family: 'receipt',
    title: label('收款去向', 'Where a receipt went'),
    access: { permission: 'receipt:show' },
    params: IdParams,
    result: Story,
  }),
  ofProject: endpoint({
    method: 'GET',
    path: '/api/receipt/project/:id',
    family: 'receipt',
    title: label('项目收付款', 'Money of a project'),
    access: { permission: 'paymentPlan:list' },
    params: IdParams,
    result: ProjectMoney,
  }),
  claim: endpoint({
    ...step,
    path: '/api/receipt/claim/:id',
    title: label('认领收款', 'Claim a receipt'),
    access: { permission: 'receipt:claim' },
    body: Versioned.extend({
      lines: z.array(ClaimLine).min(1).max(50),
      note: z.string().trim().max(200).optional(),
    }),
  }),
  withdraw: endpoint({
    ...step,
    path: '/api/receipt/withdraw/:id',
    title: label('撤回认领', 'Withdraw a claim'),
    access: { permission: 'receipt:claim' },
    body: Versioned,
  }),
  confirm: endpoint({
    ...step,
    path: '/api/receipt/confirm/:id',
    title: label('确认收款', 'Confirm a claim'),
    access: { permission: 'receipt:confirm' },
    body: Versioned.extend({ day: z.iso.date().optional() }),
  }),
  reject: endpoint({
    ...step,
    path: '/api/receipt/reject/:id',
    title: label('退回认领', 'Reject a claim'),
    access: { permission: 'receipt:confirm' },
    body: Versioned.extend(reasonFields),
  }),
  release: endpoint({
    ...step,
    path: '/api/receipt/release/:id',
    title: label('撤销核销', 'Take an allocation back'),
    access: { permission: 'receipt:confirm' },
    body: Versioned.extend({ claim: Id, ...reasonFields }),
  }),
  refund: endpoint({
    ...step,
    path: '/api/receipt/refund/:id',
    title: label('退款登记', 'Note a refund'),
    access: { permission: 'receipt:refund' },
    body: Versioned.extend(refundFields),
  }),
  readStatement: endpoint({
    method: 'POST',
    path: '/api/receipt/statement/read',
    family: 'receipt',
    title: label('读取银行流水', 'Read a bank statement'),
    access: { permission: 'receipt:importStatement' },
    body: z.strictObject(file),
    result: Statement,
  }),
  importStatement: endpoint({
    method: 'POST',
    path: '/api/receipt/statement/import',
    family: 'receipt',
    title: label('导入银行流水', 'Import a bank statement'),
    access: { permission: 'receipt:importStatement' },
    body: z.strictObject({ ...file, rows: z.array(z.int().min(1)).min(1).max(1000) }),
    result: z.object({ created: z.int(), known: z.int(), amount: z.string() }),
  }),
}
