import { finance } from '@srm/api/finance'
import { shanghaiDay } from '@srm/api/shared/date'
import { accessible, admin, apiAs, expect, noSideways, open, setLook, signInAt, test } from '../../fixtures.ts'

const asOf = shanghaiDay(new Date())
const grouped = (amount: string | null): string =>
  Number(amount ?? '0').toLocaleString('en', { minimumFractionDigits: 2 })

test('a figure of the receivables opens the instalments that sum to it', async ({ page, request }) => {
  const call = await apiAs(request, admin)
  const { rows } = await call(finance.receivable.ageing, { query: { asOf, group: 'party' } })
  const [first] = rows
  expect(first?.total.count).toBeGreaterThan(0)
  await signInAt(page, '/finance/receivable')
  const total = grouped(first?.total.amount ?? null)
  await page.getByRole('button', { name: new RegExp(`${first?.name ?? ''} 合计 .*${total}`) }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText(`共 ${String(first?.total.count ?? 0)} 笔`)).toBeVisible()
  await expect(drawer.locator('tfoot')).toContainText(total)
  await accessible(page)
  await drawer.getByRole('link', { name: '登记催收' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '登记催收' }).filter({ visible: true })).toBeVisible()
  await accessible(page)
})

test('the overview tells when cash runs low if customers pay later, and its figures open their documents', async ({
  page,
  request,
}) => {
  const call = await apiAs(request, admin)
  const { overdue, week } = await call(finance.overview.show, {})
  await signInAt(page, '/finance/overview')
  const figures = page.getByRole('region', { name: '资金数字' })
  await figures.getByRole('button', { name: '逾期未收' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText(`共 ${String(overdue.in.count)} 笔`)).toBeVisible()
  await expect(drawer.locator('tfoot')).toContainText(grouped(overdue.in.amount))
  await drawer.getByRole('button', { name: /关闭|Close/ }).click()
  await expect(figures.getByRole('button', { name: '七天内该收' })).toContainText(grouped(week.in.amount))
  const lowest = page.getByText(/^最低在/)
  const before = await lowest.textContent()
  await page.getByRole('spinbutton', { name: '收款晚几周' }).fill('12')
  await page.keyboard.press('Tab')
  await expect(lowest).not.toHaveText(before ?? '')
  await accessible(page)
})

test('a figure of a project opens the documents that sum to it', async ({ page, request }) => {
  const call = await apiAs(request, admin)
  const { items } = await call(finance.projectFinance.list, { query: { reach: 'finished' } })
  const [first] = items
  await signInAt(page, '/finance/project?reach=finished')
  await page.getByRole('button', { name: new RegExp(`^${first?.name ?? ''} · 已签收入`) }).click()
  await expect(page.getByRole('dialog').locator('tfoot')).toContainText(grouped(first?.sold ?? null))
  await accessible(page)
})

test('monitors fit a phone, in the dark and in English', async ({ page }) => {
  await setLook(page, { language: 'en', mode: 'dark' })
  await page.setViewportSize({ width: 375, height: 812 })
  await signInAt(page, '/finance/payable')
  for (const path of [
    '/finance/payable',
    '/finance/receivable',
    '/finance/invoice',
    '/finance/settlement',
    '/finance/dunning',
    '/finance/overview',
    '/finance/project',
  ]) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true }).first()).toBeVisible()
    await expect(
      page
        .getByRole('table')
        .or(page.getByText('All done'))
        .or(page.getByText(/^CS-\d{4}-/))
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await noSideways(page)
    await accessible(page)
  }
})
