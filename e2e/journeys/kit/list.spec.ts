import type { Page } from '@playwright/test'
import { tenancy } from '@srm/api/tenancy'
import {
  accessible,
  accessibleInBoth,
  apiAs,
  choose,
  closeTab,
  expect,
  noSideways,
  open,
  search,
  signIn,
  signInAt,
  test,
} from '../../fixtures.ts'

const list = '/account/ourCompany'
const colleague = '林若曦'
const { create, update } = tenancy.ourCompany

/** Names nobody else uses, so that a search finds exactly these. */
const mark = (): string => `列表${String(Date.now()).slice(-7)}`
type Call = Awaited<ReturnType<typeof apiAs>>

const make = (call: Call, name: string, status: 'enabled' | 'disabled' = 'enabled') =>
  call(create, { body: { name, status } })

const filterByStatus = async (page: Page, status: string): Promise<void> => {
  await page.getByRole('button', { name: '筛选', exact: true }).click()
  await page.getByRole('dialog', { name: '添加筛选' }).getByRole('button', { name: '状态', exact: true }).click()
  const editor = page.getByRole('dialog', { name: '状态' })
  await editor.getByRole('checkbox', { name: status, exact: true }).check()
  // Beside the panel: what was chosen counts.
  await page.getByRole('heading', { level: 1 }).click()
  await expect(editor).toBeHidden()
}

test('filters become chips, narrow the list, and the address shows a colleague the same', async ({
  page,
  browser,
  request,
}) => {
  const name = mark()
  const call = await apiAs(request)
  await make(call, `${name}甲`)
  await make(call, `${name}乙`, 'disabled')
  await signInAt(page, list)
  await search(page, name)
  await expect(page.getByText('共 2 条')).toBeVisible()
  await filterByStatus(page, '停用')
  await expect(page.getByText('共 1 条')).toBeVisible()
  await expect(page.getByRole('link', { name: `${name}乙` })).toBeVisible()
  await page.getByRole('button', { name: '显示', exact: true }).click()
  await page.getByRole('dialog', { name: '显示' }).getByText('紧凑').click()
  await page.getByRole('dialog', { name: '显示' }).getByLabel('法定代表人', { exact: true }).uncheck()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/density=compact/)

  const other = await (await browser.newContext()).newPage()
  await signIn(other, colleague)
  await other.goto(page.url())
  await expect(other.getByRole('link', { name: `${name}乙` })).toBeVisible()
  await expect(other.getByText('共 1 条')).toBeVisible()
  await expect(other.getByRole('columnheader', { name: '法定代表人' })).toHaveCount(0)
  await expect(other.getByRole('button', { name: /状态.*停用/ })).toBeVisible()
  await other.context().close()

  await page.getByRole('button', { name: '移除筛选“状态”' }).click()
  await expect(page.getByText('共 2 条')).toBeVisible()
})

test(
  'a view is saved, shared, seen by a colleague, and opened by default',
  { tag: '@turn-d' },
  async ({ page, browser }) => {
    const view = `停用的${mark()}`
    await signInAt(page, list)
    await filterByStatus(page, '停用')
    await page.getByRole('button', { name: '保存为视图' }).click()
    const panel = page.getByRole('dialog', { name: '管理视图' })
    await panel.getByLabel('视图名称').fill(view)
    await panel.getByLabel('共享给同事').check()
    await panel.getByRole('button', { name: '保存', exact: true }).click()
    await expect(page.getByRole('button', { name: view })).toHaveAttribute('aria-current', 'true')

    const other = await (await browser.newContext()).newPage()
    // The first tab cannot be closed, and this one is to be.
    await signIn(other, colleague)
    await open(other, list)
    await other.getByRole('button', { name: view }).click()
    await expect(other.getByRole('button', { name: /状态.*停用/ })).toBeVisible()
    await other.getByRole('button', { name: '管理视图' }).click()
    await other.getByRole('button', { name: `将“${view}”设为默认视图` }).click()
    await expect(other.getByRole('button', { name: `取消默认视图“${view}”` })).toBeVisible()
    await other.keyboard.press('Escape')
    await other.getByRole('button', { name: '全部', exact: true }).click()
    await expect(other.getByRole('button', { name: /状态.*停用/ })).toHaveCount(0)
    await choose(other, '设置', '数据字典')
    await closeTab(other, '我方公司')
    await choose(other, '企业', '我方公司')
    await expect(other.getByRole('button', { name: view })).toHaveAttribute('aria-current', 'true')
    await other.getByRole('button', { name: '管理视图' }).click()
    await other.getByRole('button', { name: `取消默认视图“${view}”` }).click()
    await expect(other.getByRole('button', { name: `将“${view}”设为默认视图` })).toBeVisible()
    await other.context().close()

    await page.getByRole('button', { name: '管理视图' }).click()
    await page.getByRole('button', { name: `删除视图“${view}”` }).click()
    await expect(page.getByRole('button', { name: view, exact: true })).toHaveCount(0)
  },
)

