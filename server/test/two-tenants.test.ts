import type { Access } from '@srm/api/endpoint'
import { file } from '@srm/api/file'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { crawl, crawledPaths } from './crawl.ts'
import { looksById } from './crawl/by-id.ts'
import { isFullDepth, sampleOf } from './depth.ts'
import { everyEndpoint, keyOf } from './endpoints.ts'
import { exampleOf } from './examples.ts'
import { exchange, requestOf } from './exchange.ts'
import { idFields } from './id-fields.ts'
import { noteWrites, snapshotOf } from './snapshot.ts'
import { query } from './sql.ts'
import { aWorld, type World } from './world.ts'

let t: TestApp
let a: World
let b: World
beforeAll(async () => {
  t = await startApp()
  await noteWrites(t)
  a = await aWorld(t, 'canaryAlpha')
  b = await aWorld(t, 'canaryBravo')
})
afterAll(() => t.close())

const idsOf = async ({ tenantId }: World): Promise<string[]> => {
  const tables = await query<{ name: string }>(
    t,
    `select quote_ident(table_name) as name from information_schema.columns where table_schema = 'app' and column_name = 'id'
      and table_name in (select relname from pg_class where relkind = 'r')`,
  )
  const all = tables.map(({ name }) => `select id::text from ${name} where tenant_id = '${tenantId}'`)
  return (await query<{ id: string }>(t, all.join(' union '))).map(({ id }) => id)
}

/** Lists in every order and by every word are thousands; a build looks at some, another part with every commit. */
const looksInBuild = 400

const marksIn = (text: string, marks: readonly string[]): string[] => marks.filter((mark) => text.includes(mark))

const isStaff = (access: Access): boolean => access === 'signed-in' || typeof access === 'object'

describe('what one company reads', () => {
  it('goes through every GET endpoint', () => {
    const crawled = new Set(crawledPaths(a))
    const others = everyEndpoint.filter(
      ({ method, path, access }) => method === 'GET' && access !== 'operator' && !crawled.has(path),
    )
    // Reading by a signed link is tried below; the list of demo people is there to choose a company from. Codes are
    // sent before there is a company, and shown in development only.
    // Whom else a supplier could be asked through is looked up by a task, which every endpoint is tried with from outside.
    // What a supplier reads is theirs by the token of one task, and is tried with it.
    // A quote is there to be read once it was opened; every endpoint is tried with one from outside.
    // The short link of a message leads to a page that asks for a code, whoever opens it.
    // Ways to sign in belong to nobody, names of regions to everybody; leaving and renewing change a session and are
    // tried with it.
    // Vouchers and what is open are looked at; the files of them are taken out by calls that are logged.
    expect(others.map(({ path }) => path).toSorted()).toEqual([
      '/api/approval/external/contacts/:id',
      '/api/auth/captcha',
      '/api/auth/feishu',
      '/api/auth/logout',
      '/api/auth/ways',
      '/api/dev/messages',
      '/api/dev/people',
      '/api/external/acceptance/page',
      '/api/external/approval/page',
      '/api/external/comment',
      '/api/external/comments/:subject/:id',
      '/api/external/document/page',
      '/api/external/onboarding/captcha',
      '/api/external/onboarding/page',
      '/api/external/onboarding/welcome',
      '/api/external/order/invoices',
      '/api/external/order/page',
      '/api/external/quote/page',
      '/api/external/runOfShow/page',
      '/api/external/update/page',
      '/api/file/raw/:token',
      '/api/home/feed/:ticket/calendar.ics',
      '/api/map/regions',
      '/api/map/settings',
      '/api/payable/export',
      // Answered once the quotes are opened.
      '/api/price_parity/export/:id',
      '/api/price_parity/show/:id',
      '/api/quote/file/:id',
      '/api/quote/show/:id',
      '/api/receivable/export',
      '/api/s/:code',
      '/api/sms/sendSmsCode',
      '/api/voucher/export',
      '/refreshToken',
    ])
  })

  it('holds nothing of another: not its words, numbers or ids, whatever is looked for', async () => {
    const marks = [...b.canaries, ...(await idsOf(b))]
    expect(marks.length).toBeGreaterThan(60)
    const seen = await crawl(t, a, b.canaries, b, looksInBuild)
    const leaks = seen.flatMap(({ what, text }) => marksIn(text, marks).map((mark) => `${what} shows ${mark}`))
    expect(leaks).toEqual([])
    const byId = seen.slice(-looksById(b).length)
    expect(byId.filter(({ status }) => status !== 404)).toEqual([])
  })

  it('does hold its own, so that the search for marks can find some', async () => {
    const seen = await crawl(t, b, b.canaries, b)
    expect(seen.filter(({ status }) => status !== 200)).toEqual([])
    const everything = seen.map(({ text }) => text).join('')
    expect(marksIn(everything, b.canaries)).toEqual(b.canaries)
  })

  it("stays the same while another company's people write all the while", async () => {
    const before = await crawl(t, a, a.canaries, a, looksInBuild)
    // Whoever locks their screen or signs out writes nothing after it.
    const writers = everyEndpoint.filter(
      ({ method, path, access }) => method !== 'GET' && isStaff(access) && !path.startsWith('/api/auth/'),
    )
    let seed = 7
    for (let n = 0; n < (isFullDepth ? 100 : 20); n += 1) {
      seed = (seed * 48_271) % 2_147_483_647
      const endpoint = writers[seed % writers.length]
      if (!endpoint) throw new Error('no endpoint')
      const answer = await exchange(t, requestOf(endpoint, await exampleOf(t, endpoint, b), b.headers))
      expect(answer.status, `${keyOf(endpoint)}: ${answer.text}`).toBe(200)
    }
    const after = await crawl(t, a, a.canaries, a, looksInBuild)
    for (const [at, one] of after.entries()) expect(one, one.what).toEqual(before[at])
    expect(after.length).toBe(before.length)
  })
})

