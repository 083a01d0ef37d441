import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { nobody } from './auth.ts'
import { unwatchedAuthority, type AuthorityWatch } from './authority-watch.ts'
import { createSessionResolver, createTokenCache, type CachedToken } from './session-cache.ts'
import type { Authorization, Bearer, Session } from './session.ts'

const tenantId = 'tenant'
const session: Session = { ...nobody, tenantId, userId: 'user' }
const device: Bearer = { kind: 'session', tenantId, userId: 'user', id: 'device' }
const key: Bearer = { kind: 'key', tenantId, id: 'key', secret: 'secret' }

const alwaysFresh: AuthorityWatch = { ...unwatchedAuthority, freshUntil: () => Infinity }

const tokensOf = (bearer: Bearer) => createTokenCache(() => ({ bearer, exp: Infinity }))

/** A database whose answers come when the test says so. */
const aDatabase = (expiresInMs = Infinity) => {
  const waiting: ((found: Authorization | undefined) => void)[] = []
  return {
    asked: () => waiting.length,
    ask: () => {
      const { promise, resolve } = Promise.withResolvers<Authorization | undefined>()
      waiting.push(resolve)
      return promise
    },
    answer: (n: number) => waiting[n]?.({ session, expiresInMs }),
    refuse: (n: number) => waiting[n]?.(undefined),
  }
}

const settled = () => sleep(1)

describe('the cache of what a bearer may do', () => {
  it('asks once for everybody who comes while the question is under way, and not again after it', async () => {
    const database = aDatabase()
    const resolveSession = createSessionResolver(alwaysFresh, 60_000, database.ask)
    const token = tokensOf(device).get('token')
    const all = Array.from({ length: 100 }, async () => resolveSession(token))
    await settled()
    expect(database.asked()).toBe(1)
    database.answer(0)
    expect(new Set(await Promise.all(all))).toEqual(new Set([session]))
    expect(resolveSession(token)).toBe(session)
    expect(database.asked()).toBe(1)
  })

  it('asks for every request when nothing may be kept', async () => {
    for (const [watch, maxMs] of [
      [alwaysFresh, 0],
      [unwatchedAuthority, 60_000],
    ] as const) {
      const database = aDatabase()
      const resolveSession = createSessionResolver(watch, maxMs, database.ask)
      const token = tokensOf(device).get('token')
      for (let n = 0; n < 3; n += 1) {
        const answer = resolveSession(token)
        await settled()
        database.answer(n)
        expect(await answer).toBe(session)
      }
      expect(database.asked()).toBe(3)
    }
  })

  it('shares no question that was asked so long ago that its answer may be old', async () => {
    const database = aDatabase()
    const resolveSession = createSessionResolver(alwaysFresh, 60_000, database.ask)
    const token = tokensOf(device).get('token')
    void resolveSession(token)
    await sleep(950)
    void resolveSession(token)
    await settled()
    expect(database.asked()).toBe(2)
  })

  it('ends at the moment the database named, and at the longest time allowed', async () => {
    for (const [expiresInMs, maxMs] of [
      [30, 60_000],
      [Infinity, 30],
    ] as const) {
      const database = aDatabase(expiresInMs)
      const resolveSession = createSessionResolver(alwaysFresh, maxMs, database.ask)
      const token = tokensOf(device).get('token')
      const first = resolveSession(token)
      await settled()
      database.answer(0)
      await first
      expect(resolveSession(token)).toBe(session)
      await sleep(40)
      expect(resolveSession(token)).toBeInstanceOf(Promise)
    }
  })

  it('ends while nobody looks for changes', async () => {
    let freshUntil = Infinity
    const database = aDatabase()
    const resolveSession = createSessionResolver({ ...alwaysFresh, freshUntil: () => freshUntil }, 60_000, database.ask)
    const token = tokensOf(device).get('token')
    const first = resolveSession(token)
    await settled()
    database.answer(0)
    await first
    freshUntil = performance.now() - 1
    expect(resolveSession(token)).toBeInstanceOf(Promise)
  })

  it('is not founded on an answer that was under way when something changed', async () => {
    const database = aDatabase()
    const resolveSession = createSessionResolver(alwaysFresh, 60_000, database.ask)
    const tokens = tokensOf(device)
    const token = tokens.get('token')
    const before = resolveSession(token)
    await settled()
    tokens.listener.forget([{ tenantId, subjectId: 'user' }])
    const after = resolveSession(token)
    await settled()
    expect(database.asked(), 'whoever comes after the change asks anew').toBe(2)
    database.answer(0)
    await before
    expect(resolveSession(token)).toBeInstanceOf(Promise)
    database.refuse(1)
    expect(await after).toBeUndefined()
    expect(token.session).toBeUndefined()
  })

  it('is not founded on an answer asked for before the first poll', async () => {
    let freshUntil = -Infinity
    const database = aDatabase()
    const resolveSession = createSessionResolver({ ...alwaysFresh, freshUntil: () => freshUntil }, 60_000, database.ask)
    const token = tokensOf(device).get('token')
    const first = resolveSession(token)
    await settled()
    freshUntil = Infinity
    database.answer(0)
    await first
    expect(resolveSession(token)).toBeInstanceOf(Promise)
  })

  it('survives a question that failed', async () => {
    let fails = true
    const resolveSession = createSessionResolver(alwaysFresh, 60_000, () =>
      fails ? Promise.reject(new Error('away')) : Promise.resolve({ session, expiresInMs: Infinity }),
    )
    const token = tokensOf(device).get('token')
    await expect(Promise.all([1, 2].map(async () => resolveSession(token)))).rejects.toThrow('away')
    fails = false
    expect(await resolveSession(token)).toBe(session)
  })
})

