import type { z } from 'zod'
import { documentStates } from '../shared/document-states.ts'
import { optional } from '../shared/field-meta.ts'
import {
  attachments,
  bool,
  choice,
  cost,
  date,
  department,
  idNumber,
  images,
  longText,
  person,
  ref,
  rows,
  sealedAccount,
  text,
} from '../shared/fields.ts'
import { invoiceFields } from '../shared/invoice-fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { requestKind, requestStage } from './words.ts'

/** What is paid, to whom and by when. */
const wish = {
  title: text('付款事由', 'What for', { max: 200 }),
  kind: requestKind(),
  plan: optional(ref('收付款计划', 'Instalment', 'paymentPlan')),
  order: optional(ref('采购订单', 'Order', 'purchaseOrder')),
  reimburse: optional(ref('报销', 'Reimbursement', 'reimburse')),
  loan: optional(ref('借款', 'Loan', 'loan')),
  supplier: optional(ref('供应商', 'Supplier', 'supplier')),
  project: optional(ref('项目', 'Project', 'project')),
  budgetItem: optional(ref('预算项', 'Budget line', 'budgetItem')),
  /** Whose money it is; that of the contract, else the company's first. */
  company: optional(ref('付款公司', 'Paid by', 'ourCompany')),
  isAdvance: bool('预付款', 'Advance').default(false),
  /** Of work of a person what they earned before tax. */
  amount: cost('申请金额（含税）', 'Amount incl. tax'),
  needDate: date('最晚付款日', 'Needed by'),
  supplierAccount: optional(ref('收款账户', 'To the account', 'supplierBankAccount')),
  payeeName: optional(text('收款人', 'Payee', { max: 100 })),
  payeeBank: optional(text('收款银行', 'Bank', { max: 200 })),
  payeeAccount: optional(sealedAccount('收款账号', 'Account number')),
  idNo: optional(idNumber('身份证号', 'Identity number')),
  invoices: rows(
    '发票',
    'Invoices',
    { ...invoiceFields, photo: images('票据照片', 'Photo', { max: 3 }).default([]) },
    { max: 50 },
  ).default([]),
  /** Invoices that were received and verified: of each as much as this payment is for. */
  received: rows(
    '已收发票',
    'Received invoices',
    { invoice: ref('发票', 'Invoice', 'invoiceIn'), amount: cost('本次付款', 'Paid now') },
    { max: 50 },
  ).default([]),
  attachments: attachments('附件', 'Attachments').default([]),
  remark: optional(longText('备注', 'Remark', { max: 500 })),
  owner: optional(person('申请人', 'Applicant')),
  department: optional(department('申请部门', 'Department')),
}

/** Worked out by the product and set by later steps. */
const standing = {
  contract: optional(ref('合同', 'Contract', 'contract')),
  withheld: cost('代扣个税', 'Tax withheld'),
  payAmount: cost('实付金额', 'Paid out'),
  invoiceTotal: cost('发票合计（含税）', 'Invoices incl. tax'),
  batch: optional(ref('付款批次', 'Batch', 'paymentBatch')),
  paidOn: optional(date('付款日期', 'Paid on')),
  bankSerial: optional(text('银行流水号', 'Bank serial number', { max: 60 })),
  failReason: optional(text('付款失败原因', 'Why it failed', { max: 200 })),
  slips: attachments('银行回单', 'Bank slips').default([]),
  stage: requestStage(),
  status: choice('审批状态', 'Approval', documentStates),
}

const described = record({
  name: 'paymentRequest',
  table: 'payment_request',
  label: label('付款申请', 'Payment request'),
  fields: { ...wish, ...standing },
  title: 'title',
  state: 'stage',
  search: ['title', 'payeeName'],
  list: [
    'code',
    'title',
    'kind',
    'supplier',
    'payeeName',
    'project',
    'contract',
    'company',
    'isAdvance',
    'amount',
    'withheld',
    'payAmount',
    'needDate',
    'stage',
    'status',
    'batch',
    'paidOn',
    'owner',
    'department',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'amount', 'needDate'],
  defaultSort: '-createdAt',
  scope: { through: 'project', owned: true },
})

const managedFields = {
  contract: true,
  withheld: true,
  payAmount: true,
  invoiceTotal: true,
  batch: true,
  paidOn: true,
  bankSerial: true,
  failReason: true,
  slips: true,
  stage: true,
  status: true,
} as const

export const PaymentRequest = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type PaymentRequest = z.output<typeof PaymentRequest.answer>
