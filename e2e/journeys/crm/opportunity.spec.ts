import type { Locator } from '@playwright/test'
import { crm } from '@srm/api/crm'
import { accessible, apiAs, expect, noSideways, open, signInAt, test } from '../../fixtures.ts'

const serial = String(Date.now()).slice(-6)
const name = `澄江年会${serial}`

test('a salesman moves an opportunity on the board by keys, then on a phone, and finds it in the funnel', async ({
  page,
  request,
}) => {
  const api = await apiAs(request, '何欣悦')
  const { id: customer } = await api(crm.customer.create, { body: { name: `无锡澄江传媒${serial}有限公司` } })
  await api(crm.contact.create, { body: { customer, name: '沈澜' } })
  await api(crm.opportunity.create, { body: { customer, name, expectedAmount: '260000.00' } })

  await signInAt(page, `/crm/opportunity?shape=board&keyword=${serial}`, '何欣悦')
  const column = (title: string): Locator => page.getByRole('region', { name: title, exact: true })
  const card = page.getByRole('link', { name })
  await expect(column('初步接触').getByRole('link', { name })).toBeVisible()
  await expect(column('初步接触').getByText('￥260,000.00').first()).toBeVisible()
  await accessible(page)
  await card.focus()
  await page.keyboard.press('Control+ArrowRight')
  const form = page.getByRole('dialog', { name: '移动到“需求确认”' })
  await form.getByRole('combobox', { name: '联系人' }).click()
  await page.getByTitle('沈澜').click()
  await accessible(page, '.ant-drawer')
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await expect(column('需求确认').getByRole('link', { name })).toBeVisible()
  await expect(form).toHaveCount(0)
  await card.focus()
  await page.keyboard.press('Control+ArrowRight')
  await expect(column('方案报价').getByRole('link', { name })).toBeVisible()
  await expect(card).toBeFocused()

  await page.setViewportSize({ width: 375, height: 812 })
  await page.getByRole('button', { name: /^方案报价/ }).click()
  await expect(column('初步接触')).toHaveCount(0)
  await noSideways(page)
  await page.getByRole('button', { name: `移动“${name}”` }).click()
  await page.getByRole('menuitem', { name: '移到“输单”' }).click()
  const loss = page.getByRole('dialog', { name: '移动到“输单”' })
  await loss.getByRole('button', { name: '保存', exact: true }).click()
  await expect(loss.locator('.ant-form-item-has-error')).toHaveCount(1)
  await loss.getByRole('combobox', { name: '输单原因' }).click()
  await page.getByTitle('预算限制').click()
  await loss.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByRole('button', { name: /^输单/ }).click()
  await column('输单').getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('region', { name: '商机阶段' })).toContainText('输单')
  await noSideways(page)

  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/crm/opportunity/funnel')
  await expect(page.getByRole('row', { name: /^方案报价/ }).getByRole('link')).toBeVisible()
})
