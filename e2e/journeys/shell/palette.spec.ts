import type { Locator, Page } from '@playwright/test'
import { tenancy } from '@srm/api/tenancy'
import { accessible, apiAs, expect, noSideways, setLook, signIn, test } from '../../fixtures.ts'

const palette = (page: Page): Locator => page.getByRole('dialog', { name: /全局搜索|Search everywhere/ })
const box = (page: Page): Locator => palette(page).getByRole('combobox')
const options = (page: Page, group: string): Locator =>
  palette(page).getByRole('group', { name: group }).getByRole('option')
const lit = (page: Page): Locator => palette(page).getByRole('option', { selected: true })

const openPalette = async (page: Page): Promise<void> => {
  await expect(page.getByRole('button', { name: /全局搜索|Search everywhere/ })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
}

test('pages, records and actions are found and opened without a mouse', async ({ page, request }) => {
  const call = await apiAs(request)
  const tag = String(Date.now()).slice(-6)
  const name = `泉州鹭岛会务有限公司${tag}`
  const { code } = await call(tenancy.ourCompany.create, { body: { name, status: 'enabled' } })
  await signIn(page)

  await openPalette(page)
  await box(page).fill('wfgs')
  await expect(options(page, '页面').first()).toHaveAttribute('aria-selected', 'true')
  await expect(lit(page).locator('mark')).toHaveText('我方公司')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/account\/ourCompany$/)
  await expect(palette(page)).toHaveCount(0)

  for (const words of [code, `quanzhouludao`, `鹭岛 ${tag}`]) {
    await openPalette(page)
    await box(page).fill(words)
    await expect(options(page, '我方公司').first()).toContainText(name)
    await page.keyboard.press('Escape')
    await expect(palette(page)).toHaveCount(0)
  }
  await openPalette(page)
  await box(page).fill(code)
  await expect(lit(page)).toContainText(code)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await openPalette(page)
  await expect(options(page, '最近').first()).toContainText(name)
  await expect(options(page, '最近').nth(1)).toContainText('我方公司')
  await page.keyboard.press('ArrowDown')
  await expect(lit(page)).toContainText('我方公司')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(options(page, '页面').last()).toHaveAttribute('aria-selected', 'true')
  for (const action of ['新建申请', '锁定屏幕', '退出登录'])
    await expect(options(page, '操作').filter({ hasText: action })).toHaveCount(1)
  await box(page).fill('深色')
  await expect(lit(page)).toContainText('切换到深色模式')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
})

test(
  'what is found is text, and no more than the person may see',
  { tag: '@turn-c' },
  async ({ page, browser, request }) => {
    const call = await apiAs(request)
    const tag = String(Date.now()).slice(-6)
    const name = `<img src=x onerror=alert(1)>${tag}`
    await call(tenancy.ourCompany.create, { body: { name, status: 'enabled' } })
    await signIn(page)
    await page.getByRole('button', { name: '全局搜索' }).click()
    await box(page).fill(`>${tag}`)
    await expect(options(page, '我方公司').first()).toContainText(name)
    await expect(palette(page).locator('img')).toHaveCount(0)
    await box(page).fill('沈嘉宁')
    await expect(options(page, '员工').first()).toContainText('沈嘉宁')
    await box(page).fill('查无此物')
    await expect(palette(page).getByText('没有找到“查无此物”')).toBeVisible()

    const buyer = await (await browser.newContext()).newPage()
    await signIn(buyer, '许静怡')
    await openPalette(buyer)
    await box(buyer).fill('沈嘉宁')
    await expect(palette(buyer).getByText('没有找到“沈嘉宁”')).toBeVisible()
    await box(buyer).fill('角色')
    await expect(palette(buyer).getByRole('option', { name: /角色管理/ })).toHaveCount(0)
    await buyer.context().close()
  },
)

test('more of a kind are found in its list', { tag: '@turn-d' }, async ({ page }) => {
  await signIn(page)
  await openPalette(page)
  await box(page).fill('云舟')
  await palette(page)
    .getByRole('option', { name: /我方公司列表中查看更多/ })
    .click()
  await expect(page.getByRole('textbox', { name: '搜索' })).toHaveValue('云舟')
})

for (const mode of ['light', 'dark'] as const)
  test(`the palette is accessible and fits a phone, ${mode}`, { tag: '@nightly' }, async ({ page }) => {
    await setLook(page, { mode, language: mode === 'light' ? 'zh' : 'en' })
    await signIn(page)
    await openPalette(page)
    await box(page).fill('GS')
    await expect(lit(page)).toBeVisible()
    await accessible(page, 'dialog[open]')
    await page.setViewportSize({ width: 375, height: 812 })
    await noSideways(page)
    await accessible(page, 'dialog[open]')
  })
