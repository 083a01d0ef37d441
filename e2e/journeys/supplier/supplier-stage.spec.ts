import { accessible, apiAs, expect, noSideways, open, signIn, test } from '../../fixtures.ts'
import { supplier } from '@srm/api/supplier'

const serial = String(Date.now()).slice(-6)

test('what a supplier lacks is shown before anybody asks, a freeze stands on its page, and a rating is given on a phone', async ({
  page,
  request,
}) => {
  const call = await apiAs(request)
  const body = { name: `无锡澄澜展览${serial}有限公司`, type: 'company' as const }
  const { id } = await call(supplier.supplier.create, { body })
  await signIn(page)
  await open(page, `/supplier/supplierDetail?id=${id}`)
  await page.getByRole('button', { name: '变更阶段' }).click()
  const dialog = page.getByRole('dialog', { name: '变更阶段' })
  await expect(dialog.getByText('至少一个已核验的银行账户')).toBeVisible()
  await expect(dialog.getByRole('img', { name: '未满足' })).toHaveCount(4)
  await expect(dialog.getByRole('button', { name: '提交' })).toBeDisabled()
  await accessible(page, '.ant-drawer')

  await dialog.getByText('冻结', { exact: true }).click()
  await dialog.getByLabel('冻结至').fill('2027-12-31')
  await dialog.getByLabel('冻结至').press('Enter')
  await dialog.getByLabel('理由').fill('合同纠纷未了结')
  await dialog.getByRole('button', { name: '确认' }).click()
  const banner = page.getByRole('alert').filter({ hasText: '已冻结' })
  await expect(banner).toContainText('合同纠纷未了结')
  await expect(banner).toContainText('2027-12-31')
  await page.getByRole('tab', { name: '变更', exact: true }).click()
  await expect(page.getByText('GYSBG-').first()).toBeVisible()

  await page.setViewportSize({ width: 375, height: 812 })
  await open(page, `/supplier/supplierDetail?id=${id}&tab=score`)
  await expect(page.getByText('样本不足').first()).toBeVisible()
  await page.getByRole('button', { name: '评价', exact: true }).click()
  const rating = page.getByRole('dialog', { name: '评价供应商' })
  await rating.getByLabel('评价事由').fill('秋季招商会')
  await rating.getByRole('spinbutton', { name: '现场服务' }).fill('90')
  await rating.getByRole('button', { name: '提交评价' }).click()
  await expect(page.getByRole('tabpanel').getByRole('link', { name: '秋季招商会' })).toBeVisible()
  await noSideways(page)
})
