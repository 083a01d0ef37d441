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
  await page.getByRole('button', { name: '新增任务' }).click()
  const form = page.getByRole('dialog', { name: '添加任务' })
  await form.getByLabel('任务', { exact: true }).fill('签场地合同')
  for (const label of ['开始', '结束']) {
    await form.getByLabel(label, { exact: true }).fill('2027-11-12')
    await form.getByLabel(label, { exact: true }).press('Tab')
  }
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('button', { name: '签场地合同', exact: true })).toBeVisible()
  await accessible(page)

  await chooseFromMore(page, '活动改期')
  const move = page.getByRole('dialog', { name: '活动改期' })
  await move.getByLabel('新的开始日期').fill('2027-12-18')
  await move.getByLabel('新的开始日期').press('Enter')
  await expect(move.getByText('1 项会调整')).toBeVisible()
  await move.getByRole('button', { name: '确认改期' }).click()
  await expect(page.getByText('活动已改期，1 项随之调整')).toBeVisible()
  const call = await apiAs(request, '郑浩然')
  const [task] = await call(project.task.tree, { query: { projectId: id } })
  expect(task?.start).toBe('2027-11-19')
})

test('on a phone my tasks are there, and a project tells how it stands', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signInAt(page, '/project/myTask', '郑浩然')
  await noSideways(page)
  await open(page, '/project/index')
  await page.getByText('2026 云舟三亚客户大会').first().click()
  await expect(page.getByText(/距活动还有 \d+ 天/)).toBeVisible()
  await noSideways(page)
  await accessible(page)
})
