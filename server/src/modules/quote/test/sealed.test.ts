import { permissionOf, type Endpoint } from '@srm/api/endpoint'
import { quote } from '@srm/api/quote'
import { QuoteForm } from '@srm/api/quote/form'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { everyEndpoint } from '#test/endpoints.ts'
import { isFullDepth } from '#test/depth.ts'
import { exchange } from '#test/exchange.ts'
import { askedQuoters, type Quoter } from '#test/quotes.ts'
import { linkHeaders } from '#test/run-of-shows.ts'
import { connectAs } from '#test/sql.ts'
import { aTenant, urlOf, type TestTenant } from '#test/tenant.ts'
import { aQuoteForm } from '../quote.fixture.ts'
import { hashOf, sealFor, writeForm } from '../seal/version.store.ts'

let t: TestApp
let me: TestTenant
let purchaseId: string
let quoters: Quoter[]
let lines: { id: string }[]
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  ;({ id: purchaseId, quoters } = await askedQuoters(t, me))
  lines = (await quoters[0]?.call(quote.external.page))?.result.lines ?? []
  for (const quoter of quoters) await quoter.quote('1.00')
})

const isStaffRead = ({ method, access, raw }: Endpoint): boolean =>
  method === 'GET' &&
  !raw &&
  (access === 'signed-in' || (typeof access === 'object' && permissionOf(access) !== undefined))

/** Whatever an id in a path could be about: the purchase, a supplier, an invitation, a sealed version. */
const idsFor = async (): Promise<string[]> => {
  const sql = 'select id from quote_version where tenant_id = $1 and purchase_id = $2 order by id'
  const { rows } = await me.inside((ctx) => ctx.db.run<{ id: string }>(sql, [ctx.tenantId, purchaseId]))
  const [first] = quoters
  return [purchaseId, first?.invitation ?? '', first?.supplier ?? '', rows[0]?.id ?? '']
}

const urls = async (): Promise<string[]> => {
  const ids = await idsFor()
  return everyEndpoint.filter(isStaffRead).flatMap((endpoint) => {
    if (!endpoint.path.includes(':')) return [urlOf(endpoint, {}), urlOf(endpoint, { query: { keyword: '现场' } })]
    return ids.map((id) =>
      urlOf(endpoint, {
        params: { id, purchaseId: id, subject: id === purchaseId ? 'purchase' : 'supplier', docId: id },
      }),
    )
  })
}

/** What every answer has of its own: when it was made, and the number of the request. */
const masked = (text: string): string =>
  text
    .replaceAll(/"requestId":"[^"]*"/g, '')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+08:00)/g, 'time')
    .replaceAll(/([?&](expires|e|sig|s|token)=)[\w.-]+/g, '$1')
    .replaceAll(/\/api\/file\/read\/[\w.-]+/g, 'file')

const crawl = async (paths: readonly string[]): Promise<Map<string, string>> => {
  const answers = new Map<string, string>()
  for (const url of paths) {
    const { status, text } = await exchange(t, { method: 'GET', url, headers: me.headers })
    answers.set(url, `${String(status)} ${masked(text)}`)
  }
  return answers
}

const price = fc.integer({ min: 1, max: 999_999_999 }).map((fen) => (fen / 100).toFixed(2))
const anyForm = fc
  .record({ price, remark: fc.string({ minLength: 1, maxLength: 200 }), isOffered: fc.boolean(), hold: fc.boolean() })
  .map(({ price: unitPrice, remark, hold }) => ({
    unitPrice,
    more: { remark: `x${remark.replaceAll('\u0000', '')}`, hold: hold ? ('h24' as const) : ('none' as const) },
  }))