describe("another company's id in a body", () => {
  const writers = everyEndpoint.filter(({ body, access }) => body && isStaff(access) && idFields(body).length > 0)
  const tried = sampleOf(writers, 90, keyOf)
  let theirs: Record<string, string>
  beforeAll(async () => {
    theirs = await snapshotOf(t, b.tenantId)
  })

  it('can be put in many places', () => {
    const places = writers.flatMap((one) => (one.body ? idFields(one.body).map(({ path }) => path) : []))
    expect(places).toEqual(
      expect.arrayContaining(['owner', 'attachments[]', 'seals[].keeper', 'seals[].image[]', 'parentId', 'into']),
    )
  })

  it.each(tried.map((one) => [keyOf(one), one] as const))(
    'is refused by %s and leaves no trace',
    async (_, endpoint) => {
      if (!endpoint.body) throw new Error('no body')
      const example = await exampleOf(t, endpoint, a)
      const before = await snapshotOf(t, a.tenantId)
      const accepted: string[] = []
      for (const { path, put } of idFields(endpoint.body))
        for (const [kind, id] of sampleOf(Object.entries(b.ids), 3, ([one]) => `${keyOf(endpoint)} ${path} ${one}`)) {
          const body = put(example.body as Record<string, unknown>, id)
          const { status } = await exchange(t, requestOf(endpoint, { ...example, body }, a.headers))
          if (status < 400 || status >= 500) accepted.push(`${path} took a ${kind}: ${status}`)
        }
      expect(accepted).toEqual([])
      expect(await snapshotOf(t, a.tenantId)).toEqual(before)
      expect(await snapshotOf(t, b.tenantId)).toEqual(theirs)
    },
  )
})

describe('a link to a file', () => {
  const token = (world: World): string => world.fileUrl.split('/').at(-1) ?? ''
  const read = (text: string, headers: Record<string, string>) =>
    exchange(t, { method: 'GET', url: `/api/file/raw/${text}`, headers })

  it('is the only way to the contents, for whoever it was made for', async () => {
    expect((await read(token(b), b.headers)).text).toContain('canaryBravo')
    for (const headers of [a.headers, {}]) expect((await read(token(b), headers)).text).not.toContain('canary')
    const link = await exchange(t, requestOf(file.link, { params: { id: b.ids.file } }, a.headers))
    expect(link.status).toBe(404)
  })

  it("cannot be turned into a link to another company's file", async () => {
    const [mine, theirs] = [token(a), token(b)].map((text) => Buffer.from(text, 'base64url'))
    if (!mine || !theirs) throw new Error('no links')
    const cut = (from: Buffer, to: Buffer, at: number): string =>
      Buffer.concat([from.subarray(0, at), to.subarray(at)]).toString('base64url')
    const forged = [12, 28, mine.length - 16].flatMap((at) => [cut(mine, theirs, at), cut(theirs, mine, at)])
    for (const text of [...forged, token(b).slice(1), `${token(b)}.`]) {
      const answer = await read(text, a.headers)
      expect(answer.status).toBe(404)
      expect(answer.text).not.toContain('canary')
    }
  })
})
