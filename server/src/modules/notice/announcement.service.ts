import type { Parsed } from '@srm/api/endpoint'
import type { notice } from '@srm/api/notice'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { writeEvent } from '#kernel/records/events.ts'
import { picturesIn } from '#kernel/records/rich-text.ts'
import { issueCode } from '#modules/dictionary/index.ts'
import { claimFiles } from '#modules/file/index.ts'
import { announcements } from './announcement.store.ts'
import { myAnnouncement, peopleFor, unreadPeople } from './announcement.views.ts'
import { own, read } from './notice.db.ts'
import { notify } from './notice.service.ts'

type Calls = typeof notice.announcement
type Create = Parsed<Calls['create']>['body']
type Update = Parsed<Calls['update']>['body']

const claim = (ctx: Ctx, id: string, { attachments, body }: Pick<Create, 'attachments' | 'body'>) =>
  claimFiles(ctx, 'announcement', id, { attachments, body: picturesIn(body) })

/** The ids are kept in lists, where no foreign key holds them. */
const assertAudience = async (ctx: Ctx, { departments, roles }: Pick<Create, 'departments' | 'roles'>) => {
  const found = async (table: 'department_ref' | 'role_ref', ids: readonly string[]): Promise<boolean> => {
    const wanted = [...new Set(ids)]
    if (wanted.length === 0) return true
    return (await read(ctx).selectFrom(table).select('id').where('id', 'in', wanted).execute()).length === wanted.length
  }
  if (!(await found('department_ref', departments)) || !(await found('role_ref', roles))) fail('record.bad_reference')
}

export const createAnnouncement = async (ctx: Ctx, body: Create): Promise<{ id: string; code: string }> => {
  await assertAudience(ctx, body)
  const code = body.code ?? (await issueCode(ctx, 'announcement'))
  const made = await announcements.create(ctx, { ...body, code, status: 'draft', publishedAt: null })
  await claim(ctx, made.id, body)
  return made
}

const lock = async (ctx: Ctx, id: string) =>
  (await own(ctx).selectFrom('announcement').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ??
  fail('record.not_found')

export const updateAnnouncement = async (ctx: Ctx, id: string, { version, ...body }: Update) => {
  await assertAudience(ctx, body)
  const { status, published_at: publishedAt } = await lock(ctx, id)
  const saved = await announcements.update(ctx, id, version, { ...body, status, publishedAt })
  if (saved.changes.some(({ field }) => field === 'attachments' || field === 'body')) await claim(ctx, id, body)
  return { id, version: saved.version }
}

export const removeAnnouncement = async (ctx: Ctx, id: string, version: number | undefined) => {
  const { status } = await lock(ctx, id)
  if (status === 'published') fail('announcement.published')
  await announcements.remove(ctx, id, version)
  await claim(ctx, id, { attachments: [], body: '' })
  return { id }
}

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
export const withdrawAnnouncement = async (ctx: Ctx, id: string, asked: number | undefined) => {
  const found = await lock(ctx, id)
  refuseStale(found.version, found.updated_at, asked)
  if (found.status !== 'published') fail('announcement.not_published')
  const version = await setStatus(ctx, id, 'withdrawn', '撤回公告')
  await ctx.systemLog('announcement.withdrawn', { id, title: found.title })
  await own(ctx).deleteFrom('notice').where('subject', '=', 'announcement').where('subject_id', '=', id).execute()
  return { id, version }
}

/** The earlier notice is replaced: nobody has two of the same. */
export const remindReaders = async (ctx: Ctx, id: string): Promise<{ people: number }> => {
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
export const confirmRead = async (ctx: Ctx, id: string): Promise<{ id: string; readAt: string }> => {
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
