import type { Locator, Page } from '@playwright/test'
import { dictionary, type SelOption } from '@srm/api/dictionary'
import { tenancy } from '@srm/api/tenancy'
import { accessible, apiAs, expect, noSideways, open, setLook, signInAt, test } from '../../fixtures.ts'

type Call = Awaited<ReturnType<typeof apiAs>>

/** A row says its name first, then how often it is used. */
const item = (page: Page, name: string): Locator => page.getByRole('treeitem', { name: new RegExp(`^${name} `) })

const act = async (page: Page, option: string, action: string): Promise<void> => {
  await item(page, option).hover()
  await page.getByRole('button', { name: `“${option}”的操作` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

const visit = async (page: Page, selTypeName: string): Promise<void> => {
  await signInAt(page, `/other/indexList?activeId=${selTypeName}`)
  await expect(page.getByRole('tree')).toBeVisible()
}

/** A dictionary of its own, so that journeys do not meet in it. */
const ownDictionary = async (call: Call, ...names: readonly string[]) => {
  const selTypeName = `journey${String(Date.now())}`
  for (const optionName of names) await call(dictionary.create, { body: { selTypeName, optionName } })
  const draw = (tree: readonly SelOption[]): string =>
    tree.map(({ optionName, children }) => optionName + (children.length > 0 ? `(${draw(children)})` : '')).join(' ')
  /** What is stored, not what is shown. */
  const stored = async (): Promise<string> => draw(await call(dictionary.tree, { query: { selTypeName } }))
  return { selTypeName, stored }
}

const middle = async (row: Locator): Promise<{ x: number; y: number; height: number }> => {
  const box = await row.boundingBox()
  if (!box) throw new Error('the row is not on screen')
  return { x: box.x + 160, y: box.y + box.height / 2, height: box.height }
}

/** Drags a row to a part of another: 0 its upper edge, 1 its lower edge; levels to the right are 24 pixels each. */
const drag = async (page: Page, from: Locator, to: Locator, part: number, levels = 0): Promise<void> => {
  for (const row of [to, from]) await row.scrollIntoViewIfNeeded()
  const [start, end] = [await middle(from), await middle(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x, start.y + 8, { steps: 3 })
  const y = end.y - end.height / 2 + end.height * part
  // A quick hand: nothing is drawn between its last move and its letting go.
  await page.mouse.move(start.x + levels * 24, y - 20, { steps: 4 })
  await page.mouse.move(start.x + levels * 24, y)
  await page.mouse.up()
}

test('options are added one after another, renamed in place, switched off and deleted', async ({ page }) => {
  const name = `低空经济${String(Date.now()).slice(-6)}`
  await visit(page, 'industry')
  await expect(page.getByRole('heading', { name: '所属行业' })).toBeVisible()

  await page.getByRole('button', { name: '新增选项' }).click()
  const field = page.getByRole('textbox', { name: '名称', exact: true })
  await field.fill(name)
  await field.press('Enter')
  await expect(item(page, name)).toBeVisible()
  await field.fill(`${name}二`)
  await field.press('Enter')
  await expect(item(page, `${name}二`)).toBeVisible()
  await field.press('Escape')

  await item(page, name).dblclick()
  await field.fill(`${name}改`)
  await field.press('Enter')
  await expect(item(page, `${name}改`)).toBeFocused()

  await page.keyboard.press('F2')
  await field.fill('不要这个名字')
  await field.press('Escape')
  await expect(item(page, `${name}改`)).toBeFocused()

  await act(page, `${name}改`, '停用')
  await expect(item(page, `${name}改`)).toContainText('已停用')

  for (const gone of [`${name}改`, `${name}二`]) {
    await item(page, gone).focus()
    await page.keyboard.press('Delete')
    const dialog = page.getByRole('dialog', { name: `删除“${gone}”？` })
    await expect(dialog).toContainText('没有记录在使用它')
    await dialog.getByRole('button', { name: '删除' }).click()
    await expect(item(page, gone)).toHaveCount(0)
  }
})

test('options are dragged into order, under others and out again', { tag: '@turn-b' }, async ({ page, request }) => {
  const { selTypeName, stored } = await ownDictionary(await apiAs(request), '甲', '乙', '丙', '丁')
  await visit(page, selTypeName)

  await drag(page, item(page, '丁'), item(page, '甲'), 0.05)
  await expect.poll(stored).toBe('丁 甲 乙 丙')
  await drag(page, item(page, '丙'), item(page, '甲'), 0.5)
  await expect.poll(stored).toBe('丁 甲(丙) 乙')
  await expect(item(page, '丙')).toHaveAttribute('aria-level', '2')
  await drag(page, item(page, '乙'), item(page, '丙'), 0.95, 1)
  await expect.poll(stored).toBe('丁 甲(丙 乙)')
  await drag(page, item(page, '丙'), item(page, '乙'), 0.95, -1)
  await expect.poll(stored).toBe('丁 甲(乙) 丙')

  await page.reload()
  await expect(page.getByRole('treeitem')).toHaveText([/丁/, /甲/, /乙/, /丙/])
})

test('the keyboard alone moves options between places and levels', { tag: '@turn-d' }, async ({ page, request }) => {
  const { selTypeName, stored } = await ownDictionary(await apiAs(request), '甲', '乙', '丙')
  await visit(page, selTypeName)

  await item(page, '甲').focus()
  await page.keyboard.press('End')
  await expect(item(page, '丙')).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(item(page, '丙')).toBeFocused()
  await expect.poll(stored).toBe('丙 甲 乙')
  await expect(page.getByText('“丙”已移到最上级下，第 1 项，共 3 项')).toBeAttached()

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(stored).toBe('丙(甲) 乙')
  await page.keyboard.press('Alt+ArrowLeft')
  await expect.poll(stored).toBe('丙 甲 乙')

  await page.keyboard.press('Control+Enter')
  await page.keyboard.type('新')
  await page.keyboard.press('Enter')
  await expect.poll(stored).toBe('丙 甲 新 乙')
})

test('a built-in option can be renamed, not deleted', { tag: '@turn-a' }, async ({ page }) => {
  await visit(page, 'taxpayerType')
  await act(page, '一般纳税人', '删除')
  const dialog = page.getByRole('dialog', { name: '删除“一般纳税人”？' })
  await expect(dialog).toContainText('系统内置，可以改名和排序，不能删除')
  await expect(dialog.getByRole('button', { name: '删除' })).toBeDisabled()
})

test(
  'an option in use cannot be deleted, but its users can be moved to another',
  { tag: '@turn-b' },
  async ({ page, request }) => {
    const mark = String(Date.now()).slice(-6)
    const optionName = `小微企业${mark}`
    const call = await apiAs(request)
    await call(dictionary.create, { body: { selTypeName: 'taxpayerType', optionName, value: `micro${mark}` } })
    const body = { name: `扬州云舟会务有限公司${mark}`, status: 'enabled' as const, taxpayerType: `micro${mark}` }
    const { id } = await call(tenancy.ourCompany.create, { body })

    await visit(page, 'taxpayerType')
    await expect(item(page, optionName)).toContainText('1 处使用')
    await act(page, optionName, '删除')
    const refused = page.getByRole('dialog', { name: `删除“${optionName}”？` })
    await expect(refused).toContainText('有 1 处正在使用它，不能删除')
    await expect(refused).toContainText('我方公司 · 纳税人类型')
    await expect(refused.getByRole('button', { name: '删除' })).toBeDisabled()

    await refused.getByRole('button', { name: '合并到另一项…' }).click()
    const dialog = page.getByRole('dialog', { name: '合并' })
    await dialog.getByLabel('合并到', { exact: true }).fill('xgm')
    await page.getByTitle('小规模纳税人').last().click()
    await dialog.getByRole('button', { name: '合并' }).click()
    await expect(page.getByText('已合并，1 处改用新的选项')).toBeVisible()
    await expect(item(page, optionName)).toHaveCount(0)
    await open(page, `/account/ourCompany/detail?id=${id}`)
    await expect(page.getByRole('insertion').filter({ hasText: '小规模纳税人' })).toBeVisible()
  },
)

test('the tree is found by initials and accessible in light and dark', { tag: '@nightly' }, async ({ page }) => {
  await visit(page, 'industry')
  await page.getByRole('textbox', { name: '在“所属行业”中查找' }).fill('yyjk')
  await expect(page.getByRole('treeitem')).toHaveText([/医药健康/])
  await page.getByRole('textbox', { name: '在“所属行业”中查找' }).fill('')
  await accessible(page)
  await setLook(page, { mode: 'dark' })
  await page.reload()
  await expect(page.getByRole('tree')).toBeVisible()
  await accessible(page)
})

test('on a phone, what a drag does is in the menu', { tag: '@turn-c' }, async ({ page, request }) => {
  const { selTypeName, stored } = await ownDictionary(await apiAs(request), '甲', '乙', '丙')
  await page.setViewportSize({ width: 375, height: 812 })
  await visit(page, selTypeName)
  await act(page, '丙', '上移')
  await expect.poll(stored).toBe('甲 丙 乙')
  await act(page, '丙', '降为上一项的下级')
  await expect.poll(stored).toBe('甲(丙) 乙')
  await act(page, '丙', '升到上一级')
  await expect.poll(stored).toBe('甲 丙 乙')
  await noSideways(page)
  await accessible(page)
})
