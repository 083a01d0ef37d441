import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud, VersionQuery } from '../shared/crud.ts'
import { optional } from '../shared/field-meta.ts'
import { attachments, bool, choice, dateTime, FileView, NamedRef, refs, richText, text } from '../shared/fields.ts'
import { Id, IdParams, IdResult } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'

const described = record({
  name: 'announcement',
  table: 'announcement',
  label: label('公告', 'Announcement'),
  fields: {
    title: text('标题', 'Title'),
    body: richText('正文', 'Body'),
    departments: refs('接收部门', 'Departments', 'department').default([]),
    roles: refs('接收角色', 'Roles', 'role').default([]),
    pinned: bool('置顶', 'Pinned').default(false),
    mustRead: bool('必读', 'Must be read').default(false),
    attachments: attachments('附件', 'Attachments').default([]),
    status: choice('状态', 'Status', [
      ['draft', '草稿', 'Draft', 'grey'],
      ['published', '已发布', 'Published', 'green'],
      ['withdrawn', '已撤回', 'Withdrawn', 'orange'],
    ]),
    publishedAt: optional(dateTime('发布时间', 'Published at')),
  },
  title: 'title',
  search: ['title'],
  list: ['code', 'title', 'status', 'pinned', 'mustRead', 'publishedAt', 'createdBy', 'createdAt', 'updatedAt'],
  sort: ['createdAt', 'updatedAt', 'publishedAt', 'code', 'title', 'status'],
  defaultSort: '-createdAt',
  scope: 'tenant',
})

/** Publishing and withdrawing set these; no form does. */
const byVerb = { status: true, publishedAt: true } as const

export const Announcement = {
  ...described,
  create: described.create.omit(byVerb),
  update: described.update.omit(byVerb),
}
export type Announcement = z.output<typeof Announcement.answer>

const path = (call: string) => `/api/announcement/${call}` as const
const may = (action: string) => ({ permission: `announcement:${action}` }) as const

const MyAnnouncement = z.object({
  id: Id,
  title: z.string(),
  pinned: z.boolean(),
  mustRead: z.boolean(),
  publishedAt: z.string(),
  author: NamedRef.nullable(),
  readAt: z.string().nullable(),
})
export type MyAnnouncement = z.output<typeof MyAnnouncement>

const Receipts = z.object({
  /** How many it is for, and how many of them have read it. */
  total: z.int(),
  read: z.int(),
  items: z.array(z.object({ person: NamedRef, department: NamedRef.nullable(), readAt: z.string().nullable() })),
  nextCursor: z.string().nullable(),
})

export const announcement = {
  ...crud(Announcement),
  publish: endpoint({
    method: 'POST',
    path: path('publish/:id'),
    title: label('发布公告', 'Publish an announcement'),
    access: may('publish'),
    params: IdParams,
    body: VersionQuery,
    result: z.object({ id: Id, version: z.int(), people: z.int() }),
  }),
  withdraw: endpoint({
    method: 'POST',
    path: path('withdraw/:id'),
    title: label('撤回公告', 'Withdraw an announcement'),
    access: may('withdraw'),
    params: IdParams,
    body: VersionQuery,
    result: z.object({ id: Id, version: z.int() }),
  }),
  remind: endpoint({
    method: 'POST',
    path: path('remind/:id'),
    title: label('提醒未读公告的人', 'Remind those who have not read an announcement'),
    access: may('publish'),
    params: IdParams,
    result: z.object({ people: z.int() }),
  }),
  mine: endpoint({
    method: 'GET',
    path: path('mine'),
    title: label('发给我的公告', 'Announcements for me'),
    access: 'signed-in',
    query: z.strictObject({ unread: z.enum(['true', 'false']).optional() }),
    result: z.array(MyAnnouncement),
  }),
  view: endpoint({
    method: 'GET',
    path: path('view/:id'),
    title: label('阅读公告', 'Read an announcement'),
    access: 'signed-in',
    params: IdParams,
    result: MyAnnouncement.extend({ body: z.string(), attachments: z.array(FileView) }),
  }),
  read: endpoint({
    method: 'POST',
    path: path('read/:id'),
    title: label('确认已读公告', 'Confirm that an announcement was read'),
    access: 'signed-in',
    params: IdParams,
    result: IdResult.extend({ readAt: z.string() }),
    allowedWhenExpired: 'reading',
  }),
  receipts: endpoint({
    method: 'GET',
    path: path('receipts/:id'),
    title: label('公告阅读情况', 'Who has read an announcement'),
    access: may('show'),
    params: IdParams,
    query: z.strictObject({ state: z.enum(['read', 'unread']).optional(), cursor: Id.optional() }),
    result: Receipts,
  }),
}
