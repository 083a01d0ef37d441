import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { project } from '@srm/api/project'
import { accessible, apiAs, expect, noSideways, open, signInAt, test } from '../../fixtures.ts'

const serial = String(Date.now()).slice(-6)
const manager = '郑浩然'

type Call = Awaited<ReturnType<typeof apiAs>>

/** Two tasks, one waiting for the other, from Monday, 1 November 2027. */
const aPlan = async (call: Call, name: string): Promise<{ id: string }> => {
  const [type] = await call(project.classify.all, { query: {} })
  const { id } = await call(project.project.create, {
    body: { name, classify: type?.id ?? '', eventStart: '2027-12-11', eventEnd: '2027-12-12' },
  })
  const add = async (title: string, start: string, end: string): Promise<string> =>
    (await call(project.task.create, { body: { project: id, title, start, end } })).id
  const first = await add('签场地合同', '2027-11-01', '2027-11-02')
  const second = await add('搭建进场', '2027-11-03', '2027-11-03')
  await call(project.task.link, { body: { from: first, to: second } })
  return { id }
}

const barOf = (page: Page, title: string): Locator => page.locator('[data-task-id].gantt_task_line', { hasText: title })
const rowOf = (page: Page, title: string): Locator => page.locator('.gantt_row', { hasText: title })

/** Drags the bar of a task of two days by so many of them. */
const dragBy = async (page: Page, bar: Locator, days: number): Promise<void> => {
  const box = await bar.boundingBox()
  if (!box) throw new Error('the bar is not drawn')
  const y = box.y + box.height / 2
  const from = box.x + box.width / 2
  await page.mouse.move(from, y)
  await page.mouse.down()
  await page.mouse.move(from + 8, y, { steps: 3 })
  await page.mouse.move(from + (box.width / 2) * days, y, { steps: 8 })
  await page.mouse.up()
}

test('a plan is moved by dragging, what waits follows, and whoever is late to it is told', async ({
  page,
  request,
  browser,
}) => {
  const { id } = await aPlan(await apiAs(request, manager), `拖动排期${serial}`)
  const path = `/project/detail?id=${id}&tab=gantt`
  // A page of its own: the browser itself reports the refused call as an error.
  const second = await browser.newPage()
  await signInAt(second, path)
  await expect(rowOf(second, '搭建进场')).toContainText('11-03')

  await signInAt(page, path, manager)
  await expect(rowOf(page, '搭建进场')).toContainText('11-03')
  await dragBy(page, barOf(page, '签场地合同'), 2)
  await expect(page.getByText('“签场地合同”已改期，后续任务已重排')).toBeVisible()
  await expect(rowOf(page, '签场地合同')).toContainText('11-03~11-04')
  await expect(rowOf(page, '搭建进场')).toContainText('11-05')
  await accessible(page)

  await dragBy(second, barOf(second, '签场地合同'), 4)
  await expect(second.getByText('“签场地合同”刚被其他人改过，已载入最新排期，请重新拖动')).toBeVisible()
  await expect(rowOf(second, '签场地合同')).toContainText('11-03~11-04')
})

test('a card goes to the next column by key, and the board is readable on a phone', async ({ page, request }) => {
  const call = await apiAs(request, manager)
  const { id } = await aPlan(call, `键盘看板${serial}`)
  await signInAt(page, `/project/detail?id=${id}&tab=board`, manager)
  const card = page.getByRole('button', { name: '签场地合同', exact: true })
  await card.focus()
  await page.keyboard.press('Control+ArrowRight')
  await expect(page.getByRole('region', { name: '进行中' }).getByText('签场地合同')).toBeVisible()
  await expect(card).toBeFocused()
  const statusOf = async () => (await call(project.task.tree, { query: { projectId: id } }))[0]?.status
  await expect.poll(statusOf).toBe('doing')
  await accessible(page)
  await page.setViewportSize({ width: 375, height: 812 })
  await noSideways(page)
  await open(page, '/project/schedule')
  await expect(page.getByRole('heading', { level: 1, name: '人员排期' })).toBeVisible()
  await noSideways(page)
  await accessible(page)
})

