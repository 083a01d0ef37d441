import type { Page } from '@playwright/test'
import { menu, type MenuRoute } from '@srm/api/identity/menu'
import { accessible, company, expect, noSideways, settled, signInAt, test } from '../../fixtures.ts'

const colleague = '许静怡'
const keepTheme = async (page: Page, theme: object): Promise<void> => {
  await page.addInitScript(`localStorage.setItem('srm.v1.theme', ${JSON.stringify(JSON.stringify(theme))})`)
}

const sizeOf = async (page: Page, selector: string): Promise<string> => {
  const box = await page.locator(`[data-layout] > ${selector}`).boundingBox()
  return box ? [box.width, box.height].map((side) => Math.round(side)).join('×') : 'none'
}

const areas = (page: Page) => page.getByRole('navigation', { name: '一级菜单' })
const sideMenu = (page: Page) => page.getByRole('navigation', { name: '菜单', exact: true })

/** Milliseconds from the click to the first entry that is lit by it. */
const watchLight = `
  window.watcher?.disconnect()
  delete window.lit
  let clicked = 0
  addEventListener('click', () => { clicked = performance.now() }, { capture: true, once: true })
  window.watcher = new MutationObserver(() => { window.lit ??= performance.now() - clicked })
  window.watcher.observe(document.body, { attributeFilter: ['aria-current'], subtree: true })`

test('two columns: the areas in the rail, their pages beside it, folded away and back', async ({ page }) => {
  await signInAt(page, '/account/ourCompany')
  await expect.poll(async () => sizeOf(page, 'header')).toBe('1174×48')
  await expect.poll(async () => sizeOf(page, 'main')).toMatch(/^1174×/)
  await expect.poll(async () => sizeOf(page, 'aside >> nth=0')).toBe('64×900')
  await expect.poll(async () => sizeOf(page, 'aside >> nth=1')).toBe('202×900')
  await expect(areas(page).getByRole('link', { name: '企业' })).toHaveAttribute('aria-current', 'page')
  await expect(sideMenu(page).getByRole('link', { name: '我方公司' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('navigation', { name: '当前位置' })).toHaveText('企业我方公司')
  await expect(page).toHaveTitle(/我方公司 - 云采 SRM$/)
  await settled(page)
  await accessible(page)

  await page.getByRole('banner').getByRole('button', { name: '折叠菜单' }).click()
  await expect(sideMenu(page)).toHaveCount(0)
  await expect(areas(page)).toBeVisible()
  // The quickest of three: another program on the machine may hold up one of them.
  const times: number[] = []
  for (const [area, heading] of [
    ['权限', '用户配置'],
    ['审批', '审批中心'],
    ['权限', '用户配置'],
  ] as const) {
    await page.evaluate<void>(watchLight)
    await areas(page).getByRole('link', { name: area }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    times.push(await page.evaluate<number>('window.lit'))
  }
  expect(Math.min(...times)).toBeLessThan(100)
  await page.getByRole('banner').getByRole('button', { name: '展开菜单' }).click()
  await expect(sideMenu(page).getByRole('link', { name: '用户配置' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: '云采 SRM' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /好，周敏/ })).toBeVisible()
})

test('the vertical layout is one tree, narrow it opens beside its icons', { tag: '@turn-c' }, async ({ page }) => {
  await keepTheme(page, { layout: 'vertical', menuWidth: 288 })
  await signInAt(page, '/account/ourCompany')
  await expect.poll(async () => sizeOf(page, 'aside')).toBe('288×900')
  await sideMenu(page).getByRole('button', { name: '权限' }).click()
  await expect(sideMenu(page).getByRole('link', { name: '我方公司' })).toHaveCount(0)
  await sideMenu(page).getByRole('link', { name: '角色管理' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '角色管理' })).toBeVisible()
  await page.getByRole('button', { name: '折叠菜单' }).click()
  await expect.poll(() => sizeOf(page, 'aside')).toBe('64×900')
  await sideMenu(page).getByRole('button', { name: '企业' }).hover()
  await sideMenu(page).getByRole('link', { name: '员工管理' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '员工管理' })).toBeVisible()
})

test(
  'the horizontal layout has its menu on top, in the comprehensive one the areas',
  { tag: '@turn-a' },
  async ({ page, context }) => {
    await keepTheme(page, { layout: 'horizontal' })
    await page.goto('#/login')
    await page.getByRole('button', { name: /周敏/ }).click()
    // Counters beside the areas may come late and change their places.
    await settled(page)
    // Areas there is no room for stand under the last entry.
    await areas(page).getByRole('button', { name: '更多' }).hover()
    const ours = areas(page).getByRole('link', { name: '我方公司' })
    await expect(async () => {
      if (!(await ours.isVisible())) await areas(page).getByRole('button', { name: '企业' }).click({ timeout: 2000 })
      await expect(ours).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 30_000 })
    await ours.click()
    await expect(page.getByRole('heading', { level: 1, name: '我方公司' })).toBeVisible()
    await expect(page.getByRole('complementary')).toHaveCount(0)
    await expect.poll(async () => sizeOf(page, 'main')).toMatch(/^1325×/)
    await accessible(page, 'header')

    const other = await context.newPage()
    await keepTheme(other, { layout: 'comprehensive' })
    await other.goto('#/account/ourCompany')
    await expect(sideMenu(other).getByRole('link', { name: '我方公司' })).toHaveAttribute('aria-current', 'page')
    await expect.poll(async () => sizeOf(other, 'header')).toBe('1440×48')
    await expect.poll(async () => sizeOf(other, 'aside')).toBe('266×852')
    await areas(other).getByRole('link', { name: '供应商' }).click()
    await expect(sideMenu(other).getByRole('link', { name: '供应商列表' })).toHaveAttribute('aria-current', 'page')
  },
)

test('in the fall layout everything below an area falls open beside it', { tag: '@turn-b' }, async ({ page }) => {
  await keepTheme(page, { layout: 'fall' })
  await signInAt(page, '/account/ourCompany')
  await sideMenu(page).getByRole('button', { name: '权限' }).hover()
  await sideMenu(page).getByRole('link', { name: '角色管理' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '角色管理' })).toBeVisible()
  await expect(sideMenu(page).getByRole('button', { name: '权限' })).toHaveAttribute('data-lit', 'true')
})

