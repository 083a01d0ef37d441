import { award } from '@srm/api/award'
import { inquiry } from '@srm/api/inquiry'
import { quote } from '@srm/api/quote'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { purchaseOf } from '#test/purchases.ts'
import { addColleague, askedQuoters, closeNow, openAll, stageIn, type Quoter } from '#test/quotes.ts'
import { query } from '#test/sql.ts'
import { aTenant, type Member, type TestTenant } from '#test/tenant.ts'
import { quotePurpose } from '../external/link.service.ts'

let t: TestApp
let me: TestTenant
let chief: Member
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  chief = await addColleague(t, me, '李总')
})

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()
const pageOf = async (quoter: Quoter) => (await quoter.call(quote.external.page)).result

const start = async (id: string, quoters: readonly Quoter[], more: object = {}) => {
  const { version } = await purchaseOf(me, id)
  const suppliers = quoters.map(({ supplier }) => supplier)
  return me.call(inquiry.round, { params: { id }, body: { version, deadline: inDays(2), suppliers, ...more } })
}

/** Three have quoted and their quotes lie open. */
const openedRound = async () => {
  const { id, quoters } = await askedQuoters(t, me, { minQuotes: 3 })
  const [first, second, third] = quoters
  if (!first || !second || !third) throw new Error('nobody was asked')
  for (const [at, quoter] of quoters.entries()) expect((await quoter.quote(String(100 + at))).status).toBe(200)
  await closeNow(me, id)
  await openAll(me, chief, id)
  return { id, first, second, third }
}

const someLink = { purpose: 'quote', subject: '', recordId: '', contactName: '', mobile: '', expiresAt: '' }

const sceneOf = async ({ linkId }: Quoter): Promise<string | undefined> => {
  return (await me.inside((ctx) => quotePurpose.message(ctx, { ...someLink, id: linkId })))?.scene.name
}

const canary = '913572.46'

describe('another round of quotes', () => {
  it('asks the short list alone, with a message of its own, and shows each its own price of before', async () => {
    const { id, first, second, third } = await openedRound()
    expect((await start(id, [first, second])).status).toBe(200)
    expect(await purchaseOf(me, id)).toMatchObject({ stage: 'quoting', roundNo: 2, openedAt: null })
    expect(await sceneOf(first)).toBe('round2')
    expect(await sceneOf(third)).toBe('invite')
    expect(await pageOf(first)).toMatchObject({ state: 'open', roundNo: 2, isFinalRound: false, quote: null })
    expect((await pageOf(first)).previous?.lines).toMatchObject([{ unitPrice: '100' }])
    expect(JSON.stringify(await pageOf(second))).not.toMatch(/"unitPrice":"(100|102)"/)
    expect(await pageOf(third)).toMatchObject({ state: 'closed', roundNo: 1 })
    expect((await third.quote('90')).key).toBe('quote.too_late')
  })

  it('is sealed like the first, and closes with fewer than the first asked for', async () => {
    const { id, first, second } = await openedRound()
    await start(id, [first, second])
    await first.quote(canary)
    const seen = [
      await me.call(quote.opening.show, { params: { id } }),
      await me.call(inquiry.suppliers, { params: { purchaseId: id } }),
      await me.call(award.priceParity.show, { params: { id } }),
      await me.call(inquiry.show, { params: { id } }),
    ]
    expect(JSON.stringify(seen)).not.toContain(canary)
    expect(JSON.stringify(await pageOf(second))).not.toContain(canary)
    const [stored] = await query<{ n: number }>(
      t,
      `select (select count(*) from quote_line where unit_price = $2)::int as n from purchase where id = $1`,
      [id, canary],
    )
    expect(stored?.n).toBe(0)
    await closeNow(me, id)
    expect(await stageIn(me, id)).toBe('closed')
    await openAll(me, chief, id)
    const { result } = await me.call(award.priceParity.show, { params: { id } })
    expect(result.purchase).toMatchObject({ roundNo: 2, validQuotes: 3, rounds: [{ quotes: 3 }, { quotes: 1 }] })
    expect(result.quotes).toMatchObject([
      { earlier: [{ roundNo: 1, total: '200.00' }], lines: [{ unitPrice: canary }] },
    ])
  })

  it('keeps the lines that were quoted before', async () => {
    const { id, first } = await openedRound()
    await start(id, [first])
    const row = await purchaseOf(me, id)
    const { title, method, deadline, awardMode, isStateHidden, minQuotes, openMode, version, lines } = row
    const [line] = lines
    const other = { name: '另一项', purchaseType: line?.purchaseType.id ?? '', quantity: '1' }
    const body = { title, method, deadline, awardMode, isStateHidden, minQuotes, openMode, version, lines: [other] }
    expect((await me.call(inquiry.update, { params: { id }, body })).key).toBe('purchase.round_lines')
  })

  it('is short when nobody answers', async () => {
    const { id, first } = await openedRound()
    await start(id, [first])
    await closeNow(me, id)
    expect(await stageIn(me, id)).toBe('failed')
  })

  it('is the last one when it is said to be', async () => {
    const { id, first } = await openedRound()
    expect((await start(id, [first], { isFinal: true })).status).toBe(200)
    expect(await pageOf(first)).toMatchObject({ isFinalRound: true })
    await first.quote('95')
    await closeNow(me, id)
    await openAll(me, chief, id)
    expect((await start(id, [first])).key).toBe('purchase.last_round')
    const { result } = await me.call(award.priceParity.show, { params: { id } })
    expect(result.actions).not.toContain('round')
  })

  it('is only for those who have quoted, after the opening and before its deadline', async () => {
    const { id, quoters } = await askedQuoters(t, me, { count: 2 })
    const [first, second] = quoters
    if (!first || !second) throw new Error('nobody was asked')
    await first.quote('100')
    expect((await start(id, [first])).key).toBe('purchase.not_opened')
    await closeNow(me, id)
    await openAll(me, chief, id)
    expect((await start(id, [second])).key).toBe('purchase.round_suppliers')
    expect((await start(id, [first], { deadline: inDays(-1) })).key).toBe('purchase.deadline_past')
    expect((await start(id, [first])).status).toBe(200)
  })
})
