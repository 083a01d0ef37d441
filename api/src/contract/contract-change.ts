import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { documentStates } from '../shared/document-states.ts'
import { field, optional } from '../shared/field-meta.ts'
import {
  attachments,
  choice,
  date,
  department,
  integer,
  longText,
  person,
  ref,
  rows,
  sentence,
  sided,
} from '../shared/fields.ts'
import { IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { Comparison } from './comparison.ts'
import { Contract } from './contract.ts'
import { clauseFields, lineFields, planFields, side } from './words.ts'

const { fields } = Contract

const changedPlanFields = {
  /** The instalment of the contract it goes on from; without one it is new. */
  item: optional(field(z.uuid(), { kind: 'text', label: label('原约定', 'Goes on from'), max: 36, locked: true })),
  ...planFields,
}

/** The contract as it is to be; what is left as it was differs in nothing. */
export const changeable = {
  name: fields.name,
  customer: fields.customer,
  supplier: fields.supplier,
  counterparty: fields.counterparty,
  contactName: fields.contactName,
  contactPhone: fields.contactPhone,
  amountKind: fields.amountKind,
  amount: fields.amount,
  taxRate: fields.taxRate,
  deposit: fields.deposit,
  retentionRate: fields.retentionRate,
  startDate: fields.startDate,
  endDate: fields.endDate,
  isAutoRenewed: fields.isAutoRenewed,
  noticeDays: fields.noticeDays,
  penalty: fields.penalty,
  lines: rows('合同标的', 'Items', lineFields, { max: 300 }).default([]),
  plans: rows('收付款约定', 'Instalments', changedPlanFields, { max: 60 }).default([]),
  clauses: rows('合同条款', 'Clauses', clauseFields, { max: 100 }).default([]),
}

const described = record({
  name: 'contractChange',
  table: 'contract_change',
  label: label('合同变更', 'Contract change'),
  fields: {
    title: sentence('标题', 'Title'),
    contract: ref('合同', 'Contract', 'contract'),
    kind: choice('变更类型', 'Kind', [
      ['amount', '金额变更', 'Amount', 'orange'],
      ['term', '期限变更', 'Term', 'blue'],
      ['scope', '内容变更', 'Scope', 'purple'],
      ['party', '主体变更', 'Party', 'dark'],
      ['pause', '中止履行', 'Pause', 'grey'],
      ['terminate', '终止合同', 'Terminate', 'red'],
    ]),
    reason: longText('变更原因', 'Why', { max: 1000 }),
    effectiveDate: date('生效日期', 'Effective on'),
    ...changeable,
    attachments: attachments('附件', 'Attachments').default([]),
    side: side(),
    project: optional(ref('项目', 'Project', 'project')),
    /** The version it began from; a contract that has gone on since is to be looked at again. */
    baseVersion: integer('原合同版本', 'From version', { min: 1 }),
    amountBefore: sided('原金额（含税）', 'Amount before'),
    amountDelta: sided('金额变化', 'Difference', { negative: true }),
    owner: optional(person('申请人', 'Applicant')),
    department: optional(department('申请部门', 'Department')),
    status: choice('状态', 'Status', documentStates),
  },
  title: 'title',
  search: ['title'],
  list: [
    'code',
    'title',
    'contract',
    'kind',
    'side',
    'project',
    'amountBefore',
    'amount',
    'amountDelta',
    'effectiveDate',
    'owner',
    'status',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'effectiveDate'],
  defaultSort: '-createdAt',
  scope: { through: 'contract' },
})

const managedFields = {
  title: true,
  side: true,
  project: true,
  baseVersion: true,
  amountBefore: true,
  amountDelta: true,
  owner: true,
  department: true,
  status: true,
} as const

export const ContractChange = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type ContractChange = z.output<typeof ContractChange.answer>

export const contractChange = {
  ...crud(ContractChange),
  /** What the change changes: the contract as it was beside what it is to be. */
  diff: endpoint({
    method: 'GET',
    path: '/api/contract_change/diff/:id',
    family: 'contract_change',
    title: label('合同变更对比', 'What a change changes'),
    access: { permission: 'contractChange:show' },
    params: IdParams,
    result: Comparison,
  }),
}
