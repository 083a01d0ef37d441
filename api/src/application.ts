import type { z } from 'zod'
import { crud } from './shared/crud.ts'
import { errors } from './shared/errors.ts'
import { documentStates } from './shared/document-states.ts'
import { optional } from './shared/field-meta.ts'
import { attachments, choice, date, department, dict, longText, money, person, text } from './shared/fields.ts'
import { label } from './shared/label.ts'
import { record } from './shared/record.ts'

const described = record({
  name: 'application',
  table: 'application',
  label: label('申请单', 'Application'),
  fields: {
    title: text('标题', 'Title'),
    type: dict('申请类型', 'Type', 'applicationType'),
    amount: optional(money('金额', 'Amount')),
    owner: optional(person('申请人', 'Applicant')),
    department: optional(department('申请部门', 'Department')),
    startDate: optional(date('开始日期', 'Start date')),
    endDate: optional(date('结束日期', 'End date')),
    reason: longText('申请事由', 'Reason'),
    attachments: attachments('附件', 'Attachments').default([]),
    status: choice('状态', 'Status', documentStates),
  },
  title: 'title',
  search: ['title', 'reason'],
  list: ['code', 'title', 'type', 'amount', 'status', 'owner', 'department', 'createdAt', 'updatedAt'],
  sort: ['createdAt', 'updatedAt', 'code', 'title', 'amount', 'status'],
  defaultSort: '-createdAt',
  scope: 'owner',
})

/** The approval sets it; no form does. */
const byApproval = { status: true } as const

export const Application = {
  ...described,
  create: described.create.omit(byApproval),
  update: described.update.omit(byApproval),
}
export type Application = z.output<typeof Application.answer>

export const application = crud(Application)

export const applicationErrors = errors({
  'application.dates': [48001, 422, '结束日期不能早于开始日期', 'The end date is before the start date'],
  'application.locked': [48002, 409, '申请单正在审批或已有结果，不能修改', 'The application is in approval or decided'],
  'application.kept': [
    48003,
    409,
    '提交过的申请单只能作废，不能删除',
    'A submitted application is voided, not deleted',
  ],
})
