import { ledger } from '@srm/api/ledger'
import { accessible, admin, apiAs, expect, noSideways, open, setLook, signInAt, test } from '../../fixtures.ts'

const figures = ['期初余额', '借方发生', '贷方发生', '期末余额']

test('a figure of the statement opens the lines it is the sum of', { tag: '@nightly' }, async ({ page, request }) => {
  const call = await apiAs(request, admin)
  const [book] = await call(ledger.months, {})
  expect(book?.months.filter(({ isClosed }) => isClosed)).toHaveLength(18)
  const from = book?.months.at(-1)?.month ?? ''
  await signInAt(page, `/finance/statement?from=${from}&to=2099-12-31`)
  for (const figure of figures)
    await expect(page.getByRole('columnheader', { name: figure }).filter({ visible: true })).toBeVisible()
  await accessible(page)
  const statement = await call(ledger.statement, { query: { from, to: '2099-12-31' } })
  const fund = statement.rows.find(({ account, debit }) => account === 'bank' && debit !== '0.00')
  const name = `银行存款 · ${fund?.fund?.name ?? ''}`
  await page.getByRole('link', { name: `${name} · 期末余额，打开明细` }).click()
  await expect(page.getByRole('heading', { level: 1, name: '日记账' }).filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('row').filter({ visible: true }).nth(1)).toBeVisible()
})

test('months, accounts and journal fit a phone, in the dark and in English', { tag: '@nightly' }, async ({ page }) => {
  await setLook(page, { language: 'en', mode: 'dark' })
  await page.setViewportSize({ width: 375, height: 812 })
  await signInAt(page, '/finance/monthClose')
  await expect(page.getByText('Closed').filter({ visible: true }).first()).toBeVisible()
  await noSideways(page)
  await accessible(page)
  for (const path of ['/finance/account', '/finance/journal', '/finance/statement', '/finance/monthReopen']) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true }).first()).toBeVisible()
    await noSideways(page)
  }
})
