import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { approval } from '@srm/api/approval'
import {
  accessible,
  accessibleInBoth,
  apiAs,
  expect,
  noSideways,
  open,
  pick,
  settled,
  signInAt,
  test,
} from '../../fixtures.ts'

const mark = (): string => String(Date.now()).slice(-7)
const list = '/approval/flow'

const item = (page: Page, name: string): Locator =>
  page.getByRole('treeitem', { name: new RegExp(`^${name}(?:[ ，]|$)`) })
const tree = (page: Page): Locator => page.getByRole('tree', { name: '流程' })
const step = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: '设计步骤' }).getByRole('button', { name })

/** Opens the grid behind a node and takes a kind of node from it. */
const add = async (page: Page, after: string, kind: string): Promise<void> => {
  await page.getByRole('button', { name: `在“${after}”之后添加` }).click()
  await page.getByRole('menu', { name: '添加节点' }).getByRole('menuitem', { name: kind, exact: true }).click()
}

const closeDrawer = async (page: Page): Promise<void> => {
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
}

const publish = async (page: Page, note: string): Promise<void> => {
  await step(page, '预览发布').click()
  await page.getByLabel('版本说明').fill(note)
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await expect(page.getByText('已发布第 1 版')).toBeVisible()
  await expect(page.getByLabel('版本说明')).toHaveValue('')
  await expect(page.getByText(note)).toBeVisible()
}

/** A flow as a person would have it, with somebody who decides. */
const made = async (request: APIRequestContext): Promise<{ id: string; name: string }> => {
  const call = await apiAs(request)
  const name = `用车审批${mark()}`
  const { id } = await call(approval.flow.create, { body: { name, key: `car${mark()}`, groupName: '行政' } })
  return { id, name }
}

const drawn = async (request: APIRequestContext, id: string): Promise<string> => {
  const call = await apiAs(request)
  const { tree: stored } = await call(approval.flow.show, { params: { id } })
  const { chain } = stored as { chain: readonly { type: string }[] }
  return chain.map(({ type }) => type).join(' ')
}

