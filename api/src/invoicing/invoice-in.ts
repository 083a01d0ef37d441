import type { z } from 'zod'
import { optional } from '../shared/field-meta.ts'
import { attachments, bool, cost, date, dateTime, department, longText, person, ref, text } from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { entrySource, matchState, receivedKind, titleState, verifyState } from './words.ts'

/** What stands on the invoice. */
const printed = {
  kind: receivedKind(),
  number: text('发票号码', 'Invoice number', { max: 40 }),
  invoiceCode: optional(text('发票代码', 'Invoice code', { max: 20 })),
  issuedOn: date('开票日期', 'Issued on'),
  sellerName: text('销售方名称', 'Seller'),
  sellerTaxNo: optional(text('销售方税号', 'Tax number of the seller', { max: 20 })),
  buyerName: optional(text('购买方名称', 'Buyer')),
  buyerTaxNo: optional(text('购买方税号', 'Tax number of the buyer', { max: 20 })),
  amountExTax: cost('不含税金额', 'Amount excl. tax', { negative: true }),
  tax: cost('税额', 'Tax', { negative: true }),
  amount: cost('价税合计（含税）', 'Amount incl. tax', { negative: true }),
}

/** Worked out, or set by steps of their own. */
const managed = {
  supplier: ref('供应商', 'Supplier', 'supplier'),
  project: optional(ref('项目', 'Project', 'project')),
  source: entrySource(),
  titleState: titleState(),
  verifyState: verifyState(),
  verifiedBy: optional(person('核验人', 'Verified by')),
  verifiedAt: optional(dateTime('核验时间', 'Verified at')),
  verifyNote: optional(text('核验说明', 'What was found', { max: 200 })),
  matchState: matchState(),
  /** This invoice and those before it. */
  matchTotal: cost('累计开票', 'Invoiced with it'),
  /** Nothing where the contract has no limit of its own. */
  matchCeiling: optional(cost('可开票上限', 'At most invoiced')),
  overriddenBy: optional(person('异常放行人', 'Exception let through by')),
  overriddenAt: optional(dateTime('异常放行时间', 'Let through at')),
  overrideReason: optional(text('放行原因', 'Why let through', { max: 200 })),
  isHeld: bool('已冻结', 'On hold'),
  heldBy: optional(person('冻结人', 'Put on hold by')),
  holdReason: optional(text('冻结原因', 'Why on hold', { max: 200 })),
  /** The first day of the month it was deducted in. */
  deductMonth: optional(date('抵扣月份', 'Month of deduction')),
  /** Of a red invoice: what it reverses. */
  redOf: optional(ref('红冲的发票', 'Reverses', 'invoiceIn')),
  /** Of a blue one: how much of it was reversed. */
  redAmount: cost('已红冲金额', 'Reversed'),
  redReason: optional(text('红冲原因', 'Why reversed', { max: 200 })),
}

const described = record({
  name: 'invoiceIn',
  table: 'invoice_in',
  label: label('收票', 'Invoice received'),
  fields: {
    /** Either an order or a contract: what is owed by the invoice is owed by it. */
    order: optional(ref('采购订单', 'Order', 'purchaseOrder')),
    contract: optional(ref('合同', 'Contract', 'contract')),
    acceptance: optional(ref('验收单', 'Acceptance', 'acceptance')),
    ourCompany: optional(ref('收票公司', 'Received by', 'ourCompany')),
    ...printed,
    isDeductible: bool('可抵扣', 'Deductible').default(false),
    attachments: attachments('发票文件', 'Invoice files').default([]),
    remark: optional(longText('备注', 'Remark', { max: 500 })),
    owner: optional(person('收票人', 'Received by')),
    department: optional(department('收票部门', 'Department')),
    ...managed,
  },
  title: 'number',
  state: 'verifyState',
  search: ['number', 'sellerName'],
  list: [
    'code',
    'number',
    'invoiceCode',
    'kind',
    'supplier',
    'sellerName',
    'order',
    'contract',
    'project',
    'ourCompany',
    'issuedOn',
    'amount',
    'amountExTax',
    'tax',
    'verifyState',
    'matchState',
    'titleState',
    'overriddenAt',
    'isHeld',
    'isDeductible',
    'deductMonth',
    'redAmount',
    'redOf',
    'source',
    'owner',
    'department',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'amount', 'issuedOn'],
  defaultSort: '-createdAt',
  scope: { through: 'project', owned: true },
})

const managedFields = {
  supplier: true,
  project: true,
  source: true,
  titleState: true,
  verifyState: true,
  verifiedBy: true,
  verifiedAt: true,
  verifyNote: true,
  matchState: true,
  matchTotal: true,
  matchCeiling: true,
  overriddenBy: true,
  overriddenAt: true,
  overrideReason: true,
  isHeld: true,
  heldBy: true,
  holdReason: true,
  deductMonth: true,
  redOf: true,
  redAmount: true,
  redReason: true,
} as const

export const InvoiceIn = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type InvoiceIn = z.output<typeof InvoiceIn.answer>
