import type { Channel, NoticeType } from '@srm/api/notice'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { OutwardChannel } from './delivery/delivery.service.ts'
import { own } from './notice.db.ts'
import { availableIn, bodyOf, isOwnLink, pushChannel, titleOf, type PushMessage } from './notice.rules.ts'
import { getPreferences, myUnread, type UnreadCount } from './notice.views.ts'
import { fillSentence } from '@srm/api/shared/label'
import { commentSentences } from './sentences.rules.ts'

export type News = {
  /** People who have left are passed over. */
  readonly to: readonly string[]
  readonly type: NoticeType
  readonly title: string
  readonly body?: string
  /** A page of ours; without one, the record is where it leads. */
  readonly link?: string
  readonly subject?: string
  readonly subjectId?: string
}

/** Whoever wants no bell for this finds it in the list, already read. */
const insert = `insert into notice (id, user_id, type, title, body, link, subject, subject_id, read_at)
  select app.new_id(), u.id, $3, $4, $5, $6, $7, $8::uuid, case when p.is_on = false then now() end
  from user_ref u left join notice_preference p
    on p.tenant_id = u.tenant_id and p.user_id = u.id and p.type = $3 and p.channel = 'site'
  where u.tenant_id = $1 and u.id = any($2::uuid[]) and u.status = 'active'
  returning id, user_id as "userId", read_at as "readAt", created_at as "createdAt"`

const wanting = `select user_id as "userId", channel from notice_preference
  where tenant_id = $1 and user_id = any($2::uuid[]) and type = $3 and channel in ('sms', 'feishu', 'email') and is_on`

type NoticeRow = { id: string; userId: string; readAt: string | null; createdAt: string }

/** Sends an event to the open pages of these people, on whichever server they are, once this is committed. */
export const push = (ctx: Ctx, users: readonly string[], event: string, data: PushMessage['data']): void => {
  if (users.length === 0) return
  const pushed: PushMessage = { event, users, data }
  ctx.publish(pushChannel(ctx.tenantId), JSON.stringify(pushed))
}

const ring = (ctx: Ctx, made: readonly NoticeRow[], data: PushMessage['data']): void => {
  const loud = made.filter(({ readAt }) => readAt === null)
  if (loud.length === 0) return
  const pushed: PushMessage = {
    event: 'notice',
    users: loud.map(({ userId }) => userId),
    ids: loud.map(({ id }) => id),
    data: { ...data, createdAt: loud[0]?.createdAt },
  }
  ctx.publish(pushChannel(ctx.tenantId), JSON.stringify(pushed))
}

const deliverElsewhere = async (ctx: Ctx, made: readonly NoticeRow[], type: NoticeType): Promise<void> => {
  const users = made.map(({ userId }) => userId)
  const { rows } = await ctx.db.run<{ userId: string; channel: OutwardChannel }>(wanting, [ctx.tenantId, users, type])
  for (const channel of ['sms', 'feishu', 'email'] as const) {
    const who = new Set(rows.filter((row) => row.channel === channel).map(({ userId }) => userId))
    const ids = made.filter(({ userId }) => who.has(userId)).map(({ id }) => id)
    if (ids.length > 0) await ctx.job(`notice.${channel}`, { ids })
  }
}

/** Tells people, in the caller's transaction: the bell at once, the other channels by a job. */
export const notify = async (ctx: Ctx, news: News): Promise<number> => {
  const { to, type, link = null, subject = null, subjectId = null } = news
  if (link !== null && !isOwnLink(link)) throw new Error('a notice leads to a page of ours')
  const users = [...new Set(to)]
  if (users.length === 0) return 0
  const [title, body] = [titleOf(news.title), bodyOf(news.body ?? '')]
  const values = [ctx.tenantId, users, type, title, body, link, subject, subjectId]
  const { rows: made } = await ctx.db.run<NoticeRow>(insert, values)
  ring(ctx, made, { type, title, body, link, subject, subjectId, readAt: null })
  await deliverElsewhere(ctx, made, type)
  return made.length
}

