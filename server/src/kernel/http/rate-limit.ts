import { setTimeout as sleep } from 'node:timers/promises'
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { Access, Endpoint } from '@srm/api/endpoint'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { Redis } from 'ioredis'
import { networkOf } from './address.ts'
import type { App } from './app.ts'
import { maxTokens } from '../auth/session-cache.ts'
import { open } from '../auth/tokens.ts'
import { BoundedMap } from '../bounded-map.ts'

const windowMs = 60_000

/** What one address may ask of one endpoint that is public or for external people in a minute. Pictures of a page come many at a time. */
const maxExternal = 120
const maxRaw = 1200
/** What one session may ask of all endpoints together, and all who come without one from an address. */
const maxPerSession = 3000
const maxWithoutSession = 1200

const maxKeys = 100_000

type Counter = (key: string, now: number) => { readonly current: number; readonly ttl: number }

/** Counts in this process, a minute from the first of them. Whoever comes when it is full shares one count with others. */
export const createCounter = (): Counter => {
  const counts = new Map<string, { current: number; readonly until: number }>()
  let nextPurge = 0
  const hasRoom = (now: number): boolean => {
    if (counts.size < maxKeys) return true
    if (now < nextPurge) return false
    nextPurge = now + 1000
    for (const [key, { until }] of counts) if (until <= now) counts.delete(key)
    return counts.size < maxKeys
  }
  return (key, now) => {
    const name = counts.has(key) || hasRoom(now) ? key : ''
    const known = counts.get(name)
    const entry = known && known.until > now ? known : { current: 0, until: now + windowMs }
    entry.current += 1
    counts.set(name, entry)
    return { current: entry.current, ttl: entry.until - now }
  }
}

const redisPauseMs = 5000

/** The count of all processes together, while Redis answers; one that does not is left alone for a while. */
const sharedCount = (redis: Redis): ((key: string, now: number) => Promise<number>) => {
  let silentUntil = 0
  return async (key, now) => {
    if (now < silentUntil) return 0
    const name = `rate:${key}`
    const answers = redis.multi().set(name, 0, 'PX', windowMs, 'NX').incr(name).exec()
    const patience = sleep(200, undefined, { ref: false })
    const counted = await Promise.race([answers, patience]).catch(() => undefined)
    const current = counted?.[1]?.[1]
    if (typeof current === 'number') return current
    answers.catch(() => undefined)
    silentUntil = now + redisPauseMs
    return 0
  }
}

/** The library gives the route beside what its types tell of. */
type ChildOptions = Parameters<FastifyRateLimitStore['child']>[0] & { readonly routeInfo: RouteOptions }

type IncrementCallback = (error: Error | null, result?: { current: number; ttl: number }) => void

/** The library makes its store itself, one for each route. Staff's requests do not wait for Redis. */
const storeClass = (redis: Redis) => {
  const local = createCounter()
  const shared = sharedCount(redis)
  return class Store {
    readonly #prefix: string
    readonly #isShared: boolean
    constructor(_options: unknown, prefix = '', isShared = false) {
      this.#prefix = prefix
      this.#isShared = isShared
    }
    incr(key: string, tell: IncrementCallback, _window: number, max: number): void {
      const now = Date.now()
      const name = `${this.#prefix}${key}`
      const mine = local(name, now)
      if (!this.#isShared || mine.current > max) tell(null, mine)
      else void shared(name, now).then((all) => tell(null, { ...mine, current: Math.max(mine.current, all) }))
    }
    child({ routeInfo: { method, url, config } }: ChildOptions): Store {
      const external = isExternal(config?.access)
      return new Store(undefined, external ? `${String(method)} ${url} ` : 'staff ', external)
    }
  }
}

const isExternal = (access: Access | undefined): boolean => access === 'public' || access === 'external'

/** Whose session a token is of. Only tokens of ours are remembered, so that nobody fills the place with others. */
const createSessionFinder = (secret: string) => {
  const known = new BoundedMap<string, string>(maxTokens)
  return ({ headers }: FastifyRequest): string | undefined => {
    const token = headers.authorization?.slice(7) ?? ''
    const session = known.get(token)
    if (session !== undefined) return session
    const opened = open('staff', token, secret)?.s
    if (opened !== undefined) known.set(token, opened)
    return opened
  }
}

export const limitRates = async (http: FastifyInstance, app: App): Promise<void> => {
  await http.register(rateLimit, { global: false, store: storeClass(app.redis) })
}

/** Counted in production; elsewhere only where it is asked for, since tests knock more often than people. */
export const createLimits = ({ config }: App): ((endpoint: Endpoint) => object) => {
  if (config.NODE_ENV !== 'production' && config.RATE_LIMIT === 'off') return () => ({})
  const perMinute = { timeWindow: windowMs }
  const sessionOf = createSessionFinder(config.SESSION_SECRET)
  const ofStaff = {
    ...perMinute,
    max: (_: FastifyRequest, key: string): number => (/[.:]/.test(key) ? maxWithoutSession : maxPerSession),
    keyGenerator: (request: FastifyRequest): string => sessionOf(request) ?? networkOf(request.ip),
  }
  return ({ access, raw, method }) => {
    if (!isExternal(access)) return { rateLimit: ofStaff }
    const max = raw && method === 'GET' ? maxRaw : maxExternal
    return { rateLimit: { ...perMinute, max, keyGenerator: (request: FastifyRequest) => networkOf(request.ip) } }
  }
}
