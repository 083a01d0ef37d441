import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { optional } from '../shared/field-meta.ts'
import { bool, choice, dateTime, text, longText } from '../shared/fields.ts'
import { Id, IdParams, IdResult } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

/** The kind of what a person writes into their own calendar. */
export const ownKind = 'own'

const Words = z.object({ zh: z.string(), en: z.string() })
const Key = z.string().regex(/^[a-zA-Z][a-zA-Z.]{0,39}$/)

const CalendarKind = z.object({ key: z.string(), label: Words, color: z.string() })
export type CalendarKind = z.output<typeof CalendarKind>

const CalendarItem = z.object({
  kind: z.string(),
  id: Id,
  title: z.string(),
  note: z.string().nullable(),
  /** The first and the last day. */
  from: z.string(),
  to: z.string(),
  /** When it begins and ends, where it does not last whole days. */
  at: z.string().nullable(),
  until: z.string().nullable(),
  path: z.string(),
  canMove: z.boolean(),
})
export type CalendarItem = z.output<typeof CalendarItem>

/** What a person writes down; of one that lasts whole days only the days count. */
export const entryFields = {
  title: text('标题', 'Title', { max: 100 }),
  isAllDay: bool('全天', 'All day').default(false),
  startsAt: dateTime('开始', 'Starts'),
  endsAt: dateTime('结束', 'Ends'),
  place: optional(text('地点', 'Place', { max: 100 })),
  note: optional(longText('备注', 'Note', { max: 500 })),
}

const EntryBody = z.strictObject(entryFields)
const CalendarEntry = z.object({
  id: Id,
  version: z.int(),
  title: z.string(),
  isAllDay: z.boolean(),
  startsAt: z.string(),
  endsAt: z.string(),
  place: z.string().nullable(),
  note: z.string().nullable(),
})
export type CalendarEntry = z.output<typeof CalendarEntry>

/** What a feed tells: of all one may see, or of what is one's own. */
export const feedFields = {
  reach: choice('内容', 'What it tells', [
    ['mine', '与我有关的', 'What concerns me'],
    ['all', '我能看到的全部', 'All I may see'],
  ]).default('mine'),
}

const Feed = z.object({
  reach: z.enum(['mine', 'all']),
  createdAt: z.string(),
  /** When a calendar last read it. */
  readAt: z.string().nullable(),
})
export type Feed = z.output<typeof Feed>

const family = 'home'
const access = 'signed-in'
const Version = z.object({ id: Id, version: z.int() })

export const calendar = {
  /** Days of what all modules keep dates of, as far as one may see it. */
  show: endpoint({
    method: 'GET',
    path: '/api/home/calendar',
    title: label('日历', 'Calendar'),
    access,
    query: z.strictObject({ from: z.iso.date(), to: z.iso.date(), mine: z.enum(['true', 'false']).optional() }),
    result: z.object({
      kinds: z.array(CalendarKind),
      items: z.array(CalendarItem),
      /** Kinds of which there are more than are shown. */
      cut: z.array(z.string()),
    }),
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/home/calendar/move',
    title: label('在日历中改期', 'Move something to another day'),
    access,
    body: z.strictObject({ kind: Key, id: Id, from: z.iso.date(), to: z.iso.date() }),
    result: IdResult,
  }),
  entry: endpoint({
    method: 'GET',
    path: '/api/home/calendar/entry/:id',
    title: label('我的日程', 'An entry of mine'),
    access,
    params: IdParams,
    result: CalendarEntry,
  }),
  addEntry: endpoint({
    method: 'POST',
    path: '/api/home/calendar/entry',
    title: label('新增日程', 'Add an entry'),
    access,
    body: EntryBody,
    result: Version,
  }),
  changeEntry: endpoint({
    method: 'PUT',
    path: '/api/home/calendar/entry/:id',
    title: label('修改日程', 'Change an entry'),
    access,
    params: IdParams,
    body: EntryBody.extend({ version: z.int() }),
    result: Version,
  }),
  removeEntry: endpoint({
    method: 'DELETE',
    path: '/api/home/calendar/entry/:id',
    title: label('删除日程', 'Delete an entry'),
    access,
    params: IdParams,
    result: IdResult,
  }),
}

export const calendarFeed = {
  show: endpoint({
    method: 'GET',
    path: '/api/home/feed',
    title: label('我的日历订阅', 'The feed of my calendar'),
    access: 'signed-in',
    result: Feed.nullable(),
  }),
  /** A new link; the one before is good no longer. */
  issue: endpoint({
    method: 'POST',
    path: '/api/home/feed',
    title: label('生成日历订阅链接', 'Make a feed link'),
    family,
    access: 'signed-in',
    secret: true,
    body: z.strictObject(feedFields),
    result: z.object({ url: z.string() }),
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/home/feed',
    title: label('撤销日历订阅链接', 'Revoke the feed link'),
    access: 'signed-in',
    allowedWhenExpired: 'reading',
    result: z.object({ revoked: z.boolean() }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/home/feed/:ticket/calendar.ics',
    title: label('读取日历订阅', 'Read a feed by its secret link'),
    access: 'public',
    params: z.strictObject({ ticket: z.string().regex(/^[\w-]{64}$/) }),
    result: z.unknown(),
    writes: true,
    raw: true,
  }),
}
