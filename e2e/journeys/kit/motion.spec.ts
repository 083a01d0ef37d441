import type { Page } from '@playwright/test'
import { expect, open, signInAt, test } from '../../fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test(
  'for somebody who asked for less motion, a list of choices opens at its field',
  { tag: '@nightly' },
  async ({ page }) => {
    await signInAt(page, '/account/ourCompany/edit')
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
  },
)

/** Where what opens stands in its first twenty frames on the screen. */
const places = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate(`(async () => {
    const seen = []
    for (let frame = 0; frame < 600 && seen.length < 20; frame += 1) {
      await new Promise(requestAnimationFrame)
      const box = [...document.querySelectorAll('${selector}')].at(-1)?.getBoundingClientRect()
      if (box && box.width > 0 && box.right > 0) seen.push([box.x, box.y, box.width, box.height].map(Math.round).join())
    }
    return seen
  })()`)

const stands = async (page: Page, selector: string, act: () => Promise<void>): Promise<void> => {
  const watched = places(page, selector)
  await act()
  const seen = await watched
  expect(seen.length).toBe(20)
  expect([...new Set(seen)]).toHaveLength(1)
}

test(
  'for somebody who asked for less motion, nothing that opens moves under a click',
  { tag: '@turn-d' },
  async ({ page }) => {
    await signInAt(page, '/account/ourCompany')
    await stands(page, '.ant-modal', () => page.getByRole('button', { name: '导出' }).click())
    await open(page, '/account/ourCompany/edit')
    await stands(page, '.ant-select-dropdown', () => page.getByLabel('纳税人类型', { exact: true }).click())
    await open(page, '/authManagement/menu')
    await page.getByRole('treeitem', { name: /^企业 / }).hover()
    await page.getByRole('button', { name: '“企业”的操作' }).click()
    await stands(page, '.ant-drawer-content-wrapper', () =>
      page.getByRole('menuitem', { name: '新增菜单或链接' }).click(),
    )
  },
)
