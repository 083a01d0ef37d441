import { award } from '@srm/api/award'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { App } from '#kernel/http/app.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { anOpenedPurchase, aQualifiedSupplier } from '#test/awards.ts'
import { textOfPdf } from '#test/outside/pdf-text.ts'
import { contentOf, resultOf } from '#test/outside/sheets.ts'
import { startJobs, untilDone } from '#test/processes/worker.ts'
import { aTenant } from '#test/tenant.ts'

const { priceParity } = award

let t: TestApp
let worker: App
beforeAll(async () => {
  t = await startApp()
  worker = await startJobs(t)
})
afterAll(async () => {
  await worker.close()
  await t.close()
})

it('comparison is a PDF that a worker makes, with the figures of the screen, and not before the opening', async () => {
  const me = await aTenant(t)
  const [one, other] = [await aQualifiedSupplier(t, me), await aQualifiedSupplier(t, me)]
  const of = {
    lines: [{ name: '签到背板', quantity: '3' }],
    quotes: [
      { supplier: one, offers: ['450'] },
      { supplier: other, offers: ['512.50'] },
    ],
  }
  const sealed = await anOpenedPurchase(me, { ...of, stage: 'closed' })
  expect((await me.call(priceParity.paper, { params: { id: sealed.id } })).key).toBe('priceParity.sealed')
  const { id, code } = await anOpenedPurchase(me, of)
  const started = await me.call(priceParity.paper, { params: { id } })
  expect(started.status, started.message).toBe(200)
  expect(await untilDone(me, started.result.id)).toMatchObject({ state: 'done' })
  const { file } = await resultOf(me, started.result.id)
  expect(file).toMatchObject({ name: `比价-${code}.pdf`, mime: 'application/pdf' })
  const words = textOfPdf(await contentOf(t, me, file?.url ?? ''))
    .join('')
    .replaceAll(/\s/g, '')
  for (const word of ['签到背板', '￥1350.00', '￥1537.50', code]) expect(words).toContain(word)
})
