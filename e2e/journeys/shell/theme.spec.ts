import type { Locator, Page } from '@playwright/test'
import {
  accessible,
  expect,
  noSideways,
  openAvatarMenu,
  runTool,
  setLook,
  settled,
  signIn,
  test,
  translated,
} from '../../fixtures.ts'

const openDrawer = async (page: Page): Promise<Locator> => {
  await runTool(page, /^主题配置$|^Theme settings$/)
  const drawer = page.getByRole('dialog', { name: /^主题配置$|^Theme settings$/ })
  await expect(drawer.getByText(/^圆角$|^Corner radius$/)).toBeVisible()
  return drawer
}

const toggle = (drawer: Locator, name: string): Locator => drawer.getByRole('switch', { name, exact: true })

/** Read from the page itself: what stands there, top to bottom. */
const labels = (drawer: Locator): Promise<string[]> => drawer.locator('legend, h3, [class*=row] > span').allInnerTexts()

const pick = async (page: Page, drawer: Locator, name: string, option: string): Promise<void> => {
  await drawer.getByRole('combobox', { name, exact: true }).click()
  await page.locator('.ant-select-dropdown:visible').getByText(option, { exact: true }).click()
}

const html = (page: Page): Locator => page.locator('html')

const look =
  '布局 主题 深色模式 配色 菜单宽度 标签 持久化标签 标签图标 标签风格 页脚 分栏风格 语言 圆角 色弱模式 固定顶栏'
const shown =
  '显示 深色切换 颜色选择器 语言切换 进度条 刷新 搜索 通知 全屏 锁屏 右侧浮窗 页面动画 安全 页面水印 自动锁屏'

test('the drawer is 337 px wide and offers every option in its order', { tag: '@turn-b' }, async ({ page }) => {
  await signIn(page)
  const drawer = await openDrawer(page)
  const box = page.locator('.ant-drawer-content-wrapper')
  await expect.poll(async () => (await box.boundingBox())?.x).toBe(1440 - 337)
  expect((await box.boundingBox())?.width).toBe(337)
  expect((await labels(drawer)).join(' ')).toBe(`${look} ${shown}`)
  for (const layout of ['分栏', '纵向', '横向', '综合', '瀑布'])
    await expect(drawer.getByRole('radio', { name: layout, exact: true })).toBeVisible()
  await settled(page)
  await accessible(page)
})

test('an option shows only where it means something', { tag: '@turn-d' }, async ({ page }) => {
  await signIn(page)
  const drawer = await openDrawer(page)
  await drawer.getByText('横向', { exact: true }).click()
  await expect(drawer.getByText('菜单宽度')).toBeHidden()
  await expect(drawer.getByText('分栏风格')).toBeHidden()
  await drawer.getByText('综合', { exact: true }).click()
  await expect(drawer.getByText('固定顶栏')).toBeHidden()
  await toggle(drawer, '标签').click()
  for (const option of ['持久化标签', '标签图标', '标签风格']) await expect(drawer.getByText(option)).toBeHidden()
  await expect(drawer.getByText('菜单背景跟随配色')).toBeHidden()
  await drawer.getByText('默认', { exact: true }).click()
  await expect(page.getByText('切换成功')).toBeVisible()
  await expect(drawer.getByText('菜单背景跟随配色')).toBeVisible()
  await toggle(drawer, '深色模式').click()
  await expect(drawer.getByText('菜单背景跟随配色')).toBeHidden()
  await drawer.getByText('科技', { exact: true }).click()
  await expect(drawer.getByRole('group', { name: '配色' })).toBeHidden()
})

test(
  'on a phone the drawer is 280 px wide, without layouts, in both languages',
  { tag: '@turn-a' },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await setLook(page, { language: 'en' })
    await signIn(page)
    const drawer = await openDrawer(page)
    const box = page.locator('.ant-drawer-content-wrapper')
    await expect.poll(async () => (await box.boundingBox())?.x).toBe(375 - 280)
    await expect(drawer.getByText('Layout', { exact: true })).toBeHidden()
    await expect(drawer.getByText('Column style')).toBeHidden()
    await noSideways(page)
    await translated(page)
    await accessible(page)
  },
)

