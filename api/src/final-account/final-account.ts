import type { z } from 'zod'
import { documentStates } from '../shared/document-states.ts'
import { optional } from '../shared/field-meta.ts'
import {
  attachments,
  choice,
  cost,
  dateTime,
  department,
  income,
  integer,
  longText,
  person,
  ref,
  rows,
  text,
} from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'

const costOf = (zh: string, en: string) => optional(cost(zh, en, { negative: true }))
const incomeOf = (zh: string, en: string) => optional(income(zh, en, { negative: true }))

/** A line of the budget and what came of it, or a contract that brings money. */
const Line = {
  side: choice('收支', 'Side', [
    ['cost', '成本', 'Cost', 'orange'],
    ['income', '收入', 'Income', 'green'],
  ]),
  /** What the line is made of: a budget line, a contract, or what has no budget. */
  source: text('来源', 'Source', { max: 60 }),
  category: text('科目', 'Category', { max: 100 }),
  name: text('名称', 'Name', { max: 200 }),
  firstCost: costOf('首版预算', 'First budget'),
  budgetCost: costOf('预算', 'Budget'),
  committedCost: costOf('已承诺', 'Committed'),
  settledCost: costOf('已结算', 'Settled'),
  invoicedCost: costOf('已收票', 'Invoiced'),
  paidCost: costOf('已付款', 'Paid'),
  firstIncome: incomeOf('首签金额', 'First signed'),
  contractIncome: incomeOf('合同金额', 'Contract'),
  settledIncome: incomeOf('结算收入', 'Settled income'),
  invoicedIncome: incomeOf('已开票', 'Invoiced out'),
  receivedIncome: incomeOf('已收款', 'Received'),
  confirmedBy: optional(person('核对人', 'Confirmed by')),
  confirmedAt: optional(dateTime('核对时间', 'Confirmed at')),
}

const described = record({
  name: 'finalAccount',
  table: 'final_account',
  label: label('决算', 'Final account'),
  fields: {
    project: ref('项目', 'Project', 'project'),
    kind: choice('决算类型', 'Kind', [
      ['first', '决算', 'Final account', 'blue'],
      ['supplement', '补充决算', 'Supplement', 'purple'],
    ]),
    versionNo: integer('版本', 'Version', { min: 1 }),
    title: text('标题', 'Title', { max: 200 }),
    conclusion: optional(longText('决算结论', 'Conclusion', { max: 2000 })),
    attachments: attachments('附件', 'Attachments').default([]),
    remark: optional(longText('备注', 'Remark', { max: 500 })),
    lines: rows('决算明细', 'Lines', Line, { max: 1000 }),
    budgetCost: cost('预算成本（含税）', 'Budget incl. tax', { negative: true }),
    committedCost: cost('已承诺成本（含税）', 'Committed incl. tax', { negative: true }),
    settledCost: cost('结算成本（含税）', 'Settled cost incl. tax', { negative: true }),
    invoicedCost: cost('已收票（含税）', 'Invoiced incl. tax', { negative: true }),
    paidCost: cost('已付款', 'Paid', { negative: true }),
    withheldTax: cost('代扣个税', 'Tax withheld', { negative: true }),
    deductibleTax: cost('可抵扣进项税', 'Deductible tax', { negative: true }),
    contractIncome: income('合同收入（含税）', 'Contracts incl. tax', { negative: true }),
    settledIncome: income('结算收入（含税）', 'Settled income incl. tax', { negative: true }),
    invoicedIncome: income('已开票（含税）', 'Invoiced out incl. tax', { negative: true }),
    receivedIncome: income('已收款', 'Received', { negative: true }),
    outputTax: income('销项税', 'Output tax', { negative: true }),
    /** Documents with a difference nobody gave a reason for, and lines finance did not confirm yet. */
    unexplained: integer('未说明单据', 'Not explained'),
    unconfirmed: integer('未核对明细', 'Not confirmed'),
    builtAt: dateTime('取数时间', 'Built at'),
    lockedAt: optional(dateTime('锁定时间', 'Locked at')),
    owner: optional(person('编制人', 'Prepared by')),
    department: optional(department('部门', 'Department')),
    stage: choice('决算阶段', 'Stage', [
      ['checking', '核对中', 'Checking', 'blue'],
      ['checked', '已核对', 'Checked', 'purple'],
      ['locked', '已锁定', 'Locked', 'green'],
      ['void', '已作废', 'Void', 'red'],
    ]),
    status: choice('审批状态', 'Approval', documentStates),
  },
  title: 'title',
  state: 'stage',
  search: ['title'],
  list: [
    'code',
    'title',
    'project',
    'kind',
    'versionNo',
    'settledIncome',
    'receivedIncome',
    'budgetCost',
    'settledCost',
    'paidCost',
    'unexplained',
    'unconfirmed',
    'stage',
    'status',
    'owner',
    'lockedAt',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt'],
  defaultSort: '-createdAt',
  scope: { through: 'project' },
})

const managedFields = {
  kind: true,
  versionNo: true,
  title: true,
  lines: true,
  budgetCost: true,
  committedCost: true,
  settledCost: true,
  invoicedCost: true,
  paidCost: true,
  withheldTax: true,
  deductibleTax: true,
  contractIncome: true,
  settledIncome: true,
  invoicedIncome: true,
  receivedIncome: true,
  outputTax: true,
  unexplained: true,
  unconfirmed: true,
  builtAt: true,
  lockedAt: true,
  owner: true,
  department: true,
  stage: true,
  status: true,
} as const

/** What a project came to, by its documents. */
export const FinalAccount = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type FinalAccount = z.output<typeof FinalAccount.answer>
