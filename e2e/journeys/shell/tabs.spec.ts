import type { Page } from '@playwright/test'
import { choose, closeTab, expect, open, settled, signIn, signInAt, test } from '../../fixtures.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const names = (page: Page): Promise<string[]> => page.getByRole('tab').allInnerTexts()

const openAll = async (page: Page): Promise<void> => {
  await expect(tab(page, '首页')).toBeVisible()
  for (const [path, name] of [
    ['/account/ourCompany', '我方公司'],
    ['/authManagement/user', '用户配置'],
    ['/authManagement/role', '角色管理'],
    ['/other/indexList', '数据字典'],
  ] as const) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
}

const act = async (page: Page, name: string, action: string): Promise<void> => {
  await tab(page, name).click({ button: 'right' })
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

test('tabs are closed one by one, by side, all at once, by wheel button and by keyboard', async ({ page }) => {
  await signIn(page)
  await openAll(page)
  await expect.poll(async () => names(page)).toEqual(['首页', '我方公司', '用户配置', '角色管理', '数据字典'])
  await expect(page.getByTitle('关闭 首页')).toHaveCount(0)

  await act(page, '用户配置', '关闭左侧')
  await expect.poll(async () => names(page)).toEqual(['首页', '用户配置', '角色管理', '数据字典'])
  await expect(page.getByRole('heading', { level: 1, name: '用户配置' })).toBeVisible()
  await act(page, '角色管理', '关闭右侧')
  await expect.poll(async () => names(page)).toEqual(['首页', '用户配置', '角色管理'])
  await closeTab(page, '角色管理')
  await expect(page.getByRole('heading', { level: 1, name: '用户配置' })).toBeVisible()

  await openAll(page)
  await act(page, '我方公司', '关闭其他')
  await expect.poll(async () => names(page)).toEqual(['首页', '我方公司'])
  await openAll(page)
  await tab(page, '用户配置').click({ button: 'middle' })
  await expect.poll(async () => names(page)).toEqual(['首页', '我方公司', '角色管理', '数据字典'])
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(page.getByRole('heading', { level: 1, name: '角色管理' })).toBeVisible()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(page.getByRole('heading', { level: 1, name: '数据字典' })).toBeVisible()
  await page.keyboard.press('Alt+w')
  await expect.poll(async () => names(page)).toEqual(['首页', '我方公司', '角色管理'])
  await expect(page.getByRole('heading', { level: 1, name: '角色管理' })).toBeVisible()

  await page.getByRole('button', { name: '标签操作' }).click()
  await page.getByRole('menuitem', { name: '关闭全部' }).click()
  await expect.poll(async () => names(page)).toEqual(['首页'])
  await expect(page.getByRole('heading', { level: 1, name: /好，周敏/ })).toBeVisible()
})

test(
  'tabs are pinned, dragged, kept over a reload, shown alone and opened elsewhere',
  { tag: '@turn-a' },
  async ({ page, context }) => {
    await signIn(page)
    await openAll(page)
    await act(page, '角色管理', '固定')
    await expect.poll(async () => names(page)).toEqual(['角色管理', '首页', '我方公司', '用户配置', '数据字典'])
    await tab(page, '数据字典').dragTo(tab(page, '我方公司'))
    await expect.poll(async () => names(page)).toEqual(['角色管理', '首页', '数据字典', '我方公司', '用户配置'])
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: '数据字典' })).toBeVisible()
    await expect.poll(async () => names(page)).toEqual(['角色管理', '首页', '数据字典', '我方公司', '用户配置'])
    await expect(page.getByTitle('关闭 角色管理')).toHaveCount(0)
    await act(page, '角色管理', '取消固定')
    await expect(page.getByTitle('关闭 角色管理')).toBeVisible()

    await act(page, '我方公司', '内容最大化')
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: '我方公司' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('banner')).toBeVisible()

    const [other] = await Promise.all([context.waitForEvent('page'), act(page, '我方公司', '在新窗口打开')])
    await expect(other.getByRole('heading', { level: 1, name: '我方公司' })).toBeVisible()
  },
)

test('a page is left as it was: text, scroll, address and an open dialog', { tag: '@turn-d' }, async ({ page }) => {
  await signIn(page)
  await page.setViewportSize({ width: 1440, height: 500 })
  await open(page, '/account/ourCompany/edit')
  await page.getByLabel('公司名称').fill('先放一放')
  await page.evaluate('window.scrollTo(0, 300)')
  await open(page, '/account/ourCompany?keyword=yunzhou')
  await settled(page)
  expect(await page.evaluate<number>('window.scrollY')).toBe(0)
  await tab(page, '新增我方公司').click()
  // What waits behind another page keeps its values; only once it is seen again does it stand where it was left.
  await expect(page.getByLabel('公司名称')).toBeVisible()
  await expect(page.getByLabel('公司名称')).toHaveValue('先放一放')
  expect(await page.evaluate<number>('window.scrollY')).toBe(300)
  await choose(page, '企业', '我方公司')
  await expect(page).toHaveURL(/keyword=yunzhou/)
  await expect(page.getByRole('textbox', { name: '搜索' })).toHaveValue('yunzhou')

  await open(page, '/gallery')
  await page.getByRole('button', { name: '确认删除' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (let round = 0; round < 6; round += 1) {
    await page.keyboard.press('Alt+ArrowLeft')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: '我方公司' })).toBeVisible()
    await page.keyboard.press('Alt+ArrowRight')
    await expect(dialog).toBeVisible()
  }
})

test(
  'a page made anew forgets what was typed, but asks first; the bar is gone soon after',
  { tag: '@turn-c' },
  async ({ page }) => {
    await signInAt(page, '/account/ourCompany')
    await page.getByRole('textbox', { name: '搜索' }).fill('写了一半')
    await page.keyboard.press('Alt+r')
    await expect(page.getByRole('textbox', { name: '搜索' })).toHaveValue('')
    await expect(page.locator('[data-progress]')).toHaveCount(0)
    await open(page, '/account/ourCompany/edit')
    await page.getByLabel('公司名称').fill('别丢')
    await act(page, '新增我方公司', '刷新')
    await page.getByRole('dialog', { name: '有未保存的内容' }).getByRole('button', { name: '继续编辑' }).click()
    await expect(page.getByLabel('公司名称')).toHaveValue('别丢')
  },
)

test('a page that breaks leaves the frame and the other pages alone', { tag: '@turn-a' }, async ({ browser }) => {
  // A page of its own: the browser itself reports what cannot be loaded.
  const page = await (await browser.newContext()).newPage()
  await page.route('**/assets/feedback.list.page*', (route) => route.abort())
  await signIn(page)
  await page.waitForLoadState()
  // A missing file is first fetched by loading the page anew, once.
  const loadedAnew = page.waitForEvent('load')
  await page.goto('#/other/feedback')
  await loadedAnew
  await expect(page.getByText('这个页面出错了')).toBeVisible()
  await expect
    .poll(() => page.evaluate<string>(`localStorage.getItem('srm.v1.errors') ?? ''`))
    .toContain('feedback.list')
  await choose(page, '企业', '我方公司')
  await tab(page, '意见反馈').click()
  await page.getByRole('button', { name: '关闭页面' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '我方公司' })).toBeVisible()
  await page.context().close()
})
