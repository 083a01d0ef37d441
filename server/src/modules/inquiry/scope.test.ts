import { home } from '@srm/api/home'
import { inquiry } from '@srm/api/inquiry'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { invitationsIn, publishedPurchase } from '#test/purchases.ts'
import { aTenant, memberOf, type TestTenant } from '#test/tenant.ts'
import { forSuppliers } from './index.ts'

const { askQuestion } = forSuppliers

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

describe('home of a buyer', () => {
  it('shows what closes today, what is to be opened, what has too few quotes and what is asked', async () => {
    const own = await aTenant(t)
    const [today, short, asked] = [
      await publishedPurchase(own),
      await publishedPurchase(own),
      await publishedPurchase(own),
    ]
    const set = (id: string, sql: string) =>
      own.inside((ctx) => ctx.db.run(`update purchase set ${sql} where id = $1`, [id]))
    await set(today, `deadline = now() + interval '1 second'`)
    await set(short, `stage = 'failed', closed_at = now()`)
    const [first] = (await invitationsIn(own, asked)).list
    await own.inside((ctx) =>
      askQuestion(ctx, { purchaseId: asked, invitationId: first?.id ?? '', question: '几点进场？' }),
    )
    const { status, result } = await own.call(home.work, {})
    expect(status).toBe(200)
    const kinds = result.today.flatMap(({ path }) => (path.startsWith('/purchase/inquiry') ? [path] : []))
    expect(kinds.toSorted()).toEqual([today, short, asked].map((id) => `/purchase/inquiry?id=${id}`).toSorted())
  })
})

describe('buyer of another department', () => {
  it('neither sees a purchase nor anything of it, nor does anything with it', async () => {
    const id = await publishedPurchase(me)
    const stranger = memberOf(t, me.tenantId, newId(), { scope: { kind: 'departments', ids: [newId()] } })
    const params = { id }
    const invitation = (await invitationsIn(me, id)).list[0]?.id ?? ''
    const question = await me.inside((ctx) =>
      askQuestion(ctx, { purchaseId: id, invitationId: invitation, question: '几点进场？' }),
    )
    const answers = [
      await stranger.call(inquiry.show, { params }),
      await stranger.call(inquiry.suppliers, { params: { purchaseId: id } }),
      await stranger.call(inquiry.candidates, { params, query: {} }),
      await stranger.call(inquiry.preview, { params }),
      await stranger.call(inquiry.questions, { params }),
      await stranger.call(inquiry.extend, { params, body: { version: 1, deadline: inDays(9) } }),
      await stranger.call(inquiry.cancel, { params, body: { version: 1, cancelReason: 'other' } }),
      await stranger.call(inquiry.resend, { params, body: { version: 1 } }),
      await stranger.call(inquiry.answer, { params: { id: question }, body: { answer: '好' } }),
      await stranger.call(inquiry.uninvite, { params: { id: invitation }, body: { version: 1 } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect((await stranger.call(inquiry.list, { query: {} })).result.items).toEqual([])
    const colleague = memberOf(t, me.tenantId, newId(), { scope: { kind: 'departments', ids: [me.departmentId] } })
    expect((await colleague.call(inquiry.show, { params })).status).toBe(200)
  })
})