test('a flow is made from an empty canvas with the mouse, and says what it lacks', async ({ page }) => {
  const name = `差旅审批${mark()}`
  await signInAt(page, list)
  await page.getByRole('button', { name: '新建审批流' }).click()
  const dialog = page.getByRole('dialog', { name: '新建审批流' })
  await dialog.getByLabel('名称').fill(name)
  await dialog.getByRole('button', { name: '高级' }).click()
  await dialog.getByLabel('标识').fill('1')
  await dialog.getByRole('button', { name: '新建审批流' }).click()
  await expect(dialog.getByText('标识应为 2 至 40 位')).toBeVisible()
  await dialog.getByLabel('标识').fill(`trip${mark()}`)
  await dialog.getByRole('button', { name: '新建审批流' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('treeitem')).toHaveCount(2)

  await add(page, '发起人', '审批人')
  await closeDrawer(page)
  await expect(item(page, '审批人')).toHaveAccessibleName('审批人 点击设置，有错误')
  await add(page, '审批人', '条件分支')
  await add(page, '条件 1', '办理人')
  await closeDrawer(page)
  await page.getByRole('button', { name: '添加条件' }).click()
  await expect(page.getByText('优先级 2')).toBeVisible()
  await expect(page.getByRole('treeitem')).toHaveCount(8)

  const toolbar = page.getByRole('toolbar', { name: '画布工具' })
  await toolbar.getByRole('button', { name: /个错误/ }).click()
  const problems = page.getByRole('complementary', { name: '问题' })
  await problems
    .getByRole('button', { name: /没有设置审批人/ })
    .first()
    .click()
  await expect(item(page, '审批人')).toBeFocused()

  await toolbar.getByRole('button', { name: '撤销：添加分支' }).click()
  await expect(page.getByText('优先级 2')).toHaveCount(0)
  await toolbar.getByRole('button', { name: '重做：添加分支' }).click()
  await expect(page.getByText('优先级 2')).toBeVisible()

  // It is kept by itself, without anybody asking for it.
  await expect(page.getByText('草稿已保存')).toBeVisible({ timeout: 15_000 })

  await step(page, '预览发布').click()
  await expect(page.getByRole('button', { name: '发布', exact: true })).toBeDisabled()
  await expect(page.getByText(/还有 \d 个错误，改好后才能发布/)).toBeVisible()
})

test(
  'the keyboard alone draws a condition and a parallel block, copies, sorts and takes back',
  { tag: '@turn-d' },
  async ({ page, request }) => {
    const { id, name } = await made(request)
    await signInAt(page, `/approval/flow/edit?id=${id}`)
    await item(page, '发起人').focus()
    await page.keyboard.press('ArrowDown')
    await expect(item(page, '直属上级')).toBeFocused()
    await page.keyboard.press('Insert')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: '条件分支' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(item(page, '条件分支')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(item(page, '条件 1')).toBeFocused()
    await page.keyboard.press('F2')
    await page.getByRole('textbox', { name: '名称' }).fill('大额')
    await page.keyboard.press('Enter')
    await expect(item(page, '大额')).toBeFocused()

    await item(page, '直属上级').focus()
    await page.keyboard.press('Control+c')
    await item(page, '大额').focus()
    await page.keyboard.press('Control+v')
    await expect(item(page, '直属上级')).toHaveCount(2)
    await page.keyboard.press('Delete')
    await expect(item(page, '直属上级')).toHaveCount(1)
    await expect(item(page, '大额')).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(item(page, '直属上级')).toHaveCount(2)
    await page.keyboard.press('Control+Shift+z')
    await expect(item(page, '直属上级')).toHaveCount(1)

    await item(page, '条件分支').focus()
    await page.keyboard.press('+')
    await page.getByRole('menuitem', { name: '并行分支' }).press('Enter')
    await expect(item(page, '并行分支')).toBeFocused()
    await expect(page.getByText('有未保存的修改')).toBeVisible()
    await page.getByRole('button', { name: '保存草稿' }).click()
    await expect(page.getByText('草稿已保存')).toBeVisible()
    await expect.poll(async () => drawn(request, id)).toBe('start approve exclusive parallel end')
    await item(page, '并行分支').focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(page.getByRole('button', { name: '撤销：移动并行分支' })).toBeEnabled()
    await expect(item(page, '并行分支')).toBeFocused()

    await item(page, '大额').focus()
    await page.keyboard.press('Delete')
    await page.getByRole('dialog', { name: '只剩一个分支了' }).getByRole('button', { name: '一起删除' }).click()
    await expect(item(page, '条件分支')).toHaveCount(0)

    await publish(page, '第一版')
    await expect.poll(async () => drawn(request, id)).toBe('start approve parallel end')
    await open(page, list)
    await expect(page.getByRole('switch', { name: `启用“${name}”` })).toBeChecked()
  },
)

test(
  'people, a way of deciding and a condition are set in the drawers, and what was set is what is published',
  { tag: '@turn-c' },
  async ({ page, request }) => {
    const { id } = await made(request)
    await signInAt(page, `/approval/flow/edit?id=${id}`)
    await add(page, '直属上级', '条件分支')
    await page
      .getByRole('treeitem', { name: /^条件 1/ })
      .getByText('点击设置')
      .click()
    const when = page.getByRole('dialog')
    const [field, compare] = ['字段', '比较'].map((name) => when.getByRole('combobox', { name }))
    const listed = (name: string) => page.locator('.ant-select-item-option').filter({ hasText: name }).first()
    if (!field || !compare) throw new Error('a condition has a field and a way to compare')
    await pick(field, listed('金额'), when.getByTitle('金额', { exact: true }))
    await pick(compare, listed('大于等于'), when.getByTitle('大于等于', { exact: true }))
    await when.getByLabel('取值').fill('50000')
    await when.getByRole('button', { name: '关闭' }).click()
    await expect(when).toBeHidden()
    await expect(page.getByText('金额 大于等于 ￥50,000')).toBeVisible()

    await add(page, '条件 1', '审批人')
    const asks = page.getByRole('dialog')
    await asks.getByRole('textbox', { name: '名称' }).fill('总监会签')
    // A step that was just added is not blamed for what nobody could set yet.
    await expect(asks.getByText('请设置成员')).toBeVisible()
    await expect(asks.getByText('没有设置审批人')).toBeHidden()
    const adding = asks.getByRole('button', { name: '添加审批人' })
    const removing = (name: string) => asks.getByRole('button', { name: `移除 ${name}` })
    await pick(adding, page.getByRole('menuitem', { name: '部门负责人' }), removing('部门负责人'))
    await pick(adding, page.getByRole('menuitem', { name: '主管', exact: true }), removing('主管'))
    await asks.getByRole('radio', { name: /^会签/ }).click()
    await asks.getByRole('tab', { name: '操作' }).click()
    await asks.getByRole('switch', { name: '需要手写签名' }).click()
    await asks.getByRole('button', { name: '关闭' }).click()
    await expect(asks).toBeHidden()
    await expect(item(page, '总监会签')).toHaveAccessibleName(/部门负责人.*直属主管.*会签/)

    await publish(page, '大额加会签')
    const call = await apiAs(request)
    const { tree: stored } = await call(approval.flow.show, { params: { id } })
    expect(JSON.stringify(stored)).toContain('"op":"gte","path":"amount","value":"50000')
    expect(JSON.stringify(stored)).toMatch(/"kind":"all"[^}]*},"name":"总监会签".*"signature":true/)
  },
)

test(
  'list and designer are accessible, in the light and in the dark',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const { id } = await made(request)
    await signInAt(page, list)
    await settled(page)
    await accessibleInBoth(page)
    await open(page, `/approval/flow/edit?id=${id}`)
    for (const kind of ['条件分支', '并行分支']) await add(page, '直属上级', kind)
    await expect(tree(page)).toBeVisible()
    await accessibleInBoth(page)
    await page.getByRole('button', { name: '在“直属上级”之后添加' }).click()
    await expect(page.getByRole('menu', { name: '添加节点' })).toBeVisible()
    await accessibleInBoth(page)
    await page.keyboard.press('Escape')
    for (const name of ['基础信息', '高级设置', '预览发布']) {
      await step(page, name).click()
      await settled(page)
      await accessibleInBoth(page)
    }
  },
)

test('on a phone the list fits and the flow is read', { tag: '@turn-a' }, async ({ page, request }) => {
  const { id } = await made(request)
  await page.setViewportSize({ width: 375, height: 812 })
  await signInAt(page, list)
  await settled(page)
  await noSideways(page)
  await open(page, `/approval/flow/edit?id=${id}`)
  await expect(page.getByText('屏幕较窄，只能查看')).toBeVisible()
  await noSideways(page)
  await accessible(page)
})
