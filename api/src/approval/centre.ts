import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { NamedRef } from '../shared/fields.ts'
import { Id, IdParams, IdResult } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { Breach } from './breach.ts'
import { DocType } from './act.ts'
import { Detail, WaitingProposal } from './detail.ts'
import { Counts } from './shown.ts'

const day = z.iso.date().optional()
const amount = z
  .string()
  .regex(/^\d{1,13}(\.\d{1,2})?$/)
  .optional()
const word = z.string().trim().max(50).optional()

export const tabs = ['todo', 'done', 'mine', 'cc', 'all'] as const

const Query = z.strictObject({
  tab: z.enum(tabs),
  keyword: word,
  docType: z.string().max(40).optional(),
  flowId: Id.optional(),
  status: z.string().max(20).optional(),
  initiator: Id.optional(),
  department: Id.optional(),
  amountFrom: amount,
  amountTo: amount,
  from: day,
  to: day,
  overdue: z.enum(['true', 'false']).optional(),
  urged: z.enum(['true', 'false']).optional(),
  unread: z.enum(['true', 'false']).optional(),
  cursor: z.string().max(200).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
})

export const CentreRow = z.object({
  /** The task or the copy it stands for; the instance where it is neither. */
  id: Id,
  instanceId: Id,
  taskId: Id.nullable(),
  serialNo: z.string(),
  title: z.string(),
  summary: z.array(z.object({ label: z.string(), value: z.string() })),
  docType: z.string(),
  docId: Id,
  flow: z.string(),
  amount: z.string().nullable(),
  status: z.string(),
  suspended: z.boolean(),
  round: z.int(),
  initiator: NamedRef,
  department: z.string().nullable(),
  node: z.string().nullable(),
  submittedAt: z.string(),
  endedAt: z.string().nullable(),
  at: z.string(),
  dueAt: z.string().nullable(),
  urgeCount: z.int(),
  viewed: z.boolean(),
  /** Whose task it is when one stands in for them. */
  actingFor: z.string().nullable(),
  result: z.string().nullable(),
  opinion: z.string().nullable(),
})
export type CentreRow = z.output<typeof CentreRow>

export const centre = {
  list: endpoint({
    method: 'GET',
    path: '/api/approval/list',
    title: label('审批中心列表', 'Lists of the approval centre'),
    access: 'signed-in',
    query: Query,
    result: z.object({ items: z.array(CentreRow), total: z.int(), nextCursor: z.string().nullable() }),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/approval/counts',
    title: label('审批中心数量', 'Counts of the approval centre'),
    access: 'signed-in',
    result: Counts,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/approval/detail/:id',
    title: label('审批详情', 'Details of an approval'),
    access: 'signed-in',
    params: IdParams,
    result: Detail,
  }),
  proposals: endpoint({
    method: 'GET',
    path: '/api/approval/proposals',
    title: label('待复核的管理操作', 'Administrative actions that wait for a second administrator'),
    access: 'signed-in',
    result: z.array(WaitingProposal),
  }),
  of: endpoint({
    method: 'GET',
    path: '/api/approval/of',
    title: label('单据的审批记录', 'Approvals of a document'),
    access: 'signed-in',
    query: z.strictObject({ docType: DocType, docId: Id }),
    result: z.array(
      z.object({
        id: Id,
        serialNo: z.string(),
        purpose: z.string(),
        status: z.string(),
        submittedAt: z.string(),
        endedAt: z.string().nullable(),
      }),
    ),
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/approval/read',
    title: label('抄送标为已读', 'Mark copies as read'),
    access: 'signed-in',
    body: z.strictObject({ ids: z.array(Id).max(200).optional() }),
    result: z.object({ count: z.int() }),
  }),
  follow: endpoint({
    method: 'POST',
    path: '/api/approval/follow/:id',
    title: label('关注审批', 'Follow an approval'),
    access: 'signed-in',
    params: IdParams,
    body: z.strictObject({ on: z.boolean() }),
    result: z.object({ following: z.boolean() }),
  }),
  withdrawComment: endpoint({
    method: 'DELETE',
    path: '/api/approval/comment/:id',
    title: label('撤回审批评论', 'Withdraw a comment on an approval'),
    access: 'signed-in',
    params: IdParams,
    result: IdResult,
  }),
  check: endpoint({
    method: 'GET',
    path: '/api/approval/check',
    title: label('检查审批数据', 'Check the data of all approvals'),
    access: { permission: 'approval:admin' },
    result: z.array(Breach),
  }),
}
