import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { endpoint } from '@srm/api/endpoint'
import { notice } from '@srm/api/notice'
import { label } from '@srm/api/shared/label'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { defineModule, implement } from '#kernel/module.ts'
import { addPerson } from '#modules/identity/index.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { addCompany } from '#test/records.ts'
import { freePort, startServer, type ServerProcess } from '#test/processes/server-process.ts'
import { listenTo, type Listener } from '#test/outside/streams.ts'
import { aTenant, signIn, type Member, type TestTenant } from '#test/tenant.ts'
import { query } from '#test/sql.ts'
import { createHub, openStream, startHub } from './hub.service.ts'
import { notify, push } from '../index.ts'

let t: TestApp
let one: ServerProcess
let two: ServerProcess
beforeAll(async () => {
  t = await startApp()
  ;[one, two] = await Promise.all([
    startServer(t.database, await freePort()),
    startServer(t.database, await freePort()),
  ])
})
afterAll(async () => {
  await Promise.all([one.kill(), two.kill()])
  await t.close()
})

let people = 0
const aColleague = async (me: TestTenant): Promise<Member> => {
  people += 1
  const id = await me.inside((ctx) => addPerson(ctx, { username: `s${people}`, displayName: '陈立' }))
  return signIn(t, me.tenantId, id)
}
const stream = async (server: { url: string }, who: Member, more: Record<string, string> = {}): Promise<Listener> => {
  const listener = await listenTo(`${server.url}/api/notice/stream`, { ...who.headers, ...more })
  if (listener.status === 200) await listener.until('hello')
  return listener
}
const tell = (me: TestTenant, to: readonly string[], title: string) =>
  me.inside((ctx) => notify(ctx, { to, type: 'task', title }))

