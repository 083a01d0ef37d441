import type { Locator, Page } from '@playwright/test'
import { accessible, expect, noSideways, setLook, signInAt, test } from '../../fixtures.ts'

const display = (page: Page): Locator => page.getByRole('dialog', { name: '显示' })

/** Chooses in a select of the panel by keys alone. */
const chooseByKeys = async (page: Page, label: string, name: string): Promise<void> => {
  const box = display(page).getByRole('combobox', { name: label, exact: true })
  await box.focus()
  await page.keyboard.press('ArrowDown')
  const option = page.locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: name }).first()
  await expect(option).toBeVisible()
  for (let step = 0; step < 12 && !/active/.test((await option.getAttribute('class')) ?? ''); step += 1)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(option).toBeHidden()
}

for (const mode of ['light', 'dark'] as const)
  test(
    `a list is grouped in two levels and coloured by a condition, by keys and from its address, ${mode}`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await setLook(page, { mode })
      await signInAt(page, '/supplier/supplierList')
      await page.getByRole('button', { name: '显示', exact: true }).focus()
      await page.keyboard.press('Enter')
      await chooseByKeys(page, '分组', '合作阶段')
      await expect(page).toHaveURL(/group=lifecycle/)
      await chooseByKeys(page, '第 2 级', '等级')
      await expect(page).toHaveURL(/group=lifecycle%2C/)
      const heads = page.locator('tr[data-level]')
      await expect(heads.first()).toHaveAttribute('data-level', '0')
      await expect(heads.nth(1)).toHaveAttribute('data-level', '1')

      await display(page).getByRole('button', { name: '按条件着色' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('textbox', { name: '查找字段' }).fill('名称')
      await page.keyboard.press('Enter')
      const rule = display(page).getByRole('region', { name: '按条件着色' })
      await rule.getByRole('textbox').fill('工程')
      await expect(page).toHaveURL(/rules=/)
      const colors = rule.getByRole('radiogroup')
      await colors.getByRole('radio', { name: '红色' }).focus()
      await page.keyboard.press('ArrowRight')
      await expect(page).toHaveURL(/orange/)
      await page.keyboard.press('Escape')
      await expect(display(page)).toBeHidden()

      await page.reload()
      await expect(heads.nth(1)).toHaveAttribute('data-level', '1')
      for (const row of await page.locator('tr[data-color=orange]').all()) await expect(row).toContainText('工程')
      await expect(page.locator('tr[data-color=orange]').first()).toBeVisible()
      if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/grouping-${mode}.png` })
      const first = heads.first().getByRole('button')
      await first.focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('tr[data-level="1"]')).toHaveCount(0)
      await accessible(page)
      await page.setViewportSize({ width: 375, height: 800 })
      await noSideways(page)
    },
  )
