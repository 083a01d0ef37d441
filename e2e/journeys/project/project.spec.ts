import { project } from '@srm/api/project'
import { accessible, apiAs, chooseFromMore, expect, noSideways, open, signInAt, test } from '../../fixtures.ts'

const serial = String(Date.now()).slice(-6)

test('a project manager registers a project, plans its tasks and moves the event with everything that hangs on it', async ({
  page,
  request,
}) => {
  const name = `苏州渠道大会${serial}`
  await signInAt(page, '/project/edit', '郑浩然')
  await page.getByLabel('项目名称').fill(name)
  await page.getByRole('combobox', { name: '项目类型' }).click()
  await page.getByRole('treeitem', { name: '经销商大会' }).click()
  await page.getByLabel('活动开始').fill('2027-12-11')
  await page.getByLabel('活动开始').press('Tab')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const id = new URL(page.url().replace('#/', '')).searchParams.get('id') ?? ''

  await page.getByRole('tab', { name: '任务' }).click()
  await page.getByRole('button', { name: '套用模板' }).click()
  const template = page.getByRole('dialog', { name: '套用模板' })
  await template.getByRole('combobox', { name: '选择模板' }).click()
  await page.getByTitle('会议活动标准计划').click()
  await expect(template.getByText('将新增 27 个任务')).toBeVisible()
  await template.getByRole('button', { name: '套用', exact: true }).click()
  await expect(page.getByRole('button', { name: '签订场地合同', exact: true })).toBeVisible()
  await accessible(page)

  await chooseFromMore(page, '活动改期')
  const move = page.getByRole('dialog', { name: '活动改期' })
  await move.getByLabel('新的开始日期').fill('2027-12-18')
  await move.getByLabel('新的开始日期').press('Enter')
  await expect(move.getByText(/^\d+ 项会调整$/)).toBeVisible()
  await move.getByRole('button', { name: '确认改期' }).click()
  await expect(page.getByText(/^活动已改期，\d+ 项随之调整$/)).toBeVisible()
  const call = await apiAs(request, '郑浩然')
  const tree = await call(project.task.tree, { query: { projectId: id } })
  const show = tree.flatMap(({ children }) => children).find(({ title }) => title === '现场执行')
  expect(show?.start).toBe('2027-12-18')

  await page.getByRole('button', { name: '筹备' }).click()
  await page.getByRole('button', { name: '申请立项' }).click()
  await page.getByLabel('申请说明').fill('客户已确认，申请立项')
  await page.getByRole('button', { name: '存草稿' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `立项：${name}` })).toBeVisible()
})

test('whoever buys for a project sees neither its tasks nor their tab until its type opens them', async ({
  page,
  request,
}) => {
  const manager = await apiAs(request, '郑浩然')
  const { items } = await manager(project.project.list, { query: { keyword: '三亚客户大会' } })
  const id = items[0]?.id ?? ''
  const buyers = await manager(project.member.list, { query: { pageSize: 100 } })
  const buyer = buyers.items.find((one) => one.project.id === id && one.role === 'buyer')
  await signInAt(page, `/project/detail?id=${id}`, buyer?.name ?? '')
  await expect(page.getByRole('tab', { name: '成员' })).toBeVisible()
  await expect(page.getByRole('tab', { name: '任务' })).toHaveCount(0)
  const buying = await apiAs(request, buyer?.name ?? '')
  await expect(buying(project.task.tree, { query: { projectId: id } })).rejects.toThrow()
})

test('on a phone my tasks are there, and a project tells how it stands', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signInAt(page, '/project/myTask', '郑浩然')
  await expect(page).toHaveURL(/filter=.*assignee/)
  await noSideways(page)
  await open(page, '/project/index')
  await page.getByRole('textbox', { name: '搜索', exact: true }).fill('三亚客户大会')
  await page.getByRole('link', { name: '2026 云舟三亚客户大会' }).click()
  await expect(page.getByText(/距活动还有 \d+ 天/)).toBeVisible()
  await noSideways(page)
  await accessible(page)
})
