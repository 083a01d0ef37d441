import type { LogEntry } from '@srm/api/identity'
import type { Ctx } from '#kernel/ctx.ts'
import { verifyWholeLog } from '#kernel/log/log-heads.ts'
import { logTitle } from './identity.log.rules.ts'

type Query = {
  readonly cursor?: string | undefined
  readonly action?: string | undefined
  readonly userId?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const pageSize = 50

type Row = Omit<LogEntry, 'title' | 'actor'> & { actorId: string | null; actorName: string | null }

/** Ids are in order of time, so the last one seen is the place to go on from. */
const page = `select l.id, l.action, l.at, l.detail, u.id as "actorId", u.display_name as "actorName"
  from app.system_log l left join app."user" u on u.tenant_id = l.tenant_id
    and u.id = coalesce(l.actor_id, (l.detail ->> 'userId')::uuid)
  where l.tenant_id = $1 and ($2::uuid is null or l.id < $2) and ($3::text is null or l.action = $3)
    and ($4::uuid is null or coalesce(l.actor_id, (l.detail ->> 'userId')::uuid) = $4)
    and ($5::date is null or l.at >= $5::date::timestamp at time zone 'Asia/Shanghai')
    and ($6::date is null or l.at < ($6::date + 1)::timestamp at time zone 'Asia/Shanghai')
    and ($7::boolean is null or (l.action like 'session.%') = $7)
  order by l.id desc limit ${pageSize + 1}`

export const listLog = async (ctx: Ctx, query: Query, sessions: boolean | null) => {
  const { cursor, action, userId, from, to } = query
  const values = [ctx.tenantId, cursor, action, userId, from, to, sessions].map((value) => value ?? null)
  const { rows } = await ctx.db.run<Row>(page, values)
  const items = rows.slice(0, pageSize).map(({ actorId, actorName, ...entry }) => ({
    ...entry,
    title: logTitle(entry.action, ctx.language),
    actor: actorId ? { id: actorId, name: actorName ?? '' } : null,
  }))
  return { items, nextCursor: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null }
}

export const verifyChain = async (ctx: Ctx) => {
  const firstBroken = await verifyWholeLog(ctx)
  const { rows } = await ctx.db.run<{ n: number }>(
    'select count(*)::int as n from app.system_log_seal where tenant_id = $1',
    [ctx.tenantId],
  )
  return { intact: firstBroken === null, entries: rows[0]?.n ?? 0, firstBroken }
}
