import type { APIRequestContext } from '@playwright/test'
import { crm } from '@srm/api/crm'
import { accessible, apiAs, choose, expect, noSideways, open, pick, search, signInAt, test } from '../../fixtures.ts'

const serial = String(Date.now()).slice(-6)
const name = `太仓沙溪会务${serial}有限公司`
const pool = `沿江公海${serial}`

/** A customer of a salesman with two deals won today, and a pool without rules. */
const prepare = async (request: APIRequestContext): Promise<string> => {
  const seller = await apiAs(request, '何欣悦')
  const { id: customer } = await seller(crm.customer.create, { body: { name } })
  const { id: contact } = await seller(crm.contact.create, { body: { customer, name: '顾清' } })
  const won = (await seller(crm.opportunity.stages, {})).find(({ kind }) => kind === 'won')?.id ?? ''
  for (const expectedAmount of ['9123456.78', '76543.21']) {
    const body = {
      customer,
      contact,
      name: `年度大会${serial}`,
      expectedAmount,
      expectedSigningDate: '2031-03-01',
    }
    const { id } = await seller(crm.opportunity.create, { body })
    await seller(crm.opportunity.move, { params: { id }, body: { version: 1, stage: won } })
  }
  const manager = await apiAs(request)
  await manager(crm.pool.create, { body: { name: pool } })
  return customer
}

test('a manager changes a recycle rule, transfers a customer and finds the ranking’s figure as the sum of its list', async ({
  page,
  request,
}) => {
  const customer = await prepare(request)
  await signInAt(page, '/crm/poolSetting')
  await search(page, pool)
  await page.getByRole('link', { name: pool }).click()
  await page.getByRole('button', { name: '编辑', exact: true }).click()
  const days = page.getByLabel('未跟进满（天）回收')
  await days.fill('3000')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: pool })).toBeVisible()
  await expect(page.getByText('3,000', { exact: true }).filter({ visible: true })).toBeVisible()

  await open(page, `/crm/crmDetail?id=${customer}`)
  await page.getByRole('button', { name: '转交', exact: true }).click()
  const form = page.getByRole('dialog', { name: '转交' })
  await pick(
    form.getByRole('combobox', { name: '新负责人' }),
    page.locator('.ant-select-item-option').filter({ hasText: '顾晓明' }),
    form.getByTitle('顾晓明'),
  )
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await expect(form).toHaveCount(0)

  await choose(page, '客户', '采购排行')
  await page.getByRole('radiogroup', { name: '统计期间' }).getByText('本月').click()
  await page.getByRole('radiogroup', { name: '排行指标' }).getByText('赢单金额（含税）').click()
  const row = page.getByRole('region', { name: '排行榜' }).getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('顾晓明')
  const figure = row.getByRole('link', { name: '￥9,199,999.99', exact: true })
  await expect(figure).toBeVisible()
  await accessible(page)
  await page.setViewportSize({ width: 375, height: 812 })
  await noSideways(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await figure.click()
  await expect(page.getByRole('heading', { level: 1, name: '商机' })).toBeVisible()
  const sum = page.locator('dl > div').filter({ hasText: '预计金额（含税）合计' }).filter({ visible: true })
  await expect(sum).toContainText('￥9,199,999.99')
  await open(page, '/crm/statistics')
  await expect(page.getByRole('list', { name: '行业' })).toBeVisible()
  await accessible(page)
})
