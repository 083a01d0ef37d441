import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { errors } from './shared/errors.ts'
import { Id, IdParams, IdResult } from './shared/ids.ts'
import { label } from './shared/label.ts'
import { pageOf } from './shared/page.ts'

const Change = z.object({ field: z.string(), label: z.string(), from: z.string(), to: z.string() })

export const TimelineEvent = z.object({
  id: Id,
  kind: z.string(),
  at: z.string(),
  actor: z.object({ id: Id, name: z.string() }).nullable(),
  changes: z.array(Change),
  note: z.string().nullable(),
})
export type TimelineEvent = z.output<typeof TimelineEvent>

export const JobState = z.object({
  id: Id,
  name: z.string(),
  title: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  done: z.int(),
  total: z.int(),
  error: z.string().nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
})
export type JobState = z.output<typeof JobState>

const Subject = z.string().regex(/^[a-zA-Z]{1,40}$/)

export const record = {
  timeline: endpoint({
    method: 'GET',
    path: '/api/record/timeline/:subject/:id',
    title: label('记录的动态', 'Timeline of a record'),
    access: 'signed-in',
    params: z.strictObject({ subject: Subject, id: Id }),
    query: z.strictObject({ cursor: z.string().max(200).optional() }),
    result: pageOf(TimelineEvent).pick({ items: true, nextCursor: true }),
  }),
  reindex: endpoint({
    method: 'POST',
    path: '/api/record/reindex',
    title: label('重建搜索索引', 'Rebuild the search index'),
    access: { permission: 'record:reindex' },
    body: z.strictObject({ subject: Subject }),
    result: IdResult,
  }),
  jobs: endpoint({
    method: 'GET',
    path: '/api/job/list',
    title: label('我的后台任务', 'My background jobs'),
    access: 'signed-in',
    result: z.array(JobState),
  }),
  job: endpoint({
    method: 'GET',
    path: '/api/job/show/:id',
    title: label('查看后台任务', 'Show a background job'),
    access: 'signed-in',
    params: IdParams,
    result: JobState,
  }),
  cancelJob: endpoint({
    method: 'POST',
    path: '/api/job/cancel/:id',
    title: label('取消后台任务', 'Cancel a background job'),
    access: 'signed-in',
    params: IdParams,
    result: IdResult,
  }),
  retryJob: endpoint({
    method: 'POST',
    path: '/api/job/retry/:id',
    title: label('重试后台任务', 'Retry a background job'),
    access: 'signed-in',
    params: IdParams,
    result: IdResult,
  }),
}

export const recordErrors = errors({
  'record.unknown_subject': [45001, 404, '没有这种记录', 'No such kind of record'],
  'job.finished': [45002, 409, '任务已经结束', 'The job has already ended'],
  'job.not_failed': [45003, 409, '只有失败或已取消的任务可以重试', 'Only a failed or cancelled job can be retried'],
})
