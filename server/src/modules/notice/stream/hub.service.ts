import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { Id } from '@srm/api/shared/ids'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Exchange, Host } from '#kernel/module.ts'
import { earlier, eventText, pushChannel, pushedIn, type PushMessage } from '../notice.rules.ts'
import { myUnread, noticesSince, unreadOf } from '../notice.views.ts'
import { beginStream, endStream, isNews, mayHear, say, type Stream } from './stream.service.ts'

/** The open pages of one company on this server, and up to where its notices were looked through. */
type Room = { readonly streams: Set<Stream>; mark: string }

export type Hub = {
  readonly rooms: Map<string, Room>
  /** How many pages each person has open, those on their way included. */
  readonly open: Map<string, number>
  host?: Host
  ears?: Redis
  /** Redis was lost since it was last heard. */
  deaf: boolean
}

export const createHub = (): Hub => ({ rooms: new Map(), open: new Map(), deaf: false })

const maxPerPerson = 10
/** A transaction may be committed so long after its notice got its id. */
const overlap = 60_000

export const intervals = { beat: 25_000, session: 5000, poll: 2000 } as const
export type Rhythm = { readonly [K in keyof typeof intervals]: number }

const newestId = async (ctx: Ctx): Promise<string> =>
  (await ctx.db.run<{ id: string }>('select app.new_id() as id', [])).rows[0]?.id ?? fail('server.internal')

const everyStream = ({ rooms }: Hub): Stream[] => [...rooms.values()].flatMap(({ streams }) => [...streams])

/** Hands what another process told to the pages it is meant for. */
export const deliver = async ({ rooms, host }: Hub, tenantId: string, pushed: PushMessage): Promise<void> => {
  const { event, users, ids, data } = pushed
  const streams = [...(rooms.get(tenantId)?.streams ?? [])].filter(({ userId }) => users.includes(userId))
  if (!host || streams.length === 0) return
  const bells =
    ids &&
    (await host.asTenant(tenantId, (ctx) =>
      unreadOf(
        ctx,
        streams.map(({ userId }) => userId),
      ),
    ))
  for (const stream of streams) {
    const id = ids?.[users.indexOf(stream.userId)]
    if (!(await mayHear(host, stream)) || (id !== undefined && !isNews(stream, id))) continue
    const more = id === undefined ? {} : { id, ...bells?.get(stream.userId) }
    say(stream, eventText(event, { ...data, ...more }, id))
  }
}

/** Looks for notices nobody told of: Redis was away, or whoever should have told died before. */
const catchUp = async (hub: Hub, tenantId: string, room: Room): Promise<void> => {
  const users = [...new Set([...room.streams].map(({ userId }) => userId))]
  if (!hub.host || users.length === 0) return
  const { found, mark } = await hub.host.asTenant(tenantId, async (ctx) => ({
    mark: await newestId(ctx),
    found: await noticesSince(ctx, users, earlier(room.mark, overlap)),
  }))
  room.mark = mark
  for (const { userId, ...notice } of found) {
    const { id } = notice
    const unseen = [...room.streams].some((one) => one.userId === userId && one.from < id && !one.seen.has(id))
    if (unseen) await deliver(hub, tenantId, { event: 'notice', users: [userId], ids: [id], data: notice })
  }
}

const catchUpAll = async (hub: Hub): Promise<void> => {
  for (const [tenantId, room] of hub.rooms)
    await catchUp(hub, tenantId, room).catch((err: unknown) =>
      hub.host?.log.warn({ err }, 'notices not looked through'),
    )
}

const enter = async (hub: Hub, stream: Stream): Promise<void> => {
  const { tenantId } = stream
  const room = hub.rooms.get(tenantId) ?? { streams: new Set(), mark: stream.from }
  const first = room.streams.size === 0
  hub.rooms.set(tenantId, room)
  room.streams.add(stream)
  const leave = (): void => {
    room.streams.delete(stream)
    if (room.streams.size > 0 || hub.rooms.get(tenantId) !== room) return
    hub.rooms.delete(tenantId)
    hub.ears?.unsubscribe(pushChannel(tenantId)).catch(() => undefined)
  }
  stream.raw.on('close', leave)
  // Without Redis this waits until it is back; the page need not.
  if (first && hub.ears)
    await Promise.race([
      hub.ears.subscribe(pushChannel(tenantId)).catch(() => undefined),
      sleep(1000, undefined, { ref: false }),
    ])
}