describe('tokens a process has seen', () => {
  const believed = (bearer: Bearer): { tokens: ReturnType<typeof createTokenCache>; token: CachedToken } => {
    const tokens = tokensOf(bearer)
    const token = tokens.get('token')
    token.session = session
    return { tokens, token }
  }

  it.each([
    ['the person', device, { tenantId, subjectId: 'user' }, true],
    ['the session', device, { tenantId, subjectId: 'device' }, true],
    ['the whole company', device, { tenantId, subjectId: null }, true],
    ['somebody else', device, { tenantId, subjectId: 'other' }, false],
    ['another company', device, { tenantId: 'other', subjectId: null }, false],
    ['the key', key, { tenantId, subjectId: 'key' }, true],
    ["the key's owner", key, { tenantId, subjectId: 'user' }, true],
    ['another key', key, { tenantId, subjectId: 'other' }, false],
  ])('lose their rights by a change of %s: %j', (_, bearer, change, forgotten) => {
    const { tokens, token } = believed(bearer)
    tokens.listener.forget([{ tenantId: 'elsewhere', subjectId: null }, change])
    expect(token.session === undefined).toBe(forgotten)
  })

  it('of a key whose owner is not known yet count every change of the company', () => {
    const tokens = tokensOf(key)
    const token = tokens.get('token')
    token.lookup = { asked: performance.now(), answer: Promise.resolve(session) }
    tokens.listener.forget([{ tenantId, subjectId: 'anybody' }])
    expect(token.lookup).toBeUndefined()
  })

  it('are at most five thousand, and only the oldest makes room', () => {
    let opened = 0
    const tokens = createTokenCache(() => {
      opened += 1
      return { bearer: device, exp: Infinity }
    })
    for (let n = 0; n <= 5000; n += 1) tokens.get(`token${n}`)
    expect(opened).toBe(5001)
    for (let n = 1; n <= 5000; n += 1) tokens.get(`token${n}`)
    expect(opened, 'all but the first are still known').toBe(5001)
    tokens.get('token0')
    expect(opened).toBe(5002)
  })
})
