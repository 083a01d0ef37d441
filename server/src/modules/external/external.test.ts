import { external } from '@srm/api/external'
import { externalEntry } from '@srm/api/external/entry'
import { onboarding } from '@srm/api/onboarding'
import { approval } from '@srm/api/approval'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { codeSentTo } from '#modules/notice/notice.fixture.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { entered, invited, outsideCall, supplierHeaders, ticketFor } from '#test/external-people.ts'
import { query } from '#test/sql.ts'
import { aTenant, memberOf, type TestTenant } from '#test/tenant.ts'
import { asked } from '#test/updates.ts'
import { hashOf, newSecret, readTicket, ticketOf } from '#kernel/auth/secret-link.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

const gone = { status: 410, key: 'external.gone' }
const anyone = () => outsideCall(t, {})

/** From an address of its own, so that no test uses up the guesses of another. */
let addresses = 0
const fromElsewhere = (ticket: string) => {
  addresses += 1
  const remoteAddress = `10.44.${addresses >> 8}.${addresses & 255}`
  const { method, path: url } = externalEntry.code
  return t.http.inject({ method, url, remoteAddress, payload: { ticket } })
}
const keyFrom = async (ticket: string) => (await fromElsewhere(ticket)).json<{ key?: string }>().key

describe('a ticket', () => {
  it('is 64 characters of company, link and secret, of which the database keeps a hash', async () => {
    const { linkId, ticket } = await invited(t, me)
    expect(ticket).toMatch(/^[\w-]{64}$/)
    const read = readTicket(ticket)
    expect(read).toMatchObject({ tenantId: me.tenantId, linkId })
    const [row] = await query<{ hash: string }>(t, 'select secret_hash as hash from external_link where id = $1', [
      linkId,
    ])
    expect(row?.hash).toBe(hashOf(read?.secret ?? Buffer.alloc(0)))
  })

  it('opens nothing when it is forged, of another company, expired, revoked, or replaced by a later message', async () => {
    const other = await aTenant(t)
    const { linkId, ticket } = await invited(t, me)
    const secret = readTicket(ticket)?.secret ?? newSecret()
    const forged = [
      ticketOf(me.tenantId, linkId, newSecret()),
      ticketOf(other.tenantId, linkId, secret),
      ticketOf(me.tenantId, newId(), secret),
      `${ticket}x`,
      ticket.slice(0, -1),
      'x'.repeat(64),
    ]
    for (const one of forged) expect(await keyFrom(one)).toBe('external.gone')
    const later = await ticketFor(t, me, linkId)
    expect(await keyFrom(ticket)).toBe('external.gone')
    await query(t, 'update external_link set expires_at = now() where id = $1', [linkId])
    expect(await keyFrom(later)).toBe('external.gone')
    expect((await me.call(external.resend, { params: { id: linkId } })).status).toBe(200)
    expect(await keyFrom(later)).toBeUndefined()
    expect((await me.call(external.revoke, { params: { id: linkId } })).status).toBe(200)
    expect(await keyFrom(later)).toBe('external.gone')
    expect(await me.call(external.resend, { params: { id: linkId } })).toMatchObject(gone)
  })

  it('for one purpose or record is refused for every other', async () => {
    const { linkId } = await invited(t, me)
    const update = await asked(me)
    const asApproval = outsideCall(t, supplierHeaders(t, me, linkId))
    expect((await asApproval(onboarding.renew.page)).status).toBe(401)
    expect((await asApproval(onboarding.external.page)).status).toBe(401)
    const asUpdate = outsideCall(t, supplierHeaders(t, me, update.id, 'supplierUpdate'))
    expect((await asUpdate(onboarding.renew.page)).status).toBe(200)
    expect((await asUpdate(approval.external.page)).status).toBe(401)
    const crossed = outsideCall(t, supplierHeaders(t, me, linkId, 'supplierUpdate'))
    expect((await crossed(onboarding.renew.page)).status).toBe(410)
  })

  it('is not to be guessed: forty tries are stopped, and the true one still opens', async () => {
    const { linkId, ticket } = await invited(t, me)
    const tries: (string | undefined)[] = []
    for (let n = 0; n < 40; n += 1) tries.push(await keyFrom(ticketOf(me.tenantId, linkId, newSecret())))
    expect(tries.filter((key) => key === 'external.gone')).toHaveLength(20)
    expect(tries.filter((key) => key === 'external.too_many')).toHaveLength(20)
    expect(await keyFrom(ticket)).toBeUndefined()
  })

  it('from one address, thirty wrong ones are answered whatever links they name', async () => {
    const guess = () => anyone()(externalEntry.code, { body: { ticket: ticketOf(me.tenantId, newId(), newSecret()) } })
    const keys: (string | undefined)[] = []
    for (let n = 0; n < 40; n += 1) keys.push((await guess()).key)
    expect(keys.filter((key) => key === 'external.gone').length).toBeLessThanOrEqual(30)
    expect(keys.at(-1)).toBe('external.too_many')
  })
})

describe('a code', () => {
  it('is good once', async () => {
    const { ticket, mobile } = await invited(t, me)
    expect((await fromElsewhere(ticket)).statusCode).toBe(200)
    const code = await codeSentTo(t, mobile, 'supplier')
    expect((await anyone()(externalEntry.enter, { body: { ticket, code } })).status).toBe(200)
    expect((await anyone()(externalEntry.enter, { body: { ticket, code } })).key).toBe('login.wrong_code')
  })
})

describe('the links of a record', () => {
  it('tell whoever sees it to whom they went, what state they are in and who came by them', async () => {
    const link = await invited(t, me)
    await entered(t, link)
    const { result } = await me.call(external.links, { params: { subject: 'application', id: link.docId } })
    expect(result).toMatchObject([
      {
        id: link.linkId,
        title: '供应商确认',
        contact: '周经理',
        state: 'open',
        visits: [{ what: 'enter' }],
      },
    ])
    expect(JSON.stringify(result)).not.toContain(link.mobile)
  })

  it('are revoked and sent again by whoever looks after it, and hidden from those who do not see it', async () => {
    const { docId, linkId } = await invited(t, me)
    const reader = memberOf(t, me.tenantId, newId(), { permissions: ['application:show'], scope: { kind: 'all' } })
    const { result } = await reader.call(external.links, { params: { subject: 'application', id: docId } })
    expect(result).toHaveLength(1)
    expect((await reader.call(external.revoke, { params: { id: linkId } })).status).toBe(422)
    const stranger = memberOf(t, me.tenantId, newId(), {
      permissions: ['application:show'],
      scope: { kind: 'self' },
    })
    expect((await stranger.call(external.links, { params: { subject: 'application', id: docId } })).status).toBe(404)
    expect((await stranger.call(external.revoke, { params: { id: linkId } })).status).toBe(404)
    const other = await aTenant(t)
    expect((await other.call(external.revoke, { params: { id: linkId } })).status).toBe(404)
  })
})
