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
