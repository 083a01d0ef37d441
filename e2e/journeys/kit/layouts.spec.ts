import type { Locator, Page } from '@playwright/test'
import { accessibleInBoth, expect, noSideways, open, settled, signInAt, test } from '../../fixtures.ts'

/** An application of the demo company that nobody has taken yet. */
const name = '宁波甬江旅游客运有限公司'

const drag = async (page: Page, card: Locator, column: Locator): Promise<void> => {
  const [from, to] = [await card.boundingBox(), await column.boundingBox()]
  if (!from || !to) throw new Error('card and column are in sight')
  await page.mouse.move(from.x + 40, from.y + from.height - 12)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + from.height - 12, { steps: 3 })
  await page.mouse.move(to.x + to.width / 2, to.y + 120, { steps: 8 })
  await page.mouse.up()
}

test('a board moves cards by keys and by mouse as the server allows, a calendar walks over the months, both on a phone', async ({
  page,
}) => {
  await signInAt(page, '/supplier/application')
  await page.getByRole('button', { name: '看板' }).click()
  const column = (title: string): Locator => page.getByRole('region', { name: title, exact: true })
  const card = page.getByRole('link', { name })
  await expect(column('待审核').getByRole('link', { name })).toBeVisible()
  await accessibleInBoth(page)
  await card.focus()
  await page.keyboard.press('Control+ArrowRight')
  await expect(column('审核中').getByRole('link', { name })).toBeVisible()
  await expect(page.getByText(`“${name}”已移到“审核中”`)).toBeAttached()
  await expect(card).toBeFocused()

  await page.keyboard.press('Control+ArrowLeft')
  await expect(page.getByText(`“${name}”没有移动`).first()).toBeVisible()
  await expect(column('审核中').getByRole('link', { name })).toBeVisible()

  await drag(page, column('审核中').getByRole('listitem').filter({ hasText: name }), column('已通过'))
  const dialog = page.getByRole('dialog', { name: '通过' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: '取消' }).click()
  await page.reload()
  await expect(column('审核中').getByRole('link', { name })).toBeVisible()

  await open(page, '/supplier/certificate?shape=calendar&on=2026-12-31')
  await expect(page.getByRole('heading', { name: '2026年12月' })).toBeVisible()
  await settled(page)
  await accessibleInBoth(page)
  await page.locator('[data-day="2026-12-31"]').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: '2027年1月' })).toBeVisible()
  await expect(page.locator('[data-day="2027-01-01"]')).toBeFocused()

  await page.setViewportSize({ width: 375, height: 812 })
  await expect(page.getByRole('grid')).toHaveCount(0)
  await noSideways(page)
  await open(page, '/supplier/application?shape=board')
  await page.getByRole('button', { name: /^审核中/ }).click()
  await expect(column('审核中').getByRole('link', { name })).toBeVisible()
  await expect(column('待审核')).toHaveCount(0)
  await noSideways(page)
})
