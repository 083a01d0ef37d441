import { accessibleInBoth, apiAs, expect, noSideways, open, search, signInAt, test } from '../../fixtures.ts'
import { supplier } from '@srm/api/supplier'

const serial = String(Date.now()).slice(-6)
const name = `无锡澄澜会务${serial}有限公司`

test('a supplier is registered, a double is told of, its contacts are kept on its page, and pinyin finds it', async ({
  page,
}) => {
  await signInAt(page, '/supplier/supplierEdit')
  await page.getByLabel('供应商名称').fill(name)
  await page.getByLabel('联系电话').fill(`0510-82${serial}`)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.getByRole('tab', { name: /^联系人/ }).click()
  await page.getByRole('button', { name: '添加供应商联系人' }).click()
  const form = page.getByRole('dialog', { name: '添加供应商联系人' })
  await form.getByLabel('姓名').fill('沈澜')
  await form.getByLabel('手机').fill(`139${serial}88`)
  await form.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('cell', { name: '沈澜' })).toBeVisible()
  await expect(page.getByRole('tab', { name: /^联系人\s*1/ })).toBeVisible()

  await open(page, '/supplier/supplierEdit')
  await page.getByLabel('供应商名称').fill(`无锡（澄澜）会务${serial}有限责任公司`)
  const told = page.getByRole('alert').filter({ hasText: '可能已经登记过' })
  await expect(told.getByRole('link', { name })).toBeVisible()
  await expect(told.getByText('名称相同')).toBeVisible()
  await page.getByLabel('供应商名称').fill('')

  await open(page, '/supplier/supplierList')
  await search(page, `wxclhw${serial}`)
  await expect(page.getByText('共 1 条')).toBeVisible()
  await expect(page.getByRole('link', { name })).toBeVisible()
})

test(
  "a supplier's page and list fit a phone and can be read by everybody, in the light and in the dark",
  { tag: '@nightly' },
  async ({ page, request }) => {
    const call = await apiAs(request)
    const [one] = await call(supplier.supplier.find, { body: { keyword: '酒店' } })
    await page.setViewportSize({ width: 375, height: 812 })
    await signInAt(page, `/supplier/supplierDetail?id=${one?.id ?? ''}&tab=papers`)
    await expect(page.getByRole('table', { name: '供应商证件' })).toBeVisible()
    await noSideways(page)
    await accessibleInBoth(page)
    await open(page, '/supplier/supplierList')
    await expect(page.getByRole('link', { name: /有限公司/ }).first()).toBeVisible()
    await noSideways(page)
    await accessibleInBoth(page)
  },
)
