import { z } from 'zod'
import { crud } from '../shared/crud.ts'
import { optional } from '../shared/field-meta.ts'
import { bool, choice, cost, date, person, ref, text } from '../shared/fields.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { accountKind, ledgerEvent } from './accounts.ts'

const described = record({
  name: 'journalLine',
  table: 'journal_line',
  label: label('日记账', 'Journal line'),
  fields: {
    day: date('业务日期', 'Day'),
    company: ref('我方公司', 'Our company', 'ourCompany'),
    account: accountKind(),
    fund: optional(ref('资金账户', 'Fund account', 'fundAccount')),
    event: ledgerEvent(),
    side: choice('方向', 'Side', [
      ['debit', '借', 'Debit', 'blue'],
      ['credit', '贷', 'Credit', 'orange'],
    ]),
    debit: optional(cost('借方（收）', 'Debit', { negative: true })),
    credit: optional(cost('贷方（付）', 'Credit', { negative: true })),
    /** Of its account, closed months included: worked out for the rows of a page. */
    balance: optional(cost('余额', 'Balance', { negative: true, each: true })),
    documentCode: text('单据', 'Document', { max: 60 }),
    project: optional(ref('项目', 'Project', 'project')),
    supplier: optional(ref('供应商', 'Supplier', 'supplier')),
    customer: optional(ref('客户', 'Customer', 'customer')),
    person: optional(person('人员', 'Person')),
    isReversal: bool('冲销', 'Reversal'),
    note: optional(text('说明', 'Note', { max: 200 })),
  },
  title: 'documentCode',
  search: [],
  list: [
    'day',
    'company',
    'account',
    'fund',
    'event',
    'side',
    'debit',
    'credit',
    'balance',
    'documentCode',
    'project',
    'supplier',
    'customer',
    'person',
    'isReversal',
    'note',
    'createdAt',
    'createdBy',
  ],
  sort: ['day'],
  defaultSort: '-day',
  scope: 'tenant',
})

/** One line of the ledger, with what its account came to after it. */
export const JournalLine = {
  ...described,
  row: described.row.extend({
    /** The document it was posted for. */
    subject: z.string(),
    documentId: Id,
  }),
}
export type JournalLine = z.output<typeof JournalLine.row>

const { list, summary } = crud(JournalLine)
export const journal = { list, summary }
