import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test'
import { identity } from '@srm/api/identity'
import {
  accessibleInBoth,
  apiAs,
  choose,
  company,
  expect,
  noSideways,
  open,
  setLook,
  settled,
  signIn,
  signInAt,
  test,
} from '../../fixtures.ts'

const stamp = (): string => String(Date.now()).slice(-7)

const item = (page: Page, name: string): Locator => page.getByRole('treeitem', { name: new RegExp(`^${name} `) })

const act = async (page: Page, node: string, action: string): Promise<void> => {
  await item(page, node).hover()
  await page.getByRole('button', { name: `“${node}”的操作` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

const saved = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page).toHaveURL(/detail\?id=/)
  await expect(page.getByRole('button', { name: '保存', exact: true })).toHaveCount(0)
}

const makeRole = async (page: Page, name: string): Promise<void> => {
  await open(page, '/authManagement/role/edit')
  await page.getByLabel('角色名称').fill(name)
  await page.getByRole('textbox', { name: '搜索权限' }).fill('wfgs')
  await page.getByRole('checkbox', { name: '查看 我方公司' }).check()
  await expect(page.getByText(/^已选 2 \//)).toBeVisible()
  await saved(page)
}

/** What a new colleague is told, read from where the administrator copies it. */
const told = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: /已为.*开通账号/ })
  const fact = (label: string): Promise<string> =>
    dialog.getByRole('term').filter({ hasText: label }).locator('+ dd').innerText()
  const [companyCode, username, password] = [await fact('企业代码'), await fact('登录名'), await fact('初始密码')]
  await expect(dialog.getByLabel('可直接发给对方的内容')).toHaveValue(new RegExp(password.trim()))
  await dialog.getByRole('button', { name: '关闭' }).last().click()
  return { companyCode: companyCode.trim(), username: username.trim(), password: password.trim() }
}

type InvitationFacts = Awaited<ReturnType<typeof told>>

const tokenOf = async (
  request: APIRequestContext,
  { companyCode, username, password }: InvitationFacts,
): Promise<string> => {
  const path = identity.auth.byPasswordSub.path
  const answer = await request.post(path, { data: { companyCode, username, password } })
  return ((await answer.json()) as { result: { token: string } }).result.token
}

/** A password somebody else chose opens nothing but its own change. */
const changePassword = async (page: Page, { password }: InvitationFacts): Promise<void> => {
  await expect(page.getByRole('heading', { name: '请先修改密码' })).toBeVisible()
  await page.getByLabel('当前密码', { exact: true }).fill(password)
  await page.getByLabel('新密码', { exact: true }).fill(`${password}-2Kz`)
  await page.getByLabel('确认新密码', { exact: true }).fill(`${password}-2Kz`)
  await page.keyboard.press('Enter')
}

const pageWith = async (browser: Browser, token: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await page.addInitScript(`Object.assign(localStorage, ${JSON.stringify({ 'srm.v1.token': token })})`)
  return page
}

test('a role with few rights, a colleague invited with it, and no more than that is theirs', async ({
  page,
  browser,
}) => {
  const role = `只看公司${stamp()}`
  await signIn(page)
  await makeRole(page, role)

  await open(page, '/account/employeeManage')
  await page.getByRole('button', { name: '邀请员工' }).click()
  await page.getByLabel('姓名').fill('陶然')
  await page.getByLabel('登录名').fill(`taoran${stamp()}`)
  await page.getByRole('combobox', { name: '角色' }).fill(role)
  await page.getByTitle(role).click()
  await page.keyboard.press('Escape')
  await saved(page)
  const invitation = await told(page)

  const token = await tokenOf(page.request, invitation)
  const theirs = await pageWith(browser, token)
  await theirs.goto('#/')
  await changePassword(theirs, invitation)
  await expect(theirs.getByRole('banner').getByText(company)).toBeVisible()
  await choose(theirs, '企业', '我方公司')
  const menu = theirs.getByRole('navigation', { name: /菜单/ })
  await expect(menu.getByRole('link', { name: /用户配置|角色管理|员工管理|数据字典/ })).toHaveCount(0)

  const headers = { Authorization: `Bearer ${token}` }
  const refused = await page.request.get(identity.user.list.path, { headers })
  expect(refused.status()).toBe(403)
  expect(((await refused.json()) as { code: number }).code).toBe(403)
  await theirs.goto('#/authManagement/user')
  await expect(theirs).toHaveURL(/#\/403$/)
  await theirs.context().close()
})

test('a person is added without a mouse', { tag: '@turn-a' }, async ({ page }) => {
  await signInAt(page, '/authManagement/user')
  await page.getByRole('button', { name: '新增用户' }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('姓名').focus()
  await page.keyboard.type('方晓')
  await page.keyboard.press('Tab')
  await page.keyboard.type(`1390${stamp()}`)
  await page.keyboard.press('Tab')
  await page.keyboard.type(`fangxiao${stamp()}`)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '已为方晓开通账号' })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/detail\?id=/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: '方晓' })).toBeVisible()
})

