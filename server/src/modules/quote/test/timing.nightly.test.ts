import { QuoteForm } from '@srm/api/quote/form'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { exchange } from '#test/exchange.ts'
import { mannWhitney } from '#test/mann-whitney.ts'
import { askedQuoters, type Quoter } from '#test/quotes.ts'
import { connectAs } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { aQuoteForm } from '../quote.fixture.ts'
import { hashOf, sealFor, writeForm } from '../seal/version.store.ts'

let t: TestApp
let me: TestTenant
let purchaseId: string
let quoters: Quoter[]
beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
  ;({ id: purchaseId, quoters } = await askedQuoters(t, me))
  for (const quoter of quoters) await quoter.quote('1.00')
})
afterAll(() => t.close())

const calls = Number(process.env['TIMING_CALLS'] ?? 200)
/** The contents change so often, that whatever else the machine does meets both alike. */
const blocks = 50

const worlds = [
  { unitPrice: '1.00', more: {} },
  {
    unitPrice: '9999999.99',
    more: { remark: '很长的备注'.repeat(80), hold: 'h48' as const, paymentTerms: '款到发货' },
  },
] as const

const setWorld = async ({ unitPrice, more }: (typeof worlds)[number], lines: { id: string }[]): Promise<void> => {
  const owner = await connectAs(t.app.config, 'superuser')
  await owner.query('alter table app.quote_version disable trigger append_only')
  for (const { invitation: invitationId } of quoters) {
    const form = QuoteForm.parse(aQuoteForm(lines, unitPrice, more))
    const seat = { purchaseId, invitationId, roundNo: 1 }
    const sealed = await me.inside((ctx) => sealFor(ctx, seat, '1', writeForm(form)))
    const sql = 'update app.quote_version set ciphertext = $1, sha256 = $2 where invitation_id = $3'
    await owner.query(sql, [sealed, hashOf(sealed), invitationId])
  }
  await owner.query('alter table app.quote_version enable trigger append_only')
  await owner.end()
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** What the machine did meanwhile taken off: calls of one moment are compared to each other, not to those of another. */
const aligned = (pairs: readonly (readonly [number[], number[]])[]): [number[], number[]] => {
  const [one, other]: [number[], number[]] = [[], []]
  for (const [mine, theirs] of pairs) {
    const usual = median([...mine, ...theirs])
    one.push(...mine.map((ms) => ms / usual))
    other.push(...theirs.map((ms) => ms / usual))
  }
  return [one, other]
}

const timeOf = async (url: string): Promise<number> => {
  const before = performance.now()
  await exchange(t, { method: 'GET', url, headers: me.headers })
  return performance.now() - before
}

it('sealed contents do not show in how long an answer takes', { timeout: 1_800_000 }, async () => {
  const { rows: lines } = await me.inside((ctx) =>
    ctx.db.run<{ id: string }>('select id from purchase_line where tenant_id = $1 and purchase_id = $2', [
      ctx.tenantId,
      purchaseId,
    ]),
  )
  const urls = [
    `/api/quote/opening/${purchaseId}`,
    `/api/purchase/suppliers/${purchaseId}`,
    `/api/purchase/info/${purchaseId}`,
    `/api/price_parity/show/${purchaseId}`,
    `/api/purchase/list?keyword=${encodeURIComponent('现场')}`,
  ]
  const took = new Map(urls.map((url) => [url, Array.from({ length: blocks }, (): [number[], number[]] => [[], []])]))
  for (const url of urls) await timeOf(url)
  for (let block = 0; block < blocks; block += 1)
    for (const place of block % 2 === 0 ? [0, 1] : [1, 0]) {
      const world = worlds[place]
      if (world) await setWorld(world, lines)
      for (const url of urls) {
        await timeOf(url)
        for (let n = 0; n < calls / blocks; n += 1) took.get(url)?.[block]?.[place]?.push(await timeOf(url))
      }
    }
  const chances = urls.map((url) => {
    const [one, other] = aligned(took.get(url) ?? [])
    return { url: url.replace(purchaseId, ':id'), p: mannWhitney(one, other) }
  })
  process.stderr.write(`${chances.map(({ url, p }) => `${url} p=${p.toFixed(3)}`).join('\n')}\n`)
  // Of several looks one may be odd by chance: the bound is that of all together.
  for (const { url, p } of chances) expect(p, url).toBeGreaterThan(0.01 / urls.length)
  // A test that finds nothing has to be able to find something.
  const [first] = aligned(took.get(urls[0] ?? '') ?? [])
  const slower = first.map((ms) => ms * 1.2)
  expect(mannWhitney(first, slower)).toBeLessThan(0.01)
})
