import type { Browser, Locator, Page } from '@playwright/test'
import { approval } from '@srm/api/approval'
import { apiAs, expect, fillDates, noSideways, open, signIn, test } from '../../fixtures.ts'

/** Four people at four machines, who draw, write, decide and mend. */
test.describe.configure({ timeout: 240_000 })
test.use({ actionTimeout: 20_000 })

const mark = (): string => String(Date.now()).slice(-7)
const designer = '周敏'
const applicant = '郑浩然'
const superior = '林若曦'
const finance = '吴建国'
const buying = '陆文博'
const phone = { width: 375, height: 812 }

/** How a hand reaches what it wants: with the pointer, or with the keys alone. */
type Hand = {
  readonly press: (target: Locator) => Promise<void>
  readonly add: (page: Page, after: string, kind: string) => Promise<void>
  readonly openCard: (page: Page, name: RegExp) => Promise<void>
  readonly choose: (page: Page, box: Locator, word: string) => Promise<void>
}

const card = (page: Page, name: RegExp): Locator => page.getByRole('treeitem', { name })

/** The list of choices that is open. */
const choices = (page: Page): Locator => page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')

const mouse: Hand = {
  press: (target) => target.click(),
  add: async (page, after, kind) => {
    await page.getByRole('button', { name: `在“${after}”之后添加` }).click()
    await page.getByRole('menuitem', { name: kind, exact: true }).click()
  },
  openCard: (page, name) => card(page, name).getByText('点击设置').click(),
  choose: async (page, box, word) => {
    await box.click()
    const option = choices(page).getByTitle(word, { exact: true })
    // A list that is still being filled moves away under the pointer; one clicks again.
    await expect(async () => {
      await option.click({ timeout: 3000 })
      await expect(option).toBeHidden({ timeout: 2000 })
    }).toPass({ timeout: 30_000 })
  },
}

const keys: Hand = {
  press: (target) => target.press('Enter'),
  add: async (page, after, kind) => {
    await card(page, new RegExp(`^${after}`)).focus()
    await page.keyboard.press('Insert')
    await page.getByRole('menuitem', { name: kind, exact: true }).press('Enter')
  },
  openCard: (page, name) => card(page, name).press('Enter'),
  choose: async (page, box, word) => {
    await box.focus()
    await page.keyboard.type(word)
    await choices(page).locator(`.ant-select-item-option-active[title="${word}"]`).waitFor()
    await page.keyboard.press('Enter')
  },
}

const shut = async (hand: Hand, drawer: Locator): Promise<void> => {
  await hand.press(drawer.getByRole('button', { name: '关闭' }))
  await expect(drawer).toBeHidden()
}

/** Names who decides at the node whose drawer is open. */
const name = async (page: Page, hand: Hand, step: string, people: readonly string[]): Promise<void> => {
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('textbox', { name: '名称' }).fill(step)
  await hand.press(drawer.getByRole('button', { name: '添加审批人' }))
  await hand.press(page.getByRole('menuitem', { name: '指定成员' }))
  const box = drawer.getByRole('combobox', { name: '成员' })
  for (const one of people) {
    await box.pressSequentially(one)
    await expect(page.getByRole('option', { name: new RegExp(one) }).first()).toBeAttached()
    await page.locator('.ant-select-item-option-active', { hasText: one }).waitFor()
    await box.press('Enter')
    await expect(drawer.getByText(one).first()).toBeVisible()
  }
  await box.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
}

/** A condition with a step where all agree, then two who decide side by side. */
const draw = async (page: Page, hand: Hand): Promise<void> => {
  await hand.add(page, '发起人', '条件分支')
  await hand.openCard(page, /^条件 1/)
  const drawer = page.getByRole('dialog')
  await hand.choose(page, drawer.getByRole('combobox', { name: '字段' }), '金额')
  await hand.choose(page, drawer.getByRole('combobox', { name: '比较' }), '大于等于')
  await drawer.getByLabel('取值').fill('50000')
  await shut(hand, drawer)
  await expect(page.getByText('金额 大于等于 ￥50,000')).toBeVisible()

  await hand.add(page, '条件 1', '审批人')
  await name(page, hand, '总监会签', [superior, finance])
  const all = drawer.getByRole('radio', { name: /^会签/ })
  await (hand === mouse ? all.click() : all.press('Space'))
  await expect(all).toBeChecked()
  await shut(hand, drawer)
  await expect(card(page, /^总监会签/)).toHaveAccessibleName(/会签/)

  await hand.add(page, '条件分支', '并行分支')
  for (const [branch, step, who] of [
    ['分支 1', '总经理审批', designer],
    ['分支 2', '采购审批', buying],
  ] as const) {
    await hand.add(page, branch, '审批人')
    await name(page, hand, step, [who])
    await shut(hand, drawer)
  }
}

