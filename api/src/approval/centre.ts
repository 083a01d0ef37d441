import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, IdResult } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { Breach } from './breach.ts'
import { DocType } from './act.ts'
import { Detail, WaitingProposal } from './detail.ts'
import { Counts } from './shown.ts'

export const centre = {
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