/** How wide and high a picture is, as its own head says. */
const sizeOfPng = async (path: string): Promise<{ width: number; height: number }> => {
  const content = await readFile(path)
  expect(content.subarray(1, 4).toString('latin1')).toBe('PNG')
  return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) }
}

/** Draws a line from the end of one bar to the beginning of another. */
const drawLink = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  await from.hover()
  const begin = await from.locator('.task_end_date .gantt_link_point').boundingBox()
  const end = await to.boundingBox()
  if (!begin || !end) throw new Error('a bar is not drawn')
  await page.mouse.move(begin.x + begin.width / 2, begin.y + begin.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + 4, end.y + end.height / 2, { steps: 8 })
  await expect(to).toHaveClass(/gantt_link_target/)
  await page.mouse.up()
}

test(
  'a plan gets a line by hand and loses it, keeps a baseline to compare with, and goes out as a picture and on paper',
  { tag: '@turn-b' },
  async ({ page, request }) => {
    const call = await apiAs(request, manager)
    const { id } = await aPlan(call, `依赖基线${serial}`)
    await call(project.task.create, { body: { project: id, title: '彩排', start: '2027-11-08', end: '2027-11-09' } })
    const linksOf = async () => (await call(project.task.links, { query: { projectId: id } })).length
    await signInAt(page, `/project/detail?id=${id}&tab=gantt`, manager)
    await expect(page.locator('.gantt_task_link')).toHaveCount(1)
    await expect(barOf(page, '彩排')).toHaveAttribute('aria-label', '彩排 2027-11-08~2027-11-09')
    // Near its edge the chart scrolls under the hand.
    await page.getByRole('button', { name: '展开', exact: true }).click()

    await drawLink(page, barOf(page, '搭建进场'), barOf(page, '彩排'))
    await expect(page.getByText('依赖已建立')).toBeVisible()
    await expect(page.locator('.gantt_task_link')).toHaveCount(2)
    expect(await linksOf()).toBe(2)

    await page.getByRole('button', { name: '保存基线' }).click()
    await page.getByRole('dialog', { name: '保存基线' }).getByRole('button', { name: '保存基线' }).click()
    await expect(page.getByText('已保存 3 个任务的基线')).toBeVisible()
    const baseline = barOf(page, '彩排').locator('i')
    await expect(baseline).toBeVisible()
    const before = await baseline.boundingBox()
    await dragBy(page, barOf(page, '彩排'), 1)
    await expect(rowOf(page, '彩排')).toContainText('11-09~11-10')
    // The baseline stays where the plan was.
    await expect.poll(async () => (await baseline.boundingBox())?.x).toBe(before?.x)
    await page.getByRole('checkbox', { name: '基线' }).uncheck()
    await expect(baseline).toHaveCount(0)

    // A line is made of pieces, of which the one that goes down is free of bars.
    const piece = await page.locator('.gantt_task_link').last().locator('.gantt_line_wrapper').nth(1).boundingBox()
    if (!piece) throw new Error('the line is not drawn')
    await page.mouse.dblclick(piece.x + piece.width / 2, piece.y + piece.height / 2)
    await page.getByRole('dialog', { name: '删除依赖' }).getByRole('button', { name: '删除依赖' }).click()
    await expect(page.getByText('依赖已删除')).toBeVisible()
    await expect.poll(linksOf).toBe(1)

    await page.getByRole('button', { name: '导出', exact: true }).click()
    const saving = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: '导出图片' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toBe(`依赖基线${serial}.png`)
    const { width, height } = await sizeOfPng(await saved.path())
    expect(width).toBeGreaterThan(800)
    expect(height).toBeGreaterThan(200)

    await page.getByRole('button', { name: '导出', exact: true }).click()
    await page.getByRole('menuitem', { name: '打印' }).click()
    const sheet = page.getByRole('img', { name: '项目排期图' })
    await expect(sheet).toBeVisible()
    expect(decodeURIComponent((await sheet.getAttribute('src')) ?? '')).toContain('彩排')
    await page.getByRole('button', { name: '返回排期' }).click()
    await expect(barOf(page, '彩排')).toBeVisible()
  },
)