test(
  'a theme shows loading, then itself, then 切换成功, and is saved at once',
  { tag: '@turn-b' },
  async ({ page }) => {
    await signIn(page)
    await settled(page)
    const drawer = await openDrawer(page)
    for (const [label, name] of [
      ['默认', 'default'],
      ['简洁', 'plain'],
      ['科技', 'technology'],
    ] as const) {
      // Looked for in every frame from before the click on: it is gone after a second.
      const loading = page.getByRole('status', { name: '加载中' }).waitFor()
      await drawer.getByText(label, { exact: true }).click()
      await loading
      await expect(html(page)).toHaveAttribute('data-theme', name)
      await expect(page.getByText('切换成功')).toBeVisible()
      await expect(page.getByRole('status', { name: '加载中' })).toBeHidden()
    }
    await page.reload({ waitUntil: 'commit' })
    await expect(html(page)).toHaveAttribute('data-theme', 'technology')
  },
)

test('everything previews at once and lasts only after saving; restoring takes it all back', async ({ page }) => {
  await signIn(page)
  const drawer = await openDrawer(page)
  await toggle(drawer, '全屏').click()
  await expect(page.getByRole('banner').getByRole('button', { name: '全屏' })).toBeVisible()
  await drawer.getByRole('slider', { name: '圆角' }).press('End')
  await expect(html(page)).toHaveCSS('--srm-radius', '26px')
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: '全屏' })).toBeHidden()
  const again = await openDrawer(page)
  await toggle(again, '全屏').click()
  await toggle(again, '色弱模式').click()
  await pick(page, again, '页面动画', '无')
  await again.getByRole('button', { name: '保存' }).click()
  await expect(again).toBeHidden()
  await page.reload()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: '全屏' })).toBeVisible()
  await expect(html(page)).toHaveAttribute('data-weakness', 'on')
  await expect(html(page)).toHaveAttribute('data-transition', 'none')
  await (await openDrawer(page)).getByRole('button', { name: '恢复默认' }).click()
  await expect(page.getByText('切换成功')).toBeVisible()
  await expect(html(page)).not.toHaveAttribute('data-weakness')
  await expect(page.getByRole('banner').getByRole('button', { name: '全屏' })).toBeHidden()
  await expect.poll(async () => page.evaluate<string | null>(`localStorage.getItem('srm.v1.theme')`)).toBeNull()
})

test(
  'a colour is worn and saved at once, and is there before anything is painted',
  { tag: '@turn-c' },
  async ({ page }) => {
    await signIn(page)
    await (await openAvatarMenu(page)).getByRole('button', { name: '选择颜色' }).click()
    await page.getByRole('radio', { name: '颜色 #f01414' }).click()
    await expect(html(page)).toHaveCSS('--srm-primary', '#f01414')
    // What the inline script leaves behind before any module runs.
    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.reload({ waitUntil: 'commit' })
    await expect(html(page)).toHaveCSS('--srm-primary', '#f01414')
    await expect(html(page)).toHaveAttribute('data-theme', 'plain')
  },
)

/** Notes which of the two pictures was moved while the page turned. */
const watchReveal = `
  window.revealed = []
  const own = Element.prototype.animate
  Element.prototype.animate = function (frames, options) {
    if (options?.pseudoElement) window.revealed.push(options.pseudoElement)
    return own.call(this, frames, options)
  }`

test(
  'dark spreads in a circle, leaves the plain theme for the default one, and comes back',
  { tag: '@turn-d' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.addInitScript(watchReveal)
    await signIn(page)
    await runTool(page, '切换到深色模式')
    await expect(html(page)).toHaveAttribute('data-mode', 'dark')
    await expect(html(page)).toHaveAttribute('data-theme', 'default')
    await runTool(page, '切换到浅色模式')
    await expect(html(page)).toHaveAttribute('data-mode', 'light')
    await expect(html(page)).toHaveAttribute('data-theme', 'plain')
    await expect
      .poll(() => page.evaluate<string[]>('window.revealed'))
      .toEqual(['::view-transition-new(root)', '::view-transition-old(root)'])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await runTool(page, '切换到深色模式')
    await expect(html(page)).toHaveAttribute('data-mode', 'dark')
    await expect.poll(async () => page.evaluate<number>('window.revealed.length')).toBe(2)
  },
)

for (const themeName of ['default', 'technology'] as const)
  test(
    `lists and forms are accessible in the ${themeName} theme, also in a pale colour`,
    { tag: '@nightly' },
    async ({ page }) => {
      const theme = JSON.stringify({ themeName, color: '#07c160', isFollow: true })
      await page.addInitScript(`localStorage.setItem('srm.v1.theme', ${JSON.stringify(theme)})`)
      await signIn(page)
      await settled(page)
      await accessible(page)
      await page.goto('#/account/ourCompany/edit')
      await expect(page.getByLabel('公司名称', { exact: true })).toBeVisible()
      await settled(page)
      await accessible(page)
    },
  )
