import type { Parsed } from '@srm/api/endpoint'
import type { record } from '@srm/api/record'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { writeComment } from '#kernel/records/write/events.ts'
import { claimFiles } from '#modules/file/index.ts'
import { own, read } from './record.db.ts'
import { titleOf, visibleSubject } from './record.views.ts'

type Comment = Parsed<typeof record.comment>['body']

/** Whose comment is answered. */
const answeredIn = async (ctx: Ctx, subject: string, id: string, eventId: string): Promise<string | null> => {
  const found = await read(ctx)
    .selectFrom('record_event')
    .select('actor_id')
    .where('subject', '=', subject)
    .where('subject_id', '=', id)
    .where('id', '=', eventId)
    .where('kind', '=', 'comment')
    .executeTakeFirst()
  return found ? found.actor_id : fail('record.reply_to_nothing')
}

const followersOf = async (ctx: Ctx, subject: string, id: string): Promise<string[]> => {
  const rows = await read(ctx)
    .selectFrom('record_follow')
    .select('user_id')
    .where('subject', '=', subject)
    .where('subject_id', '=', id)
    .limit(500)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

const assertPeople = async (ctx: Ctx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  const found = await read(ctx)
    .selectFrom('user_ref')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .execute()
  if (found.length !== new Set(ids).size) fail('record.bad_reference')
}

/** Comments are part of the timeline: they stay, as everything there does. Whoever speaks follows the record from then on. */
export const addComment = async (ctx: Ctx, subject: string, id: string, comment: Comment): Promise<{ id: string }> => {
  const { record } = await visibleSubject(ctx, subject, id, true)
  await assertPeople(ctx, comment.mentions)
  const answered = comment.replyTo ? await answeredIn(ctx, subject, id, comment.replyTo) : null
  const { body, mentions, replyTo = null, files } = comment
  const eventId = await writeComment(ctx, subject, id, body, { mentions, replyTo, files })
  if (files.length > 0) await claimFiles(ctx, `${subject}.comment`, eventId, { files })
  const [title, followers] = await Promise.all([titleOf(ctx, record, id), followersOf(ctx, subject, id)])
  await ctx.emit('record.commented', { subject, id, title, excerpt: body, mentions, followers, answered })
  await setFollow(ctx, subject, id, true)
  return { id: eventId }
}

export const setFollow = async (
  ctx: Ctx,
  subject: string,
  id: string,
  on: boolean,
): Promise<{ following: boolean }> => {
  await visibleSubject(ctx, subject, id, true)
  if (on)
    await own(ctx)
      .insertInto('record_follow')
      .values({ subject, subject_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else
    await own(ctx)
      .deleteFrom('record_follow')
      .where('subject', '=', subject)
      .where('subject_id', '=', id)
      .where('user_id', '=', ctx.userId)
      .execute()
  return { following: on }
}

export const getFollow = async (ctx: Ctx, subject: string, id: string) => {
  await visibleSubject(ctx, subject, id, true)
  const rows = await read(ctx)
    .selectFrom('record_follow as f')
    .innerJoin('user_ref as u', 'u.id', 'f.user_id')
    .select(['u.id', 'u.name'])
    .where('f.subject', '=', subject)
    .where('f.subject_id', '=', id)
    .orderBy('f.created_at')
    .limit(50)
    .execute()
  const followers = rows.map((row) => ({ id: row.id ?? '', name: row.name ?? '' }))
  return { following: followers.some((follower) => follower.id === ctx.userId), followers }
}
