import { approval } from '@srm/api/approval'
import { demand } from '@srm/api/demand'
import { project } from '@srm/api/project'
import type { Page } from '@playwright/test'
import { accessible, apiAs, expect, noSideways, search, signInAt, test } from '../../fixtures.ts'

const requester = '郑浩然'
const superior = '林若曦'
const buyer = '许静怡'
const serial = String(Date.now()).slice(-6)
const hall = `答谢宴会厅${serial}`

const cellAt = (page: Page, row: number, column: number) =>
  page.locator(`[role=row][aria-rowindex='${String(row)}'] [role=gridcell][aria-colindex='${String(column)}']`)

/** As rows copied from a spreadsheet come. */
const paste = (page: Page, rows: readonly (readonly string[])[]): Promise<void> => {
  const text = rows.map((row) => row.join('\t')).join('\r\n')
  return page.evaluate<void>(`(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', ${JSON.stringify(text)})
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })()`)
}

const idIn = (page: Page): string => new URL(page.url().replace('#/', '')).searchParams.get('id') ?? ''

test('a demand is written in the grid, approved and claimed in the pool by a buyer', async ({ page, request }) => {
  const mine = await apiAs(request, requester)
  const { items } = await mine(project.project.list, { query: { keyword: '三亚客户大会' } })
  await signInAt(page, `/purchase/demand/edit?project=${items[0]?.id ?? ''}`, requester)
  await page.getByLabel('需求标题').fill(`答谢宴${serial}`)
  await page.getByLabel('需求日期').fill('2027-05-20')
  await page.getByLabel('需求日期').press('Tab')
  await cellAt(page, 2, 2).click()
  await paste(page, [
    ['会议场地', hall, '2', '场', '1.5', '2027-05-20', '2027-05-21', '层高 不低于六米', '', '16000'],
    ['礼品', `伴手礼${serial}`, '300', '份', '1', '2027-05-20', '', '规格：茶礼一盒', '', '98'],
  ])
  await expect(page.getByText('合计 ￥77,400.00，2 行')).toBeVisible()

  await page.getByRole('button', { name: '填写规格' }).click()
  const specs = page.getByRole('dialog', { name: '按分类填写规格' })
  await specs
    .getByRole('group', { name: `第 1 行 ${hall}` })
    .getByLabel('层高')
    .first()
    .fill('6.5')
  await specs.getByRole('button', { name: '完成' }).click()
  await expect(cellAt(page, 2, 9)).toContainText('层高：6.5 米')

  await page.getByRole('button', { name: '存草稿' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `答谢宴${serial}` })).toBeVisible()
  const id = idIn(page)
  await page.getByRole('button', { name: '提交审批' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '提交审批' }).click()
  // The demand says so before its approval is opened; what is looked at is the approval.
  await expect(page).toHaveURL(/#\/approval\/detail/)
  await expect(page.getByText('审批中', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  await accessible(page)

  const boss = await apiAs(request, superior)
  const [waiting] = await boss(approval.centre.of, { query: { docType: 'demand', docId: id } })
  const { runs } = await boss(approval.centre.detail, { params: { id: waiting?.id ?? '' } })
  const task = runs.flatMap(({ tasks }) => tasks).find(({ actions }) => actions.includes('approve'))
  const decision = { do: 'approve', taskId: task?.id ?? '', opinion: '同意' } as const
  await boss(approval.act, { params: { id: waiting?.id ?? '' }, body: decision })

  await signInAt(page, '/purchase/pool', buyer)
  await search(page, hall)
  await page.getByRole('link', { name: hall }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: hall })).toBeVisible()
  await page.getByRole('button', { name: '认领' }).click()
  await expect(page.getByRole('button', { name: '退回采购池' })).toBeVisible()
  await page.setViewportSize({ width: 375, height: 812 })
  await noSideways(page)
  const parts = await mine(demand.demand.progress, { params: { id } })
  const states = parts.map(({ stage, buyer: who }) => `${stage} ${who ?? ''}`)
  expect(states.toSorted((one, other) => one.localeCompare(other))).toEqual([`claimed ${buyer}`, 'pending '])
})