test(
  'below 992 px the layout is vertical, and what is being written survives both ways',
  { tag: '@turn-d' },
  async ({ page }) => {
    await signInAt(page, '/account/ourCompany/edit')
    await page.getByLabel('公司名称').fill('半句话')
    await page.setViewportSize({ width: 375, height: 812 })
    await expect(page.getByRole('button', { name: '打开菜单' })).toBeVisible()
    await expect(areas(page)).toHaveCount(0)
    await expect(page.getByLabel('公司名称')).toHaveValue('半句话')
    await noSideways(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(areas(page)).toBeVisible()
    await expect(page.getByLabel('公司名称')).toHaveValue('半句话')
  },
)

test('the guard: login with the way back, 403, 404, and the tabs are still there afterwards', async ({ page }) => {
  await page.goto('#/account/ourCompany?page=1')
  await expect(page).toHaveURL(/#\/login\?redirect=%2Faccount%2FourCompany%3Fpage%3D1$/)
  await page.getByRole('button', { name: new RegExp(colleague) }).click()
  await expect(page.getByRole('heading', { level: 1, name: '我方公司' })).toBeVisible()
  await expect(page.getByRole('banner').getByText(company)).toBeVisible()

  await page.goto('#/authManagement/role')
  await expect(page.getByRole('heading', { name: '没有权限' })).toBeVisible()
  await expect(page).toHaveURL(/#\/403$/)
  await expect(page.getByText('您无权访问此功能，请联系管理员授权。')).toBeVisible()
  await expect(page.getByText('需要“角色管理”的访问权限。')).toBeVisible()
  await expect(page.getByText(/^可以联系 .*周敏/)).toBeVisible()
  await expect(areas(page)).toBeVisible()
  await accessible(page)
  await page.goto('#/nowhere/at/all')
  await expect(page).toHaveURL(/#\/404$/)
  await page.getByRole('link', { name: '回到首页' }).click()
  await expect(page.getByRole('tab', { name: '我方公司' })).toBeVisible()
  await page.goto('#/login')
  await expect(page.getByRole('banner').getByText(company)).toBeVisible()
  for (const [path, title] of [
    ['/500', '服务器出错了'],
    ['/503', '服务暂时不可用'],
  ] as const) {
    await page.goto(`#${path}`)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
})

let numbered = 0
const entry = (path: string, meta: MenuRoute['meta'], more: Partial<MenuRoute> = {}): MenuRoute => {
  numbered += 1
  return {
    id: `00000000-0000-7000-8000-${String(numbered).padStart(12, '0')}`,
    path,
    name: `N${String(numbered)}`,
    meta,
    ...more,
  }
}

const drawn = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>')}`

const own: readonly MenuRoute[] = [
  entry(
    '/account',
    { title: '企业' },
    {
      children: [
        entry('/account/ourCompany', { title: '公司们', badge: '新', icon: drawn, isCustomSvg: true }),
        entry('/mine', { title: '我的公司', dot: true }, { component: 'account/ourCompany' }),
        entry('/account/employeeManage', { title: '藏起来', hidden: true, activeMenu: '/mine' }),
        entry('/account/accountCenter', { title: '独占', noColumn: true }),
        entry('https://example.com/help', { title: '帮助', target: '_blank' }),
        entry('/authManagement/role', { title: '大屏', fullscreen: true }),
      ],
    },
  ),
  entry(
    '/level',
    { title: '这一层', levelHidden: true },
    {
      children: [entry('/other/indexList', { title: '字典', breadcrumbHidden: true, noClosable: true })],
    },
  ),
]

test('what the server says about its entries is what the menu does', { tag: '@turn-a' }, async ({ page }) => {
  await page.route(`**${menu.router.path}`, (route) => route.fulfill({ json: { code: 200, result: own } }))
  await signInAt(page, '/account/ourCompany')
  const side = sideMenu(page)
  await expect(side.getByRole('link', { name: '公司们' })).toContainText('新')
  await expect(side.getByRole('link', { name: '公司们' }).locator('[style*=mask]')).toBeVisible()
  await expect(areas(page).getByRole('link')).toHaveText(['企业', '字典'])
  await side.getByRole('link', { name: '我的公司' }).click()
  await expect(page).toHaveURL(/#\/mine/)
  await expect(page.getByRole('heading', { level: 1, name: '我方公司' })).toBeVisible()
  await expect(page.getByRole('tab', { name: '我的公司' })).toBeVisible()
  await expect(side.getByRole('link', { name: '藏起来' })).toHaveCount(0)
  await page.goto('#/account/employeeManage')
  await expect(side.getByRole('link', { name: '我的公司' })).toHaveAttribute('aria-current', 'page')
  await expect(side.getByRole('link', { name: '帮助' })).toHaveAttribute('target', '_blank')
  await expect(side.getByRole('link', { name: '帮助' })).toHaveAttribute('href', 'https://example.com/help')

  await page.evaluate(
    'document.documentElement.requestFullscreen = () => { window.full = true; return Promise.resolve() }',
  )
  await side.getByRole('link', { name: '大屏' }).click()
  expect(await page.evaluate<boolean>('window.full === true')).toBe(false)
  await expect.poll(() => page.evaluate<boolean>('window.full === true')).toBe(true)

  await side.getByRole('link', { name: '独占' }).click()
  await expect(side).toHaveCount(0)
  await expect(page.getByRole('button', { name: /折叠菜单|展开菜单/ })).toHaveCount(0)
  await areas(page).getByRole('link', { name: '字典' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '数据字典' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: '当前位置' })).toHaveText('这一层')
})

test('an empty menu is noted and leaves the fixed pages', { tag: '@turn-b' }, async ({ page }) => {
  await page.route(`**${menu.router.path}`, (route) => route.fulfill({ json: { code: 200, result: [] } }))
  await page.goto('#/login?redirect=%2Faccount%2FaccountCenter')
  await page.getByRole('button', { name: /周敏/ }).click()
  await expect(page.getByRole('tab', { name: '用户中心' })).toBeVisible()
  await expect(areas(page).getByRole('link')).toHaveCount(0)
  await expect
    .poll(async () => page.evaluate<string>(`localStorage.getItem('srm.v1.errors')`))
    .toContain('backend route fetch failed')
})
