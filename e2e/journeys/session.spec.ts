import { admin, expect, open, signIn, test } from '../fixtures.ts'

test('a deep link without a session leads over the login back to the link', async ({ page }) => {
  await page.goto('#/account/ourCompany?keyword=GS')
  await expect(page).toHaveURL(/#\/login\?redirect=/)
  await page.getByRole('button', { name: new RegExp(admin) }).click()
  await expect(page).toHaveURL(/#\/account\/ourCompany\?keyword=GS$/)
  await expect(page.getByRole('textbox', { name: '搜索' })).toHaveValue('GS')
})

test('signing out remembers where one was', async ({ page }) => {
  await signIn(page)
  await open(page, '/other/indexList?activeId=industry')
  await page.getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/#\/login\?redirect=%2Fother%2FindexList/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: '演示登录' })).toBeVisible()
})

test('a page nobody knows is not found', async ({ page }) => {
  await signIn(page)
  await page.goto('#/no/such/page')
  await expect(page.getByText('页面不存在')).toBeVisible()
  await expect(page).toHaveTitle('页面不存在 - 云采 SRM')
})

test('a token the server does not know ends the session', async ({ page }) => {
  await page.addInitScript(`localStorage.setItem('srm.v1.token', 'forged.token')`)
  await page.route('**/api/user/profile', (route) => route.fulfill({ json: { code: 401, message: '登录已失效' } }))
  await page.goto('#/account/ourCompany')
  await expect(page.getByRole('heading', { name: '演示登录' })).toBeVisible()
})

test('language and light are remembered', async ({ page }) => {
  await signIn(page)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Our companies' })).toBeVisible()
  await page.getByRole('button', { name: 'Switch to dark mode' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Our companies' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
})