describe('a stream', () => {
  it('on one server brings within a second what was written on another, to every open page', async () => {
    const me = await aTenant(t)
    const chen = await aColleague(me)
    const params = { subject: 'ourCompany', id: await addCompany(me, { name: '远帆' }) }
    const pages = [await stream(two, chen), await stream(two, chen), await stream(one, chen)]
    const mine = await stream(two, me)
    const took: number[] = []
    for (let n = 1; n <= 20; n += 1) {
      const began = performance.now()
      const answer = await fetch(`${one.url}/api/record/comment/ourCompany/${params.id}`, {
        method: 'POST',
        headers: { ...me.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ body: `第${n}次`, mentions: [chen.userId] }),
      })
      expect(answer.status).toBe(200)
      for (const page of pages) {
        const { at, data, id } = await page.until('notice', ({ body }) => body === `第${n}次`)
        took.push(at - began)
        expect(data).toMatchObject({
          type: 'mention',
          title: '王晓在我方公司「远帆」中提到了您',
          unread: n,
          capped: false,
        })
        expect(data['id']).toBe(id)
      }
    }
    const sorted = took.toSorted((a, b) => a - b)
    expect(sorted.at(-1)).toBeLessThan(1000)
    expect(mine.heard.map(({ event }) => event)).toEqual(['hello'])
    await chen.call(notice.readAll, { body: {} })
    for (const page of pages) expect((await page.until('unread')).data).toEqual({ unread: 0, capped: false })
    for (const page of [...pages, mine]) page.close()
  })

  it('brings what other modules push, to those meant and to no other company', async () => {
    const [me, other] = [await aTenant(t), await aTenant(t)]
    const chen = await aColleague(me)
    const [mine, hers, theirs] = [await stream(one, me), await stream(two, chen), await stream(one, other)]
    await me.inside(async (ctx) => push(ctx, [chen.userId], 'badge', { approvals: 3 }))
    expect((await hers.until('badge')).data).toEqual({ approvals: 3 })
    const undone = me.inside(async (ctx) => {
      push(ctx, [me.userId, chen.userId], 'badge', { approvals: 4 })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await sleep(300)
    expect([mine, hers, theirs].map(({ heard }) => heard.map(({ event }) => event))).toEqual([
      ['hello'],
      ['hello', 'badge'],
      ['hello'],
    ])
    for (const page of [mine, hers, theirs]) page.close()
  })

  it('goes on after the last event the page saw', async () => {
    const me = await aTenant(t)
    const page = await stream(one, me)
    await tell(me, [me.userId], '看见了')
    const { id = '' } = await page.until('notice')
    page.close()
    await tell(me, [me.userId], '错过了')
    const again = await stream(two, me, { 'last-event-id': id })
    expect((await again.until('notice')).data).toMatchObject({ title: '错过了', unread: 2 })
    const anew = await stream(two, me)
    expect(anew.heard).toMatchObject([{ event: 'hello', data: { unread: 2 } }])
    await sleep(200)
    expect([again.heard.length, anew.heard.length]).toEqual([2, 1])
    for (const open of [again, anew]) open.close()
  })

  it('is refused beyond ten of one person, and free again when one is closed', async () => {
    const me = await aTenant(t)
    const pages: Listener[] = []
    for (let n = 0; n < 10; n += 1) pages.push(await stream(one, me))
    const refused = await fetch(`${one.url}/api/notice/stream`, { headers: me.headers })
    expect([refused.status, ((await refused.json()) as { key: string }).key]).toEqual([429, 'notice.too_many_streams'])
    pages[0]?.close()
    await sleep(200)
    const more = await stream(one, me)
    expect(more.status).toBe(200)
    for (const page of [...pages, more]) page.close()
  })

  it('asked for forty times at once is opened ten times', async () => {
    const me = await aTenant(t)
    const chen = await aColleague(me)
    const url = `${one.url}/api/notice/stream`
    const all = await Promise.all(Array.from({ length: 40 }, () => listenTo(url, chen.headers)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(10)
    for (const listener of all) listener.close()
    await vi.waitFor(async () => {
      const again = await stream(one, chen)
      again.close()
      expect(again.status).toBe(200)
    })
  })

  it('goes on when somebody says in Redis what is none of ours', async () => {
    const me = await aTenant(t)
    const page = await stream(one, me)
    const nonsense = [
      'not json',
      'null',
      '[]',
      '{"event":"notice"}',
      JSON.stringify({ event: 'a\nb', users: [me.userId], data: {} }),
      JSON.stringify({ event: 'notice', users: 'all', data: {} }),
      JSON.stringify({ event: 'notice', users: [me.userId], data: {}, ids: [1] }),
      JSON.stringify({ event: 'notice', users: ['nobody'], data: {} }),
    ]
    for (const text of nonsense) await t.app.redis.publish(`push:${me.tenantId}`, text)
    await tell(me, [me.userId], '还在')
    await page.until('notice', ({ title }) => title === '还在')
    expect(page.heard.map(({ event }) => event)).toEqual(['hello', 'notice'])
    page.close()
  })

  it('says nothing more once the session was ended elsewhere, and ends soon after', async () => {
    const me = await aTenant(t)
    const page = await stream(two, me)
    const began = performance.now()
    await query(t, `update session set ended_at = now(), ended_why = 'test' where tenant_id = $1`, [me.tenantId])
    await sleep(1000)
    await tell(me, [me.userId], '不该听见')
    await page.ended
    expect(performance.now() - began).toBeLessThan(8000)
    expect(page.heard.map(({ event, data }) => [event, data['reason']])).toEqual([
      ['hello', undefined],
      ['bye', 'session'],
    ])
    expect((await fetch(`${two.url}/api/notice/stream`)).status).toBe(401)
  })

  it('ends with its server, which does not wait for it, and the page finds another', async () => {
    const me = await aTenant(t)
    const third = await startServer(t.database, await freePort())
    const page = await stream(third, me)
    const { ms, code } = await third.stop()
    await page.ended
    expect(code).toBe(0)
    expect(ms).toBeLessThan(5000)
    expect(page.heard.at(-1)).toMatchObject({ event: 'bye', data: { reason: 'stopping' } })
  })

  it('lasts as long as asked when asked', async () => {
    const me = await aTenant(t)
    const page = await listenTo(`${one.url}/api/notice/stream?wait=1`, me.headers)
    const began = performance.now()
    await page.ended
    expect(performance.now() - began).toBeGreaterThan(800)
    expect(page.heard.map(({ event }) => event)).toEqual(['hello', 'bye'])
  })
})

describe('without Redis', () => {
  it('notices come by looking for them, a few seconds later and once', async () => {
    const lone = await startApp({ env: { SRM_REDIS_URL: 'redis://127.0.0.1:1/0' } })
    try {
      await lone.http.listen({ host: '127.0.0.1', port: 0 })
      const url = `http://127.0.0.1:${(lone.http.server.address() as AddressInfo).port}`
      const me = await aTenant(lone)
      const page = await listenTo(`${url}/api/notice/stream`, me.headers)
      await page.until('hello')
      await me.inside((ctx) => notify(ctx, { to: [me.userId], type: 'task', title: '绕路来的' }))
      expect((await page.until('notice', undefined, 8000)).data).toMatchObject({ title: '绕路来的', unread: 1 })
      await sleep(4500)
      expect(page.heard.map(({ event }) => event)).toEqual(['hello', 'notice'])
      page.close()
    } finally {
      await lone.close()
    }
  })
})

const quickCalls = {
  stream: endpoint({
    method: 'GET',
    path: '/api/quick/stream',
    title: label('快', 'Quick'),
    access: 'signed-in',
    result: z.unknown(),
    raw: true,
  }),
}

describe('a hub', () => {
  const hub = createHub()
  const quick = defineModule({
    name: 'quick',
    routes: implement(quickCalls, { stream: (ctx, _, exchange) => openStream(hub, ctx, exchange) }),
    start: (host) => startHub(hub, host, { beat: 400, session: 1000, poll: 600_000 }),
  })
  let alone: TestApp
  let url: string
  beforeAll(async () => {
    alone = await startApp({ modules: [quick] })
    await alone.http.listen({ host: '127.0.0.1', port: 0 })
    url = `http://127.0.0.1:${(alone.http.server.address() as AddressInfo).port}/api/quick/stream`
  })
  afterAll(() => alone.close())

  it('keeps connections alive, and at each beat finds what nobody told of', async () => {
    const me = await aTenant(alone)
    const page = await listenTo(url, me.headers)
    await page.until('hello')
    const insert = `insert into notice (tenant_id, id, user_id, type, title) values ($1, app.new_id(), $2, 'task', '没人说')`
    await query(alone, insert, [me.tenantId, me.userId])
    expect((await page.until('notice')).data).toMatchObject({ title: '没人说', unread: 1 })
    await sleep(1000)
    expect(page.beats.length).toBeGreaterThanOrEqual(2)
    expect(page.heard.map(({ event }) => event)).toEqual(['hello', 'notice'])
    page.close()
  })

  it('that lost Redis for a while tells its pages to look anew', async () => {
    const me = await aTenant(alone)
    const page = await listenTo(url, me.headers)
    await page.until('hello')
    hub.ears?.disconnect(true)
    await page.until('sync')
    await me.inside(async (ctx) => push(ctx, [me.userId], 'badge', { n: 1 }))
    expect((await page.until('badge')).data).toEqual({ n: 1 })
    page.close()
  })

  it('ends a stream when its token has expired', async () => {
    const me = await aTenant(alone)
    const page = await listenTo(url, me.as({ exp: Math.floor(Date.now() / 1000) + 2 }).headers)
    const began = performance.now()
    await page.ended
    expect(performance.now() - began).toBeGreaterThan(500)
    expect(page.heard.at(-1)).toMatchObject({ event: 'bye', data: { reason: 'session' } })
  })

  it('forgets a company whose last page is closed', async () => {
    const me = await aTenant(alone)
    const page = await listenTo(url, me.headers)
    await page.until('hello')
    expect(hub.rooms.has(me.tenantId)).toBe(true)
    page.close()
    await vi.waitFor(() => expect(hub.rooms.has(me.tenantId)).toBe(false), 10_000)
  })
})