/** From an empty canvas to a flow all trips ask. */
const made = async (page: Page, hand: Hand, title: string): Promise<void> => {
  await open(page, '/approval/flow')
  await hand.press(page.getByRole('button', { name: '新建审批流' }))
  const asks = page.getByRole('dialog', { name: '新建审批流' })
  await asks.getByLabel('名称').fill(title)
  await hand.press(asks.getByRole('button', { name: '新建审批流' }))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await draw(page, hand)
  await hand.press(page.getByRole('navigation', { name: '设计步骤' }).getByRole('button', { name: '预览发布' }))
  await hand.press(page.getByRole('button', { name: '发布', exact: true }))
  await expect(page.getByText('已发布第 1 版')).toBeVisible()
}

const forTrips = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '用于申请' }).click()
  const drawer = page.getByRole('dialog', { name: /使用本审批流/ })
  await drawer.getByRole('radio', { name: '只有符合条件的' }).click()
  await mouse.choose(page, drawer.getByRole('combobox', { name: '字段' }), '申请类型')
  await mouse.choose(page, drawer.getByRole('combobox', { name: '取值' }), '出差申请')
  await drawer.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('绑定已更新')).toBeVisible()
  await expect(page.getByRole('region', { name: '申请单' })).toContainText('出差申请')
}

const elsewhere = async (
  browser: Browser,
  who: string,
  viewport?: { width: number; height: number },
): Promise<Page> => {
  const page = await (await browser.newContext(viewport ? { viewport } : {})).newPage()
  page.on('pageerror', (error) => expect(error.message).toBe(''))
  await signIn(page, who)
  return page
}