test('a batch tells what became of each row', async ({ browser, request }) => {
  // A page of its own: the browser itself reports the refused call as an error.
  const page = await (await browser.newContext()).newPage()
  const name = mark()
  const call = await apiAs(request)
  const made = []
  for (const letter of ['甲', '乙', '丙']) made.push(await make(call, name + letter))
  await signInAt(page, list)
  await search(page, name)
  await expect(page.getByText('共 3 条')).toBeVisible()
  await page.getByRole('checkbox', { name: '选择本页全部' }).check()
  await expect(page.getByText('已选 3 条')).toBeVisible()

  const [, second] = made
  const body = { version: 1, name: `${name}乙`, status: 'disabled' as const }
  await call(update, { params: { id: second?.id ?? '' }, body })
  await page.getByRole('toolbar').getByRole('button', { name: '删除' }).click()
  const dialog = page.getByRole('dialog', { name: '删除 3 条记录？' })
  await dialog.getByRole('button', { name: '删除' }).click()
  await expect(dialog).toContainText('删除：成功 2 条，失败 1 条')
  await expect(dialog.getByRole('listitem')).toHaveText(new RegExp(`${name}乙.+`))
  await dialog.getByRole('button', { name: '关闭' }).last().click()
  await expect(page.getByText('共 1 条')).toBeVisible()
  await expect(page.getByText('已选 1 条')).toBeVisible()
  await page.getByRole('toolbar').getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByText(`没有找到“${name}”`)).toBeVisible()
  await page.context().close()
})

test('the keyboard alone searches, walks, chooses and opens', { tag: '@turn-a' }, async ({ page, request }) => {
  const name = mark()
  const call = await apiAs(request)
  for (const letter of ['甲', '乙']) await make(call, name + letter)
  await signInAt(page, list)
  await page.keyboard.press('/')
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByText('共 2 条')).toBeVisible()
  await page.getByRole('textbox', { name: '搜索' }).blur()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: `${name}乙` })).toBeFocused()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByText('已选 2 条')).toBeVisible()
  await page.keyboard.press('k')
  await page.keyboard.press('Escape')
  await expect(page.getByText('已选')).toHaveCount(0)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `${name}乙` })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('共 2 条')).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByLabel('公司名称')).toBeVisible()
})

test('a table groups, sizes and pins', { tag: '@turn-b' }, async ({ page }) => {
  await signInAt(page, `${list}?group=status`)
  const fold = page.getByRole('button', { name: '收起启用' })
  const rows = page.getByRole('row')
  await expect(fold).toBeVisible()
  const before = await rows.count()
  await fold.click()
  await expect(page.getByRole('button', { name: '展开启用' })).toBeVisible()
  await expect.poll(async () => rows.count()).toBeLessThan(before)
  await page.getByRole('button', { name: '显示', exact: true }).click()
  await page.getByRole('button', { name: '取消固定列“公司名称”' }).click()
  await expect(page).toHaveURL(/name\.u/)
  await page.getByRole('button', { name: '固定列“公司名称”' }).click()
  await expect(page).toHaveURL(/name\.p/)
  const grip = page.getByRole('button', { name: '移动列“编号”' })
  await grip.focus()
  await page.keyboard.press('Space')
  await expect(grip).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(/was moved over droppable area creditCode/)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/columns=name\.p_creditCode_code/)
  await accessible(page)
  await page.getByRole('button', { name: '恢复默认列' }).click()
  await expect(page).not.toHaveURL(/columns=/)
})

test('on a phone the list is cards and the filters a drawer, in the light and in the dark', async ({
  page,
  request,
}) => {
  const name = mark()
  const call = await apiAs(request)
  await make(call, `${name}甲`)
  await make(call, `${name}乙`, 'disabled')
  await page.setViewportSize({ width: 375, height: 812 })
  await signInAt(page, `${list}?keyword=${encodeURIComponent(name)}`)
  await expect(page.getByRole('article')).toHaveCount(2)
  await noSideways(page)
  await accessibleInBoth(page)
  await page.getByRole('button', { name: '筛选', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: '筛选条件' })
  await drawer.getByRole('button', { name: '添加筛选' }).click()
  await drawer.getByRole('button', { name: '状态', exact: true }).click()
  await drawer.getByRole('checkbox', { name: '停用', exact: true }).check()
  await drawer.getByRole('button', { name: '完成' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('button', { name: '筛选 1' })).toBeVisible()
})
