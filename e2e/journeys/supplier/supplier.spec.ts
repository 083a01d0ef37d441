import type { Page } from '@playwright/test'
import {
  accessibleInBoth,
  apiAs,
  countClicks,
  expect,
  noSideways,
  open,
  search,
  signInAt,
  test,
} from '../../fixtures.ts'
import { onboarding } from '@srm/api/onboarding'
import { supplier } from '@srm/api/supplier'

const serial = String(Date.now()).slice(-6)
const name = `无锡澄澜会务${serial}有限公司`

/** Rows that stand whole between the head of the table and the end of its frame. */
const rowsInSight = async (page: Page): Promise<number> =>
  page.evaluate(`(() => {
    const table = [...document.querySelectorAll('table')].find((one) => one.checkVisibility())
    if (!table) return 0
    const top = table.tHead.getBoundingClientRect().bottom
    const bottom = Math.min(table.closest('[data-density]').getBoundingClientRect().bottom, innerHeight)
    return [...table.tBodies[0].rows].filter((row) => {
      const box = row.getBoundingClientRect()
      return box.height > 0 && box.top >= top - 1 && box.bottom <= bottom + 1
    }).length
  })()`)

/** Everything a supplier needs at first, in one form. */
const register = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '新增供应商' }).click()
  await page.getByLabel('供应商名称').fill(name)
  await page.getByLabel('联系电话').fill(`0510-82${serial}`)
  await page.getByRole('combobox', { name: '供应商分类' }).click()
  await page.locator('.ant-select-tree-title').getByText('五星级酒店', { exact: true }).click()
  await page.keyboard.press('Escape')
  const papers = page.getByRole('group', { name: '证件' })
  // The chosen class lays out what it requires.
  await expect(papers.getByText('消防验收')).toBeVisible()
  await papers.getByLabel('证件编号').first().fill(`91320200${serial}`)
  await papers.getByRole('switch', { name: '长期有效' }).first().click()
  await page.getByRole('button', { name: '添加联系人' }).click()
  const people = page.getByRole('group', { name: '联系人' })
  await people.getByLabel('姓名').fill('沈澜')
  await people.getByLabel('手机').fill(`139${serial}88`)
  await page.getByRole('button', { name: '添加银行账户' }).click()
  const accounts = page.getByRole('group', { name: '银行账户' })
  await accounts.getByLabel('银行账号').fill(`6225880212${serial}`)
  await accounts.getByLabel('开户银行').fill('招商银行')
  await accounts.getByLabel('开户支行').fill('无锡分行')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('a supplier is registered with contact, certificate and account in nine clicks at most, a double is told of, and pinyin finds it', async ({
  page,
}) => {
  await signInAt(page, '/supplier/supplierList')
  const clicks = await countClicks(page)
  await register(page)
  expect(await clicks()).toBeLessThanOrEqual(9)
  const stages = page.getByRole('region', { name: '合作阶段' })
  await expect(stages.getByRole('button', { name: /^合格\s*2\// })).toBeVisible()
  await stages.getByRole('link', { name: '已核验账户' }).click()
  await expect(page.getByRole('table', { name: '账户' }).getByRole('cell', { name })).toBeVisible()
  await expect(page.getByRole('tab', { name: /^联系人\s*1/ })).toBeVisible()

  // Tabs there is no room for are under 更多, and the chosen one comes into sight.
  await page.getByRole('button', { name: '更多', exact: true }).click()
  await page.getByRole('menuitem', { name: /^评分/ }).click()
  await expect(page.getByRole('tab', { name: /^评分/, selected: true })).toBeInViewport({ ratio: 0.9 })

  await open(page, '/supplier/supplierEdit')
  await page.getByLabel('供应商名称').fill(`无锡（澄澜）会务${serial}有限责任公司`)
  const told = page.getByRole('alert').filter({ hasText: '可能已经登记过' })
  await expect(told.getByRole('link', { name })).toBeVisible()
  await expect(told.getByText('名称相同')).toBeVisible()
  await page.getByLabel('供应商名称').fill('')

  await open(page, '/supplier/supplierList')
  await expect.poll(async () => rowsInSight(page)).toBeGreaterThanOrEqual(16)
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect.poll(async () => rowsInSight(page)).toBeGreaterThanOrEqual(11)
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
    await expect(page.getByRole('table', { name: '证件' })).toBeVisible()
    await noSideways(page)
    await accessibleInBoth(page)
    await open(page, '/supplier/supplierList')
    await expect(page.getByRole('link', { name: /有限公司/ }).first()).toBeVisible()
    await noSideways(page)
    await accessibleInBoth(page)
  },
)

test(
  'what a supplier came from and what came of it stand beside it and lead there',
  { tag: '@turn-c' },
  async ({ page }) => {
    const call = await apiAs(page.request)
    const { items } = await call(onboarding.application.list, { query: { pageSize: '100' } })
    const admitted = items.find((one) => one.supplier)
    if (!admitted?.supplier) throw new Error('the demo has no supplier that came by an application')
    await signInAt(page, `/supplier/supplierDetail?id=${admitted.supplier.id}`)
    const links = page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: '上下游单据' }) })
    await links.getByRole('link', { name: admitted.name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: admitted.name })).toBeVisible()
    await expect(page.locator('section').filter({ hasText: '下游' }).last()).toContainText('供应商')
  },
)
