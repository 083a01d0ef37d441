import { randomInt } from 'node:crypto'
import { identity } from '@srm/api/identity'
import { onboarding } from '@srm/api/onboarding'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCounter } from '#kernel/http/rate-limit.ts'
import { startApp, type TestApp } from '../app.ts'
import { aTenant, urlOf } from '../tenant.ts'

const on = { SRM_RATE_LIMIT: 'on' }

let t: TestApp
beforeAll(async () => {
  t = await startApp({ env: on })
})
afterAll(() => t.close())

/** Redis remembers for a minute who came in an earlier run. */
const anAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

type Query = { readonly url?: string; readonly headers?: Record<string, string>; readonly remoteAddress: string }
const ways = urlOf(identity.auth.ways, {})
const page = urlOf(onboarding.external.page, {})

const ask = async (where: TestApp, { url = ways, ...asked }: Query) => {
  const { statusCode, headers, json } = await where.http.inject({ method: 'GET', url, ...asked })
  return { status: statusCode, key: json<{ key?: string }>().key, wait: Number(headers['retry-after']) }
}
const askOften = async (where: TestApp, times: number, asked: Query) => {
  const answers = []
  for (let n = 0; n < times; n += 1) answers.push(await ask(where, asked))
  return answers
}
const refused = (answers: readonly { status: number }[]): number =>
  answers.filter(({ status }) => status === 429).length

describe('how often one address may ask', () => {
  it('is limited for each public endpoint, and others are not held back', async () => {
    const remoteAddress = anAddress()
    const answers = await askOften(t, 130, { remoteAddress })
    expect(refused(answers)).toBeGreaterThanOrEqual(10)
    expect(refused(answers.slice(0, 100))).toBe(0)
    const last = answers.at(-1)
    expect(last).toMatchObject({ status: 429, key: 'request.too_many' })
    expect(last?.wait).toBeGreaterThan(0)
    expect(last?.wait).toBeLessThanOrEqual(60)
    expect((await ask(t, { remoteAddress: anAddress() })).status).toBe(200)
    expect((await ask(t, { remoteAddress, url: urlOf(identity.auth.captcha, {}) })).status).toBe(200)
  })

  it('is limited for what suppliers ask with a token, be it a made-up one', async () => {
    const remoteAddress = anAddress()
    const headers = { 'supplier-token': 'made.up' }
    const answers = await askOften(t, 150, { url: page, remoteAddress, headers })
    expect(refused(answers)).toBeGreaterThanOrEqual(30)
    expect(answers[0]?.status).toBe(401)
  })

  it('counts a network of the newer kind as one', async () => {
    const network = `2001:db8:${randomInt(1, 65_536).toString(16)}`
    for (const host of ['1', '2', '3']) await askOften(t, 41, { remoteAddress: `${network}::${host}` })
    expect((await ask(t, { remoteAddress: `${network}::ffff:1` })).status).toBe(429)
    expect((await ask(t, { remoteAddress: `${network}:1::1` })).status).toBe(200)
  })
})

describe('how often somebody who is signed in may ask', () => {
  it('is generous, and counted for the session and not for the address', async () => {
    const me = await aTenant(t)
    const remoteAddress = anAddress()
    const asked = { url: urlOf(identity.user.profile, {}), remoteAddress, headers: me.headers }
    expect(refused(await askOften(t, 200, asked))).toBe(0)
    const nobody = { ...asked, headers: { authorization: 'Bearer made-up' } }
    expect((await ask(t, nobody)).status).toBe(401)
  })
})

describe('without Redis', () => {
  it('each process counts for itself: nobody is let through without end, and honest people are served', async () => {
    const alone = await startApp({ env: { ...on, SRM_REDIS_URL: 'redis://127.0.0.1:1/0' } })
    try {
      const remoteAddress = anAddress()
      const answers = await askOften(alone, 150, { remoteAddress })
      expect(refused(answers)).toBeGreaterThanOrEqual(30)
      expect(refused(answers.slice(0, 100))).toBe(0)
      expect((await ask(alone, { remoteAddress: anAddress() })).status).toBe(200)
    } finally {
      await alone.close()
    }
  })
})

describe('two processes', () => {
  it('count together while Redis is there', async () => {
    const other = await startApp({ env: on })
    try {
      const remoteAddress = anAddress()
      const answers = [...(await askOften(t, 70, { remoteAddress })), ...(await askOften(other, 70, { remoteAddress }))]
      expect(refused(answers)).toBeGreaterThanOrEqual(20)
    } finally {
      await other.close()
    }
  })
})

describe('the count of one process', () => {
  it('begins anew a minute after the first', () => {
    const count = createCounter()
    expect([1000, 1001, 60_999].map((now) => count('a', now).current)).toEqual([1, 2, 3])
    expect(count('a', 61_000)).toEqual({ current: 1, ttl: 60_000 })
    expect(count('b', 61_001).current).toBe(1)
  })

  it('keeps no more than it can hold: those who come when it is full are counted together', () => {
    const count = createCounter()
    for (let n = 0; n < 100_000; n += 1) count(String(n), 1)
    expect([count('new', 1).current, count('newer', 1).current, count('5', 1).current]).toEqual([1, 2, 2])
    expect(count('new', 60_001).current, 'a minute later there is room again').toBe(1)
  })
})
