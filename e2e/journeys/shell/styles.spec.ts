import type { Page } from '@playwright/test'
import { menu, type MenuRoute } from '@srm/api/identity/menu'
import { expect, open, signIn, test } from '../../fixtures.ts'

const wear = async (page: Page, theme: object): Promise<void> => {
  await page.evaluate(`localStorage.setItem('srm.v1.theme', ${JSON.stringify(JSON.stringify(theme))})`)
  await page.reload()
  await expect(page.getByRole('banner')).toBeVisible()
}

const widthOf = async (page: Page, selector: string): Promise<number> =>
  Math.round((await page.locator(selector).first().boundingBox())?.width ?? 0)

const heightOf = async (page: Page, selector: string): Promise<number> =>
  Math.round((await page.locator(selector).first().boundingBox())?.height ?? 0)

const lit = '[data-look] > a[aria-current=page]'

test(
  'column styles: vertical, horizontal, card, arrow and semicircle give the rail its width and its cells their shape',
  { tag: '@nightly' },
  async ({ page }) => {
    await signIn(page)
    const sizes = { vertical: '64×64', horizontal: '90×46', card: '64×52', arrow: '64×64', semicircle: '90×46' }
    for (const [columnStyle, size] of Object.entries(sizes)) {
      await wear(page, { columnStyle })
      const rail = await widthOf(page, 'aside:has(nav[data-look])')
      expect(`${String(rail)}×${String(await heightOf(page, lit))}`, columnStyle).toBe(size)
    }
  },
)

test(
  'tab styles: card and smart are 34 px high, smooth 38, rect the whole 50; without tabs there is no bar',
  { tag: '@nightly' },
  async ({ page }) => {
    await signIn(page)
    for (const [tabsBarStyle, height] of Object.entries({ card: 34, smart: 34, smooth: 38, rect: 50 })) {
      await wear(page, { tabsBarStyle })
      await expect.poll(async () => heightOf(page, '[role=tablist] > [data-active=true]'), tabsBarStyle).toBe(height)
    }
    await wear(page, { showFooter: true })
    await expect.poll(async () => heightOf(page, '[data-layout] > footer')).toBe(50)
    await expect(page.getByRole('contentinfo')).toHaveText(/^© \d{4} 云采 SRM$/)
    await wear(page, { showTabs: false, showFooter: false })
    await expect(page.getByRole('tablist', { name: '已打开的页面' })).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  },
)

const pages = ['account/ourCompany', 'authManagement/user', 'authManagement/role', 'authManagement/menu'] as const

test(
  'the wheel moves a full tab bar, tab settings open the drawer, Alt L locks',
  { tag: '@turn-b' },
  async ({ page }) => {
    await signIn(page)
    for (const path of pages) await open(page, `/${path}`)
    await page.setViewportSize({ width: 1000, height: 700 })
    for (const path of ['authManagement/log', 'other/indexList', 'account/employeeManage', 'notice/list'])
      await open(page, `/${path}`)
    const bar = page.getByRole('tablist').first()
    const left = (): Promise<number> => page.evaluate(`document.querySelector('[role=tablist]').scrollLeft`)
    await bar.hover()
    await page.mouse.wheel(0, -2000)
    await expect.poll(left).toBe(0)
    await page.mouse.wheel(0, 400)
    await expect.poll(left).toBeGreaterThan(0)
    await page.getByRole('button', { name: '标签操作' }).click()
    await page.getByRole('menuitem', { name: '标签设置' }).click()
    await expect(page.getByRole('dialog', { name: '主题配置' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Alt+l')
    await expect(page.getByText('屏幕已锁定')).toBeVisible()
  },
)

test(
  'a route named SeparateLayout carries its own layout: the frame steps back and its layout cannot be chosen',
  { tag: '@turn-c' },
  async ({ page }) => {
    const entry = (name: string, path: string, title: string, children: MenuRoute[] = []): MenuRoute => ({
      id: `00000000-0000-7000-8000-${path.length.toString().padStart(12, '0')}`,
      path,
      name,
      meta: { title },
      children,
    })
    const routes = [entry('SeparateLayout', '/alone', '大屏', [entry('Big', '/account/ourCompany', '公司们')])]
    await page.route(`**${menu.router.path}`, (route) => route.fulfill({ json: { code: 200, result: routes } }))
    await signIn(page)
    await page.goto('#/account/ourCompany')
    await expect(page.getByRole('heading', { level: 1, name: '我方公司' })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await page.getByRole('button', { name: '标签操作' }).click()
    await page.getByRole('menuitem', { name: '标签设置' }).click()
    const drawer = page.getByRole('dialog', { name: '主题配置' })
    await expect(drawer.getByText('圆角')).toBeVisible()
    await expect(drawer.getByText('布局', { exact: true })).toHaveCount(0)
  },
)
