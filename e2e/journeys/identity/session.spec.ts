import type { Page } from '@playwright/test'
import { admin, expect, open, runTool, settled, signIn, signInAt, signOut, test } from '../../fixtures.ts'

test('a deep link without a session leads over the login back to the link', { tag: '@turn-a' }, async ({ page }) => {
  await page.goto('#/account/ourCompany?keyword=GS')
  await expect(page).toHaveURL(/#\/login\?redirect=/)
  await page.getByRole('button', { name: new RegExp(admin) }).click()
  await expect(page).toHaveURL(/#\/account\/ourCompany\?keyword=GS$/)
  await expect(page.getByRole('textbox', { name: '搜索' })).toHaveValue('GS')
})

test('signing out remembers where one was', { tag: '@turn-d' }, async ({ page }) => {
  await signIn(page)
  await open(page, '/other/indexList?activeId=industry')
  await settled(page)
  const loaded = page.waitForEvent('load')
  await signOut(page)
  await loaded
  await expect(page).toHaveURL(/#\/login\?redirect=%2Fother%2FindexList/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: '演示登录' })).toBeVisible()
})

test('a page nobody knows is not found', { tag: '@turn-c' }, async ({ page }) => {
  await signIn(page)
  await page.goto('#/no/such/page')
  await expect(page.getByText('页面不存在')).toBeVisible()
  await expect(page).toHaveTitle(/页面不存在 - 云采 SRM$/)
})

test('a token the server does not know ends the session', { tag: '@turn-a' }, async ({ page }) => {
  await page.addInitScript(`localStorage.setItem('srm.v1.token', 'forged.token')`)
  for (const call of ['user/profile', 'menu/router'])
    await page.route(`**/api/${call}`, (route) => route.fulfill({ json: { code: 401, message: '登录已失效' } }))
  await page.goto('#/account/ourCompany')
  await expect(page.getByRole('heading', { name: '演示登录' })).toBeVisible()
})

test('language and light are remembered', { tag: '@turn-b' }, async ({ page }) => {
  await signInAt(page, '/account/ourCompany')
  await runTool(page, 'Switch to English')
  await expect(page.getByRole('heading', { name: 'Our companies' })).toBeVisible()
  await runTool(page, 'Switch to dark mode')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Our companies' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
})

test(
  'twenty requests of several tabs with an expired token renew it once and all succeed',
  { tag: '@turn-d' },
  async ({ page, context }) => {
    test.setTimeout(120_000)
    await signIn(page)
    const others = await Promise.all([1, 2, 3].map(() => context.newPage()))
    const tabs = [page, ...others]
    for (const tab of others) {
      await tab.goto('#/')
      await expect(tab.getByRole('banner')).toBeVisible()
      await settled(tab)
    }
    const spent = await page.evaluate<string>(`localStorage.getItem('srm.v1.token')`)
    let [expired, renewed] = [0, 0]
    const all = Promise.withResolvers<void>()
    /** Stands in for the passing of time: the server calls a token expired by answering like this. */
    await context.route('**/api/**', async (route) => {
      if (route.request().headers()['authorization'] !== `Bearer ${spent}`) return route.continue()
      expired += 1
      if (expired === 20) all.resolve()
      await all.promise
      return route.fulfill({ status: 200, json: { code: 402, message: '登录令牌已过期' } })
    })
    context.on('request', (request) => {
      if (new URL(request.url()).pathname === '/refreshToken') renewed += 1
    })
    const pages = ['/account/ourCompany', '/authManagement/user', '/authManagement/role', '/supplier/supplierList']
    const visit = async (tab: Page): Promise<void> => {
      for (const path of pages) await open(tab, path)
    }
    await Promise.all(tabs.map((tab) => visit(tab)))
    await expect.poll(() => expired).toBeGreaterThanOrEqual(20)
    for (const tab of tabs)
      for (const path of pages) {
        await open(tab, path)
        await expect(tab.getByRole('row').nth(1)).toBeVisible()
      }
    expect(renewed).toBe(1)
  },
)

test('signing out ends the session on the server and loads the page anew', async ({ page }) => {
  await signInAt(page, '/account/ourCompany')
  // What is still on its way when one leaves is refused, and the console says so.
  await settled(page)
  const token = await page.evaluate<string>(`localStorage.getItem('srm.v1.token')`)
  const loaded = page.waitForEvent('load')
  await signOut(page)
  await loaded
  await expect(page).toHaveURL(/#\/login\?redirect=/)
  const asBefore = { headers: { Authorization: `Bearer ${token}` } }
  const code = async () => {
    const answer: unknown = await (await page.request.get('/api/user/profile', asBefore)).json()
    return (answer as { code: number }).code
  }
  // A server believes what it has read of a session for up to a second.
  await expect.poll(code, { intervals: [100], timeout: 1000 }).toBe(401)
})

test('a half filled form survives a session that ended under it', async ({ page }) => {
  const name = `常州云舟会务有限公司${String(Date.now()).slice(-6)}`
  await signInAt(page, '/account/ourCompany/edit')
  await page.getByLabel('公司名称', { exact: true }).fill(name)
  await page.getByLabel('简称').fill('常州云舟')
  await page.route('**/api/our_company/create', (route) =>
    route.fulfill({ json: { code: 401, message: '登录已失效' } }),
  )
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page).toHaveURL(/#\/login\?redirect=%2Faccount%2FourCompany%2Fedit/)
  await page.unroute('**/api/our_company/create')
  await page.getByRole('button', { name: new RegExp(admin) }).click()
  await expect(page).toHaveURL(/#\/account\/ourCompany\/edit$/)
  await page.getByRole('button', { name: '恢复草稿' }).click()
  await expect(page.getByLabel('公司名称', { exact: true })).toHaveValue(name)
  await expect(page.getByLabel('简称')).toHaveValue('常州云舟')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})
