import { createHash } from 'node:crypto'
import { acceptance } from '@srm/api/acceptance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '#kernel/http/app.ts'
import { aConfirmedOrder, askToSign, recorded, signerOf } from '#test/acceptances.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { anOpenedPurchase, aQualifiedSupplier, createAward } from '#test/awards.ts'
import { aCompanyWithMoney } from '#test/claims.ts'
import { textOfPdf } from '#test/outside/pdf-text.ts'
import { contentOf, resultOf } from '#test/outside/sheets.ts'
import { startJobs, untilDone } from '#test/processes/worker.ts'
import { query } from '#test/sql.ts'
import { aTenant, memberOf, type TestTenant } from '#test/tenant.ts'

let t: TestApp
let me: TestTenant
let worker: App
beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
  worker = await startJobs(t)
})
afterAll(async () => {
  await worker.close()
  await t.close()
})

const { archive } = acceptance
const squeezed = (pdf: Buffer): string => textOfPdf(pdf).join('\n').replaceAll(/\s/g, '')

const boughtAndAccepted = async () => {
  const company = await aCompanyWithMoney(t, me, ['award', 'acceptance'])
  const [buyer, manager] = [await company.colleague('采购小赵'), await company.colleague('项目小钱')]
  const [winner, loser] = [await aQualifiedSupplier(t, me), await aQualifiedSupplier(t, me)]
  const of = await anOpenedPurchase(me, {
    owner: buyer.userId,
    lines: [{ name: '舞台桁架', budget: '1200.00' }],
    quotes: [
      { supplier: winner, offers: ['1088'] },
      { supplier: loser, offers: ['999.5'] },
    ],
  })
  const award = await createAward(buyer, {
    purchase: of.id,
    lines: [
      { purchaseLine: of.lines[0] ?? '', supplier: winner, reasonCode: 'quality', reasonText: '设备型号更新一代' },
    ],
  })
  expect(award.status, award.message).toBe(200)
  await company.approve(buyer, 'award', award.result.id)
  const order = await aConfirmedOrder(me, {
    supplier: winner,
    purchase: of.id,
    lines: [{ name: '舞台桁架', quantity: '1', price: '1088.00' }],
  })
  const id = await recorded(manager, {
    order: order.id,
    lines: order.lines.map((orderLine) => ({ orderLine, quantity: '1' })),
    deductions: [{ reason: 'late', amount: '88.00', note: '进场迟到两小时' }],
  })
  await askToSign(manager, id)
  await (await signerOf(t, me, id)).sign()
  await company.approve(manager, 'acceptance', id)
  return { purchase: of.id, code: of.code, order }
}

describe('the archive of a purchase', () => {
  it('is one PDF from what was wanted to what was signed, kept with the purchase and its hash', async () => {
    const { purchase, code, order } = await boughtAndAccepted()
    const params = { purchaseId: purchase }
    expect((await me.call(archive.list, { params })).result).toEqual([])
    const { status, message, result } = await me.call(archive.make, { params, body: {} })
    expect(status, message).toBe(200)
    expect(await untilDone(me, result.id)).toMatchObject({ state: 'done' })
    const { file } = await resultOf(me, result.id)
    const content = await contentOf(t, me, file?.url ?? '')
    const text = squeezed(content)
    const words = ['采购需求', '邀请与答复', '已开标报价', '比价', '定标', '设备型号更新一代', '采购订单', '验收扣款']
    for (const word of [...words, code, order.code, '进场迟到两小时', '1088', '999.5', '周经理', '看过'])
      expect(text, word).toContain(word)
    const { result: kept } = await me.call(archive.list, { params })
    expect(kept).toMatchObject([{ sha256: createHash('sha256').update(content).digest('hex'), size: content.length }])
  })

  it('is neither made before the award nor for whoever does not see what things cost', async () => {
    const of = await anOpenedPurchase(me, { lines: [{ name: '喷绘' }], quotes: [], minQuotes: 1 })
    const params = { purchaseId: of.id }
    expect((await me.call(archive.make, { params, body: {} })).key).toBe('acceptance.archive_early')
    await query(t, `update purchase set stage = 'awarded' where tenant_id = $1 and id = $2`, [me.tenantId, of.id])
    const masked = memberOf(t, me.tenantId, me.userId, { masks: ['cost'] })
    expect((await masked.call(archive.make, { params, body: {} })).key).toBe('acceptance.masked')
    expect((await masked.call(archive.list, { params })).key).toBe('acceptance.masked')
    const other = await aTenant(t)
    expect((await other.call(archive.list, { params })).status).toBe(404)
  })
})
