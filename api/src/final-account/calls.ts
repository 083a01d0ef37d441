import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { longText } from '../shared/fields.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { Versioned, VersionResult } from '../shared/versioned.ts'
import { FinalAccount } from './final-account.ts'

const amount = z.string().nullable()

/** What of a document belongs to a line. Amounts are nothing where the reader does not get to see them. */
const Entry = z.object({
  /** The line, by its source. */
  source: z.string(),
  committed: amount,
  settled: amount,
  invoiced: amount,
  paid: amount,
})

const Document = z.object({
  id: Id,
  side: z.enum(['cost', 'income']),
  subject: z.string(),
  document: Id,
  code: z.string(),
  name: z.string(),
  party: z.string().nullable(),
  /** Whether the reader may open it. */
  opens: z.boolean(),
  /** Settled and not invoiced, settled and not paid; less than nothing where more was. */
  openInvoice: amount,
  openPayment: amount,
  isOpen: z.boolean(),
  reason: z.string().nullable(),
  entries: z.array(Entry),
})
export type FinalAccountDocument = z.output<typeof Document>

/** One step of the profit, from the budget a project was opened with to what came of it. Without tax. */
const Step = z.object({
  kind: z.enum([
    'initial',
    'version',
    'change',
    'previous',
    'signed',
    'contractChange',
    'incomeSettled',
    'category',
    'contingency',
    'labor',
    'overhead',
    'tax',
    'profit',
  ]),
  /** The version, the document or the category it is about. */
  name: z.string(),
  subject: z.string().nullable(),
  document: Id.nullable(),
  amount: z.string(),
})
export type BridgeStep = z.output<typeof Step>

const Sheet = z.object({
  documents: z.array(Document),
  /** Nothing for somebody who does not see both sides. */
  bridge: z.array(Step).nullable(),
  profit: z
    .object({
      income: z.string(),
      cost: z.string(),
      net: z.string(),
      /** Of the income, in percent. */
      rate: z.string().nullable(),
      /** What of it has come in: what a bonus is counted by. */
      bonusBase: z.string(),
    })
    .nullable(),
  /** Documents that changed since it was built. */
  changed: z.array(z.string()),
  /** What stands in the way of sending it in. */
  hindrances: z.array(z.string()),
})
export type FinalAccountSheet = z.output<typeof Sheet>

export const reasonFields = { reason: longText('差异说明', 'Reason', { max: 500 }) }

const step = { method: 'POST', family: 'finalAccount', params: IdParams, result: VersionResult } as const

export const finalAccountCalls = {
  ...crud(FinalAccount),
  sheet: endpoint({
    method: 'GET',
    path: '/api/final_account/sheet/:id',
    family: 'finalAccount',
    title: label('决算的单据与利润桥', 'Documents and profit of a final account'),
    access: { permission: 'finalAccount:show' },
    params: IdParams,
    result: Sheet,
  }),
  rebuild: endpoint({
    ...step,
    path: '/api/final_account/rebuild/:id',
    title: label('决算重新取数', 'Build a final account anew'),
    access: { permission: 'finalAccount:update' },
    body: Versioned,
  }),
  explain: endpoint({
    ...step,
    path: '/api/final_account/explain/:id',
    title: label('说明决算差异', 'Explain differences of a final account'),
    access: { permission: 'finalAccount:update' },
    body: Versioned.extend({ documents: z.array(Id).min(1).max(200), ...reasonFields }),
  }),
  confirm: endpoint({
    ...step,
    path: '/api/final_account/confirm/:id',
    title: label('核对决算明细', 'Confirm lines of a final account'),
    access: { permission: 'finalAccount:confirm' },
    body: Versioned.extend({ lines: z.array(Id).min(1).max(1000), isConfirmed: z.boolean() }),
  }),
}
