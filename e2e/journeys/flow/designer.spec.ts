import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { approval } from '@srm/api/approval'
import { accessibleInBoth, apiAs, expect, noSideways, open, settled, signIn, test } from '../../fixtures.ts'

const mark = (): string => String(Date.now()).slice(-7)

type Drawing = Readonly<Record<string, unknown>> & { readonly id: string }

const step = (id: string, name: string, more: object = {}): Drawing => ({
  id,
  type: 'approve',
  name,
  approvers: [{ by: 'superior', of: 'initiator', level: 1, skipSelf: true }],
  mode: { kind: 'any', reject: 'first' },
  ...more,
})

const above = (value: string): object => ({ match: 'anyOfAll', groups: [[{ op: 'gte', path: 'amount', value }]] })

const choice = (id: string, branches: readonly (readonly [string, string | null, readonly Drawing[]])[]): Drawing => ({
  id,
  type: 'exclusive',
  name: '金额',
  branches: branches.map(([name, value, chain], at) => ({
    id: `b${String(at)}`,
    name,
    when: value === null ? null : above(value),
    chain,
  })),
})

const small: readonly Drawing[] = [
  step('first', '初审'),
  choice('c', [
    ['大额', '50000', [step('chief', '总监')]],
    ['中额', '10000', []],
    ['其余', null, []],
  ]),
  step('last', '复核'),
]

type CreatedFlow = { readonly id: string; readonly name: string; readonly call: Awaited<ReturnType<typeof apiAs>> }

/** A flow as it was drawn and saved before. */
const made = async (request: APIRequestContext, steps: readonly Drawing[] = small): Promise<CreatedFlow> => {
  const call = await apiAs(request)
  const name = `设计${mark()}`
  const { id } = await call(approval.flow.create, { body: { name, key: `design${mark()}` } })
  const { rev, tree } = await call(approval.flow.show, { params: { id } })
  const { settings, chain } = tree as { settings: unknown; chain: readonly unknown[] }
  const drawn = { schemaVersion: 2, settings, chain: [chain[0], ...steps, chain.at(-1)] }
  await call(approval.flow.saveDraft, { params: { id }, body: { rev, tree: drawn } })
  return { id, name, call }
}

const item = (page: Page, name: string): Locator =>
  page.getByRole('treeitem', { name: new RegExp(`^${name}(?:[ ，]|$)`) })
const grip = (page: Page, name: string): Locator => item(page, name).locator('[data-grip]')

const designer = async (page: Page, id: string): Promise<void> => {
  await open(page, `/approval/flow/edit?id=${id}`)
  await expect(page.getByRole('tree', { name: '流程' })).toBeVisible()
}

/** Takes a card by its grip and holds it over another, a little to one side. */
const hold = async (page: Page, name: string, over: string, side: 'left' | 'right' = 'left'): Promise<void> => {
  await grip(page, name).hover()
  await page.mouse.down()
  const box = await item(page, over).locator('[data-card]').first().boundingBox()
  if (!box) throw new Error(`${over} is not in sight`)
  await page.mouse.move(box.x + box.width * (side === 'left' ? 0.3 : 0.7), box.y + box.height / 2, { steps: 4 })
}

