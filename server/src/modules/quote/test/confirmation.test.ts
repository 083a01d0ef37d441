import { award } from '@srm/api/award'
import { quote } from '@srm/api/quote'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { addColleague, askedQuoters, closeNow, openAll, type Quoter } from '#test/quotes.ts'
import { query } from '#test/sql.ts'
import { aTenant, type Member, type TestTenant } from '#test/tenant.ts'
import { quotePurpose } from '../external/link.service.ts'

const { external, opened } = quote

let t: TestApp
let me: TestTenant
let chief: Member
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  chief = await addColleague(t, me, '李总')
})

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const someLink = { purpose: 'quote', subject: '', recordId: '', contactName: '', mobile: '', expiresAt: '' }

const compared = async (id: string) => (await me.call(award.priceParity.show, { params: { id } })).result.quotes[0]
const ask = (id: string) => me.call(opened.confirm, { params: { id } })
const answer = (quoter: Quoter, body: { isConfirmed: boolean; validUntil?: string }) =>
  quoter.call(external.confirm, { body })

/** Two have quoted; the first one's quote has run out. */
const expiredQuote = async () => {
  const { id, quoters } = await askedQuoters(t, me, { count: 2 })
  const [quoter, other] = quoters
  if (!quoter || !other) throw new Error('nobody was asked')
  await quoter.quote('100', { validUntil: day(3) })
  await other.quote('120')
  await closeNow(me, id)
  await openAll(me, chief, id)
  const { id: quoteId = '' } = (await compared(id)) ?? {}
  await query(t, `update quote set valid_until = current_date - 3, state = 'expired' where id = $1`, [quoteId])
  await query(t, `update purchase set deadline = now() - interval '30 days' where id = $1`, [id])
  return { id, quoteId, quoter, other }
}

describe('a quote that ran out', () => {
  it('is confirmed by its supplier on the link that is sent again, and good from then on', async () => {
    const { id, quoteId, quoter, other } = await expiredQuote()
    expect((await quoter.call(external.page)).key).toBe('quote.gone')
    expect((await ask(quoteId)).status).toBe(200)
    expect((await ask(quoteId)).status).toBe(200)
    const message = await me.inside((ctx) => quotePurpose.message(ctx, { ...someLink, id: quoter.linkId }))
    expect(message?.scene.name).toBe('reconfirm')
    expect(await compared(id)).toMatchObject({ isExpired: true, confirmation: 'asked' })
    expect((await quoter.call(external.page)).result.confirmation).toMatchObject({ total: '200.00' })
    expect((await other.call(external.page)).key).toBe('quote.gone')
    expect((await answer(other, { isConfirmed: true, validUntil: day(30) })).key).toBe('quote.gone')
    expect((await answer(quoter, { isConfirmed: true, validUntil: day(-1) })).key).toBe('confirmation.until')
    expect((await answer(quoter, { isConfirmed: true, validUntil: day(30) })).status).toBe(200)
    expect(await compared(id)).toMatchObject({ isExpired: false, validUntil: day(30), confirmation: 'confirmed' })
    expect((await answer(quoter, { isConfirmed: true, validUntil: day(90) })).key).toBe('confirmation.over')
    expect((await ask(quoteId)).key).toBe('confirmation.valid')
  })

  it('stays out when its supplier says that it no longer holds', async () => {
    const { id, quoteId, quoter } = await expiredQuote()
    await ask(quoteId)
    expect((await answer(quoter, { isConfirmed: false })).status).toBe(200)
    expect(await compared(id)).toMatchObject({ isExpired: true, confirmation: 'refused' })
  })
})
