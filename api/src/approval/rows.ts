import { z } from 'zod'
import { documentKinds } from '../shared/document-kinds.ts'
import { field, optional } from '../shared/field-meta.ts'
import { choice, code, dateTime, department, integer, longText, money, person, text } from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { listing } from './listing.ts'

const status = choice('状态', 'Status', [
  ['running', '审批中', 'Running', 'blue'],
  ['returned', '已退回', 'Returned', 'orange'],
  ['approved', '已通过', 'Approved', 'green'],
  ['rejected', '已拒绝', 'Rejected', 'red'],
  ['withdrawn', '已撤回', 'Withdrawn', 'grey'],
  ['terminated', '已终止', 'Terminated', 'red'],
  ['voided', '已作废', 'Voided', 'grey'],
])

const docType = field(z.string().max(40), {
  kind: 'choice',
  label: label('单据类型', 'Document'),
  choices: documentKinds,
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
/** A deadline in words that need no reckoning: how long there still is, or for how long it has passed. */
const remaining = optional(text('剩余时间', 'Time left', { max: 60 }))
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
const decision = choice('结果', 'Decision', [
  ['approved', '同意', 'Approved', 'green'],
  ['rejected', '拒绝', 'Rejected', 'red'],
  ['returned', '退回', 'Returned', 'orange'],
])
const trouble = choice('异常', 'Trouble', [
  ['unattended', '无人审批', 'Nobody decides', 'red'],
  ['overdue', '超时', 'Overdue', 'orange'],
  ['stuck', '卡住', 'Stuck', 'orange'],
  ['suspended', '已挂起', 'Suspended', 'grey'],
  ['none', '正常', 'None'],
])

export const rows = {
  todo: listing({
    name: 'approvalTodo',
    label: label('待我审批', 'To decide'),
    fields: {
      ...about,
      node,
      receivedAt: dateTime('到达时间', 'Received'),
      dueAt: optional(dateTime('截止时间', 'Due')),
      remaining,
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
  handed: listing({
    name: 'approvalHanded',
    label: label('我转交、委派或加签的', 'Handed on by me'),
    fields: {
      ...about,
      node,
      way: choice('方式', 'How', [
        ['transfer', '转交', 'Transferred', 'blue'],
        ['delegate', '委派', 'Delegated', 'orange'],
        ['sign', '加签', 'Signers added', 'green'],
      ]),
      handedTo: text('交给谁', 'To', { max: 1000 }),
      handedAt: dateTime('交出时间', 'Handed on'),
      answer: choice('对方处理', 'Their answer', [
        ['pending', '待处理', 'Open', 'blue'],
        ['waiting', '排队中', 'Waiting', 'grey'],
        ['suspended', '暂停', 'On hold', 'grey'],
        ['approved', '已同意', 'Approved', 'green'],
        ['rejected', '已拒绝', 'Rejected', 'red'],
        ['returned', '已退回', 'Returned', 'orange'],
        ['transferred', '已转交', 'Transferred', 'blue'],
        ['handed_over', '已交接', 'Handed over', 'grey'],
        ['skipped', '已弃权', 'Abstained', 'grey'],
        ['cancelled', '已关闭', 'Closed', 'grey'],
      ]),
      waiting,
    },
    sort: ['handedAt', 'submittedAt', 'amount', 'docType', 'status', 'initiator'],
    defaultSort: '-handedAt',
  }),
  follow: listing({
    name: 'approvalFollow',
    label: label('我关注的', 'Followed by me'),
    fields: { ...about, node, waiting, hours, followedAt: dateTime('关注时间', 'Followed') },
    sort: ['followedAt', 'submittedAt', 'endedAt', 'docType', 'status', 'initiator'],
    defaultSort: '-followedAt',
  }),
  decided: listing({
    name: 'approvalDecided',
    label: label('审批处理明细', 'Decisions'),
    access: { permission: 'approvalReport:show' },
    fields: {
      title: about.title,
      code: about.code,
      docType,
      flow: about.flow,
      node,
      by: person('处理人', 'By'),
      result: decision,
      initiator: about.initiator,
      department: about.department,
      receivedAt: dateTime('到达时间', 'Received'),
      decidedAt: dateTime('处理时间', 'Decided'),
      hours,
      punctual: choice('时限', 'Deadline', [
        ['late', '超时处理', 'Late', 'red'],
        ['inTime', '按时处理', 'In time', 'green'],
        ['none', '不限时', 'None'],
      ]),
    },
    sort: ['decidedAt', 'receivedAt', 'hours', 'docType', 'initiator', 'result'],
    defaultSort: '-decidedAt',
  }),
  draft: listing({
    name: 'approvalDraft',
    label: label('草稿', 'Drafts'),
    fields: {
      title: about.title,
      code: code('单据编号', 'Number'),
      docType,
      amount: about.amount,
      createdAt: dateTime('创建时间', 'Created'),
      updatedAt: dateTime('修改时间', 'Changed'),
    },
    sort: ['updatedAt', 'createdAt', 'amount', 'docType'],
    defaultSort: '-updatedAt',
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

export type ListingName = keyof typeof rows
