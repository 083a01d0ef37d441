import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { application } from '@srm/api/application'
import { approval } from '@srm/api/approval'
import {
  accessibleInBoth,
  apiAs,
  countClicks,
  expect,
  noSideways,
  open,
  settled,
  signIn,
  signInAt,
  test,
} from '../../fixtures.ts'

/** Several people at several machines take their time. */
test.describe.configure({ timeout: 240_000 })

const mark = (): string => String(Date.now()).slice(-7)
const applicant = '郑浩然'
const superior = '林若曦'
const finance = '吴建国'
const boss = '周敏'
const buyer = '许静怡'
const buying = '陆文博'

const centre = '/approval/centre'
const phone = { width: 375, height: 812 }

/** Without news a page cannot know what others do meanwhile: the line for it stays silent. */
const deaf = (page: Page): Promise<unknown> => page.route('**/api/notice/stream*', () => undefined)

/** Another person at another machine. */
const elsewhere = async (browser: Browser, name: string, viewport?: { width: number; height: number }) => {
  const page = await (await browser.newContext(viewport ? { viewport } : {})).newPage()
  page.on('pageerror', (error) => expect(error.message).toBe(''))
  await signIn(page, name)
  return page
}

type Draft = { title: string; type?: string; amount?: string; reason?: string }

/** Writes an application and sends it in, as a person would by calls. */
const submitted = async (request: APIRequestContext, who: string, draft: Draft): Promise<string> => {
  const call = await apiAs(request, who)
  const body = { type: 'general', amount: '800.00', reason: '现场需要', ...draft }
  const { id: docId } = await call(application.create, { body })
  return (await call(approval.submit, { body: { docType: 'application', docId } })).id
}

const decide = async (request: APIRequestContext, who: string, id: string): Promise<void> => {
  const call = await apiAs(request, who)
  const { runs } = await call(approval.centre.detail, { params: { id } })
  const taskId = runs.flatMap(({ tasks }) => tasks).find(({ actions }) => actions.includes('approve'))?.id ?? ''
  await call(approval.act, { params: { id }, body: { do: 'approve', taskId, opinion: '同意' } })
}

