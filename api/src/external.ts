import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { errors } from './shared/errors.ts'
import { Id, IdParams, IdResult } from './shared/ids.ts'
import { label } from './shared/label.ts'

const Visit = z.object({ what: z.enum(['code', 'enter']), address: z.string(), device: z.string(), at: z.string() })

const ExternalLink = z.object({
  id: Id,
  purpose: z.string(),
  /** What it is for, in words. */
  title: z.string(),
  contact: z.string(),
  company: z.string().nullable(),
  /** Enough of it to tell two of the same name apart. */
  mobile: z.string(),
  state: z.enum(['open', 'expired', 'revoked']),
  expiresAt: z.string(),
  sentAt: z.string().nullable(),
  sentTimes: z.int(),
  visits: z.array(Visit),
})
export type ExternalLink = z.output<typeof ExternalLink>

const GuestComment = z.object({
  id: Id,
  /** By what kind of link it came. */
  purpose: z.string(),
  contact: z.string(),
  company: z.string().nullable(),
  body: z.string(),
  at: z.string(),
})
export type GuestComment = z.output<typeof GuestComment>

const subjectParams = z.strictObject({ subject: z.string().regex(/^[a-zA-Z]{1,40}$/), id: Id })

/** What our own people see and do about the links of a record. */
export const external = {
  links: endpoint({
    method: 'GET',
    path: '/api/external/link/:subject/:id',
    title: label('单据的外部链接', 'Links of a record for people outside'),
    access: 'signed-in',
    params: subjectParams,
    result: z.array(ExternalLink),
  }),
  comments: endpoint({
    method: 'GET',
    path: '/api/external/comments/:subject/:id',
    title: label('外部人员对单据的评论', 'What people outside have said about a record'),
    access: 'signed-in',
    params: subjectParams,
    result: z.array(GuestComment),
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/api/external/revoke/:id',
    title: label('撤销外部链接', 'Revoke a link'),
    access: 'signed-in',
    params: IdParams,
    result: IdResult,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/external/resend/:id',
    title: label('重新发送外部链接', 'Send a link again'),
    access: 'signed-in',
    params: IdParams,
    result: z.object({ id: Id, expiresAt: z.string() }),
  }),
}

export const externalErrors = errors({
  'external.gone': [
    49101,
    410,
    '链接已失效，请联系发送给您的人重新发送',
    'This link is no longer good; ask whoever sent it to send it again',
  ],
  'external.too_many': [49102, 429, '尝试次数过多，请一小时后再试', 'Too many tries, please come back in an hour'],
  'external.not_yours': [49103, 422, '只有负责这件事的人可以撤销或重发链接', 'Only whoever looks after it may do this'],
})
