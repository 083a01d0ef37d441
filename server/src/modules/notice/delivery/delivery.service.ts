import type { Channel, NoticeType } from '@srm/api/notice'
import type { Ctx } from '#kernel/ctx.ts'
import { newId } from '#kernel/ids.ts'
import { earlier } from '../notice.rules.ts'

export type OutwardChannel = Exclude<Channel, 'site'>

/** So many of a type reach a person one by one within ten minutes; the rest is one summary. */
const maxInFlood = 5
const floodSeconds = 600
/** Text messages of a day for one person. */
const maxTextsPerDay = 20

const sentAt: Readonly<Record<OutwardChannel, string>> = { sms: 'sms_at', feishu: 'feishu_at', email: 'email_at' }
const address: Readonly<Record<OutwardChannel, string>> = { sms: 'u.mobile', feishu: 'u.feishu_id', email: 'u.email' }

/** Not seen yet; whoever wants no bell has it read from the start. */
const unseen = '(n.read_at is null or n.read_at = n.created_at)'

/** What was sent together has the same moment, so moments are messages. */
const sentCount = (channel: OutwardChannel, since: string, and = ''): string =>
  `(select count(distinct d.${sentAt[channel]}) from notice d where d.tenant_id = n.tenant_id and d.user_id = n.user_id
    and d.${sentAt[channel]} >= ${since} ${and})`

const today = `date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'`

const mayReceive = (channel: OutwardChannel): string =>
  `${unseen} and n.${sentAt[channel]} is null and u.tenant_id = n.tenant_id and u.id = n.user_id and u.status = 'active'
    and ${address[channel]} is not null
    ${channel === 'sms' ? `and ${sentCount('sms', today)} < ${maxTextsPerDay}` : ''}`

/** Claimed before it is sent: a message that may have gone out is not sent again. */
const claimSql = (channel: OutwardChannel): string => `update notice n set ${sentAt[channel]} = clock_timestamp()
  from user_ref u where n.tenant_id = $1 and n.id = $2 and ${mayReceive(channel)}
  returning n.title, n.body, n.link, n.subject, n.subject_id as "subjectId", ${address[channel]} as address`

/** Two who deliver to one person at once count one after the other. */
const lockSql = `select n.user_id as "userId", n.type,
    pg_advisory_xact_lock(hashtextextended('notice ' || $3::text || n.user_id || n.type, 0))
  from notice n where n.tenant_id = $1 and n.id = $2`

const floodSql = (channel: OutwardChannel): string =>
  `select ${sentCount(channel, `now() - interval '${floodSeconds} seconds'`, `and d.type = n.type and d.id >= $3`)}::int as sent
  from notice n where n.tenant_id = $1 and n.id = $2`

const holdSql = (
  channel: OutwardChannel,
): string => `update notice n set held_channels = array_append(n.held_channels, $3)
  from user_ref u where n.tenant_id = $1 and n.id = $2 and not $3 = any(n.held_channels) and ${mayReceive(channel)} returning n.id`

export type Delivery = {
  readonly address: string
  readonly title: string
  readonly body: string
  readonly link: string | null
  readonly subject: string | null
  readonly subjectId: string | null
}

/** An hour is more than any notice of the last ten minutes waited, and keeps the count to few rows. */
const hour = 3_600_000

/**
 * What is sent of a notice, once; nothing when it was seen meanwhile, the person cannot be reached or got enough today,
 * or when it came in a flood: then it waits for a summary.
 */
export const claimNotice = async (ctx: Ctx, channel: OutwardChannel, id: string): Promise<Delivery | undefined> => {
  const { tenantId } = ctx
  const { rows } = await ctx.db.run<{ userId: string; type: NoticeType }>(lockSql, [tenantId, id, channel])
  const whose = rows[0]
  if (!whose) return undefined
  const since = earlier(newId(), hour)
  const flood = await ctx.db.run<{ sent: number }>(floodSql(channel), [tenantId, id, since])
  if ((flood.rows[0]?.sent ?? 0) < maxInFlood)
    return (await ctx.db.run<Delivery>(claimSql(channel), [tenantId, id])).rows[0]
  const held = await ctx.db.run(holdSql(channel), [tenantId, id, channel])
  const { userId, type } = whose
  const once = `${channel} ${userId} ${type}`
  if (held.rows.length > 0) await ctx.job('notice.digest', { channel, userId, type }, { once, after: floodSeconds })
  return undefined
}

const digestSql = (channel: OutwardChannel): string => `update notice n set ${sentAt[channel]} = now()
  from user_ref u where n.tenant_id = $1 and n.user_id = $2 and n.type = $3 and $4 = any(n.held_channels)
    and ${mayReceive(channel)}
  returning n.id, n.title, ${address[channel]} as address`

export type Flood = { readonly channel: OutwardChannel; readonly userId: string; readonly type: NoticeType }

/** Those that wait for a summary and were not seen meanwhile, newest first. */
export const claimDigest = async (ctx: Ctx, { channel, userId, type }: Flood) => {
  type Row = { id: string; title: string; address: string }
  const { rows } = await ctx.db.run<Row>(digestSql(channel), [ctx.tenantId, userId, type, channel])
  const held = rows.toSorted((one, other) => (one.id < other.id ? 1 : -1))
  const first = held[0]
  return first && { address: first.address, ids: held.map(({ id }) => id), titles: held.map(({ title }) => title) }
}

/** What could not be handed over is as if it had not been tried. */
export const releaseNotices = (ctx: Ctx, channel: OutwardChannel, ids: readonly string[]) =>
  ctx.db.run(`update notice set ${sentAt[channel]} = null where tenant_id = $1 and id = any($2::uuid[])`, [
    ctx.tenantId,
    ids,
  ])

const sweep = `delete from notice where tenant_id = $1
  and (read_at < now() - interval '90 days' or created_at < now() - interval '365 days')`

/** Read ones are kept a quarter of a year, others a year. */
export const sweepNotices = (ctx: Ctx) => ctx.db.run(sweep, [ctx.tenantId])
