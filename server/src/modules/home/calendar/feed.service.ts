import type { Feed, home } from '@srm/api/home'
import type { Parsed } from '@srm/api/endpoint'
import { shanghaiDay } from '@srm/api/shared/date'
import { label, type Language } from '@srm/api/shared/label'
import { hashOf, isSecret, newSecret, readTicket, ticketOf, type Ticket } from '#kernel/auth/secret-link.ts'
import type { Session } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { networkOf } from '#kernel/http/address.ts'
import { countUsage } from '#kernel/log/usage.ts'
import type { Exchange, Module } from '#kernel/module.ts'
import { own } from '../home.db.ts'
import { calendarRows } from './calendar.views.ts'
import { icsOf, type IcsEvent } from './ics.rules.ts'

/** Whoever knows what a person may do now; filled once when the modules are put together. */
let presentSession: Module['presentSession']
export const declareSessions = (modules: readonly Module[]): void => {
  presentSession = modules.find((module) => module.presentSession)?.presentSession
}

const calendarName = label('云采日历', 'SRM calendar')

export const showFeed = async (ctx: Ctx): Promise<Feed | null> => {
  const found = await own(ctx)
    .selectFrom('calendar_feed')
    .select(['is_mine_only', 'created_at as createdAt', 'read_at as readAt'])
    .where('user_id', '=', ctx.userId)
    .executeTakeFirst()
  if (!found) return null
  const { is_mine_only: isMineOnly, ...times } = found
  return { ...times, reach: isMineOnly ? 'mine' : 'all' }
}

const urlOf = (ctx: Ctx, ticket: string): string =>
  new URL(`/api/home/feed/${ticket}/calendar.ics`, ctx.config.PUBLIC_URL).toString()

export const issueFeed = async (ctx: Ctx, { reach }: Parsed<typeof home.calendarFeed.issue>['body']) => {
  const secret = newSecret()
  const feed = { secret_hash: hashOf(secret), is_mine_only: reach === 'mine', language: ctx.language }
  await own(ctx)
    .insertInto('calendar_feed')
    .values(feed)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'user_id'])
        .doUpdateSet({ ...feed, created_at: new Date().toISOString(), read_at: null }),
    )
    .execute()
  return { url: urlOf(ctx, ticketOf(ctx.tenantId, ctx.session.userId, secret)) }
}

export const revokeFeed = async (ctx: Ctx): Promise<{ revoked: boolean }> => {
  const gone = await own(ctx)
    .deleteFrom('calendar_feed')
    .where('user_id', '=', ctx.userId)
    .returning('user_id')
    .executeTakeFirst()
  return { revoked: gone !== undefined }
}

/** Calendars read every quarter of an hour or so. */
const readLimits = (address: string, person: string) => [
  { key: `calendar feed ${person}`, max: 120, within: '1 hour' },
  { key: `calendar address ${networkOf(address)}`, max: 1200, within: '1 hour' },
]

type OpenFeed = { readonly session: Session; readonly isMineOnly: boolean; readonly language: Language }

/** Forged, revoked and replaced links look alike, and so do those of people who have left. */
const openFeed = async (inside: Ctx, { tenantId, linkId, secret }: Ticket): Promise<OpenFeed> => {
  const found = await own(inside)
    .selectFrom('calendar_feed')
    .select(['secret_hash', 'is_mine_only', 'language'])
    .where('user_id', '=', linkId)
    .executeTakeFirst()
  if (!found || !isSecret(secret, found.secret_hash)) return fail('calendar.feed_gone')
  const session = (await presentSession?.(inside.db, tenantId, linkId)) ?? fail('calendar.feed_gone')
  if (session.closing === 'renewal') fail('calendar.feed_gone')
  return { session, isMineOnly: found.is_mine_only, language: found.language === 'en' ? 'en' : 'zh' }
}

const dayMs = 86_400_000
const dayFromNow = (days: number): string => shanghaiDay(new Date(Date.now() + days * dayMs))

const eventsOf = async (ctx: Ctx, isMineOnly: boolean): Promise<IcsEvent[]> => {
  const page = (path: string): string => `${ctx.config.PUBLIC_URL.replace(/\/?$/, '/')}#${path}`
  const { shown, rows } = await calendarRows(ctx, { from: dayFromNow(-30), to: dayFromNow(180), isMineOnly })
  return rows.flatMap(({ source, id, ...row }) => {
    const kind = shown[source]
    if (!kind) return []
    const { key, label: words, path } = kind
    return [{ ...row, uid: `${key}-${id}@srm`, category: words[ctx.language], url: page(`${path}${id}`) }]
  })
}

/** With the rights of the person at this moment, whoever holds the link. */
export const readFeed = async (ticketText: string, { request, reply, asTenant }: Exchange): Promise<void> => {
  const ticket = readTicket(ticketText) ?? fail('calendar.feed_gone')
  if (!(await asTenant('', (inside) => countUsage(inside, readLimits(request.ip, ticket.linkId)))))
    fail('calendar.feed_busy')
  const text = await asTenant(ticket.tenantId, async (inside) => {
    const { session, isMineOnly, language } = await openFeed(inside, ticket)
    await own(inside)
      .updateTable('calendar_feed')
      .set((eb) => ({ read_at: eb.fn<string>('now') }))
      .where('user_id', '=', ticket.linkId)
      .execute()
    const theirs: Ctx = { ...inside, session, userId: session.userId, language }
    return icsOf(calendarName[language], await eventsOf(theirs, isMineOnly))
  })
  void reply
    .header('content-type', 'text/calendar; charset=utf-8')
    .header('content-disposition', 'attachment; filename="calendar.ics"')
    .header('cache-control', 'private, no-store')
    .header('referrer-policy', 'no-referrer')
    .send(text)
}
