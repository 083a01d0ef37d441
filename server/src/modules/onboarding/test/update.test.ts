import type { Endpoint } from '@srm/api/endpoint'
import { externalEntry } from '@srm/api/external/entry'
import { onboarding } from '@srm/api/onboarding'
import { supplier } from '@srm/api/supplier'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { codeSentTo, targetOf } from '#modules/notice/notice.fixture.ts'
import { aSupplierUpdate } from '../onboarding.fixture.ts'
import { applicant, nobodyAt, sentIn } from '#test/applicants.ts'
import { ticketFor } from '#test/external-people.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { everyEndpoint, keyOf } from '#test/endpoints.ts'
import { exchange } from '#test/exchange.ts'
import { urlOf, aTenant, type TestTenant } from '#test/tenant.ts'
import { asked, askedHeaders, proposedBy } from '#test/updates.ts'
import { startJobs } from '#test/processes/worker.ts'

const { update, renew, external } = onboarding

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

const show = async (id: string) => (await me.call(update.show, { params: { id } })).result

describe('asking a supplier to renew', () => {
  it('sends a link to the contact’s number; a code to the same number opens it', async () => {
    const worker = await startJobs(t)
    const { id, mobile } = await asked(me)
    const messages = async () => (await me.inside(async (ctx) => ctx.sms.recent?.() ?? [])) ?? []
    const message = await vi.waitUntil(async () => (await messages()).find((one) => one.mobile === mobile), {
      timeout: 60_000,
    })
    expect(await targetOf(t, message.text)).toContain('/supplier/update?ticket=')
    await worker.close()
    const ticket = await ticketFor(t, me, id)
    const anyone = nobodyAt(t)
    const sent = await anyone(externalEntry.code, { body: { ticket } })
    expect(sent.result.mobile).toBe(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`)
    const code = await codeSentTo(t, mobile, 'supplier')
    const { token } = (await anyone(externalEntry.enter, { body: { ticket, code } })).result
    const page = (await anyone(renew.page, undefined, { 'supplier-token': token })).result
    expect(page).toMatchObject({ kind: 'certificate', status: 'asked', certificate: { type: '营业执照' } })
  })

  it('refuses a contact or a certificate of another supplier, and a renewal of nothing', async () => {
    const [one, other] = [await asked(me), await asked(me)]
    const { contact } = one
    const body = aSupplierUpdate({ kind: 'certificate', contact, certificate: other.certificate })
    expect((await me.call(update.create, { body })).key).toBe('onboarding.not_theirs')
    const nothing = aSupplierUpdate({ kind: 'certificate', contact })
    expect((await me.call(update.create, { body: nothing })).key).toBe('onboarding.which_certificate')
  })
})

describe('a renewed certificate', () => {
  it('holds only once it is accepted; then the certificate has the new number, date and scan', async () => {
    const { id, certificate, headers } = await proposedBy(t, me)
    const before = (await me.call(supplier.certificate.show, { params: { id: certificate } })).result
    expect(before).toMatchObject({ expiresOn: '2026-12-01', files: [] })
    expect(await show(id)).toMatchObject({ status: 'proposed', number: 'XK-2031', files: [{ name: '新执照.pdf' }] })
    expect((await me.call(update.accept, { params: { id }, body: { version: 2 } })).status).toBe(200)
    const after = (await me.call(supplier.certificate.show, { params: { id: certificate } })).result
    expect(after).toMatchObject({ number: 'XK-2031', expiresOn: '2031-11-30', status: 'valid' })
    expect(after.files).toMatchObject([{ name: '新执照.pdf' }])
    const again = { number: 'X', longTerm: true, files: [id] }
    const late = await nobodyAt(t)(renew.answer, { body: { kind: 'certificate', certificate: again } }, headers)
    expect(late.key).toBe('onboarding.update_closed')
  })

  it('refused, leaves everything as it was', async () => {
    const { id, certificate } = await proposedBy(t, me)
    const body = { version: 2, opinion: '影像不清，请重新上传' }
    expect((await me.call(update.refuse, { params: { id }, body })).status).toBe(200)
    expect(await show(id)).toMatchObject({ status: 'refused', opinion: body.opinion })
    const kept = (await me.call(supplier.certificate.show, { params: { id: certificate } })).result
    expect(kept.expiresOn).toBe('2026-12-01')
  })
})

describe('proposed prices', () => {
  it('stand beside what holds now, and hold once accepted; new ones are added', async () => {
    const made = await asked(me, 'prices')
    const headers = askedHeaders(t, me, made.id)
    const anyone = nobodyAt(t)
    const page = (await anyone(renew.page, undefined, headers)).result
    expect(page.prices).toMatchObject([{ item: made.item, price: '2800.00' }])
    const [now] = page.prices
    const prices = [
      { item: made.item, name: now?.name ?? '', unit: '套/天', price: '2600' },
      { name: '无线导览', unit: '台/天', price: '35.5' },
    ]
    expect((await anyone(renew.answer, { body: { kind: 'prices', prices } }, headers)).status).toBe(200)
    expect((await show(made.id)).prices).toMatchObject([{ was: '2800.00', price: '2600.00' }, { was: null }])
    const held = (await me.call(supplier.priceItem.show, { params: { id: made.item } })).result
    expect(held.price).toBe('2800.00')
    await me.call(update.accept, { params: { id: made.id }, body: { version: 2 } })
    expect((await me.call(supplier.priceItem.show, { params: { id: made.item } })).result.price).toBe('2600.00')
    const parts = (await me.call(supplier.supplier.parts, { params: { id: made.supplier } })).result
    expect(parts['priceItem']).toBe(2)
  })

  it('cannot be those of another supplier', async () => {
    const [one, other] = [await asked(me, 'prices'), await asked(me, 'prices')]
    const prices = [{ item: other.item, name: '改别人的价', unit: '套', price: '1' }]
    const headers = askedHeaders(t, me, one.id)
    const answer = await nobodyAt(t)(renew.answer, { body: { kind: 'prices', prices } }, headers)
    expect(answer.key).toBe('record.bad_reference')
  })
})

describe('a supplier’s token', () => {
  const staff = everyEndpoint.filter(({ access }) => access === 'signed-in' || typeof access === 'object')
  const others = (mine: string): Endpoint[] =>
    everyEndpoint.filter(({ access, path }) => access === 'external' && !path.startsWith(mine))
  const call = (endpoint: Endpoint, headers: Record<string, string>) => {
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
    const params: Record<string, string> = Object.fromEntries(names.map((name) => [name, me.userId]))
    const url = urlOf(endpoint, { params })
    const payload = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? {} : { payload: {} }
    return exchange(t, { method: endpoint.method, url, headers, ...payload })
  }

  it('opens none of the staff’s endpoints, as itself or in the staff’s header', async () => {
    expect(staff.length).toBeGreaterThan(200)
    const { headers } = await applicant(t, me)
    const token = headers['supplier-token'] ?? ''
    const opened: string[] = []
    for (const endpoint of staff)
      for (const given of [headers, { authorization: `Bearer ${token}` }])
        if ((await call(endpoint, given)).status !== 401) opened.push(keyOf(endpoint))
    expect(opened).toEqual([])
  })

  it('is good for its own purpose only: an applicant’s opens no update and no approval, and the reverse', async () => {
    const { who, sent } = await sentIn(t, me)
    const { id } = await asked(me)
    const opened: string[] = []
    for (const endpoint of others('/api/external/onboarding'))
      if ((await call(endpoint, who.headers)).status < 400) opened.push(keyOf(endpoint))
    for (const endpoint of others('/api/external/update'))
      if ((await call(endpoint, askedHeaders(t, me, id))).status < 400) opened.push(keyOf(endpoint))
    expect(opened).toEqual([])
    const wrong = await nobodyAt(t)(external.submit, { body: sent }, askedHeaders(t, me, id))
    expect(wrong.status).toBe(401)
  })

  it('reads nothing of another company, even with the right id', async () => {
    const other = await aTenant(t)
    const { id } = await asked(me)
    const answer = await nobodyAt(t)(renew.page, undefined, askedHeaders(t, other, id))
    expect(answer.key).toBe('onboarding.gone')
  })
})
