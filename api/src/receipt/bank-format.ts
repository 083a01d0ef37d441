import type { z } from 'zod'
import { crud } from '../shared/crud.ts'
import { optional } from '../shared/field-meta.ts'
import { choice, text } from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'

/** A heading of the bank's; several ways to write it are divided by a bar. */
const heading = (zh: string, en: string) => text(zh, en, { max: 200 })

/** How a bank writes its statements: said once, then every file of that bank is read by it. */
export const BankFormat = record({
  name: 'bankFormat',
  table: 'bank_format',
  label: label('对账单格式', 'Statement format'),
  fields: {
    name: text('格式名称', 'Name', { max: 50 }),
    dayColumn: heading('日期列', 'Day column'),
    /** Banks either have a column of what came in, or one amount and a mark beside it. */
    creditColumn: optional(heading('收入金额列', 'Column of what came in')),
    amountColumn: optional(heading('发生额列', 'Amount column')),
    signColumn: optional(heading('借贷标志列', 'Debit or credit column')),
    creditMark: optional(heading('收入的标志', 'Mark of what came in')),
    payerNameColumn: heading('对方户名列', 'Payer column'),
    payerAccountColumn: optional(heading('对方账号列', 'Payer’s account column')),
    payerBankColumn: optional(heading('对方开户行列', 'Payer’s bank column')),
    summaryColumn: optional(heading('摘要列', 'Summary column')),
    serialColumn: optional(heading('流水号列', 'Serial number column')),
    balanceColumn: optional(heading('余额列', 'Balance column')),
    status: choice('状态', 'Status', [
      ['enabled', '启用', 'Enabled', 'green'],
      ['disabled', '停用', 'Disabled', 'grey'],
    ]).default('enabled'),
  },
  title: 'name',
  search: ['name'],
  list: [
    'code',
    'name',
    'dayColumn',
    'creditColumn',
    'amountColumn',
    'payerNameColumn',
    'serialColumn',
    'status',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'name'],
  defaultSort: 'createdAt',
  scope: 'tenant',
})
export type BankFormat = z.output<typeof BankFormat.answer>

export const bankFormat = crud(BankFormat)
