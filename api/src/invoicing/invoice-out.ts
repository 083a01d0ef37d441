import type { z } from 'zod'
import { documentStates } from '../shared/document-states.ts'
import { optional } from '../shared/field-meta.ts'
import {
  attachments,
  bankAccount,
  choice,
  creditCode,
  date,
  department,
  email,
  income,
  longText,
  percent,
  person,
  phone,
  ref,
  rows,
  text,
} from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { delivery, invoiceStage, issuedKind } from './words.ts'

/** As it is printed: taken over from the title book and kept when the customer changes theirs. */
const titleBlock = {
  title: optional(ref('开票抬头', 'Title', 'customerTitle')),
  titleName: text('抬头名称', 'Title name'),
  taxNo: optional(creditCode('纳税人识别号', 'Taxpayer number')),
  titleAddress: optional(text('注册地址', 'Registered address', { max: 200 })),
  titlePhone: optional(phone('注册电话', 'Registered telephone')),
  titleBank: optional(text('开户行', 'Bank', { max: 100 })),
  titleAccount: optional(bankAccount('银行账号', 'Account number')),
  receiverEmail: optional(email('收票邮箱', 'Send it to')),
}

const itemFields = {
  name: text('项目名称', 'Item', { max: 100 }),
  spec: optional(text('规格型号', 'Specification', { max: 100 })),
  amount: income('金额（含税）', 'Amount incl. tax'),
}

/** Worked out, or set by steps of their own. */
const managed = {
  ourCompany: ref('开票公司', 'Issued by', 'ourCompany'),
  customer: ref('客户', 'Customer', 'customer'),
  project: optional(ref('项目', 'Project', 'project')),
  amountExTax: income('不含税金额', 'Amount excl. tax', { negative: true }),
  tax: income('税额', 'Tax', { negative: true }),
  invoiceNo: optional(text('发票号码', 'Invoice number', { max: 20 })),
  invoiceCode: optional(text('发票代码', 'Invoice code', { max: 12 })),
  issuedOn: optional(date('开票日期', 'Issued on')),
  issuer: optional(person('开票人', 'Issuer')),
  invoiceFiles: attachments('发票文件', 'Invoice files', { max: 5 }).default([]),
  deliveredOn: optional(date('交付日期', 'Delivered on')),
  delivery: optional(delivery()),
  courierNo: optional(text('快递单号', 'Courier number', { max: 50 })),
  receiver: optional(text('收票人', 'Received by', { max: 50 })),
  /** Of a red invoice: what it reverses. */
  redOf: optional(ref('红冲的发票', 'Reverses', 'invoiceOut')),
  /** Of a blue one: how much of it was reversed. */
  redAmount: income('已红冲金额', 'Reversed'),
  redReason: optional(text('红冲原因', 'Why reversed', { max: 200 })),
  stage: invoiceStage(),
  status: choice('审批状态', 'Status', documentStates),
}

const described = record({
  name: 'invoiceOut',
  table: 'invoice_out',
  label: label('开票申请', 'Issued invoice'),
  fields: {
    contract: ref('合同', 'Contract', 'contract'),
    plan: optional(ref('对应收款期', 'Instalment', 'paymentPlan')),
    kind: issuedKind(),
    ...titleBlock,
    items: rows('开票项目', 'Items', itemFields, { max: 20 }).default([]),
    amount: income('开票金额（含税）', 'Amount incl. tax', { negative: true }),
    taxRate: percent('税率 %', 'Tax %').default('6.00'),
    neededOn: optional(date('希望开具日期', 'Needed on')),
    remark: optional(longText('备注', 'Remark', { max: 500 })),
    attachments: attachments('附件', 'Attachments').default([]),
    owner: optional(person('申请人', 'Applicant')),
    department: optional(department('申请部门', 'Department')),
    ...managed,
  },
  title: 'titleName',
  state: 'stage',
  search: ['titleName', 'invoiceNo'],
  list: [
    'code',
    'titleName',
    'kind',
    'contract',
    'plan',
    'customer',
    'project',
    'ourCompany',
    'amount',
    'amountExTax',
    'tax',
    'taxRate',
    'redAmount',
    'invoiceNo',
    'issuedOn',
    'issuer',
    'deliveredOn',
    'redOf',
    'neededOn',
    'owner',
    'department',
    'stage',
    'status',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'amount', 'issuedOn'],
  defaultSort: '-createdAt',
  scope: { through: 'contract', owned: true },
})

const managedFields = {
  ourCompany: true,
  customer: true,
  project: true,
  amountExTax: true,
  tax: true,
  invoiceNo: true,
  invoiceCode: true,
  issuedOn: true,
  issuer: true,
  invoiceFiles: true,
  deliveredOn: true,
  delivery: true,
  courierNo: true,
  receiver: true,
  redOf: true,
  redAmount: true,
  redReason: true,
  stage: true,
  status: true,
} as const

export const InvoiceOut = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type InvoiceOut = z.output<typeof InvoiceOut.answer>