const bar = (page: Page) => page.getByRole('toolbar', { name: '审批操作' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const progress = (page: Page) => page.getByRole('complementary', { name: '审批进度' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const waiting = async (page: Page): Promise<number> => {
  const tab = page.getByRole('navigation', { name: '审批列表' }).getByRole('link', { name: /^待我审批/ })
  const badge = tab.locator('[title]')
  return (await badge.count()) === 0 ? 0 : Number(/\d+/.exec((await badge.getAttribute('title')) ?? '')?.[0])
}

/** Agrees in the dialog, having read what comes next. */
const agree = async (page: Page, next: RegExp, opinion: string): Promise<void> => {
  await bar(page).getByRole('button', { name: '同意', exact: true }).click()
  const asks = dialog(page, '同意')
  await expect(asks.getByText(next)).toBeVisible()
  await asks.getByRole('textbox', { name: /意见/ }).fill(opinion)
  await asks.getByRole('button', { name: '同意', exact: true }).click()
  await expect(asks).toBeHidden()
}

test('an application is written, sent in and decided by three people, one of them on a phone', async ({
  browser,
  page,
}) => {
  const title = `会场搭建${mark()}`
  const first = await elsewhere(browser, superior)
  await open(first, centre)
  await settled(first)
  const before = await waiting(first)

  await signInAt(page, '/approval/application', applicant)
  const clicks = await countClicks(page)
  await page.getByRole('button', { name: '新建申请' }).first().click()
  await page.getByLabel('标题').fill(title)
  await page.getByLabel('金额').fill('12800')
  await page.getByLabel('申请事由').fill('主会场与两个分会场的搭建。')
  // The way and its people stand beside the form before anything is saved; one click sends it in.
  const way = page.getByRole('complementary').filter({ hasText: '审批流程' })
  for (const name of [superior, finance, boss]) await expect(way.getByText(name)).toBeVisible()
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await expect(page.getByText('已提交审批')).toBeVisible()
  expect(await clicks()).toBeLessThanOrEqual(2)
  await expect(heading(page, title)).toBeVisible()
  await expect(progress(page).getByText('财务复核')).toBeVisible()

  // The list of whoever decides first is up to date by itself.
  await expect(first.getByRole('link', { name: title })).toBeVisible()
  await expect.poll(() => waiting(first)).toBe(before + 1)
  await first.getByRole('link', { name: title }).click()
  await expect(heading(first, title)).toBeVisible()
  await agree(first, /同意后将到：财务复核（吴建国）/, '搭建商已比价，同意。')
  await expect(first.getByRole('link', { name: title })).toHaveCount(0)

  const second = await elsewhere(browser, finance, phone)
  await open(second, centre)
  await second.getByRole('link', { name: title }).click()
  await expect(heading(second, title)).toBeVisible()
  await noSideways(second)
  const button = bar(second).getByRole('button', { name: '同意', exact: true })
  const box = await button.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(phone.height - 80)
  await agree(second, /同意后将到：总经理审批（周敏）/, '预算内。')

  const third = await elsewhere(browser, boss)
  await open(third, centre)
  await third.getByRole('link', { name: title }).click()
  await expect(progress(third).getByText('搭建商已比价，同意。')).toBeVisible()
  await agree(third, /同意后审批通过，流程结束/, '通过。')

  // The applicant has not touched the page.
  await expect(page.getByText('已通过', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  await expect(progress(page).getByText('通过。', { exact: true })).toBeVisible()
})

test('what is returned comes back with its reason, and what was changed is shown beside what it was', async ({
  browser,
  page,
  request,
}) => {
  const title = `物料采购${mark()}`
  const id = await submitted(request, applicant, { title, amount: '3600.00' })
  const theirs = await elsewhere(browser, superior)
  await open(theirs, `/approval/detail?id=${id}`)
  await bar(theirs).getByRole('button', { name: '退回', exact: true }).click()
  const asks = dialog(theirs, '退回')
  await asks.getByRole('radio', { name: /发起人/ }).check()
  await expect(asks.getByRole('button', { name: '退回', exact: true })).toBeDisabled()
  await asks.getByRole('textbox', { name: /意见/ }).fill('单价偏高，请重新询价。')
  await asks.getByRole('button', { name: '退回', exact: true }).click()
  await expect(asks).toBeHidden()

  await signInAt(page, `/approval/detail?id=${id}`, applicant)
  await expect(page.getByText('林若曦 退回：单价偏高，请重新询价。')).toBeVisible()
  await bar(page).getByRole('button', { name: '去修改单据' }).click()
  await expect(page.getByRole('button', { name: '编辑' })).toBeVisible()
  await page.getByRole('button', { name: '编辑' }).click()
  await page.getByLabel('金额').fill('2900')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(heading(page, title)).toBeVisible()
  await open(page, `/approval/detail?id=${id}`)
  await bar(page).getByRole('button', { name: '重新提交' }).click()
  await dialog(page, '重新提交').getByRole('button', { name: '重新提交' }).click()
  await expect(page.getByText('已重新提交')).toBeVisible()

  await open(theirs, `/approval/detail?id=${id}`)
  await expect(theirs.getByText('第 2 轮')).toBeVisible()
  await expect(theirs.getByText('￥2,900.00').first()).toBeVisible()
  await expect(theirs.locator('[data-progress]'), 'an address of its own has arrived too').toHaveCount(0)
  const changed = theirs.locator('section', { hasText: '相比上一轮有 1 处修改' }).last()
  await expect(changed.getByText('￥3,600.00')).toBeVisible()
  await expect(changed.getByText('￥2,900.00')).toBeVisible()
})

test(
  'a page that is out of date is read again in place and keeps the opinion',
  { tag: '@turn-a' },
  async ({ browser, request }) => {
    const title = `联合采购${mark()}`
    const id = await submitted(request, applicant, { title, type: 'purchase', amount: '26000.00' })
    await decide(request, superior, id)

    const page = await elsewhere(browser, boss)
    await deaf(page)
    await page.reload()
    await open(page, `/approval/detail?id=${id}`)
    await expect(progress(page).getByText('会签 0/3')).toBeVisible()
    await bar(page).getByRole('button', { name: '同意', exact: true }).click()
    const asks = dialog(page, '同意')
    const opinion = asks.getByRole('textbox', { name: /意见/ })
    await opinion.fill('三家里价格最低，同意。')
    await decide(request, buying, id)

    await asks.getByRole('button', { name: '同意', exact: true }).click()
    await expect(asks.getByText(/页面已更新/)).toBeVisible()
    await expect(opinion).toHaveValue('三家里价格最低，同意。')
    await expect(progress(page).getByText('会签 1/3')).toBeVisible()
    await asks.getByRole('button', { name: '同意', exact: true }).click()
    await expect(asks).toBeHidden()
    const call = await apiAs(request, boss)
    const { runs } = await call(approval.centre.detail, { params: { id } })
    expect(runs.flatMap(({ tasks }) => tasks).map((task) => task.opinion)).toContain('三家里价格最低，同意。')
  },
)

test(
  'several are agreed to at once: the total first, then what became of each',
  { tag: '@turn-b' },
  async ({ page, request }) => {
    const word = `批量${mark()}`
    const ids: string[] = []
    for (const amount of ['100.00', '250.50', '999.00'])
      ids.push(await submitted(request, buyer, { title: `${word}第${ids.length + 1}件`, amount }))

    await deaf(page)
    await signInAt(page, `${centre}?keyword=${encodeURIComponent(word)}`, buying)
    await expect(page.getByRole('link', { name: word })).toHaveCount(3)
    await page.getByRole('link', { name: `${word}第2件` }).click()
    await expect(heading(page, `${word}第2件`)).toBeVisible()
    await expect(page.locator('[data-progress]')).toHaveCount(0)
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
    for (const box of await page.getByRole('checkbox', { name: new RegExp(word) }).all()) await box.check()
    const call = await apiAs(request, buyer)
    await call(approval.act, { params: { id: ids[0] ?? '' }, body: { do: 'withdraw', reason: '不需要了' } })

    await page.getByRole('toolbar', { name: /操作/ }).getByRole('button', { name: '同意' }).click()
    const asks = dialog(page, '批量同意 3 件')
    await expect(asks.getByText('￥1,349.50')).toBeVisible()
    await asks.getByRole('button', { name: '同意', exact: true }).click()
    const results = dialog(page, '处理结果')
    await expect(results.getByText('成功 2 件，跳过 1 件，失败 0 件')).toBeVisible()
    await expect(results.getByRole('listitem').first()).toContainText(`${word}第1件`)
    await expect(results.getByRole('listitem').first()).toContainText('跳过')
    await results.getByRole('button', { name: '关闭' }).last().click()
    await expect(page.getByRole('link', { name: word })).toHaveCount(0)
  },
)

test(
  'what was decided is taken back, what was sent in is urged and withdrawn, copies are read',
  { tag: '@turn-c' },
  async ({ browser, page, request }) => {
    const title = `往返${mark()}`
    const id = await submitted(request, applicant, { title, amount: '15000.00' })
    const theirs = await elsewhere(browser, superior)
    await open(theirs, `/approval/detail?id=${id}`)
    await agree(theirs, /财务复核/, '同意。')
    await open(theirs, `${centre}?list=done&keyword=${encodeURIComponent(title)}`)
    await theirs.getByRole('link', { name: title }).hover()
    await theirs.getByRole('button', { name: `收回 ${title}` }).click()
    await theirs.getByRole('dialog').getByRole('button', { name: '收回' }).click()
    await expect(theirs.getByText('已收回')).toBeVisible()

    await signInAt(page, `${centre}?list=mine&keyword=${encodeURIComponent(title)}`, applicant)
    await page.getByRole('link', { name: title }).hover()
    await page.getByRole('button', { name: `催办 ${title}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: '催办' }).click()
    await expect(page.getByText('已催办')).toBeVisible()
    await page.getByRole('link', { name: title }).hover()
    await page.getByRole('button', { name: `撤回 ${title}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: '撤回' }).click()
    await expect(page.getByText('已撤回').first()).toBeVisible()
  },
)

test('the centre can be used by everybody, in the light and in the dark', { tag: '@nightly' }, async ({ page }) => {
  await signInAt(page, `${centre}?list=todo`, boss)
  for (const list of ['todo', 'all']) {
    await open(page, `${centre}?list=${list}`)
    await settled(page)
    await accessibleInBoth(page)
  }
})

test(
  'details can be used by everybody, in the light and in the dark',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const id = await submitted(request, applicant, { title: `无障碍${mark()}`, type: 'purchase', amount: '8800.00' })
    await decide(request, superior, id)
    await signInAt(page, `/approval/detail?id=${id}`, boss)
    for (const name of ['审批详情', '流程图', '流转记录']) {
      await page.getByRole('tab', { name }).click()
      await settled(page)
      await accessibleInBoth(page)
    }
    await bar(page).getByRole('button', { name: '同意', exact: true }).click()
    await expect(dialog(page, '同意')).toBeVisible()
    await settled(page)
    await accessibleInBoth(page)
  },
)

test(
  'on paper there is what one may see, marked until it is approved',
  { tag: '@turn-d' },
  async ({ page, request }) => {
    const id = await submitted(request, applicant, { title: `打印${mark()}`, amount: '700.00' })
    await signInAt(page, `/approval/detail?id=${id}`, superior)
    await page.getByRole('button', { name: '打印' }).click()
    await expect(page.getByLabel('未完成审批')).toBeVisible()
    const call = await apiAs(request, superior)
    const { sha256 } = await call(approval.centre.detail, { params: { id } })
    await expect(page.getByText(`内容校验码 ${sha256}`)).toBeVisible()
    await decide(request, superior, id)
    await page.reload()
    await expect(page.getByText(`内容校验码 ${sha256}`)).toBeVisible()
    await expect(page.getByLabel('未完成审批')).toHaveCount(0)
  },
)
