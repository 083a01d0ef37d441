import { award } from '@srm/api/award'
import { permissionOf, type Endpoint } from '@srm/api/endpoint'
import { inquiry } from '@srm/api/inquiry'
import { quote } from '@srm/api/quote'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { createAward, wholeAward } from '#test/awards.ts'
import { everyEndpoint } from '#test/endpoints.ts'
import { exchange } from '#test/exchange.ts'
import { purchaseOf } from '#test/purchases.ts'
import { addColleague, askedQuoters, closeNow, openAll, stageIn } from '#test/quotes.ts'
import { query } from '#test/sql.ts'
import { aTenant, urlOf, type Member, type TestTenant } from '#test/tenant.ts'
import { technicalPart } from '../opening/envelope.rules.ts'
import { aQuoteForm } from '../quote.fixture.ts'
import { QuoteForm } from '@srm/api/quote/form'

const { priceParity } = award
const canary = '731942.61'
const digits = '731942'

let t: TestApp
let me: TestTenant
let colleague: Member
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  colleague = await addColleague(t, me, '李总')
  await query(t, 'update purchase_type set is_two_envelope = true where tenant_id = $1', [me.tenantId])
})

const criteria = [
  { key: 'price', name: '价格', weight: '60', isPrice: true },
  { key: 'plan', name: '方案', weight: '40', isPrice: false },
]

/** Two have quoted, each with the price wherever one can be written; only what is technical is opened. */
const technicallyOpened = async () => {
  const { id, quoters } = await askedQuoters(t, me, { count: 2 })
  for (const quoter of quoters) {
    expect((await quoter.call(quote.external.page)).result.isTwoEnvelope).toBe(true)
    const secret = await quoter.upload({ name: `报价 ${canary}.txt`, content: `总价 ${canary}` })
    const plan = await quoter.upload({ name: '方案.txt', content: '搭建方案' })
    const sent = await quoter.quote(canary, {
      remark: `总价 ${canary}`,
      paymentTerms: `首付 ${canary}`,
      discount: canary,
      hold: 'h48',
      included: '含搭建',
      attachments: [secret.id, plan.id],
      technicalFiles: [plan.id],
    })
    expect(sent.status, sent.message).toBe(200)
  }
  await closeNow(me, id)
  await openAll(me, colleague, id)
  return { id, quoters }
}

const opened = async (id: string) => (await me.call(quote.opening.show, { params: { id } })).result

const score = async (id: string): Promise<void> => {
  const body = { breakfastValue: null, criteria, evaluators: [me.userId] }
  const arranged = await me.call(priceParity.arrange, { params: { id }, body })
  expect(arranged.status, arranged.message).toBe(200)
  const { quotes } = await opened(id)
  const scores = quotes.map((one) => ({ quote: one.id, criterion: 'plan', score: '80' }))
  expect((await me.call(priceParity.score, { params: { id }, body: { scores } })).status).toBe(200)
}

const isStaffRead = ({ method, access, raw }: Endpoint): boolean =>
  method === 'GET' &&
  !raw &&
  (access === 'signed-in' || (typeof access === 'object' && permissionOf(access) !== undefined))

/** Whatever reads anything, asked about everything an id could be about. */
const answersAbout = async (ids: readonly string[]): Promise<string[]> => {
  const reads = everyEndpoint.filter(isStaffRead)
  const urls = reads.flatMap((endpoint) =>
    endpoint.path.includes(':')
      ? ids.map((id) =>
          urlOf(endpoint, {
            params: { id, purchaseId: id, subject: 'purchase', docId: id, key: 'x', kind: 'x', scene: 'x' },
          }),
        )
      : [urlOf(endpoint, {}), urlOf(endpoint, { query: { keyword: digits } })],
  )
  const found: string[] = []
  for (const url of urls) {
    const { text } = await exchange(t, { method: 'GET', url, headers: me.headers })
    if (text.replace(decodeURIComponent(url), '').includes(digits)) found.push(url)
  }
  return found
}

const rowsSql = `select (select count(*) from quote q where q.purchase_id = $1 and q::text like '%' || $2 || '%')::int
  + (select count(*) from quote_line l join quote q on q.id = l.quote_id where q.purchase_id = $1 and l::text like '%' || $2 || '%')::int
  + (select count(*) from record_event e where e::text like '%' || $2 || '%')::int
  + (select count(*) from system_log e where e::text like '%' || $2 || '%')::int as n`