const middle = async (row: Locator): Promise<{ x: number; y: number; height: number }> => {
  const box = await row.boundingBox()
  if (!box) throw new Error('the row is not on screen')
  return { x: box.x + 160, y: box.y + box.height / 2, height: box.height }
}

test(
  'departments are dragged below one another, given a leader, merged, and kept while people are in them',
  { tag: '@turn-d' },
  async ({ page, request }) => {
    const call = await apiAs(request)
    const [east, west] = [`华东${stamp()}部`, `华西${stamp()}部`]
    const ids: Record<string, string> = {}
    for (const name of [east, west]) ids[name] = (await call(identity.department.create, { body: { name } })).id
    const parentOf = async (name: string): Promise<string | null | undefined> =>
      (await call(identity.department.list, {})).find((one) => one.name === name)?.parentId
    await signInAt(page, '/authManagement/department')

    // Other journeys may have left many departments: a row below the edge of the window takes no press.
    for (const name of [east, west]) await item(page, name).scrollIntoViewIfNeeded()
    const [from, to] = [await middle(item(page, west)), await middle(item(page, east))]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x, from.y - 8, { steps: 3 })
    await page.mouse.move(to.x, to.y, { steps: 8 })
    await page.mouse.up()
    await expect.poll(() => parentOf(west)).toBe(ids[east])

    await act(page, west, '编辑资料')
    const form = page.getByRole('dialog', { name: `编辑“${west}”` })
    await form.getByLabel('负责人', { exact: true }).fill('高远')
    await page.getByText('采购中心 · ').first().click()
    await form.getByRole('button', { name: '保存' }).click()
    await expect(item(page, west)).toContainText('高远')

    await act(page, west, '合并到…')
    const merging = page.getByRole('dialog', { name: '合并' })
    await merging.getByRole('combobox', { name: '合并到' }).fill(east)
    await page.locator('.ant-select-item-option').filter({ hasText: east }).click()
    await merging.getByRole('button', { name: '合并' }).click()
    await expect(item(page, west)).toHaveCount(0)

    await act(page, '采购中心', '删除')
    const removing = page.getByRole('dialog', { name: '删除“采购中心”？' })
    await expect(removing).toContainText('不能删除')
    await expect(removing.getByRole('button', { name: '删除' })).toBeDisabled()
  },
)

test('two roles stand side by side and their differences are lit', { tag: '@turn-c' }, async ({ page }) => {
  await signInAt(page, '/authManagement/role/compare')
  for (const [label, role] of [
    ['选择一个角色', '采购'],
    ['选择另一个角色', '财务'],
  ] as const) {
    await page.getByRole('combobox', { name: label }).fill(role)
    const option = page.locator('.ant-select-item-option:visible').filter({ hasText: new RegExp(`^${role}$`) })
    await expect(option).toHaveCount(1)
    await option.click()
    await expect(option).toHaveCount(0)
  }
  const scope = page.getByRole('row', { name: /^数据范围/ })
  await expect(scope).toContainText('本部门')
  await expect(scope).toHaveAttribute('data-differs', 'true')
  await expect(page.getByRole('row', { name: /^修改我方公司 无 有$/ })).toHaveAttribute('data-differs', 'true')
  await expect(page.getByRole('row', { name: /^查询我方公司/ })).toHaveCount(0)
  await page.getByRole('switch', { name: '只看不同' }).click()
  await expect(page.getByRole('row', { name: /^查询我方公司 有 有$/ })).toHaveAttribute('data-differs', 'false')
})

test(
  'an administrator sees with the eyes of a role, in a tab of its own',
  { tag: '@turn-a' },
  async ({ page, context }) => {
    await signInAt(page, '/authManagement/role')
    await page.getByRole('main').getByRole('link', { name: '采购', exact: true }).click()
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: '以角色查看' }).click(),
    ])
    await expect(tab.getByText('正在以“采购”角色查看，只读')).toBeVisible()
    await tab.getByRole('navigation', { name: '一级菜单' }).getByRole('link', { name: '权限' }).click()
    // The only page of the area stands there at once, without a column of entries.
    await expect(tab.getByRole('heading', { level: 1, name: '部门管理' })).toBeVisible()
    await expect(tab.getByRole('link', { name: '角色管理' })).toHaveCount(0)
    expect(await tab.evaluate<string | null>(`localStorage.getItem('srm.v1.token')`)).toBe(
      await page.evaluate<string | null>(`localStorage.getItem('srm.v1.token')`),
    )
    await Promise.all([tab.waitForEvent('close'), tab.getByRole('button', { name: '退出查看' }).click()])
    await page.reload()
    await expect(
      page.getByRole('navigation', { name: '菜单', exact: true }).getByRole('link', { name: '角色管理' }),
    ).toBeVisible()
  },
)

