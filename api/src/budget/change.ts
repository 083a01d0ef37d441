import type { z } from 'zod'
import { crud } from '../shared/crud.ts'
import { documentStates } from '../shared/document-states.ts'
import { optional } from '../shared/field-meta.ts'
import { attachments, choice, cost, department, longText, person, ref, rows, text } from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'

/** From one line to another; without a line it comes from, it is money on top. */
const Line = {
  from: optional(ref('调出预算项', 'From line', 'budgetItem')),
  to: ref('调入预算项', 'To line', 'budgetItem'),
  amount: cost('金额', 'Amount'),
  remark: optional(text('说明', 'Remark')),
}

const described = record({
  name: 'budgetChange',
  table: 'budget_change',
  label: label('预算调整单', 'Budget change'),
  fields: {
    project: ref('项目', 'Project', 'project'),
    title: text('标题', 'Title', { max: 200 }),
    lines: rows('调整明细', 'Lines', Line, { max: 100 }),
    /** Moved in all, and how much of it is money on top. */
    moved: cost('调整金额', 'Moved'),
    added: cost('追加金额', 'Added'),
    reason: longText('调整原因', 'Why', { max: 2000 }),
    attachments: attachments('附件', 'Attachments').default([]),
    owner: optional(person('申请人', 'Applicant')),
    department: optional(department('申请部门', 'Department')),
    status: choice('状态', 'Status', documentStates),
  },
  title: 'title',
  search: ['title'],
  list: ['code', 'title', 'project', 'moved', 'added', 'status', 'owner', 'createdAt', 'updatedAt'],
  sort: ['createdAt', 'updatedAt', 'title'],
  defaultSort: '-createdAt',
  scope: { through: 'project' },
})

const managedFields = { title: true, moved: true, added: true, owner: true, department: true, status: true } as const

export const BudgetChange = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type BudgetChange = z.output<typeof BudgetChange.answer>

export const budgetChange = crud(BudgetChange)
