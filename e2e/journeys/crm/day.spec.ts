import { crm } from '@srm/api/crm'
import { shanghaiDay } from '@srm/api/shared/date'
import { accessible, apiAs, expect, noSideways, open, search, signInAt, test } from '../../fixtures.ts'

const serial = String(Date.now()).slice(-6)
const name = `江阴暨阳会务${serial}有限公司`
const event = `暨阳客户答谢会${serial}`
const salesman = '何欣悦'

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a salesman takes a customer from the pool on a phone, logs a visit with a photo, plans the next and moves an opportunity', async ({
  page,
  request,
}) => {
  const manager = await apiAs(request)
  const body = { name, level: 'A', phone: `0510-86${serial}` }
  const { id: customer } = await manager(crm.customer.create, { body })
  const person = { customer, name: '顾清', mobile: `138${serial}66` }
  const { id: contact } = await manager(crm.contact.create, { body: person })
  await manager(crm.customer.giveBack, { params: { id: customer }, body: { version: 1, reason: '行业不熟悉' } })

  await page.setViewportSize({ width: 375, height: 812 })
  await signInAt(page, '/crm/pool', salesman)
  await expect(page.getByRole('list', { name: '领取额度' })).toContainText('今天还可领取')
  await search(page, name)
  const card = page.getByRole('article').filter({ hasText: name })
  await expect(card).toContainText('行业不熟悉')
  await expect(card).not.toContainText(`86${serial}`)
  await noSideways(page)
  await accessible(page)
  await card.getByRole('button', { name: '领取' }).click()
  await page.getByRole('dialog', { name: /^领取/ }).getByRole('button', { name: '领取', exact: true }).click()
  await expect(page.getByText('已领取，可在客户列表中查看')).toBeVisible()

  const call = await apiAs(request, salesman)
  const plan = { customer, type: 'visit', content: '上门看场地', at: `${shanghaiDay(new Date())}T23:58:00+08:00` }
  await call(crm.followPlan.create, { body: plan })
  const deal = { customer, contact, name: event, expectedAmount: '180000.00' }
  const { id: opportunity } = await call(crm.opportunity.create, { body: deal })

  await open(page, '/crm/desk')
  const line = page.getByRole('list', { name: '今天' }).getByRole('listitem').filter({ hasText: name })
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
  await expect(line).toHaveCount(0)

  await open(page, `/crm/crmDetail?id=${customer}&tab=followUp`)
  const tab = page.getByRole('tabpanel')
  await expect(tab.getByRole('paragraph').filter({ hasText: '看了三楼宴会厅，客户满意' })).toBeVisible()
  await expect(tab.getByRole('img', { name: /宴会厅/ })).toBeVisible()
  await expect(tab.getByText('跟进：看了三楼宴会厅，客户满意', { exact: true })).toBeVisible()

  await open(page, `/crm/opportunity/detail?id=${opportunity}`)
  const stages = page.getByRole('region', { name: '商机阶段' })
  await stages.getByRole('button', { name: /^需求确认/ }).click()
  await page.getByRole('button', { name: '推进到“需求确认”' }).click()
  await expect(stages.locator('[aria-current=step]')).toContainText('需求确认')
  await noSideways(page)
})
