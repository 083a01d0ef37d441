import { Announcement, notice } from '@srm/api/notice'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { writeEvent } from '#kernel/records/write/events.ts'
import { defineResource, resourceService } from '#modules/record/index.ts'
import { myAnnouncement, myAnnouncements, peopleFor, receiptsOf, unreadPeople } from './announcement.views.ts'
import { own, read } from '../notice.db.ts'
import { notify } from '../notice.service.ts'

type Audience = { readonly departments: readonly string[]; readonly roles: readonly string[] }

/** The ids are kept in lists, where no foreign key holds them. */
const assertAudience = async (ctx: Ctx, { departments, roles }: Audience) => {
  const found = async (table: 'department_ref' | 'role_ref', ids: readonly string[]): Promise<boolean> => {
    const wanted = [...new Set(ids)]
    if (wanted.length === 0) return true
    return (await read(ctx).selectFrom(table).select('id').where('id', 'in', wanted).execute()).length === wanted.length
  }
  if (!(await found('department_ref', departments)) || !(await found('role_ref', roles))) fail('record.bad_reference')
}

const lock = async (ctx: Ctx, id: string) =>
  (await own(ctx).selectFrom('announcement').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ??
  fail('record.not_found')

const refuseStale = (found: number, updatedAt: string, asked: number | undefined): void => {
  if (asked !== undefined && asked !== found)
    fail('record.stale', { details: { version: found, updatedAt, updatedBy: null } })
}

const setStatus = async (ctx: Ctx, id: string, status: string, note: string): Promise<number> => {
  const { version } = await own(ctx)
    .updateTable('announcement')
    .set((eb) => ({
      status,
      version: eb('version', '+', 1),
      updated_at: eb.fn<string>('now'),
      updated_by: ctx.userId,
      ...(status === 'published' && { published_at: eb.fn<string>('now') }),
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  await writeEvent(ctx, 'announcement', id, 'system', [], note)
  return version
}

/** Everybody it is for is told at once; whoever read an earlier edition reads it again. */
export const publishAnnouncement = async (ctx: Ctx, id: string, asked: number | undefined) => {
  const found = await lock(ctx, id)
  refuseStale(found.version, found.updated_at, asked)
  if (found.status === 'published') fail('announcement.published')
  const people = await peopleFor(ctx, found)
  if (people.length === 0) fail('announcement.nobody')
  await own(ctx).deleteFrom('announcement_receipt').where('announcement_id', '=', id).execute()
  const version = await setStatus(ctx, id, 'published', '发布公告')
  await ctx.systemLog('announcement.published', { id, title: found.title, people: people.length })
  const title = `${found.must_read ? '【必读】' : ''}${found.title}`
  await notify(ctx, { to: people, type: 'announcement', title, subject: 'announcement', subjectId: id })
  return { id, version, people: people.length }
}

/** Its notices go too: they would lead to nothing. */
const withdrawAnnouncement = async (ctx: Ctx, id: string, asked: number | undefined) => {
  const found = await lock(ctx, id)
  refuseStale(found.version, found.updated_at, asked)
  if (found.status !== 'published') fail('announcement.not_published')
  const version = await setStatus(ctx, id, 'withdrawn', '撤回公告')
  await ctx.systemLog('announcement.withdrawn', { id, title: found.title })
  await own(ctx).deleteFrom('notice').where('subject', '=', 'announcement').where('subject_id', '=', id).execute()
  return { id, version }
}

/** The earlier notice is replaced: nobody has two of the same. */
const remindReaders = async (ctx: Ctx, id: string): Promise<{ people: number }> => {
  const found = await lock(ctx, id)
  if (found.status !== 'published') fail('announcement.not_published')
  const people = await unreadPeople(ctx, id, found)
  if (people.length === 0) return { people: 0 }
  await own(ctx)
    .deleteFrom('notice')
    .where('subject', '=', 'announcement')
    .where('subject_id', '=', id)
    .where('type', '=', 'announcement')
    .where('user_id', 'in', people)
    .execute()
  await writeEvent(ctx, 'announcement', id, 'system', [], `提醒 ${people.length} 人阅读`)
  const title = `【提醒阅读】${found.title}`
  await notify(ctx, { to: people, type: 'announcement', title, subject: 'announcement', subjectId: id })
  return { people: people.length }
}

/** The first reading counts; the bell stops ringing for it. */
const confirmRead = async (ctx: Ctx, id: string): Promise<{ id: string; readAt: string }> => {
  const { readAt } = await myAnnouncement(ctx, id)
  if (readAt) return { id, readAt }
  const made = await own(ctx)
    .insertInto('announcement_receipt')
    .values({ announcement_id: id })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'announcement_id', 'user_id'])
        .doUpdateSet((eb) => ({ read_at: eb.ref('announcement_receipt.read_at') })),
    )
    .returning('read_at')
    .executeTakeFirstOrThrow()
  await own(ctx)
    .updateTable('notice')
    .set((eb) => ({ read_at: eb.fn<string>('now') }))
    .where('user_id', '=', ctx.userId ?? '')
    .where('subject', '=', 'announcement')
    .where('subject_id', '=', id)
    .where('read_at', 'is', null)
    .execute()
  return { id, readAt: made.read_at }
}

const next = {
  draft: ['update', 'delete', 'publish'],
  published: ['update', 'withdraw'],
  withdrawn: ['update', 'delete', 'publish'],
}

const service = resourceService(Announcement, {
  allows: ({ status }) => next[status],
  prepare: async (ctx, sent, before) => {
    await assertAudience(ctx, sent)
    return before ? sent : { ...sent, status: 'draft' as const, publishedAt: null }
  },
  removable: (_, { status }) => {
    if (status === 'published') fail('announcement.published')
  },
})

export const announcements = defineResource(Announcement, notice.announcement, {
  code: { type: 30, prefix: 'GG', digits: 4 },
  service,
  imports: false,
  handlers: {
    publish: (ctx, { params, body }) => publishAnnouncement(ctx, params.id, body.version),
    withdraw: (ctx, { params, body }) => withdrawAnnouncement(ctx, params.id, body.version),
    remind: (ctx, { params }) => remindReaders(ctx, params.id),
    mine: (ctx, { query }) => myAnnouncements(ctx, query.unread),
    view: (ctx, { params }) => myAnnouncement(ctx, params.id),
    read: (ctx, { params }) => confirmRead(ctx, params.id),
    receipts: async (ctx, { params, query }) =>
      receiptsOf(ctx, params.id, await service.records.show(ctx, params.id), query),
  },
})
