import { expect, noSideways, setLook, signInAt, test } from '../../fixtures.ts'

test('statistics of purchases fit a phone in English, their periods too', async ({ page }) => {
  await setLook(page, { language: 'en' })
  await page.setViewportSize({ width: 375, height: 812 })
  await signInAt(page, '/purchase/statistics')
  const periods = page.getByRole('radiogroup', { name: 'Period' })
  await expect(periods.getByRole('radio')).toHaveCount(4)
  await noSideways(page)
  const box = await periods.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(375)
})
