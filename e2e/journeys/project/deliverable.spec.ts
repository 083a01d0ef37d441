import { dictionary } from '@srm/api/dictionary'
import { project } from '@srm/api/project'
import { accessible, apiAs, expect, noSideways, open, signInAt, test } from '../../fixtures.ts'

const serial = String(Date.now()).slice(-6)
const manager = '郑浩然'

test('a project goes on when what its stage owes is there or waived by somebody else', async ({
  page,
  request,
  browser,
}) => {
  const boss = await apiAs(request)
  const type = `闭门研讨${serial}`
  const { id: classifyId } = await boss(dictionary.classes.create, { body: { kind: 'project', name: type } })
  const deliverables = [
    { stage: 'intent' as const, title: '客户需求书' },
    { stage: 'intent' as const, title: '毛利测算' },
  ]
  await boss(project.deliverable.saveType, { params: { classifyId }, body: { deliverables } })

  await signInAt(page, '/project/classify')
  const row = page.getByRole('treeitem', { name: new RegExp(type) })
  await row.hover()
  await row.getByRole('button', { name: /的操作$/ }).click()
  await page.getByRole('menuitem', { name: '阶段交付物' }).click()
  const form = page.getByRole('dialog', { name: '阶段交付物' })
  await expect(form.getByText(/进入下一阶段前要交齐/)).toBeVisible()
  await accessible(page)
  await form.getByRole('button', { name: '取消' }).click()

  const call = await apiAs(request, manager)
  const name = `苏州闭门会${serial}`
  const { id } = await call(project.project.create, { body: { name, classify: classifyId } })
  const theirs = await browser.newPage()
  await signInAt(theirs, `/project/detail?id=${id}`, manager)
  await expect(theirs.getByText('还没有交付：客户需求书、毛利测算')).toBeVisible()
  await expect(theirs.getByRole('button', { name: /^豁免/ })).toHaveCount(0)
  await theirs.getByRole('button', { name: '登记交付：客户需求书' }).click()
  const dialog = theirs.getByRole('dialog', { name: '登记交付：客户需求书' })
  await dialog.getByLabel(/放在哪里/).fill('文档 · 客户需求书')
  await dialog.getByRole('button', { name: '登记交付' }).click()
  await expect(theirs.getByText('本阶段交付物 1/2')).toBeVisible()
  await theirs.setViewportSize({ width: 375, height: 812 })
  await noSideways(theirs)
  await accessible(theirs)

  await open(page, `/project/detail?id=${id}`)
  await page.getByRole('button', { name: '豁免：毛利测算' }).click()
  const waiving = page.getByRole('dialog', { name: '豁免：毛利测算' })
  await waiving.getByLabel(/豁免原因/).fill('老客户框架价')
  await waiving.getByRole('button', { name: '豁免', exact: true }).click()
  await expect(page.getByText('本阶段交付物 2/2')).toBeVisible()
  await expect(page.getByText(/还没有交付/)).toHaveCount(0)
})
