import {
  accessible,
  admin,
  company,
  expect,
  noSideways,
  openAvatarMenu,
  runTool,
  setLook,
  settled,
  signIn,
  signInAt,
  test,
} from '../../fixtures.ts'

const password = 'yuncai2026'

test(
  'the avatar menu says who is signed in and until when, and leads to the account centre',
  { tag: '@turn-b' },
  async ({ page }) => {
    await signIn(page)
    const menu = await openAvatarMenu(page)
    await expect(menu.getByText(admin).last()).toBeVisible()
    await expect(menu.getByText('超级管理员', { exact: true })).toBeVisible()
    await expect(menu.getByText(company)).toBeVisible()
    const id = menu.getByText(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)
    await expect(id).toBeVisible()
    const userId = await id.innerText()
    await expect(menu.getByText(/^有效期至 \d{4}-\d{2}-\d{2}$/)).toBeVisible()
    await accessible(page)
    const account = menu.getByRole('link', { name: '用户中心' })
    const [opened] = await Promise.all([page.waitForEvent('popup'), account.click()])
    await expect(opened).toHaveURL(/#\/account\/accountCenter$/)
    await expect(opened.getByText(userId)).toBeVisible()
    await expect(menu).toBeHidden()
  },
)

test('a locked screen keeps everything behind it out of the page, also after a reload', async ({ page, context }) => {
  await signIn(page)
  await page.goto('#/account/ourCompany/edit')
  await page.getByLabel('公司名称', { exact: true }).fill('写了一半的公司')
  await settled(page)
  await runTool(page, '锁定屏幕')
  await expect(page.getByRole('heading', { name: '屏幕已锁定' })).toBeVisible()
  expect(await page.content()).not.toContain(company)
  expect(await page.content()).not.toContain('写了一半')
  await accessible(page)
  const other = await context.newPage()
  await other.goto('#/account/ourCompany')
  await expect(other.getByRole('heading', { name: '屏幕已锁定' })).toBeVisible()
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '解锁' }).click()
  await expect(page.getByLabel('公司名称', { exact: true })).toHaveValue('写了一半的公司')
  await expect(other.getByRole('banner')).toBeVisible()
  await other.close()
  await runTool(page, '锁定屏幕')
  await page.reload()
  await expect(page.getByRole('heading', { name: '屏幕已锁定' })).toBeVisible()
  expect(await page.content()).not.toContain(company)
  await page.getByRole('button', { name: '退出并重新登录' }).click()
  // The page loads anew on the way; only then it knows where one was.
  await expect(page).toHaveURL(/#\/login\?redirect=/)
  await expect(page.getByRole('button', { name: new RegExp(admin) })).toBeVisible()
  await signIn(page)
})

