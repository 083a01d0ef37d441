import { unreadCap } from '@srm/api/notice'
import type { Parsed } from '@srm/api/endpoint'
import type { notice as contract } from '@srm/api/notice'
import type { Ctx } from '#kernel/ctx.ts'
import { sentenceIn } from '#kernel/sentences.ts'
import { own } from './notice.db.ts'
import { allChoices, availableIn, type Choice } from './notice.rules.ts'

const columns = [
  'id',
  'type',
  'title',
  'body',
  'link',
  'subject',
  'subject_id as subjectId',
  'read_at as readAt',
  'created_at as createdAt',
] as const

/** Newest first, one's own only. */
export const listNotices = async (ctx: Ctx, query: Parsed<typeof contract.list>['query']) => {
  const { cursor, type, unread, pageSize } = query
  const rows = await own(ctx)
    .selectFrom('notice')
    .select(columns)
    .where('user_id', '=', ctx.userId ?? '')
    .$if(cursor !== undefined, (rest) => rest.where('id', '<', cursor ?? ''))
    .where((row) => row.and(type === undefined ? [] : [row('type', '=', type)]))
    .$if(unread === 'true', (rest) => rest.where('read_at', 'is', null))
    .$if(unread === 'false', (rest) => rest.where('read_at', 'is not', null))
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute()
  const items = rows.slice(0, pageSize).map((row) => ({ ...row, title: sentenceIn(ctx.language, row.title) }))
  return { items, nextCursor: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null }
}

const unread = `select u.id, (select count(*) from (select 1 from notice n where n.tenant_id = $1 and n.user_id = u.id
    and n.read_at is null limit ${unreadCap + 1}) c)::int as n
  from unnest($2::uuid[]) as u (id)`

export type UnreadCount = { unread: number; capped: boolean }

/** What the bells of these people say. */
export const unreadOf = async (ctx: Ctx, users: readonly string[]): Promise<Map<string, UnreadCount>> => {
  const { rows } = await ctx.db.run<{ id: string; n: number }>(unread, [ctx.tenantId, users])
  return new Map(rows.map(({ id, n }) => [id, { unread: Math.min(n, unreadCap), capped: n > unreadCap }]))
}

export const myUnread = async (ctx: Ctx): Promise<UnreadCount> => {
  const { userId } = ctx.session
  return (await unreadOf(ctx, [userId])).get(userId) ?? { unread: 0, capped: false }
}

const most = 50

/** Unread news of these people after the given id, oldest first: what a stream may have missed. */
export const noticesSince = (ctx: Ctx, users: readonly string[], after: string) =>
  own(ctx)
    .selectFrom('notice')
    .select([...columns, 'user_id as userId'])
    .where('user_id', 'in', users)
    .where('id', '>', after)
    .where('read_at', 'is', null)
    .orderBy('id')
    .limit(most * users.length)
    .execute()

const preferencesSql = `select p.type, p.channel, p.is_on as on, array_remove(array[case when u.mobile is null then 'sms' end,
    case when u.email is null then 'email' end, case when u.feishu_id is null then 'feishu' end], null) as missing
  from user_ref u left join notice_preference p on p.tenant_id = u.tenant_id and p.user_id = u.id
  where u.tenant_id = $1 and u.id = $2`

type PreferenceRow = (Choice | { type: null }) & { readonly missing: readonly string[] }

export const getPreferences = async (ctx: Ctx) => {
  const { rows } = await ctx.db.run<PreferenceRow>(preferencesSql, [ctx.tenantId, ctx.userId])
  const channels = availableIn(ctx.config)
  return {
    channels,
    unreachable: channels.filter((channel) => rows[0]?.missing.includes(channel)),
    items: allChoices(
      rows.flatMap((row) => (row.type === null ? [] : [{ type: row.type, channel: row.channel, on: row.on }])),
    ),
  }
}
