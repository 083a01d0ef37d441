import { createHash } from 'node:crypto'
import { acceptance } from '@srm/api/acceptance'
import { quote } from '@srm/api/quote'
import { fillSms, maxSmsLength, sampleLink, signSms } from '@srm/api/shared/sms-scenes'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  acceptanceOf,
  anAskedAcceptance,
  askToSign,
  recorded,
  aConfirmedOrder,
  signerOf,
  signLinkOf,
  wholeAcceptance,
} from '#test/acceptances.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { outsideCall } from '#test/external-people.ts'
import { repeat, together } from '#test/races.ts'
import { linkHeaders } from '#test/run-of-shows.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { acceptancePurpose } from './signature/link.service.ts'

type IssuedLink = Parameters<typeof acceptancePurpose.message>[1]

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

const { acceptance: calls, external } = acceptance

const changeTo = async (id: string, quantity: string) => {
  const { version, order, lines } = await acceptanceOf(me, id)
  const sent = lines.map(({ orderLine, times }) => ({
    orderLine: orderLine.id,
    quantity,
    times,
    isCustomerPaid: false,
    isOver: false,
  }))
  const body = { order: order.id, acceptedOn: '2026-11-04', isFinal: true, deductions: [], lines: sent, version }
  return me.call(calls.update, { params: { id }, body })
}

describe("a supplier's signature", () => {
  it('is kept with name, drawing, time, address and the hash of what was read', async () => {
    const { id, signer } = await anAskedAcceptance(t, me)
    const { result: page } = await signer.page()
    expect(page).toMatchObject({
      state: 'open',
      amount: '1000.00',
      lines: [{ quantity: '10.0000', amount: '1000.00' }],
    })
    const signed = await signer.sign(page.sha256)
    expect(signed.status, signed.message).toBe(200)
    const { result } = await me.call(calls.signatures, { params: { id } })
    expect(result).toMatchObject([
      {
        kind: 'signed',
        name: '周经理',
        sha256: page.sha256,
        drawing: [
          [
            [1, 1],
            [20, 30],
          ],
        ],
        voidedAt: null,
      },
    ])
    expect(result[0]?.address).not.toBe('')
    const [row] = await query<{ content: string }>(
      t,
      'select content from acceptance_signature where tenant_id = $1 and acceptance_id = $2',
      [me.tenantId, id],
    )
    expect(
      createHash('sha256')
        .update(row?.content ?? '')
        .digest('hex'),
    ).toBe(page.sha256)
    expect((await signer.page()).result).toMatchObject({ state: 'signed', signature: { name: '周经理' } })
    expect((await signer.sign(page.sha256)).key).toBe('acceptance.not_open')
  })

  it('locks what was signed, until somebody voids it, and the supplier signs anew', async () => {
    const { id, signer } = await anAskedAcceptance(t, me)
    await signer.sign()
    expect((await changeTo(id, '9')).key).toBe('acceptance.signed')
    const { version } = await acceptanceOf(me, id)
    const body = { version, reason: '数量写错' }
    expect((await me.call(calls.reopen, { params: { id }, body })).status).toBe(200)
    expect(await acceptanceOf(me, id)).toMatchObject({ stage: 'recording', signerName: null, signedAt: null })
    expect((await signer.page()).result).toMatchObject({ state: 'closed', signature: null })
    expect((await changeTo(id, '9')).status).toBe(200)
    await askToSign(me, id)
    const again = await signerOf(t, me, id)
    expect((await again.page()).result).toMatchObject({ state: 'open', amount: '900.00' })
    expect((await again.sign()).status).toBe(200)
    const { result } = await me.call(calls.signatures, { params: { id } })
    expect(result).toMatchObject([
      { kind: 'signed', voidReason: '数量写错' },
      { kind: 'signed', voidedAt: null },
    ])
  })

  it('is for what was read: a changed acceptance is read again', async () => {
    const { id, signer } = await anAskedAcceptance(t, me)
    const { sha256 } = (await signer.page()).result
    expect((await changeTo(id, '8')).status).toBe(200)
    expect((await signer.sign(sha256)).key).toBe('acceptance.not_open')
    await askToSign(me, id)
    expect((await signer.sign(sha256)).key).toBe('acceptance.changed')
    expect((await signer.sign()).status).toBe(200)
  })

  it('is refused with words, which whoever accepted is told', async () => {
    const { id, signer } = await anAskedAcceptance(t, me)
    expect((await signer.object('应为 12 间')).status).toBe(200)
    expect(await acceptanceOf(me, id)).toMatchObject({ stage: 'objected', objection: '应为 12 间' })
    expect((await signer.page()).result).toMatchObject({ state: 'objected', objection: { text: '应为 12 间' } })
    expect((await signer.sign()).key).toBe('acceptance.not_open')
    expect((await changeTo(id, '10.4')).status).toBe(200)
    await askToSign(me, id)
    expect((await signer.sign()).status).toBe(200)
  })

  it('is not given for another version of the order', async () => {
    const { id, order, signer } = await anAskedAcceptance(t, me)
    const { sha256 } = (await signer.page()).result
    await query(t, 'update purchase_order set version_no = 2 where tenant_id = $1 and id = $2', [me.tenantId, order.id])
    expect((await signer.sign(sha256)).key).toBe('acceptance.order_moved')
    expect((await askToSign(me, id)).key).toBe('acceptance.order_moved')
  })

  it('of a race with a change is of what stands there, or there is none', async () => {
    await repeat(async () => {
      const { id, signer } = await anAskedAcceptance(t, me)
      const { sha256 } = (await signer.page()).result
      const [signed, changed] = await together([
        async () => (await signer.sign(sha256)).status,
        async () => (await changeTo(id, '7')).status,
      ])
      const now = await acceptanceOf(me, id)
      expect([signed, changed].filter((status) => status === 200)).toHaveLength(1)
      expect(now.stage).toBe(signed === 200 ? 'signed' : 'recording')
      expect(now.amount).toBe(signed === 200 ? '1000.00' : '700.00')
    }, 20)
  })
})