const decide = async (page: Page, title: string, verb: '同意' | '退回', opinion: string): Promise<void> => {
  await open(page, `/approval/centre?keyword=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: title }).click()
  const bar = page.getByRole('toolbar', { name: '审批操作' })
  await expect(bar.getByRole('button', { name: '同意', exact: true })).toBeVisible()
  const button = bar.getByRole('button', { name: verb, exact: true })
  if (await button.isVisible()) await button.click()
  else {
    // On a phone what one does less often is one step further.
    await bar.getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: verb, exact: true }).click()
  }
  const asks = page.getByRole('dialog', { name: verb, exact: true })
  if (verb === '退回') await asks.getByRole('radio', { name: /发起人/ }).check()
  await asks.getByRole('textbox', { name: /意见/ }).fill(opinion)
  await asks.getByRole('button', { name: verb, exact: true }).click()
  await expect(asks).toBeHidden()
}

/** Writes the request, looks at the way it will go, and sends it in; says where it is shown. */
const sent = async (mine: Page, title: string): Promise<string> => {
  await open(mine, '/approval/application/edit')
  await mine.getByLabel('标题').fill(title)
  await mouse.choose(mine, mine.getByRole('combobox', { name: '申请类型' }), '出差申请')
  await mine.getByLabel('目的地').fill('成都')
  await fillDates(mine, '2026-12-01', '2026-12-03')
  await mine.getByLabel('金额').fill('68000')
  await mine.getByLabel('申请事由').fill('踏勘三个会场，含一行四人差旅。')
  const way = mine.getByRole('complementary').filter({ hasText: '审批流程' })
  for (const who of [superior, finance, designer, buying])
    await expect(way.getByText(new RegExp(who)).first()).toBeVisible()
  await mine.getByRole('button', { name: '提交', exact: true }).click()
  await expect(mine.getByText('已提交审批')).toBeVisible()
  await expect(mine).toHaveURL(/approval\/detail/)
  return mine.url()
}

test('a flow is drawn with the mouse, published, sent through by people on three machines, returned, mended and printed', async ({
  browser,
  page,
}) => {
  const title = `成都踏勘出差${mark()}`
  await signIn(page, designer)
  await made(page, mouse, `出差审批${mark()}`)
  await forTrips(page)

  const mine = await elsewhere(browser, applicant)
  const place = await sent(mine, title)

  const first = await elsewhere(browser, superior)
  const second = await elsewhere(browser, finance, phone)
  await decide(first, title, '同意', '行程合理。')
  await decide(second, title, '退回', '住宿标准偏高，请按差旅制度调整。')

  await expect(mine.getByText(`${finance} 退回：住宿标准偏高，请按差旅制度调整。`)).toBeVisible()
  await mine.getByRole('toolbar', { name: '审批操作' }).getByRole('button', { name: '去修改单据' }).click()
  await mine.getByRole('button', { name: '编辑' }).click()
  await mine.getByLabel('金额').fill('56000')
  await mine.getByRole('button', { name: '保存', exact: true }).click()
  await expect(mine.getByRole('button', { name: '编辑' })).toBeVisible()
  await mine.goto(place)
  await mine.getByRole('toolbar', { name: '审批操作' }).getByRole('button', { name: '重新提交' }).click()
  await mine.getByRole('dialog', { name: '重新提交' }).getByRole('button', { name: '重新提交' }).click()
  await expect(mine.getByText('已重新提交')).toBeVisible()

  await open(second, `/approval/centre?keyword=${encodeURIComponent(title)}`)
  await second.getByRole('link', { name: title }).click()
  const changed = second.locator('section', { hasText: '相比上一轮有 1 处修改' }).last()
  await expect(changed.getByText('￥68,000.00')).toBeVisible()
  await expect(changed.getByText('￥56,000.00')).toBeVisible()
  await noSideways(second)
  await decide(second, title, '同意', '符合标准。')
  await decide(first, title, '同意', '同意。')
  const third = await elsewhere(browser, buying)
  await decide(page, title, '同意', '注意控制行程。')
  await decide(third, title, '同意', '机票统一预订。')

  await expect(mine.getByText('已通过', { exact: true }).first()).toBeVisible()
  await mine.getByRole('button', { name: '打印' }).click()
  const sheet = mine.getByRole('main')
  for (const words of ['￥56,000.00', '符合标准。', '注意控制行程。', '机票统一预订。'])
    await expect(sheet.getByText(words).first()).toBeVisible()
  await expect(mine.getByLabel('未完成审批')).toHaveCount(0)
  expect((await mine.pdf({ preferCSSPageSize: true })).length).toBeGreaterThan(5000)
  await expect(sheet.getByRole('img', { name: /扫码打开这份审批/ })).toBeVisible()
  const [, code = ''] = /内容校验码 ([0-9a-f]{16})/.exec(await sheet.innerText()) ?? []
  const [id = ''] = /[0-9a-f-]{36}/.exec(mine.url()) ?? []
  for (const [paper, said] of [
    [code, '纸面与系统中的内容一致'],
    ['0'.repeat(16), /纸面与系统中的内容不一致/],
  ] as const) {
    await open(mine, `/approval/detail?id=${id}&sheet=${paper}`)
    await expect(mine.getByText(said).first()).toBeVisible()
  }
})

test(
  'the same flow is drawn with the keys alone, from an empty canvas to its publication',
  { tag: '@turn-d' },
  async ({ page, request }) => {
    const title = `出差审批${mark()}`
    await signIn(page, designer)
    await made(page, keys, title)
    const call = await apiAs(request)
    const { id = '' } = (await call(approval.flow.list, {})).find((one) => one.name === title) ?? {}
    const { chain } = (await call(approval.flow.show, { params: { id } })).tree as { chain: readonly object[] }
    expect(chain.map((node) => ('type' in node ? node.type : ''))).toEqual(['start', 'exclusive', 'parallel', 'end'])
    const drawn = JSON.stringify(chain)
    expect(drawn).toContain('"op":"gte","path":"amount","value":"50000')
    expect(drawn).toMatch(/"kind":"all"/)
  },
)
