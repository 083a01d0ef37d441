import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { NamedRef } from '../shared/fields.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { accountKind, ledgerEvent } from './accounts.ts'

/** Covered for whoever may not see what things cost. */
const Amount = z.string().nullable()

/** A month by its first day. */
const Month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])-01$/, { error: '请选择月份' })

const FundBalance = NamedRef.extend({
  kind: z.string(),
  isDefault: z.boolean(),
  company: NamedRef,
  balance: Amount,
  /** Moved this month. */
  received: Amount,
  paid: Amount,
})
export type FundBalance = z.output<typeof FundBalance>

const StatementRow = z.object({
  account: accountKind(),
  fund: NamedRef.nullable(),
  opening: Amount,
  debit: Amount,
  credit: Amount,
  closing: Amount,
})
export type StatementRow = z.output<typeof StatementRow>

const Statement = z.object({
  company: NamedRef.nullable(),
  from: z.string(),
  to: z.string(),
  rows: z.array(StatementRow),
  total: StatementRow.omit({ account: true, fund: true }),
})
export type LedgerStatement = z.output<typeof Statement>

const MonthState = z.object({
  month: z.string(),
  isClosed: z.boolean(),
  /** The one that can be closed now. */
  isNext: z.boolean(),
  /** The newest closed one is where opening again begins. */
  isLast: z.boolean(),
  closedAt: z.string().nullable(),
  closedBy: z.string().nullable(),
})
export type MonthState = z.output<typeof MonthState>

const Book = z.object({ company: NamedRef, closedUntil: z.string().nullable(), months: z.array(MonthState) })
export type LedgerBook = z.output<typeof Book>

const Difference = z.object({
  kind: z.enum(['sum', 'checkpoint', 'document']),
  what: z.string(),
  subject: z.string().nullable(),
  id: Id.nullable(),
  ledger: z.string(),
  documents: z.string(),
})
export type Difference = z.output<typeof Difference>

const DocumentLine = z.object({
  id: Id,
  day: z.string(),
  event: ledgerEvent(),
  account: accountKind(),
  fund: z.string().nullable(),
  documentCode: z.string(),
  debit: Amount,
  credit: Amount,
  isReversal: z.boolean(),
})
export type DocumentLine = z.output<typeof DocumentLine>

const may = { permission: 'ledger:show' } as const

export const ledgerCalls = {
  balances: endpoint({
    method: 'GET',
    path: '/api/ledger/balances',
    family: 'ledger',
    title: label('资金账户余额', 'Balances of fund accounts'),
    access: may,
    result: z.array(FundBalance),
  }),
  statement: endpoint({
    method: 'GET',
    path: '/api/ledger/statement',
    family: 'ledger',
    title: label('科目余额', 'Statement of accounts'),
    access: may,
    query: z.strictObject({ companyId: Id.optional(), from: z.iso.date(), to: z.iso.date() }),
    result: Statement,
  }),
  lines: endpoint({
    method: 'GET',
    path: '/api/ledger/lines',
    family: 'ledger',
    title: label('单据的日记账', 'Journal lines of a document'),
    access: { permission: 'journalLine:list' },
    query: z.strictObject({ documentId: Id }),
    result: z.array(DocumentLine),
  }),
  months: endpoint({
    method: 'GET',
    path: '/api/ledger/months',
    family: 'ledger',
    title: label('月结情况', 'Closed and open months'),
    access: may,
    result: z.array(Book),
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/ledger/close',
    family: 'ledger',
    title: label('月结', 'Close a month'),
    access: { permission: 'ledger:closeMonth' },
    body: z.strictObject({ companyId: Id, month: Month, note: z.string().trim().max(200).optional() }),
    result: z.object({ closedUntil: z.string(), accounts: z.int() }),
  }),
  proof: endpoint({
    method: 'GET',
    path: '/api/ledger/proof',
    family: 'ledger',
    title: label('总账核对', 'Proof of the ledger'),
    access: may,
    result: z.object({ at: z.string().nullable(), differences: z.array(Difference) }),
  }),
}
