import type { z } from 'zod'
import { crud } from './shared/crud.ts'
import { errors } from './shared/errors.ts'
import { documentStates } from './shared/document-states.ts'
import { optional } from './shared/field-meta.ts'
import {
  attachments,
  choice,
  date,
  department,
  dict,
  integer,
  longText,
  money,
  person,
  persons,
  quantity,
  text,
} from './shared/fields.ts'
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
    leaveKind: optional(
      choice('假期类型', 'Kind of leave', [
        ['annual', '年假', 'Annual leave'],
        ['personal', '事假', 'Personal leave'],
        ['sick', '病假', 'Sick leave'],
        ['swap', '调休', 'Time off in lieu'],
        ['marriage', '婚假', 'Marriage leave'],
        ['maternity', '产假', 'Maternity leave'],
        ['other', '其他', 'Other'],
      ]),
    ),
    destination: optional(text('目的地', 'Destination')),
    transport: optional(
      choice('交通方式', 'Transport', [
        ['plane', '飞机', 'Plane'],
        ['train', '火车', 'Train'],
        ['car', '汽车', 'Car'],
        ['other', '其他', 'Other'],
      ]),
    ),
    companions: persons('同行人', 'Companions', { max: 20 }).default([]),
    startDate: optional(date('开始日期', 'Start date')),
    endDate: optional(date('结束日期', 'End date')),
    days: optional(quantity('天数', 'Days', { places: 1 })),
    neededOn: optional(date('需用日期', 'Needed on')),
    sealKind: optional(
      choice('印章类型', 'Seal', [
        ['company', '公章', 'Company seal'],
        ['contract', '合同章', 'Contract seal'],
        ['finance', '财务章', 'Finance seal'],
        ['legal', '法人章', 'Legal representative’s seal'],
      ]),
    ),
    paper: optional(text('用印文件', 'Paper to seal')),
    copies: optional(integer('份数', 'Copies', { min: 1, max: 999 })),
    guests: optional(text('招待对象', 'Guests')),
    headcount: optional(integer('人数', 'People', { min: 1, max: 9999 })),
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

export { fieldsOfType, isFieldOfType, typeFieldNames } from './application/types.ts'

export const applicationErrors = errors({
  'application.dates': [48001, 422, '结束日期不能早于开始日期', 'The end date is before the start date'],
  'application.required': [48004, 422, '请填写这一项', 'Please fill this in'],
  'application.locked': [48002, 409, '申请单正在审批或已有结果，不能修改', 'The application is in approval or decided'],
  'application.kept': [
    48003,
    409,
    '提交过的申请单只能作废，不能删除',
    'A submitted application is voided, not deleted',
  ],
})
