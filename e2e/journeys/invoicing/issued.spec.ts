import { invoicing } from '@srm/api/invoicing'
import { apiAs, expect, noSideways, setLook, signInAt, test } from '../../fixtures.ts'

test('an invoice to a customer fits a phone in English, a state of several words too', async ({ page, request }) => {
  const call = await apiAs(request)
  const filter = JSON.stringify([{ field: 'stage', op: 'in', value: ['toIssue'] }])
  const [waiting] = (await call(invoicing.invoiceOut.list, { query: { filter } })).items
  await setLook(page, { language: 'en' })
  await page.setViewportSize({ width: 375, height: 812 })
  await signInAt(page, `/invoice/out/detail?id=${waiting?.id ?? ''}`)
  await expect(page.getByRole('definition').filter({ visible: true }).first()).toBeVisible()
  await noSideways(page)
  const states = page.getByRole('definition').filter({ visible: true }).locator('> span')
  for (const state of await states.all()) {
    const [box, room] = [await state.boundingBox(), await state.locator('..').boundingBox()]
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual((room?.x ?? 0) + (room?.width ?? 0) + 1)
  }
})
