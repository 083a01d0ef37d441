import type { Page } from '@playwright/test'
import { accessible, expect, noSideways, open, signInAt, test } from '../../fixtures.ts'

const serial = String(Date.now()).slice(-6)
const name = `无锡澄江制药${serial}有限公司`

/** A second contact, and 沈澜 below them in the chart. */
const drawLine = async (page: Page): Promise<void> => {
  await page.getByRole('tabpanel').getByRole('button', { name: '添加联系人' }).click()
  const fresh = page.getByRole('dialog', { name: '添加联系人' })
  await fresh.getByLabel('姓名').fill('陆衡')
  await fresh.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByRole('button', { name: '设置上级：沈澜' }).click()
  const line = page.getByRole('dialog', { name: '设置上级：沈澜' })
  await line.getByRole('combobox', { name: '直属上级' }).click()
  await page.getByTitle('陆衡').click()
  await line.getByRole('button', { name: '保存', exact: true }).click()
  await expect(
    page.getByRole('list', { name: '陆衡 的下级' }).getByRole('link', { name: '沈澜', exact: true }),
  ).toBeVisible()
}

test('a salesman registers a customer with its contact, logs a follow-up on a phone and finds it by Ctrl K', async ({
  page,
}) => {
  await signInAt(page, '/crm/crmList', '何欣悦')
  await page.getByRole('button', { name: '新增客户' }).click()
  await page.getByLabel('客户名称').fill(name)
  await page.getByLabel('联系电话').fill(`0510-82${serial}`)
  await page.getByRole('button', { name: '添加联系人' }).click()
  const people = page.getByRole('group', { name: '联系人' })
  await people.getByLabel('姓名').fill('沈澜')
  await people.getByLabel('手机').fill(`135${serial}88`)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('tab', { name: /^联系人\s*1/ })).toBeVisible()
  await accessible(page)
  const detail = page.url().replace(/^.*#/, '')

  await open(page, '/crm/crmEdit')
  await page.getByLabel('客户名称').fill(`无锡（澄江）制药${serial}有限责任公司`)
  const notice = page.getByRole('alert').filter({ hasText: '可能已经登记过' })
  await expect(notice.getByRole('link', { name })).toBeVisible()
  await page.getByLabel('客户名称').fill('')

  await page.setViewportSize({ width: 375, height: 812 })
  await open(page, `${detail}&tab=followUp`)
  await page.getByRole('tabpanel').getByRole('button', { name: '写跟进' }).click()
  const form = page.getByRole('dialog', { name: '写跟进' })
  await form.getByLabel('跟进内容').fill('对方年会定在一月，先看酒店')
  await form.getByRole('combobox', { name: '联系人' }).click()
  await page.getByTitle('沈澜').click()
  await accessible(page, '.ant-drawer')
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('tabpanel').getByText('对方年会定在一月，先看酒店')).toBeVisible()
  // The list behind its tab says it too, out of sight.
  await expect(page.getByText('跟进中').filter({ visible: true }).first()).toBeVisible()
  await noSideways(page)

  await open(page, `${detail}&tab=contact`)
  await drawLine(page)
  await noSideways(page)
  await accessible(page)

  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/crm/crmList')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: '全局搜索' })
  await palette.getByRole('combobox').fill(`澄江 ${serial}`)
  await expect(palette.getByRole('group', { name: '客户', exact: true }).getByRole('option').first()).toContainText(
    name,
  )
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})
