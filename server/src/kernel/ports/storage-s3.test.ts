import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp } from '#test/app.ts'
import { addFile } from '#test/examples.ts'
import { formWith } from '#test/exchange.ts'
import { startObjectStore, type ObjectStore } from '#test/outside/object-store.ts'
import { query } from '#test/sql.ts'
import { aTenant } from '#test/tenant.ts'
import { s3Storage } from './storage-s3.ts'
import type { ListedObject } from './storage.ts'

const keys = { accessKey: 'AKIATEST', secretKey: 'right-secret', region: 'cn-east-1' }

let store: ObjectStore
beforeAll(async () => {
  store = await startObjectStore(keys)
})
afterAll(() => store.close())

const settings = (more: Partial<Record<'S3_SECRET_KEY' | 'S3_ACCESS_KEY' | 'S3_REGION', string>> = {}) => ({
  S3_ENDPOINT: store.endpoint,
  S3_REGION: keys.region,
  S3_BUCKET: 'files',
  S3_ACCESS_KEY: keys.accessKey,
  S3_SECRET_KEY: keys.secretKey,
  ...more,
})
const open = (more = {}) => s3Storage(settings(more))
const shown = { seconds: 60, mime: 'image/png', disposition: `inline; filename*=UTF-8''%E5%9B%BE%20%281%29.png` }

describe('an object store', () => {
  it('keeps, gives and forgets what it is asked to, each request signed', async () => {
    const storage = open()
    await storage.put('t/a/图 (1)', Buffer.from('内容'), 'text/plain')
    expect(store.objects.get('/files/t/a/图 (1)')).toMatchObject({ body: Buffer.from('内容'), type: 'text/plain' })
    const found = await storage.get('t/a/图 (1)')
    expect(found && [(await buffer(found.body)).toString(), found.size]).toEqual(['内容', 6])
    await storage.remove('t/a/图 (1)')
    expect(await storage.get('t/a/图 (1)')).toBeUndefined()
  })

  it('says what it has, page by page, and whether it has something', async () => {
    const storage = open()
    for (const name of ['a', 'b', 'c', 'd', 'e']) await storage.put(`t/list/${name}`, Buffer.from(name), 'text/plain')
    await storage.put('t/other/x', Buffer.from('x'), 'text/plain')
    const pages: (readonly ListedObject[])[] = []
    for await (const page of storage.list('t/list/')) pages.push(page)
    expect(pages.map((page) => page.map(({ key }) => key))).toEqual([
      ['t/list/a', 't/list/b'],
      ['t/list/c', 't/list/d'],
      ['t/list/e'],
    ])
    expect(Math.abs(Date.now() - (pages[0]?.[0]?.changedAt.getTime() ?? 0))).toBeLessThan(60_000)
    expect([await storage.has('t/list/a'), await storage.has('t/list/z')]).toEqual([true, false])
  })

  it.each([
    ['the wrong secret', { S3_SECRET_KEY: 'wrong-secret' }, 'SignatureDoesNotMatch'],
    ['the wrong name', { S3_ACCESS_KEY: 'SOMEBODY' }, 'InvalidAccessKeyId'],
    ['the wrong region', { S3_REGION: 'us-west-9' }, 'SignatureDoesNotMatch'],
  ])('lets nobody in with %s', async (_, more, told) => {
    const stranger = open(more)
    await expect(stranger.put('t/a/x', Buffer.from('x'), 'x')).rejects.toThrow(told)
    await expect(stranger.get('t/a/x')).rejects.toThrow(told)
    await expect(stranger.remove('t/a/x')).rejects.toThrow(told)
    expect(store.objects.has('/files/t/a/x')).toBe(false)
  })

  it('that is slow for a moment is asked again', async () => {
    const storage = open()
    store.failing = 2
    await storage.put('t/a/again', Buffer.from('x'), 'x')
    expect(store.objects.has('/files/t/a/again')).toBe(true)
  })

  it('is read through a link for the browser, under the name and type the link says', async () => {
    const storage = open()
    await storage.put('t/a/pic', Buffer.from('png'), 'image/png')
    const link = (await storage.link('t/a/pic', shown)) ?? ''
    const answer = await fetch(link)
    expect([answer.status, await answer.text()]).toEqual([200, 'png'])
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('content-disposition')).toBe(shown.disposition)
  })

  it('refuses a link that was changed, is over, or was signed by somebody else', async () => {
    await open().put('t/a/pic', Buffer.from('png'), 'image/png')
    await open().put('t/b/pic', Buffer.from('other'), 'image/png')
    const link = (await open().link('t/a/pic', shown)) ?? ''
    const wrong = [
      link.replace('/t/a/', '/t/b/'),
      link.replace('image%2Fpng', 'text%2Fhtml'),
      link.replace('X-Amz-Expires=60', 'X-Amz-Expires=6000'),
      link.replace(/X-Amz-Signature=./, 'X-Amz-Signature=z'),
      (await open({ S3_SECRET_KEY: 'wrong-secret' }).link('t/a/pic', shown)) ?? '',
      (await open().link('t/a/pic', { ...shown, seconds: 1 })) ?? '',
    ]
    await sleep(2100)
    for (const one of wrong) expect((await fetch(one)).status, one).toBe(403)
    expect((await fetch(link)).status).toBe(200)
  })

  it('serves the product: a file goes in by upload and comes out by a redirect', async () => {
    const env = Object.fromEntries(Object.entries(settings()).map(([name, value]) => [`SRM_${name}`, value]))
    const t = await startApp({ env: { SRM_STORAGE: 's3', ...env } })
    const me = await aTenant(t)
    const { url } = await addFile(t, me, '说明.txt', '说明的内容')
    const hop = await t.http.inject({ method: 'GET', url, headers: me.headers })
    expect(hop.statusCode).toBe(302)
    expect(String(hop.headers.location)).toContain(store.endpoint)
    const answer = await fetch(String(hop.headers.location))
    expect(await answer.text()).toBe('说明的内容')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
    store.failing = 10
    const lost = formWith({ name: '丢.txt', content: '丢' })
    const headers = { ...me.headers, ...lost.headers }
    const down = await t.http.inject({ method: 'POST', url: '/api/ossPut', payload: lost.payload, headers })
    store.failing = 0
    expect(down.statusCode).toBeGreaterThanOrEqual(500)
    expect(await query(t, `select 1 from file where name = '丢.txt'`), 'no row without its contents').toEqual([])
    await t.close()
  })
})
