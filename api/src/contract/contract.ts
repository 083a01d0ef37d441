import type { z } from 'zod'
import { documentStates } from '../shared/document-states.ts'
import { optional } from '../shared/field-meta.ts'
import {
  attachments,
  bool,
  choice,
  date,
  dateTime,
  department,
  integer,
  longText,
  percent,
  person,
  phone,
  ref,
  rows,
  sided,
  text,
} from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { amountKind, clauseFields, direction, lineFields, planFields, side, stage } from './words.ts'

const parties = {
  ourCompany: ref('我方公司', 'Our company', 'ourCompany'),
  customer: optional(ref('客户', 'Customer', 'customer')),
  supplier: optional(ref('供应商', 'Supplier', 'supplier')),
  /** The other side's name as it was when the contract was written; typed where it is neither customer nor supplier. */
  counterparty: optional(text('对方名称', 'Other party')),
  contactName: optional(text('对方联系人', 'Their contact', { max: 50 })),
  contactPhone: optional(phone('对方电话', 'Their phone')),
}

const money = {
  amountKind: amountKind().default('fixed'),
  amount: sided('合同金额（含税）', 'Amount incl. tax'),
  taxRate: percent('税率 %', 'Tax %').default('6.00'),
  deposit: optional(sided('押金/保证金', 'Deposit')),
  retentionRate: optional(percent('质保金比例 %', 'Retention %')),
}

const terms = {
  startDate: optional(date('开始日期', 'From')),
  endDate: optional(date('结束日期', 'To', { isAwaited: true })),
  isAutoRenewed: bool('到期自动续期', 'Renews itself').default(false),
  noticeDays: integer('到期提醒天数', 'Remind days before the end', { max: 365 }).default(30),
  penalty: optional(longText('违约责任', 'Penalties', { max: 2000 })),
}

/** Before the company began with the product; excluded from what is counted as done in a period. */
const opening = {
  isOpening: bool('期初合同', 'From before').default(false),
  openingSignDate: optional(date('期初签订日期', 'Signed before on')),
  openingInvoiced: optional(sided('期初已开票/已收票', 'Invoiced before')),
  openingSettled: optional(sided('期初已收/已付', 'Settled before')),
}

/** Worked out, or set by steps of their own. */
const managed = {
  direction: direction(),
  side: side(),
  amountExTax: sided('不含税金额', 'Amount excl. tax'),
  tax: sided('税额', 'Tax'),
  firstAmount: sided('签约金额（含税）', 'Amount when signed'),
  deviationCount: integer('非标条款数', 'Clauses that differ'),
  versionNo: integer('合同版本', 'Version', { min: 1 }),
  signDate: optional(date('签订日期', 'Signed on')),
  signer: optional(person('签订人', 'Signed by')),
  sealNo: optional(text('用印编号', 'Seal number', { max: 50 })),
  copies: optional(integer('份数', 'Copies', { min: 1, max: 99 })),
  sealedFiles: attachments('盖章件', 'Sealed copy').default([]),
  sealedPages: optional(integer('盖章件页数', 'Pages')),
  sealedHash: optional(text('盖章件指纹', 'Fingerprint', { max: 64 })),
  keeper: optional(person('保管人', 'Keeper')),
  storagePlace: optional(text('存放位置', 'Kept at', { max: 100 })),
  archiveNo: optional(text('档案号', 'Archive number', { max: 50 })),
  archivedAt: optional(dateTime('归档时间', 'Archived at')),
  invoiced: sided('已开票/已收票', 'Invoiced'),
  settled: sided('已收/已付', 'Settled'),
  hasOpenChange: bool('变更审批中', 'Change in approval'),
  /** Who brought it to where it stands, when and why. */
  stageBy: optional(person('阶段操作人', 'Moved by')),
  stageAt: optional(dateTime('阶段时间', 'Moved at')),
  stageReason: optional(text('阶段说明', 'Why', { max: 200 })),
  pausedFrom: optional(text('中止前阶段', 'Paused from', { max: 20 })),
  stage: stage(),
  status: choice('审批状态', 'Status', documentStates),
}

const described = record({
  name: 'contract',
  table: 'contract',
  label: label('合同', 'Contract'),
  fields: {
    name: text('合同名称', 'Name', { max: 200 }),
    type: ref('合同分类', 'Type', 'contractType', { tree: true }),
    parent: optional(ref('所属框架/主合同', 'Main contract', 'contract')),
    project: optional(ref('项目', 'Project', 'project')),
    ...parties,
    ...money,
    ...terms,
    lines: rows('合同标的', 'Items', lineFields, { max: 300 }).default([]),
    plans: rows('收付款约定', 'Instalments', planFields, { max: 60 }).default([]),
    template: optional(ref('合同范本', 'Template', 'contractTemplate')),
    clauses: rows('合同条款', 'Clauses', clauseFields, { max: 100 }).default([]),
    attachments: attachments('附件', 'Attachments').default([]),
    /** Why a customer beyond its credit gets more. */
    creditReason: optional(text('超信用原因', 'Why beyond credit', { max: 200 })),
    remark: optional(longText('备注', 'Remark', { max: 1000 })),
    owner: optional(person('经办人', 'Prepared by')),
    department: optional(department('所属部门', 'Department')),
    ...opening,
    ...managed,
  },
  title: 'name',
  state: 'stage',
  search: ['name', 'counterparty'],
  list: [
    'code',
    'name',
    'type',
    'direction',
    'side',
    'counterparty',
    'customer',
    'supplier',
    'project',
    'ourCompany',
    'amountKind',
    'amount',
    'amountExTax',
    'invoiced',
    'settled',
    'signDate',
    'startDate',
    'endDate',
    'deviationCount',
    'versionNo',
    'hasOpenChange',
    'isOpening',
    'keeper',
    'storagePlace',
    'archiveNo',
    'archivedAt',
    'owner',
    'department',
    'stage',
    'status',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'name', 'amount', 'signDate', 'endDate', 'side'],
  defaultSort: '-createdAt',
  scope: { through: 'project', owned: true },
})

const managedFields = {
  direction: true,
  side: true,
  amountExTax: true,
  tax: true,
  firstAmount: true,
  deviationCount: true,
  versionNo: true,
  signDate: true,
  signer: true,
  sealNo: true,
  copies: true,
  sealedFiles: true,
  sealedPages: true,
  sealedHash: true,
  keeper: true,
  storagePlace: true,
  archiveNo: true,
  archivedAt: true,
  invoiced: true,
  settled: true,
  hasOpenChange: true,
  stageBy: true,
  stageAt: true,
  stageReason: true,
  pausedFrom: true,
  stage: true,
  status: true,
} as const

export const Contract = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type Contract = z.output<typeof Contract.answer>
export type ContractLine = Contract['lines'][number]
export type ContractClause = Contract['clauses'][number]
export type ContractPlan = Contract['plans'][number]