/** The same world with other contents: only the sealed bytes and their hash are exchanged. */
const exchangeContents = async (forms: readonly { unitPrice: string; more: object }[]): Promise<void> => {
  const owner = await connectAs(t.app.config, 'superuser')
  await owner.query('alter table app.quote_version disable trigger append_only')
  for (const [at, { invitation: invitationId }] of quoters.entries()) {
    const { unitPrice = '1', more = {} } = forms[at] ?? {}
    const form = QuoteForm.parse(aQuoteForm(lines, unitPrice, more))
    const seat = { purchaseId, invitationId, roundNo: 1 }
    const sealed = await me.inside((ctx) => sealFor(ctx, seat, '1', writeForm(form)))
    const sql = 'update app.quote_version set ciphertext = $1, sha256 = $2 where invitation_id = $3'
    await owner.query(sql, [sealed, hashOf(sealed), invitationId])
  }
  await owner.query('alter table app.quote_version enable trigger append_only')
  await owner.end()
}

describe('sealed contents', () => {
  it('change no answer to anybody of the staff, an administrator least of all', { timeout: 600_000 }, async () => {
    const paths = await urls()
    // What answers otherwise when asked twice, such as figures of the process, says nothing of quotes.
    const [one, again] = [await crawl(paths), await crawl(paths)]
    const steady = paths.filter((url) => one.get(url) === again.get(url))
    expect(steady.length / paths.length).toBeGreaterThan(0.95)
    for (const path of ['/api/quote/opening/', '/api/purchase/suppliers/', '/api/purchase/list', '/api/record/search'])
      expect(
        steady.some((url) => url.startsWith(path)),
        path,
      ).toBe(true)
    const reaching = isFullDepth
      ? steady
      : steady.filter((url) => /purchase|quote|availability|search|notice|external/.test(url))
    let before = await crawl(reaching)
    const worlds = fc.sample(
      fc.array(anyForm, { minLength: 3, maxLength: 3 }),
      Number(process.env['SEALED_WORLDS'] ?? (isFullDepth ? 1000 : 20)),
    )
    for (const forms of worlds) {
      await exchangeContents(forms)
      const after = await crawl(reaching)
      expect([...after].filter(([url, text]) => before.get(url) !== text).map(([url]) => url)).toEqual([])
      before = after
    }
  })

  it('are not among the answers at all', async () => {
    await exchangeContents(quoters.map(() => ({ unitPrice: '8642097.53', more: {} })))
    const answers = await crawl(await urls())
    expect([...answers].filter(([, text]) => text.includes('8642097')).map(([url]) => url)).toEqual([])
  })
})

describe('the token of a supplier', () => {
  it('opens no call of the staff and none of another purpose', async () => {
    const headers = linkHeaders(t, me, 'quote', quoters[0]?.linkId ?? '')
    const closed = everyEndpoint.filter(({ access }) => access !== 'public' && access !== 'external')
    const opened: string[] = []
    for (const endpoint of closed) {
      const params = {
        id: purchaseId,
        purchaseId,
        subject: 'purchase',
        docId: purchaseId,
        key: 'x',
        kind: 'x',
        scene: 'x',
      }
      const url = endpoint.path.replaceAll(
        /:(\w+)/g,
        (_, name: string) => params[name as keyof typeof params] ?? purchaseId,
      )
      const payload = endpoint.method === 'GET' ? {} : { payload: {} }
      const { status } = await exchange(t, { method: endpoint.method, url, headers, ...payload })
      if (status !== 401) opened.push(`${endpoint.method} ${endpoint.path} ${String(status)}`)
    }
    expect(opened).toEqual([])
    expect(closed.length).toBeGreaterThan(250)
    for (const path of ['/api/external/approval/page', '/api/external/update/page', '/api/external/runOfShow/page'])
      expect((await exchange(t, { method: 'GET', url: path, headers })).status).toBe(401)
  })

  it('takes no line and no file of another', async () => {
    const [one, other] = quoters
    const foreign = await other?.upload({ name: '说明.txt', content: '别家的附件' })
    const refused = await one?.quote('5', { attachments: [foreign?.id ?? ''] })
    expect(refused).toMatchObject({ status: 422, key: 'quote.files' })
    const { quoters: others } = await askedQuoters(t, me)
    const theirs = (await others[0]?.call(quote.external.page))?.result.lines ?? []
    const form = aQuoteForm(theirs, '5')
    expect((await one?.call(quote.external.submit, { body: { form } }))?.key).toBe('quote.lines_changed')
  })
})
