import { crm } from '@srm/api/crm'
import { shanghaiDay } from '@srm/api/shared/date'
import { accessible, apiAs, expect, noSideways, open, signInAt, test } from '../../fixtures.ts'

const serial = String(Date.now()).slice(-6)
const name = `江阴暨阳会务${serial}有限公司`
const salesman = '何欣悦'

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a salesman logs a visit with a photo from the desk on a phone, and it is gone from today', async ({
  page,
  request,
}) => {
  const call = await apiAs(request, salesman)
  const { id: customer } = await call(crm.customer.create, { body: { name, level: 'A' } })
  const person = { customer, name: '顾清', mobile: `138${serial}66` }
  await call(crm.contact.create, { body: person })
  const at = `${shanghaiDay(new Date())}T23:58:00+08:00`
  const plan = { customer, type: 'visit', content: '上门看场地', at }
  await call(crm.followPlan.create, { body: plan })

  await page.setViewportSize({ width: 375, height: 812 })
  await signInAt(page, '/crm/desk', salesman)
  const today = page.getByRole('list', { name: '今天' })
  const line = today.getByRole('listitem').filter({ hasText: name })
  await expect(line).toContainText('上门看场地')
  await expect(line.getByRole('link', { name: `打电话：${name}` })).toHaveAttribute('href', `tel:${person.mobile}`)
  await noSideways(page)
  await accessible(page)

  await line.getByRole('button', { name: `记一笔：${name}` }).click()
  const form = page.getByRole('dialog', { name: '完成计划并写跟进' })
  await form.getByLabel('跟进内容').fill('看了三楼宴会厅，客户满意')
  await form.getByLabel('照片').setInputFiles({ name: '宴会厅.png', mimeType: 'image/png', buffer: picture })
  await expect(form.getByRole('img', { name: /宴会厅/ })).toBeVisible()
  await expect(form.getByLabel('下次跟进时间')).not.toHaveValue('')
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('已记录')).toBeVisible()
  await expect(page.getByText(name).filter({ visible: true })).toHaveCount(0)

  await open(page, `/crm/crmDetail?id=${customer}&tab=followUp`)
  await expect(page.getByRole('tabpanel').getByRole('paragraph').filter({ hasText: '看了三楼宴会厅，客户满意' })).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('img', { name: /宴会厅/ })).toBeVisible()
})