/** One's other tabs say the same number. */
const notifyOwnTabs = async (ctx: Ctx): Promise<UnreadCount> => {
  const now = await myUnread(ctx)
  push(ctx, [ctx.session.userId], 'unread', now)
  return now
}

export const markRead = async (ctx: Ctx, ids: readonly string[]): Promise<UnreadCount> => {
  const wanted = [...new Set(ids)]
  const mine = await own(ctx)
    .updateTable('notice')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.fn<string>('now')) }))
    .where('user_id', '=', ctx.userId ?? '')
    .where('id', 'in', wanted)
    .executeTakeFirst()
  if (Number(mine.numUpdatedRows) !== wanted.length) fail('record.not_found')
  return notifyOwnTabs(ctx)
}

export const markAllRead = async (ctx: Ctx, type: NoticeType | undefined): Promise<UnreadCount> => {
  await own(ctx)
    .updateTable('notice')
    .set((eb) => ({ read_at: eb.fn<string>('now') }))
    .where('user_id', '=', ctx.userId ?? '')
    .where('read_at', 'is', null)
    .where((row) => row.and(type === undefined ? [] : [row('type', '=', type)]))
    .execute()
  return notifyOwnTabs(ctx)
}

export const removeNotice = async (ctx: Ctx, id: string): Promise<{ id: string }> => {
  const { numDeletedRows } = await own(ctx)
    .deleteFrom('notice')
    .where('user_id', '=', ctx.userId ?? '')
    .where('id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) fail('record.not_found')
  await notifyOwnTabs(ctx)
  return { id }
}

export const setPreference = async (ctx: Ctx, type: NoticeType, channel: Channel, on: boolean) => {
  if (!availableIn(ctx.config).includes(channel)) fail('notice.channel_unavailable')
  await own(ctx)
    .insertInto('notice_preference')
    .values({ type, channel, is_on: on })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'type', 'channel']).doUpdateSet({ is_on: on }))
    .execute()
  return getPreferences(ctx)
}

type Comment = {
  readonly subject: string
  readonly id: string
  readonly title: string
  readonly excerpt: string
  readonly mentions: readonly string[]
  readonly followers: readonly string[]
  readonly answered: string | null
}

const nameOf = async (ctx: Ctx): Promise<string> => {
  const { rows } = await ctx.db.run<{ name: string }>('select name from user_ref where tenant_id = $1 and id = $2', [
    ctx.tenantId,
    ctx.userId,
  ])
  return rows[0]?.name ?? ''
}

/** Whoever is addressed reads the words; a follower is told that there are some, and reads them where they stand. */
export const notifyComment = async (ctx: Ctx, comment: Comment): Promise<void> => {
  const { subject, id: subjectId, title, excerpt, mentions, answered } = comment
  const others = (ids: readonly string[]) => ids.filter((id) => id !== ctx.userId)
  const addressed = new Set(others(mentions))
  const answering = others(answered ? [answered] : []).filter((id) => !addressed.has(id))
  const following = others(comment.followers).filter((id) => !addressed.has(id) && !answering.includes(id))
  if (addressed.size + answering.length + following.length === 0) return
  const who = await nameOf(ctx)
  const about = { subject, subjectId }
  await notify(ctx, {
    to: [...addressed],
    type: 'mention',
    title: fillSentence(commentSentences.mentioned, { who, title }),
    body: excerpt,
    ...about,
  })
  await notify(ctx, {
    to: answering,
    type: 'mention',
    title: fillSentence(commentSentences.answered, { who, title }),
    body: excerpt,
    ...about,
  })
  await notify(ctx, {
    to: following,
    type: 'system',
    title: fillSentence(commentSentences.followed, { who, title }),
    ...about,
  })
}

type SharedRecord = {
  readonly subject: string
  readonly id: string
  readonly title: string
  readonly people: readonly string[]
}

export const notifyShare = async (ctx: Ctx, { subject, id, title, people }: SharedRecord): Promise<void> => {
  const who = await nameOf(ctx)
  await notify(ctx, { to: [...people], type: 'system', title: `${who}与您共享了${title}`, subject, subjectId: id })
}
