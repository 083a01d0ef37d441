import { accessibleInBoth, expect, noSideways, signInAt, test } from '../../fixtures.ts'

test(
  'the numbers of a record are changed with a preview, and a rule that would repeat them is refused',
  { tag: '@turn-d' },
  async ({ page }) => {
    await signInAt(page, '/other/numberRule')
    const row = page.getByRole('row', { name: /^意见反馈/ })
    await expect(row).toBeVisible()
    await accessibleInBoth(page)
    await row.getByRole('button', { name: /^修改/ }).click()
    const form = page.getByRole('dialog', { name: '意见反馈的编号规则' })
    await form.getByLabel('前缀').fill('YJ')
    await expect(form.getByText(/^YJ-/)).toBeVisible()
    await form.getByLabel('流水号位数').fill('6')
    await expect(form.getByText(/^YJ-.*\d{6}$/)).toBeVisible()
    await form.getByRole('combobox', { name: '重新计数' }).click()
    await page.locator('.ant-select-item-option').filter({ hasText: '每天' }).click()
    await expect(form.getByRole('alert')).toContainText('重号')
    await form.getByRole('combobox', { name: '日期' }).click()
    await page.locator('.ant-select-item-option').filter({ hasText: '年月日' }).click()
    await expect(form.getByRole('alert')).toHaveCount(0)
    await form.getByRole('button', { name: '保存' }).click()
    await expect(row).toContainText(/YJ-\d{8}-\d{6}/)
    await page.setViewportSize({ width: 375, height: 812 })
    await noSideways(page)
    await row.scrollIntoViewIfNeeded()
    await expect(row.getByRole('button', { name: /^修改/ })).toBeInViewport({ ratio: 1 })
  },
)