const names = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('[role=treeitem]')].map((item) => item.ariaLabel.split(/[ ，]/)[0])`)

test(
  'a node and a branch are dragged elsewhere, and what cannot be says why',
  { tag: '@turn-c' },
  async ({ page, request }) => {
    const { id, call } = await made(request)
    await signIn(page)
    await designer(page, id)
    await expect
      .poll(async () => names(page))
      .toEqual(['发起人', '初审', '金额', '大额', '总监', '中额', '其余', '复核', '结束'])
    const ghost = page.getByRole('status').filter({ hasText: /松开放在这里|拖到|不能|已经|必须/ })

    await hold(page, '初审', '中额')
    await expect(ghost).toContainText('松开放在这里')
    await page.mouse.up()
    await expect
      .poll(() => names(page))
      .toEqual(['发起人', '金额', '大额', '总监', '中额', '初审', '其余', '复核', '结束'])
    await expect(page.getByRole('button', { name: '撤销：移动初审' })).toBeEnabled()

    await hold(page, '金额', '总监')
    await expect(ghost).toContainText('不能放进它自己里面')
    await page.mouse.up()
    await hold(page, '总监', '大额')
    await expect(ghost).toContainText('它已经在这里')
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(page.getByRole('button', { name: '撤销：移动初审' })).toBeEnabled()

    await hold(page, '中额', '其余', 'right')
    await expect(ghost).toContainText('默认分支必须在最后')
    await page.mouse.up()
    await hold(page, '中额', '大额')
    await page.mouse.up()
    await expect
      .poll(() => names(page))
      .toEqual(['发起人', '金额', '中额', '初审', '大额', '总监', '其余', '复核', '结束'])

    // The same by keyboard: cut here, pasted there, settings and all.
    await item(page, '总监').focus()
    await page.keyboard.press('Control+x')
    await item(page, '复核').focus()
    await page.keyboard.press('Control+v')
    await expect
      .poll(() => names(page))
      .toEqual(['发起人', '金额', '中额', '初审', '大额', '其余', '复核', '总监', '结束'])
    await page.getByRole('button', { name: '保存草稿' }).click()
    await expect(page.getByText('草稿已保存')).toBeVisible()
    const { tree } = await call(approval.flow.show, { params: { id } })
    const { chain } = tree as { chain: readonly { id: string }[] }
    expect(chain.map((node) => node.id).slice(1, -1)).toEqual(['c', 'last', 'chief'])

    await page.getByRole('button', { name: '步骤列表' }).click()
    await page.getByRole('menuitem', { name: '打开时' }).click()
    await expect
      .poll(() => names(page))
      .toEqual(['发起人', '初审', '金额', '大额', '总监', '中额', '其余', '复核', '结束'])
  },
)

test(
  'a large flow has a map that leads to its end, and settings go from node to node',
  { tag: '@turn-d' },
  async ({ page, request }) => {
    const many = Array.from({ length: 44 }, (_, at) => step(`n${String(at)}`, `第${String(at + 1)}步`))
    const { id, name } = await made(request, [...many, step('none', '没有人', { approvers: [] })])
    await signIn(page)
    await designer(page, id)
    const map = page.locator('[data-map]')
    await expect(map.locator('circle[data-level=error]')).toHaveCount(1)
    await expect(item(page, '结束')).not.toBeInViewport()
    const box = await map.boundingBox()
    if (!box) throw new Error('the map is not in sight')
    await page.mouse.click(box.x + box.width / 2, box.y + box.height - 14)
    await expect(item(page, '结束')).toBeInViewport()
    await expect(item(page, '发起人')).not.toBeInViewport()
    // The canvas moves, the page around it does not.
    await expect(page.getByRole('heading', { level: 1, name })).toBeInViewport()
    await expect(page.getByRole('navigation', { name: '设计步骤' })).toBeInViewport()

    await item(page, '第1步').focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('tab', { name: '操作' }).click()
    await drawer.getByRole('switch', { name: '需要手写签名' }).click()
    await drawer.getByRole('button', { name: '应用到其他节点' }).click()
    const applying = page.getByRole('dialog', { name: '把“第1步”的设置应用到其他节点' })
    await applying.getByRole('checkbox', { name: '操作' }).check()
    await applying.getByRole('searchbox', { name: '搜索节点' }).fill('第2步')
    await applying.getByRole('checkbox', { name: /^第2步/ }).check()
    await applying.getByRole('button', { name: '应用到 1 个节点' }).click()
    await expect(applying).toBeHidden()
    await drawer.getByRole('button', { name: '下一个节点' }).click()
    await expect(drawer.getByRole('textbox', { name: '名称' })).toHaveValue('第2步')
    await drawer.getByRole('tab', { name: '操作' }).click()
    await expect(drawer.getByRole('switch', { name: '需要手写签名' })).toBeChecked()
    await drawer.getByRole('button', { name: '关闭' }).click()
    await expect(drawer).toBeHidden()

    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出图片' }).click()
    expect((await saved).suggestedFilename()).toBe(`${name}.svg`)
  },
)

test(
  'two people draw the same flow: the second sees what differs and loses nothing',
  { tag: '@turn-b' },
  async ({ browser, request }) => {
    const { id, name } = await made(request)
    // A refused call is an error in the console, and here one is wanted.
    const [mine, theirs] = await Promise.all(
      [1, 2].map(async () => {
        const page = await (await browser.newContext()).newPage()
        await signIn(page)
        await designer(page, id)
        return page
      }),
    )
    if (!mine || !theirs) throw new Error('there are two of them')
    await item(theirs, '初审').focus()
    await theirs.keyboard.press('F2')
    await theirs.getByRole('textbox', { name: '名称' }).fill('经理初审')
    await theirs.keyboard.press('Enter')
    await theirs.getByRole('button', { name: '保存草稿' }).click()
    await expect(theirs.getByText('草稿已保存')).toBeVisible()

    await item(mine, '总监').focus()
    await mine.keyboard.press('Delete')
    await mine.getByRole('button', { name: '保存草稿' }).click()
    const dialog = mine.getByRole('dialog', { name: '有人保存了新的草稿' })
    await expect(dialog.getByRole('listitem', { name: '名称：经理初审 → 初审' })).toBeVisible()
    await expect(dialog.getByRole('cell', { name: /总监.*删除/ })).toBeVisible()
    await dialog.getByRole('button', { name: '载入对方的草稿' }).click()
    await expect(item(mine, '经理初审')).toBeVisible()
    await mine.getByRole('button', { name: '撤销：载入对方的草稿' }).click()
    await expect(item(mine, '总监')).toHaveCount(0)
    await mine.getByRole('button', { name: '保存草稿' }).click()
    await expect(mine.getByText('草稿已保存')).toBeVisible()

    // Now the other is behind: their change goes on as a copy.
    await item(theirs, '复核').focus()
    await theirs.keyboard.press('Delete')
    await theirs.getByRole('button', { name: '保存草稿' }).click()
    const other = theirs.getByRole('dialog', { name: '有人保存了新的草稿' })
    await other.getByRole('button', { name: '把我的另存为副本' }).click()
    await expect(theirs.getByRole('heading', { level: 1, name: `${name}（我的副本）` })).toBeVisible()
    await expect(item(theirs, '复核')).toHaveCount(0)
    await Promise.all([mine.context().close(), theirs.context().close()])
  },
)

test('editions side by side, in the light and in the dark', { tag: '@turn-c' }, async ({ page, request }) => {
  const { id, call } = await made(request)
  await call(approval.flow.publish, { params: { id }, body: { rev: 2 } })
  const { rev, tree } = await call(approval.flow.show, { params: { id } })
  const { settings, chain } = tree as { settings: object; chain: readonly Drawing[] }
  const [start, , block, last, end] = chain
  const changed = [
    start,
    { ...last, signature: true, mode: { kind: 'all', reject: 'one' } },
    block,
    step('new', '法务'),
    end,
  ]
  await call(approval.flow.saveDraft, {
    params: { id },
    body: { rev, tree: { schemaVersion: 2, settings: { ...settings, batch: false }, chain: changed } },
  })
  await signIn(page)
  await designer(page, id)
  await page.getByRole('navigation', { name: '设计步骤' }).getByRole('button', { name: '预览发布' }).click()
  await page.getByRole('button', { name: '与第 1 版对比' }).click()
  const dialog = page.getByRole('dialog', { name: '版本对比' })
  await expect(dialog.getByRole('listitem', { name: '允许批量同意：是 → 否' })).toBeVisible()
  await expect(dialog.getByRole('listitem', { name: '需要手写签名：否 → 是' })).toBeVisible()
  await expect(dialog.getByRole('listitem', { name: /^多人审批方式：或签.* → 会签/ })).toBeVisible()
  await expect(dialog.getByRole('cell', { name: /^法务.*新增/ })).toBeVisible()
  await expect(dialog.getByRole('cell', { name: /^初审.*删除/ })).toBeVisible()
  await settled(page)
  await accessibleInBoth(page, '[role=dialog]')
  await page.setViewportSize({ width: 375, height: 812 })
  await noSideways(page)
})
