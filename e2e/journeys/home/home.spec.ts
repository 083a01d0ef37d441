import type { Locator, Page } from '@playwright/test'
import { home } from '@srm/api/home'
import { tenancy } from '@srm/api/tenancy'
import { accessible, admin, apiAs, expect, noSideways, open, setLook, settled, signIn, test } from '../../fixtures.ts'

const widget = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const placeOf = async (of: Locator): Promise<{ x: number; y: number; width: number; height: number }> =>
  (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

/** Every journey begins with what the product shows. */
test.beforeEach(async ({ request }) => {
  const call = await apiAs(request)
  await call(home.setLayout, { body: { widgets: null } })
  await call(home.setEntries, { body: { entries: null } })
  await call(home.setGuide, { body: { hidden: false } })
})

test('the first page greets by the hour and name, and leads on', async ({ page, request }) => {
  const call = await apiAs(request)
  const name = `无锡云舟会务有限公司${String(Date.now()).slice(-6)}`
  const { id } = await call(tenancy.ourCompany.create, { body: { name, status: 'enabled' } })
  await page.clock.setFixedTime(new Date('2026-11-16T07:59:00+08:00'))
  await signIn(page)
  await expect(page).toHaveURL(/#\/$/)
  await expect(page).toHaveTitle(/首页 - 云采 SRM$/)
  await expect(page.getByRole('heading', { level: 1, name: `早上好，${admin}` })).toBeVisible()
  await expect(page.getByText('2026年11月16日星期一')).toBeVisible()
  await expect(page.getByRole('link', { name: '首页' }).first()).toHaveAttribute('aria-current', 'page')

  const figures = widget(page, '今日数字')
  const todo = figures.getByRole('link', { name: /^待我审批/ })
  await expect(todo).toHaveAttribute('href', '#/approval/centre')
  await expect(figures.getByRole('link', { name: /^资质已过期/ })).toBeVisible()
  for (const shown of ['今天必须处理', '待我审批', '即将到期的证件', '待审核准入', '我的单据', '本周档期'])
    await expect(widget(page, shown)).toBeVisible()
  const waiting = widget(page, '待我审批').getByRole('listitem').first()
  await expect(waiting.getByRole('link', { name: '查看' })).toBeVisible()
  await waiting.getByRole('button', { name: '同意' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
  await expect(widget(page, '即将到期的证件').getByRole('link', { name: '发更新链接' }).first()).toHaveAttribute(
    'href',
    /^#\/supplier\/updateList\/edit\?certificate=/,
  )
  await expect(widget(page, '公告').getByRole('link', { name: /供应商年审安排/ })).toBeVisible()
  await expect(widget(page, '新手引导').getByText(/已完成 \d \/ 8/)).toBeVisible()
  await expect(widget(page, '新手引导').getByRole('listitem').filter({ hasText: '登记我方公司' })).toContainText('登记')

  await open(page, `/account/ourCompany/detail?id=${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await settled(page)
  await page.goto('#/')
  const recent = widget(page, '最近访问').getByRole('link')
  await expect(recent.first()).toContainText(name)
  await recent.first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test(
  'quick entries are chosen from the pages one may open, and the guide is put away',
  { tag: '@turn-a' },
  async ({ page }) => {
    await signIn(page)
    const entries = widget(page, '快捷入口')
    const first = ['项目列表', '询价采购', '找酒店找场地', '新建申请', '新增项目', '新增供应商', '新增客户']
    await expect(entries.getByRole('link')).toHaveText(first)
    await entries.getByRole('button', { name: '自定义入口' }).click()
    const dialog = page.getByRole('dialog', { name: '选择快捷入口' })
    await dialog.getByLabel('新建申请', { exact: true }).uncheck()
    await dialog.getByLabel('角色管理').check()
    await dialog.getByRole('button', { name: '完成' }).click()
    await expect(entries.getByRole('link').last()).toHaveText('角色管理')
    await expect(entries.getByRole('link', { name: '新建申请', exact: true })).toHaveCount(0)
    await widget(page, '新手引导').getByRole('button', { name: '不再显示' }).click()
    await expect(widget(page, '新手引导')).toHaveCount(0)
    await page.reload()
    await expect(entries.getByRole('link').last()).toHaveText('角色管理')
    await expect(widget(page, '新手引导')).toHaveCount(0)
  },
)

/** Rows the lower edge of their card goes through, and titles in more lines than one. */
const cutRows = `[...document.querySelectorAll('main section li')].flatMap((row) => {
  const card = row.closest('section').getBoundingClientRect()
  const at = row.getBoundingClientRect()
  const isCut = at.height > 0 && at.top < card.bottom - 1 && at.bottom > card.bottom + 1
  const isBroken = [...row.querySelectorAll('[data-part=title]')].some((title) => title.offsetHeight > 30)
  return isCut || isBroken ? [row.textContent] : []
})`

test('unread notices on the first page end with a whole one, and no title breaks in the middle of a word', async ({
  page,
  request,
}) => {
  const call = await apiAs(request)
  const names = ['上海悦海文化经纪有限公司', '厦门国际会展酒店管理有限公司', '三亚海棠湾红树林度假会议中心', '北京云舟']
  const items = names.map((name, at) => ({
    id: `01890000-0000-7000-8000-00000000000${String(at)}`,
    type: 'approval',
    title: `待您审批：${name} 转为合格`,
    body: '供应商变更 · 吴建国',
    subject: null,
    subjectId: null,
    link: null,
    readAt: null,
    createdAt: new Date().toISOString(),
  }))
  await page.route('**/api/notice/list**', (route) =>
    route.fulfill({ json: { code: 200, result: { items, nextCursor: null } } }),
  )
  for (const h of [6, 7]) {
    await call(home.setLayout, { body: { widgets: [{ type: 'notice', x: 0, y: 0, w: 3, h }] } })
    if (h === 6) await signIn(page)
    else await page.reload()
    await expect(widget(page, '未读通知').getByRole('listitem').first()).toBeVisible()
    await expect.poll(() => page.evaluate<string[]>(cutRows)).toEqual([])
    await expect(widget(page, '未读通知').getByRole('link', { name: '全部 未读通知' })).toBeVisible()
  }
})

/** What is needed of an element of the page here, whose types are not those of a journey. */
type Word = { readonly scrollWidth: number; readonly clientWidth: number; readonly textContent: string | null }
const cutTexts = (words: Word[]): (string | null)[] =>
  words.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)

for (const name of [admin, '许静怡', '陆文博'])
  test(`figures of ${name} say all their words in English, each others than the next`, async ({ page }) => {
    await setLook(page, { language: 'en' })
    for (const width of [1440, 1366]) {
      await page.setViewportSize({ width, height: 768 })
      if (width === 1440) await signIn(page, name)
      const figures = widget(page, 'Figures of today')
      await expect(figures.getByRole('link').first()).toBeVisible()
      // How many stand beside each other follows the width a moment later.
      await expect.poll(() => figures.locator('a span').evaluateAll(cutTexts)).toEqual([])
      const more = figures.getByRole('button', { name: /^More figures/ })
      if (await more.isVisible()) await more.click()
      if (process.env['SHOTS'])
        await page.screenshot({ path: `${process.env['SHOTS']}/home-${name}-${String(width)}.png` })
      const labels = await figures.locator('a > span').allTextContents()
      expect(new Set(labels).size).toBe(labels.length)
      for (const label of labels) expect(label).toMatch(/^[\x20-\x7E’]+$/)
    }
  })

test('the page is arranged by keys and by pointer, kept, and given back', { tag: '@turn-b' }, async ({ page }) => {
  await signIn(page)
  await expect(widget(page, '最近访问').getByRole('link').first()).toBeVisible()
  await page.getByRole('button', { name: '自定义首页' }).click()
  const entries = widget(page, '待我审批')
  const guide = widget(page, '即将到期的证件')
  const grip = (of: Locator): Locator => of.getByRole('button', { name: /^移动/ })
  expect((await placeOf(entries)).y).toBeLessThan((await placeOf(guide)).y)
  await grip(entries).press('ArrowDown')
  expect((await placeOf(entries)).y).toBeGreaterThan((await placeOf(guide)).y)
  await expect(page.getByText(/待我审批：第 \d+ 行第 1 列，宽 8，高 8/)).toBeAttached()
  const before = await placeOf(entries)
  await grip(entries).press('Shift+ArrowLeft')
  await grip(entries).press('Shift+ArrowDown')
  const after = await placeOf(entries)
  expect(after.width).toBeLessThan(before.width)
  expect(after.height).toBeGreaterThan(before.height)

  await widget(page, '本周档期').getByRole('button', { name: '移除本周档期' }).click()
  await expect(widget(page, '本周档期')).toHaveCount(0)
  const news = widget(page, '公告')
  await grip(news).hover()
  const from = await placeOf(grip(news))
  await page.mouse.down()
  await page.mouse.move(from.x - 900, from.y + 8, { steps: 8 })
  await page.mouse.up()
  expect((await placeOf(news)).x).toBe((await placeOf(guide)).x)
  await page.getByRole('button', { name: '完成', exact: true }).click()
  await expect(page.getByText('首页已保存')).toBeVisible()

  await page.reload()
  await expect(news).toBeVisible()
  expect((await placeOf(news)).x).toBe((await placeOf(guide)).x)
  expect(Math.round((await placeOf(entries)).width)).toBe(Math.round(after.width))
  await expect(widget(page, '本周档期')).toHaveCount(0)
  await page.getByRole('button', { name: '自定义首页' }).click()
  await page.getByRole('button', { name: '添加组件' }).click()
  await page.getByRole('menuitem', { name: '会员' }).click()
  await expect(widget(page, '会员')).toBeVisible()
  await page.getByRole('button', { name: '恢复默认' }).click()
  await expect(page.getByText('已恢复默认首页')).toBeVisible()
  expect((await placeOf(news)).x).toBeGreaterThan((await placeOf(guide)).x)
})

test(
  'an administrator arranges the page of a role, and its holders see it',
  { tag: '@turn-c' },
  async ({ page, browser, request }) => {
    await signIn(page)
    await page.getByRole('button', { name: '自定义首页' }).click()
    await widget(page, '快捷入口').getByRole('button', { name: '移除快捷入口' }).click()
    await page.getByRole('button', { name: '设为角色默认' }).click()
    const dialog = page.getByRole('dialog', { name: /角色的默认首页/ })
    await dialog.getByLabel('采购', { exact: true }).check()
    await dialog.getByRole('button', { name: '设为默认' }).click()
    await expect(page.getByText('角色的默认首页已更新')).toBeVisible()

    const buyer = await (await browser.newContext()).newPage()
    await signIn(buyer, '许静怡')
    await expect(widget(buyer, '最近访问')).toBeVisible()
    await expect(widget(buyer, '快捷入口')).toHaveCount(0)
    await expect(widget(buyer, '会员')).toHaveCount(0)
    await buyer.getByRole('button', { name: '自定义首页' }).click()
    await expect(buyer.getByRole('button', { name: '设为角色默认' })).toHaveCount(0)
    await buyer.context().close()
    const call = await apiAs(request)
    const role = (await call(home.roles, {})).find(({ name }) => name === '采购')
    await call(home.setRoles, { body: { roles: [role?.id ?? ''], widgets: null } })
  },
)

/** Where the home page of somebody leads, each page once. */
const pagesFromHome = async (page: Page): Promise<string[]> => {
  const links = page.getByRole('main').getByRole('link')
  const addresses = await Promise.all((await links.all()).map((link) => link.getAttribute('href')))
  const once = new Map(addresses.flatMap((address) => (address ? [[address.split('?')[0], address] as const] : [])))
  return [...once.values()].filter((address) => address.startsWith('#/'))
}

for (const name of ['许静怡', '郑浩然', '吴建国'])
  test(`the first page of ${name} leads to nothing that is closed to them`, { tag: '@turn-d' }, async ({ page }) => {
    await signIn(page, name)
    await settled(page)
    await expect(widget(page, '今日数字')).toBeVisible()
    const addresses = await pagesFromHome(page)
    expect(addresses.length).toBeGreaterThan(4)
    for (const address of addresses)
      await test.step(address, async () => {
        await open(page, address.slice(1))
        await expect(page.getByRole('heading', { name: /没有权限|升级套餐/ })).toHaveCount(0)
        await page.keyboard.press('Alt+w')
      })
  })

for (const mode of ['light', 'dark'] as const)
  test(`home is accessible and one column on a phone, ${mode}`, { tag: '@nightly' }, async ({ page }) => {
    await setLook(page, { mode, language: mode === 'light' ? 'zh' : 'en' })
    await signIn(page)
    await settled(page)
    await accessible(page)
    await page.getByRole('button', { name: /自定义首页|Customise/ }).click()
    await expect(page.getByRole('button', { name: /^(移动|Move)/ }).first()).toBeVisible()
    await accessible(page)
    await page.setViewportSize({ width: 375, height: 812 })
    await noSideways(page)
    const places = await Promise.all((await page.getByRole('main').getByRole('region').all()).map(placeOf))
    expect(places.length).toBeGreaterThan(4)
    expect(new Set(places.map(({ x, width }) => `${String(x)} ${String(width)}`)).size).toBe(1)
  })