test('a wrong password is said at its field and opens nothing', async ({ browser }) => {
  // A page of its own: the browser's console tells of every refusal.
  const page = await browser.newPage()
  await signIn(page)
  await runTool(page, '锁定屏幕')
  await page.getByLabel('密码', { exact: true }).fill('not-the-one')
  await page.getByRole('button', { name: '解锁' }).click()
  await expect(page.getByText('密码错误')).toBeVisible()
  await expect(page.getByLabel('密码', { exact: true })).toBeFocused()
  await expect(page.getByRole('heading', { name: '屏幕已锁定' })).toBeVisible()
  // Whoever takes the lock out of the browser's storage finds it on the server.
  await page.evaluate(`localStorage.removeItem('srm.v1.lock')`)
  await page.reload()
  await expect(page.getByRole('heading', { name: '屏幕已锁定' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await page.close()
})

test('the screen locks itself after a while without a touch', { tag: '@turn-a' }, async ({ page }) => {
  const theme = JSON.stringify({ autoLock: 5 })
  await page.addInitScript(`localStorage.setItem('srm.v1.theme', ${JSON.stringify(theme)})`)
  await page.clock.install()
  await signIn(page)
  await settled(page)
  await page.clock.fastForward('04:00')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.clock.fastForward('01:10')
  await expect(page.getByRole('heading', { name: '屏幕已锁定' })).toBeVisible()
})

test('full screen and back, refresh, language', { tag: '@turn-b' }, async ({ page }) => {
  await signInAt(page, '/account/ourCompany')
  await settled(page)
  await runTool(page, '全屏')
  await runTool(page, '退出全屏')
  await expect((await openAvatarMenu(page)).getByRole('button', { name: '全屏', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  const asked = page.waitForRequest('**/api/our_company/list**')
  await runTool(page, '刷新')
  await asked
  await runTool(page, 'Switch to English')
  await expect(page.getByRole('heading', { name: 'Our companies' })).toBeVisible()
})

test(
  'the bug shows only when something went wrong, and goes when it is hidden',
  { tag: '@turn-d' },
  async ({ page }) => {
    await signIn(page)
    await expect(page.getByRole('button', { name: /^错误日志/ })).toBeHidden()
    const entry = { message: '<b>坏了</b>', trace: 'Error\n at here', url: '/public/admin/#/supplier', at: new Date() }
    const kept = JSON.stringify(JSON.stringify([entry]))
    await page.evaluate<void>(`localStorage.setItem('srm.v1.errors', ${kept})`)
    await page.reload()
    await page.getByRole('button', { name: '错误日志（1）' }).click()
    const dialog = page.getByRole('dialog', { name: '错误日志' })
    await expect(dialog.getByText('<b>坏了</b>')).toBeVisible()
    await accessible(page)
    await dialog.getByRole('button', { name: '暂不显示' }).click()
    await expect(page.getByRole('button', { name: /^错误日志/ })).toBeHidden()
  },
)

test(
  'the floating window changes the look; clearing keeps the session and what is not ours',
  { tag: '@turn-a' },
  async ({ page }) => {
    await signIn(page)
    await page.evaluate<void>(
      `localStorage.setItem('other.app', '1'); localStorage.setItem('srm.v1.theme', '{"showThemeSetting":true}')`,
    )
    await page.reload()
    await page.getByRole('button', { name: '展开快捷设置' }).click()
    const window = page.getByRole('complementary', { name: '快捷设置' })
    await window.getByRole('button', { name: '随机换肤' }).click()
    await expect(page.locator('html')).not.toHaveCSS('--srm-primary', '#4e88f3')
    await window.getByRole('button', { name: '科技主题' }).click()
    await expect(page.getByText('切换成功')).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('--srm-primary', '#4e88f3')
    await accessible(page)
    await window.getByRole('button', { name: '清理缓存' }).click()
    await page.getByRole('button', { name: '清理并重新加载' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'plain')
    await expect(page.getByRole('banner')).toBeVisible()
    const left = await page.evaluate<string[]>('Object.keys(localStorage)')
    expect(left).toEqual(expect.arrayContaining(['other.app', 'srm.v1.token']))
    expect(left).not.toContain('srm.v1.theme')
  },
)

test('the watermark carries name and time and lets every click through', { tag: '@turn-b' }, async ({ page }) => {
  await page.addInitScript(`localStorage.setItem('srm.v1.theme', '{"showWatermark":true}')`)
  await signIn(page)
  const mark = page.locator('[data-watermark]')
  await expect(mark).toHaveAttribute('data-watermark', new RegExp(`^${admin} \\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}$`))
  await runTool(page, '主题配置')
  await page.getByRole('switch', { name: '页面水印' }).click()
  await expect(mark).toHaveCount(0)
})

test('on a phone the tools wait in the avatar menu', { tag: '@turn-c' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await setLook(page, { mode: 'dark' })
  await signIn(page)
  await noSideways(page)
  await runTool(page, '切换到浅色模式')
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light')
  await openAvatarMenu(page)
  await noSideways(page)
  await accessible(page)
})
