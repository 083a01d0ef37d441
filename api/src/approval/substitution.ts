import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { NamedRef } from '../shared/fields.ts'
import { Id, IdParams, IdResult } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

const amount = z.string().regex(/^\d{1,13}(\.\d{1,2})?$/)
const moment = z.iso.datetime({ offset: true })

const Substitution = z.object({
  id: Id,
  principal: NamedRef,
  substitute: NamedRef,
  from: z.string(),
  to: z.string(),
  /** None means all. */
  flows: z.array(NamedRef),
  amountCap: z.string().nullable(),
  reason: z.string().nullable(),
  state: z.enum(['coming', 'active', 'over', 'cancelled']),
  /** How much was decided in the principal's place by this rule's substitute in its time. */
  handled: z.int(),
  actions: z.array(z.enum(['cancel'])),
})
export type Substitution = z.output<typeof Substitution>

const Handled = z.object({
  id: Id,
  instanceId: Id,
  serialNo: z.string(),
  title: z.string(),
  result: z.string(),
  opinion: z.string().nullable(),
  decidedAt: z.string(),
})

export const substitution = {
  list: endpoint({
    method: 'GET',
    path: '/api/approval_substitution/list',
    title: label('代理规则', 'Who stands in for whom'),
    access: 'signed-in',
    result: z.array(Substitution),
  }),
  flows: endpoint({
    method: 'GET',
    path: '/api/approval_substitution/flows',
    title: label('可代理的审批流', 'Flows somebody can stand in for'),
    access: 'signed-in',
    result: z.array(NamedRef),
  }),
  handled: endpoint({
    method: 'GET',
    path: '/api/approval_substitution/handled/:id',
    title: label('代理人处理的审批', 'What a substitute decided'),
    access: 'signed-in',
    params: IdParams,
    result: z.array(Handled),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/approval_substitution/create',
    title: label('设置代理人', 'Name somebody to stand in'),
    access: 'signed-in',
    body: z.strictObject({
      principal: Id.optional(),
      substitute: Id,
      from: moment,
      to: moment,
      flows: z.array(Id).max(50).default([]),
      amountCap: amount.nullable().default(null),
      reason: z.string().max(200).nullable().default(null),
    }),
    result: IdResult,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/approval_substitution/cancel/:id',
    title: label('取消代理', 'End a substitution'),
    access: 'signed-in',
    params: IdParams,
    result: IdResult,
  }),
}