/** What the page missed since the last event it saw, and the number its bell starts with. */
const greet = async (ctx: Ctx, stream: Stream, last: unknown): Promise<void> => {
  const { success, data: after } = Id.safeParse(last)
  const missed = success ? await noticesSince(ctx, [stream.userId], after) : []
  const bell = await myUnread(ctx)
  say(stream, `retry: 3000\n${eventText('hello', { ...bell, beat: intervals.beat / 1000 })}`)
  for (const { userId: _, ...notice } of missed)
    if (isNews(stream, notice.id)) say(stream, eventText('notice', { ...notice, ...bell }, notice.id))
}

/** Taken before anything is waited for: many who come at once would all find room otherwise. */
const reserve = ({ open }: Hub, person: string): (() => void) => {
  const before = open.get(person) ?? 0
  if (before >= maxPerPerson) fail('notice.too_many_streams')
  open.set(person, before + 1)
  let held = true
  return () => {
    if (!held) return
    held = false
    const left = (open.get(person) ?? 1) - 1
    if (left > 0) open.set(person, left)
    else open.delete(person)
  }
}

export const openStream = async (hub: Hub, ctx: Ctx, exchange: Exchange, wait?: number): Promise<void> => {
  const { tenantId, userId } = ctx.session
  const release = reserve(hub, `${tenantId} ${userId}`)
  const { raw } = exchange.reply
  // Whoever left meanwhile is told of no more.
  raw.once('close', release)
  const from = await newestId(ctx).catch((error: unknown) => {
    release()
    throw error
  })
  const stream = beginStream(exchange, { tenantId, userId })
  stream.from = from
  try {
    if (wait !== 0) await enter(hub, stream)
    await greet(ctx, stream, exchange.request.headers['last-event-id'])
  } catch (err) {
    // The answer has begun, so a refusal can no longer be sent in its place.
    ctx.log.warn({ err }, 'stream not begun')
    endStream(stream, 'fault')
  }
  if (wait === undefined) return
  const timer = setTimeout(() => endStream(stream, 'time'), wait * 1000)
  stream.raw.on('close', () => clearTimeout(timer))
}

const listen = (hub: Hub, host: Host): Redis => {
  // Its own connection: one that listens can do nothing else. It waits for Redis as long as it takes.
  const ears = host.redis.duplicate({
    lazyConnect: true,
    enableOfflineQueue: true,
    maxRetriesPerRequest: null,
    commandTimeout: undefined,
  })
  ears.on('error', () => (hub.deaf = true))
  ears.on('close', () => (hub.deaf = true))
  ears.on('ready', () => {
    if (!hub.deaf) return
    hub.deaf = false
    void catchUpAll(hub)
    // What else was pushed meanwhile is kept nowhere: pages ask anew for what they show.
    for (const stream of everyStream(hub)) say(stream, eventText('sync', {}))
  })
  ears.on('message', (channel: string, text: string) => {
    const tenantId = channel.slice(pushChannel('').length)
    const pushed = pushedIn(text)
    if (!pushed) {
      host.log.warn({ channel }, 'push not understood')
      return
    }
    deliver(hub, tenantId, pushed).catch((err: unknown) => host.log.warn({ err }, 'push not delivered'))
  })
  return ears
}

/** Runs until the answer is called: then every page is told to come back, which another server answers. */
export const startHub = (hub: Hub, host: Host, { beat, session, poll }: Rhythm = intervals) => {
  const ears = listen(hub, host)
  Object.assign(hub, { host, ears })
  const timers = [
    setInterval(() => {
      for (const stream of everyStream(hub)) say(stream, ': still here\n\n')
      void catchUpAll(hub)
    }, beat),
    setInterval(() => {
      for (const stream of everyStream(hub)) void mayHear(host, stream)
    }, session),
    setInterval(() => {
      if (ears.status !== 'ready') void catchUpAll(hub)
    }, poll),
  ]
  for (const timer of timers) timer.unref()
  return async (): Promise<void> => {
    for (const timer of timers) clearInterval(timer)
    for (const stream of everyStream(hub)) endStream(stream, 'stopping')
    ears.disconnect()
    await Promise.resolve()
  }
}
