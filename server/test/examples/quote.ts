import { quote } from '@srm/api/quote'
import { aQuoteForm } from '#modules/quote/quote.fixture.ts'
import type { TestApp } from '../app.ts'
import type { Examples, Make } from '../fixtures.ts'
import { addColleague, askedQuoters, closeNow, lateQuote, openAll, ownedByAnother, surrogateBody } from '../quotes.ts'
import { linkHeaders } from '../run-of-shows.ts'
import type { TestTenant } from '../tenant.ts'

const { external, opening, opened, standing, surrogate } = quote

const bySupplier =
  (more: object = {}): Make =>
  async (t, me) => {
    const { quoters } = await askedQuoters(t, me, { count: 1 })
    return { headers: linkHeaders(t, me, 'quote', quoters[0]?.linkId ?? ''), ...more }
  }

const file = { name: '报价说明.txt', content: '以盖章报价单为准' }

const openedQuote: Make = async (t, me) => {
  const { id, quoters } = await askedQuoters(t, me, { count: 1 })
  const page = await quoters[0]?.call(external.page)
  const sealed = await quoters[0]?.upload(file)
  const form = aQuoteForm(page?.result.lines ?? [], '10', { attachments: [sealed?.id ?? ''] })
  await quoters[0]?.call(external.submit, { body: { form } })
  await closeNow(me, id)
  await openAll(me, await addColleague(t, me, '李总'), id)
  const { quotes } = (await me.call(opening.show, { params: { id } })).result
  return { params: { id: quotes[0]?.id ?? '' } }
}

/** Opened, and no longer good. */
const expiredQuote = async (t: TestApp, me: TestTenant) => {
  const { id, quoters } = await askedQuoters(t, me, { count: 1 })
  await quoters[0]?.quote('10')
  await closeNow(me, id)
  await openAll(me, await addColleague(t, me, '李总'), id)
  await me.inside((ctx) => ctx.db.run(`update quote set valid_until = '2026-01-01' where purchase_id = $1`, [id]))
  const { quotes } = (await me.call(opening.show, { params: { id } })).result
  return { quoteId: quotes[0]?.id ?? '', linkId: quoters[0]?.linkId ?? '' }
}

export const examples: Examples = [
  [standing.holds, async () => ({ query: { from: '2026-11-01', to: '2026-11-30' } })],
  [
    standing.supplier,
    async (t, me) => {
      const { quoters } = await askedQuoters(t, me, { count: 1 })
      return { params: { id: quoters[0]?.supplier ?? '' } }
    },
  ],
  [external.page, bySupplier()],
  [external.save, bySupplier({ body: { values: { signer: '周经理' } } })],
  [external.upload, bySupplier({ file })],
  [
    external.submit,
    async (t, me) => {
      const { quoters } = await askedQuoters(t, me, { count: 1 })
      const page = await quoters[0]?.call(external.page)
      return {
        headers: linkHeaders(t, me, 'quote', quoters[0]?.linkId ?? ''),
        body: { form: aQuoteForm(page?.result.lines ?? []) },
      }
    },
  ],
  [
    external.withdraw,
    async (t, me) => {
      const { quoters } = await askedQuoters(t, me, { count: 1 })
      await quoters[0]?.quote('10')
      return { headers: linkHeaders(t, me, 'quote', quoters[0]?.linkId ?? '') }
    },
  ],
  [external.decline, bySupplier({ body: { reason: 'dates' } })],
  [external.intend, bySupplier()],
  [
    external.confirm,
    async (t, me) => {
      const { quoteId, linkId } = await expiredQuote(t, me)
      await me.call(opened.confirm, { params: { id: quoteId } })
      const validUntil = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
      return { headers: linkHeaders(t, me, 'quote', linkId), body: { isConfirmed: true, validUntil } }
    },
  ],
  [opened.confirm, async (t, me) => ({ params: { id: (await expiredQuote(t, me)).quoteId } })],
  [external.ask, bySupplier({ body: { question: '是否含早餐？' } })],
  [opening.show, async (t, me) => ({ params: { id: (await askedQuoters(t, me, { count: 1 })).id } })],
  [
    opening.open,
    async (t, me) => {
      const { id, quoters } = await askedQuoters(t, me, { count: 1 })
      await quoters[0]?.quote('10')
      await closeNow(me, id)
      return { params: { id } }
    },
  ],
  [
    opening.decideLate,
    async (t, me) => {
      const { id } = await lateQuote(t, me)
      return { params: { id }, body: { isApproved: true } }
    },
  ],
  [opened.show, openedQuote],
  [
    opened.file,
    async (t, me) => {
      const { params } = await openedQuote(t, me)
      const { attachments } = (await me.call(opened.show, { params: { id: params?.['id'] ?? '' } })).result
      return { params: { id: attachments[0]?.id ?? '' } }
    },
  ],
  [surrogate.page, async (t, me) => ({ params: { id: (await ownedByAnother(t, me)).id } })],
  [surrogate.upload, async (t, me) => ({ params: { id: (await ownedByAnother(t, me)).quoter.invitation }, file })],
  [surrogate.enter, async (t, me) => ({ body: await surrogateBody((await ownedByAnother(t, me)).quoter) })],
]
