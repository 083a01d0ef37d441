import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { answerOf, field, mapFields, optional } from '../shared/field-meta.ts'
import { choice, code, dateTime, department, integer, longText, money, person, text } from '../shared/fields.ts'
import { Id } from '../shared/ids.ts'
import { label, type Label } from '../shared/label.ts'
import { listQuery, pageOf, Summary, summaryQuery } from '../shared/page.ts'

type Fields = Readonly<Record<string, z.ZodType>>

const status = choice('状态', 'Status', [
  ['running', '审批中', 'Running', 'blue'],
  ['returned', '已退回', 'Returned', 'orange'],
  ['approved', '已通过', 'Approved', 'green'],
  ['rejected', '已拒绝', 'Rejected', 'red'],
  ['withdrawn', '已撤回', 'Withdrawn', 'grey'],
  ['terminated', '已终止', 'Terminated', 'red'],
  ['voided', '已作废', 'Voided', 'grey'],
])

/** A module whose documents are approved adds its line here, so that lists can be filtered and grouped by it. */
const docType = field(z.string().max(40), {
  kind: 'choice',
  label: label('单据类型', 'Document'),
  choices: [{ value: 'application', label: label('申请单', 'Application') }],
})

/** What every row tells of the approval it is about. */
const about = {
  title: text('标题', 'Title', { max: 300 }),
  code: code('审批编号', 'Number'),
  docType,
  summary: optional(longText('摘要', 'Summary')),
  amount: optional(money('金额', 'Amount')),
  initiator: person('发起人', 'Initiator'),
  department: optional(department('发起部门', 'Department')),
  flow: text('审批流', 'Flow'),
  status,
  round: integer('轮次', 'Round'),
  submittedAt: dateTime('提交时间', 'Submitted'),
  endedAt: optional(dateTime('结束时间', 'Ended')),
}

const node = optional(text('节点', 'Step'))
const waiting = optional(text('等待处理', 'Waiting for', { max: 1000 }))
const hours = optional(integer('用时（小时）', 'Hours taken'))
const timing = choice('时限', 'Deadline', [
  ['overdue', '已超时', 'Overdue', 'red'],
  ['soon', '今日到期', 'Due today', 'orange'],
  ['open', '未到期', 'On time', 'green'],
  ['none', '不限时', 'None'],
])
const reading = choice('阅读', 'Read', [
  ['unread', '未读', 'Unread', 'blue'],
  ['read', '已读', 'Read', 'grey'],
])
const result = choice('我的处理', 'My decision', [
  ['approved', '已同意', 'Approved', 'green'],
  ['rejected', '已拒绝', 'Rejected', 'red'],
  ['returned', '已退回', 'Returned', 'orange'],
  ['transferred', '已转交', 'Transferred', 'blue'],
  ['handed_over', '已交接', 'Handed over', 'grey'],
  ['skipped', '已弃权', 'Abstained', 'grey'],
  ['cancelled', '已关闭', 'Closed', 'grey'],
])
const trouble = choice('异常', 'Trouble', [
  ['unattended', '无人审批', 'Nobody decides', 'red'],
  ['overdue', '超时', 'Overdue', 'orange'],
  ['stuck', '卡住', 'Stuck', 'orange'],
  ['suspended', '已挂起', 'Suspended', 'grey'],
  ['none', '正常', 'None'],
])

type Definition<F extends Fields> = {
  readonly name: string
  readonly label: Label
  readonly fields: F
  readonly sort: readonly (keyof F & string)[]
  readonly defaultSort: string
}

/** A list of the centre: fields like a record's, so that the same list shows, filters, sorts and sums them. */
const listing = <F extends Fields>({ sort, ...rest }: Definition<F>) => {
  const list = Object.keys(rest.fields)
  const row = z.object({
    id: Id,
    version: z.int(),
    actions: z.array(z.string()),
    /** What quick steps act on. */
    taskId: Id.nullable(),
    docId: Id,
    ...mapFields(rest.fields, answerOf),
  })
  const query = listQuery(rest.fields, sort)
  const summary = summaryQuery(rest.fields, sort)
  const at = rest.name.replace('approval', '').toLowerCase()
  return {
    record: { ...rest, all: rest.fields, title: 'title', search: ['title'] as const, list, sort },
    list: endpoint({
      method: 'GET',
      path: `/api/approval/rows/${at}`,
      title: rest.label,
      access: 'signed-in',
      query,
      result: pageOf(row),
    }),
    summary: endpoint({
      method: 'GET',
      path: `/api/approval/rows/${at}/summary`,
      title: label(`${rest.label.zh}合计`, `Totals: ${rest.label.en.toLowerCase()}`),
      access: 'signed-in',
      query: summary,
      result: Summary,
    }),
  }
}

export const rows = {
  todo: listing({
    name: 'approvalTodo',
    label: label('待我审批', 'To decide'),
    fields: {
      ...about,
      node,
      receivedAt: dateTime('到达时间', 'Received'),
      dueAt: optional(dateTime('截止时间', 'Due')),
      timing,
      urged: integer('催办次数', 'Reminders'),
      reading,
      actingFor: optional(text('代谁审批', 'In place of')),
    },
    sort: ['receivedAt', 'dueAt', 'submittedAt', 'amount', 'docType', 'initiator', 'timing', 'urged'],
    defaultSort: '-receivedAt',
  }),
  done: listing({
    name: 'approvalDone',
    label: label('我已审批', 'Decided by me'),
    fields: {
      ...about,
      node,
      result,
      opinion: optional(longText('我的意见', 'My opinion')),
      decidedAt: dateTime('处理时间', 'Decided'),
      hours,
      waiting,
    },
    sort: ['decidedAt', 'submittedAt', 'amount', 'docType', 'status', 'result', 'initiator', 'hours'],
    defaultSort: '-decidedAt',
  }),
  mine: listing({
    name: 'approvalMine',
    label: label('我发起的', 'Submitted by me'),
    fields: { ...about, node, waiting, hours },
    sort: ['submittedAt', 'endedAt', 'amount', 'docType', 'status', 'hours'],
    defaultSort: '-submittedAt',
  }),
  cc: listing({
    name: 'approvalCc',
    label: label('抄送我的', 'Copied to me'),
    fields: { ...about, node, sentAt: dateTime('抄送时间', 'Copied at'), reading, waiting },
    sort: ['sentAt', 'submittedAt', 'amount', 'docType', 'status', 'reading', 'initiator'],
    defaultSort: '-sentAt',
  }),
  all: listing({
    name: 'approvalAll',
    label: label('全部审批', 'All approvals'),
    fields: {
      ...about,
      node,
      waiting,
      trouble,
      hours,
      edition: integer('流程版本', 'Edition'),
    },
    sort: ['submittedAt', 'endedAt', 'amount', 'docType', 'status', 'initiator', 'trouble', 'hours'],
    defaultSort: '-submittedAt',
  }),
}

export type Listing = keyof typeof rows