test('a leaver hands everything over before going', async ({ page, request }) => {
  const call = await apiAs(request)
  const name = `季离${stamp()}`
  const body = {
    displayName: name,
    username: `jili${stamp()}`,
    status: 'active' as const,
    roles: [],
    otherDepartments: [],
  }
  const leaver = await call(identity.user.create, { body })
  const led = await call(identity.department.create, { body: { name: `交接部${stamp()}`, leaderId: leaver.id } })
  await signInAt(page, `/account/employeeManage/detail?id=${leaver.id}`)
  await page.getByRole('button', { name: '离职交接' }).click()
  await expect(page.getByRole('heading', { name: '名下 1 类、共 1 项待交接' })).toBeVisible()
  const leave = page.getByRole('button', { name: '交接并离职' })
  await expect(leave).toBeDisabled()
  await page.getByRole('combobox', { name: '负责的部门的接手人' }).fill('高远')
  await page.getByText('采购中心 · ').first().click()
  await leave.click()
  await page.getByRole('dialog').getByRole('button', { name: '交接并离职' }).click()
  await expect(page.getByText('离职', { exact: true }).first()).toBeVisible()
  const department = await call(identity.department.show, { params: { id: led.id } })
  expect(department.leader?.name).toBe('高远')
  await call(identity.department.remove, { params: { id: led.id } })
})

test(
  'menu entries are renamed, hidden, restored, and a link of the own is added',
  { tag: '@turn-b' },
  async ({ page, request }) => {
    const call = await apiAs(request)
    const entry = async (name: string) => (await call(identity.menu.items, {})).find((one) => one.name === name)
    await signInAt(page, '/authManagement/menu')
    await item(page, '我方公司').dblclick()
    const field = page.getByRole('textbox', { name: '名称', exact: true })
    await field.fill('公司主体')
    await field.press('Enter')
    await act(page, '公司主体', '隐藏')
    await expect(item(page, '公司主体')).toContainText('隐藏 · 已修改')
    expect((await entry('OurCompany'))?.meta).toMatchObject({ title: '公司主体', hidden: true })
    await act(page, '公司主体', '恢复默认')
    await expect(item(page, '我方公司')).toBeVisible()

    const title = `帮助${stamp()}站`
    await act(page, '企业', '新增菜单或链接')
    const form = page.getByRole('dialog', { name: '新增菜单' })
    await form.getByLabel('路由名称').fill(`Help${stamp()}`)
    await form.getByLabel('路径', { exact: true }).fill('https://example.com/help')
    await form.getByLabel('显示名称').fill(title)
    await form.getByRole('button', { name: '保存' }).click()
    await expect(item(page, title)).toContainText('自定义')
    await act(page, title, '删除')
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
    await expect(item(page, title)).toHaveCount(0)
  },
)

test('the log is filtered, and its chain verified', { tag: '@turn-d' }, async ({ page }) => {
  await signInAt(page, '/authManagement/log?tab=login')
  await expect(page.getByRole('listitem').filter({ hasText: '演示登录' }).first()).toBeVisible()
  await page.getByRole('button', { name: '校验日志完整性' }).click()
  await expect(page.getByText('日志完整，没有被篡改')).toBeVisible()
})

let examples: readonly string[] = []

test.beforeAll(async ({ request }) => {
  const call = await apiAs(request)
  const user = (await call(identity.user.all, { query: { keyword: '陆文博' } }))[0]?.id ?? ''
  const roles = await call(identity.role.all, { query: {} })
  const [left = '', right = ''] = roles.map(({ id }) => id)
  examples = [
    `/account/employeeManage/detail?id=${user}`,
    `/account/employeeManage/handOver?id=${user}`,
    `/authManagement/role/detail?id=${left}&tab=rights`,
    `/authManagement/role/detail?id=${left}&tab=members`,
    `/authManagement/role/compare?left=${left}&right=${right}`,
  ]
})

const pages = [
  '/authManagement/user',
  '/account/employeeManage/edit',
  '/authManagement/department',
  '/authManagement/role',
  '/authManagement/role/edit',
  '/authManagement/role/duties',
  '/authManagement/menu',
  '/authManagement/log',
  '/account/accountCenter',
  '/account/accountCenter?tab=security',
  '/account/accountCenter?tab=notice',
  '/account/accountCenter?tab=keys',
  '/account/accountCenter?tab=company',
] as const

test(
  'all pages of people and authority are accessible, in the light and in the dark',
  { tag: '@nightly' },
  async ({ page }) => {
    test.setTimeout(240_000)
    await signIn(page)
    for (const path of [...pages, ...examples]) {
      await open(page, path)
      await settled(page)
      await test.step(path, () => accessibleInBoth(page))
      // What was looked at is not looked at again behind the next page.
      await page.keyboard.press('Alt+w')
    }
  },
)

for (const language of ['zh', 'en'] as const)
  test(`all pages of people and authority fit a phone, ${language}`, { tag: '@nightly' }, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width: 375, height: 812 })
    await setLook(page, { language })
    await signIn(page)
    for (const path of [...pages, ...examples]) {
      await open(page, path)
      await settled(page)
      await test.step(path, () => noSideways(page))
    }
  })
