import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { linkCalls } from './record/link.ts'
import { OfRecord, shareCalls, Subject } from './record/share.ts'
import { errors } from './shared/errors.ts'
import { attachments, bool, FileView, longText, NamedRef, persons, text } from './shared/fields.ts'
import { Id, IdParams, IdResult } from './shared/ids.ts'
import { label } from './shared/label.ts'
import { pageOf } from './shared/page.ts'

const Change = z.object({ field: z.string(), label: z.string(), from: z.string(), to: z.string() })

export const eventKinds = ['created', 'updated', 'deleted', 'comment', 'merged', 'system'] as const

export const TimelineEvent = z.object({
  id: Id,
  kind: z.enum(eventKinds),
  at: z.string(),
  actor: NamedRef.nullable(),
  changes: z.array(Change),
  note: z.string().nullable(),
  /** Of a comment: who is mentioned, which comment it answers, what it brings. */
  mentions: z.array(NamedRef),
  replyTo: Id.nullable(),
  files: z.array(FileView),
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

/** A named way of looking at a list; `state` is what the list keeps in its address. */
export const SavedView = z.object({
  id: Id,
  name: z.string(),
  state: z.string(),
  shared: z.boolean(),
  mine: z.boolean(),
  isDefault: z.boolean(),
  owner: NamedRef,
  version: z.int(),
})
export type SavedView = z.output<typeof SavedView>

const viewFields = {
  name: text('视图名称', 'View', { max: 30 }),
  state: z
    .string()
    .max(4000)
    .refine((value) => !value.includes('\u0000')),
  shared: bool('共享', 'Shared').default(false),
}

/** What somebody typed to find something; words may follow each other in any order. */
const Keyword = z
  .string()
  .trim()
  .min(1)
  .max(50)
  .refine((value) => !value.includes('\u0000'))

export const FoundGroup = z.object({
  subject: z.string(),
  label: z.object({ zh: z.string(), en: z.string() }),
  items: z.array(z.object({ id: Id, code: z.string(), name: z.string() })),
  /** Whether the list of this kind would show more. */
  more: z.boolean(),
})
export type FoundGroup = z.output<typeof FoundGroup>

const OfSubject = z.strictObject({ subject: Subject })

export const record = {
  /** Across every kind of record the person may list and open. */
  search: endpoint({
    method: 'GET',
    path: '/api/record/search',
    title: label('全局搜索', 'Search everywhere'),
    access: 'signed-in',
    query: z.strictObject({ keyword: Keyword }),
    result: z.array(FoundGroup),
  }),
  timeline: endpoint({
    method: 'GET',
    path: '/api/record/timeline/:subject/:id',
    title: label('记录的动态', 'Timeline of a record'),
    access: 'signed-in',
    params: OfRecord,
    query: z.strictObject({ cursor: z.string().max(200).optional(), kind: z.enum(['comment', 'change']).optional() }),
    result: pageOf(TimelineEvent).pick({ items: true, nextCursor: true }),
  }),
  comment: endpoint({
    method: 'POST',
    path: '/api/record/comment/:subject/:id',
    title: label('评论记录', 'Comment on a record'),
    access: 'signed-in',
    params: OfRecord,
    body: z.strictObject({
      body: longText('评论', 'Comment'),
      mentions: persons('提到的人', 'Mentions', { max: 50 }).default([]),
      replyTo: Id.nullable().optional(),
      files: attachments('附件', 'Files', { max: 9 }).default([]),
    }),
    result: IdResult,
  }),
  followed: endpoint({
    method: 'GET',
    path: '/api/record/follow/:subject/:id',
    title: label('是否关注', 'Whether one follows a record'),
    access: 'signed-in',
    params: OfRecord,
    result: z.object({ following: z.boolean(), followers: z.array(NamedRef) }),
  }),
  follow: endpoint({
    method: 'POST',
    path: '/api/record/follow/:subject/:id',
    title: label('关注记录', 'Follow a record'),
    access: 'signed-in',
    params: OfRecord,
    body: z.strictObject({ on: z.boolean() }),
    result: z.object({ following: z.boolean() }),
  }),
  ...shareCalls,
  ...linkCalls,
  views: endpoint({
    method: 'GET',
    path: '/api/record/view/list/:subject',
    title: label('列表视图', 'Saved views'),
    access: 'signed-in',
    params: OfSubject,
    result: z.array(SavedView),
  }),
  createView: endpoint({
    method: 'POST',
    path: '/api/record/view/create/:subject',
    title: label('保存视图', 'Save a view'),
    access: 'signed-in',
    params: OfSubject,
    body: z.strictObject(viewFields),
    result: IdResult,
  }),
  updateView: endpoint({
    method: 'PUT',
    path: '/api/record/view/update/:id',
    title: label('修改视图', 'Change a view'),
    access: 'signed-in',
    params: IdParams,
    body: z.strictObject({ version: z.int(), ...viewFields }),
    result: z.object({ id: Id, version: z.int() }),
  }),
  removeView: endpoint({
    method: 'DELETE',
    path: '/api/record/view/delete/:id',
    title: label('删除视图', 'Delete a view'),
    access: 'signed-in',
    params: IdParams,
    result: IdResult,
  }),
  defaultView: endpoint({
    method: 'POST',
    path: '/api/record/view/default/:subject',
    title: label('设为默认视图', 'Choose the default view'),
    access: 'signed-in',
    params: OfSubject,
    body: z.strictObject({ id: Id.nullable() }),
    result: z.object({ id: Id.nullable() }),
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
  'record.reply_to_nothing': [45004, 422, '要回复的评论不存在', 'The comment to answer does not exist'],
  'view.name_taken': [45005, 409, '已有同名视图', 'A view with this name exists'],
  'view.not_yours': [45006, 409, '只能修改自己的视图', 'Only your own views can be changed'],
  'job.finished': [45002, 409, '任务已经结束', 'The job has already ended'],
  'job.not_failed': [45003, 409, '只有失败或已取消的任务可以重试', 'Only a failed or cancelled job can be retried'],
})
