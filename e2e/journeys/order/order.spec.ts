import { acceptance } from '@srm/api/acceptance'
import { order } from '@srm/api/order'
import { shanghaiTime } from '@srm/api/shared/date'
import type { Page } from '@playwright/test'
import { accessible, apiAs, expect, noSideways, signInAt, test, translated } from '../../fixtures.ts'
import { anOrder, buyer, manager, openLink, phone } from './steps.ts'

const serial = String(Date.now()).slice(-7)
/** Whoever signs is another person: a number gets one code a minute. */
const signer = `1390${serial}`

/** Whoever runs the event counts on the phone and notes what was wrong. */
const acceptOnPhone = async (page: Page, id: string): Promise<void> => {
  await page.setViewportSize(phone)
  await signInAt(page, `/purchase/acceptance/edit?order=${id}`, manager)
  await expect(page.getByRole('textbox', { name: /^海棠厅全天.*实际数量$/ })).toHaveValue('1')
  await noSideways(page)
  await accessible(page)
  await page.getByRole('button', { name: '加一笔扣款' }).click()
  const deduction = page.getByRole('group', { name: '扣款 1' })
  await deduction.getByRole('combobox', { name: /原因/ }).click()
  await page.getByTitle('质量不符').click()
  await deduction.getByRole('textbox', { name: /扣款金额/ }).fill('200')
  await deduction.getByRole('textbox', { name: /扣款说明/ }).fill('两间房空调故障')
  await page.getByLabel('签字人手机').fill(signer)
  await page.getByRole('button', { name: '存草稿' }).click()
  const ask = page.getByRole('button', { name: '请供应商签字' }).filter({ visible: true })
  await expect(ask).toBeVisible()
  await noSideways(page)
  await accessible(page)
  await ask.click()
  await expect(page.getByText('等待供应商签字').filter({ visible: true })).toBeVisible()
}

test('an order is sent, confirmed on a phone, accepted on a phone and signed by link', async ({
  page,
  browser,
  request,
}) => {
  const { id, mobile, title } = await anOrder(request, `海棠湾酒店${serial}`)
  const since = shanghaiTime(new Date())
  await signInAt(page, `/purchase/order/detail?id=${id}`, buyer)
  await page.getByRole('button', { name: '发送给供应商' }).click()
  const dialog = page.getByRole('dialog', { name: `发送“${title}”` })
  await expect(dialog.getByText('请您确认订单')).toBeVisible()
  await dialog.getByRole('button', { name: '发送给供应商' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('等待供应商确认').filter({ visible: true })).toBeVisible()
  await accessible(page)

  const theirs = await openLink(browser, request, { mobile, since, word: '请您确认订单' })
  await expect(theirs.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(theirs.getByText('￥39,200.00').first()).toBeVisible()
  await noSideways(theirs)
  await translated(theirs)
  await accessible(theirs)
  await theirs.getByRole('button', { name: '确认订单' }).click()
  await expect(theirs.getByRole('heading', { name: '订单已确认' })).toBeVisible()
  await accessible(theirs)

  const again = shanghaiTime(new Date())
  await acceptOnPhone(page, id)

  const signing = await openLink(browser, request, { mobile: signer, since: again, word: '签字' })
  await expect(signing.getByText('￥39,000.00').first()).toBeVisible()
  await expect(signing.getByText('两间房空调故障')).toBeVisible()
  await noSideways(signing)
  await translated(signing)
  await accessible(signing)
  await signing.getByRole('button', { name: '确认签字' }).click()
  await expect(signing.getByRole('heading', { name: '签字已送达' })).toBeVisible()
  await expect(signing.locator('code')).toHaveText(/^[0-9a-f]{64}$/)
  await accessible(signing)

  const call = await apiAs(request, manager)
  const { items } = await call(acceptance.acceptance.list, { query: { keyword: title } })
  expect(items).toMatchObject([{ stage: 'signed', amount: '39000.00' }])
  expect(await call(order.order.show, { params: { id } })).toMatchObject({ stage: 'confirmed' })
})