describe('the link of a signature', () => {
  it('opens one acceptance, and neither another purpose nor our own calls', async () => {
    const one = await anAskedAcceptance(t, me)
    const other = await anAskedAcceptance(t, me)
    const { result } = await one.signer.page()
    expect(result.code).not.toBe((await other.signer.page()).result.code)
    const asQuote = outsideCall(t, one.signer.headers)
    expect((await asQuote(quote.external.page)).status).toBe(401)
    for (const endpoint of [calls.list, calls.create, acceptance.rule.show])
      expect((await asQuote(endpoint, {} as never)).status).toBe(401)
    const show = await t.http.inject({ url: `/api/acceptance/show/${one.id}`, headers: one.signer.headers })
    expect(show.statusCode).toBe(401)
    // The id of an acceptance is no link, and that of another company opens nothing here.
    const byId = outsideCall(t, linkHeaders(t, me, 'acceptance', one.id))
    expect((await byId(external.page)).key).toBe('acceptance.gone')
    const stranger = await aTenant(t)
    const elsewhere = outsideCall(t, { ...linkHeaders(t, stranger, 'acceptance', one.id) })
    expect((await elsewhere(external.page)).key).toBe('acceptance.gone')
  })

  it('comes in one message without a price', async () => {
    const { id } = await anAskedAcceptance(t, me)
    const link = { id: await signLinkOf(me, id) } as IssuedLink
    const message = await me.inside((ctx) => acceptancePurpose.message(ctx, link))
    expect(message).toMatchObject({ scene: { name: 'acceptance_sign' } })
    expect(Object.keys(message?.values ?? {})).toEqual(['company'])
    const sample = { company: '云海国际会展服务（上海）', link: sampleLink }
    expect(signSms('云海会展', fillSms(message?.scene.text ?? '', sample)).length).toBeLessThanOrEqual(maxSmsLength)
  })

  it('ends when another number signs', async () => {
    const { id, signer } = await anAskedAcceptance(t, me)
    await me.inside((ctx) =>
      ctx.db.run(`update acceptance set contact_mobile = '13900001111' where tenant_id = $1 and id = $2`, [
        ctx.tenantId,
        id,
      ]),
    )
    expect((await askToSign(me, id)).status).toBe(200)
    expect((await signer.page()).key).toBe('acceptance.gone')
    expect((await (await signerOf(t, me, id)).page()).status).toBe(200)
  })

  it('shows nothing of our approval and no amount of the budget', async () => {
    const order = await aConfirmedOrder(me)
    const id = await recorded(me, wholeAcceptance(order))
    await askToSign(me, id)
    const { result } = await (await signerOf(t, me, id)).page()
    expect(Object.keys(result).toSorted()).toEqual(
      [
        'acceptedOn',
        'adjustment',
        'amount',
        'code',
        'company',
        'contact',
        'deductionAmount',
        'deductions',
        'isFinal',
        'lines',
        'linesAmount',
        'objection',
        'orderCode',
        'photos',
        'project',
        'remark',
        'sha256',
        'signature',
        'state',
        'supplier',
        'title',
      ].toSorted(),
    )
  })
})
