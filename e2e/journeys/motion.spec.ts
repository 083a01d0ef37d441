import { expect, open, signIn, test } from '../fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('for somebody who asked for less motion, a list of choices opens at its field', async ({ page }) => {
  await signIn(page)
  await open(page, '/account/ourCompany/edit')
  const form = page.locator('main form')
  for (const label of ['纳税人类型', '状态', '纳税人类型']) {
    const field = form.getByLabel(label, { exact: true })
    await field.click()
    const list = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
    await expect(list).toBeInViewport()
    const [box, own] = await Promise.all([list.boundingBox(), field.boundingBox()])
    expect(Math.abs((box?.x ?? 0) - (own?.x ?? 0))).toBeLessThan(40)
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
  }
})