describe('prices in an envelope of their own', () => {
  it(
    'stand in no row and no answer until everything else is scored and they are opened',
    { timeout: 600_000 },
    async () => {
      const { id } = await technicallyOpened()
      expect(await query(t, rowsSql, [id, digits])).toEqual([{ n: 0 }])
      const before = await opened(id)
      expect(before).toMatchObject({ canOpen: false, technical: { given: 0, needed: 0 } })
      expect(before.quotes).toMatchObject([
        { isPriceSealed: true, total: null },
        { isPriceSealed: true, total: null },
      ])
      const ids = [id, ...before.quotes.map((one) => one.id)]
      expect(await answersAbout(ids)).toEqual([])
      const detail = (await me.call(quote.opened.show, { params: { id: ids[1] ?? '' } })).result
      expect(detail).toMatchObject({ included: '含搭建', remark: null, attachments: [{ name: '方案.txt' }] })
      expect((await me.call(quote.opening.open, { params: { id } })).key).toBe('opening.scores_missing')
      await score(id)
      expect(await opened(id)).toMatchObject({ canOpen: true, technical: { given: 2, needed: 2 } })
      expect(await query(t, rowsSql, [id, digits])).toEqual([{ n: 0 }])
      await openAll(me, colleague, id)
      const after = await opened(id)
      expect(after).toMatchObject({ technical: null, canOpen: false })
      expect(after.quotes.every(({ total, isPriceSealed }) => total !== null && !isPriceSealed)).toBe(true)
      expect((await me.call(quote.opened.show, { params: { id: ids[1] ?? '' } })).result).toMatchObject({
        remark: `总价 ${canary}`,
        attachments: [{}, {}],
      })
      const [held] = await query<{ n: number }>(
        t,
        `select count(*)::int as n from quote where purchase_id = $1 and hold = 'h48'`,
        [id],
      )
      expect(held?.n).toBe(2)
      expect((await me.call(priceParity.show, { params: { id } })).result).toMatchObject({
        isPriceClosed: false,
        technical: null,
      })
    },
  )

  it('let nobody award, export or ask once more before', async () => {
    const { id, quoters } = await technicallyOpened()
    const { lines } = (await me.call(priceParity.show, { params: { id } })).result
    const body = wholeAward(
      id,
      lines.map((line) => line.id),
      quoters[0]?.supplier ?? '',
    )
    expect((await createAward(me, body)).key).toBe('priceParity.price_closed')
    expect((await me.call(priceParity.paper, { params: { id } })).key).toBe('priceParity.price_closed')
    expect((await me.call(priceParity.export, { params: { id } })).status).toBe(409)
    const { version } = await purchaseOf(me, id)
    const deadline = new Date(Date.now() + 86_400_000).toISOString()
    const round = { version, deadline, suppliers: [quoters[0]?.supplier ?? ''] }
    expect((await me.call(inquiry.round, { params: { id }, body: round })).key).toBe('purchase.price_sealed')
    expect(await stageIn(me, id)).toBe('opened')
  })

  it('make the scores final once they are opened, and take two where the quotes took two', async () => {
    const { id } = await technicallyOpened()
    await score(id)
    expect((await me.call(quote.opening.open, { params: { id } })).result).toEqual({ isOpened: false })
    expect((await me.call(quote.opening.open, { params: { id } })).key).toBe('opening.twice')
    expect((await colleague.call(quote.opening.open, { params: { id } })).result).toEqual({ isOpened: true })
    const { quotes } = await opened(id)
    const scores = quotes.map((one) => ({ quote: one.id, criterion: 'plan', score: '10' }))
    expect((await me.call(priceParity.score, { params: { id }, body: { scores } })).key).toBe(
      'priceParity.scores_final',
    )
    const others = { breakfastValue: null, criteria, evaluators: [colleague.userId] }
    expect((await me.call(priceParity.arrange, { params: { id }, body: others })).key).toBe('priceParity.scores_final')
    const worth = { breakfastValue: '38.00', criteria, evaluators: [me.userId] }
    expect((await me.call(priceParity.arrange, { params: { id }, body: worth })).status).toBe(200)
    expect((await me.call(priceParity.show, { params: { id } })).result.actions).not.toContain('score')
  })
})

it('the technical part has no price and no words or files about one', () => {
  const form = QuoteForm.parse(
    aQuoteForm([{ id: '019c0000-0000-7000-8000-000000000001' }], canary, {
      remark: canary,
      paymentTerms: canary,
      discount: canary,
      depositRate: '30',
    }),
  )
  const text = JSON.stringify(technicalPart(form))
  expect(text).not.toContain(digits)
  expect(text).not.toContain('"30"')
})
