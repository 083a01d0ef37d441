import { ledger } from '@srm/api/ledger'
import { accessible, admin, apiAs, expect, noSideways, open, setLook, signInAt, test } from '../../fixtures.ts'

test(
  'vouchers of the closed months go out as a file the accounting program reads',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const call = await apiAs(request, admin)
    const [book] = await call(ledger.months, {})
    const from = book?.months.at(-1)?.month ?? ''
    const to = book?.months.find(({ isClosed }) => isClosed)?.month ?? from
    await signInAt(page, `/finance/voucher?from=${from}&to=${to}`)
    const vouchers = await call(ledger.voucher.show, { query: { from, to } })
    expect(vouchers.debit).toBe(vouchers.credit)
    await expect(page.getByText(`合计 ${String(vouchers.count)} 张凭证`).filter({ visible: true })).toBeVisible()
    await accessible(page)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出 Excel' }).click()
    expect((await saving).suggestedFilename()).toMatch(/^会计凭证-用友-.*\.xlsx$/)
    await page.getByRole('button', { name: '科目对照' }).click()
    await expect(page.getByRole('textbox', { name: '银行存款 科目编码', exact: true })).toHaveValue('1002')
  },
)

test('vouchers and deposits fit a phone, in the dark and in English', { tag: '@nightly' }, async ({ page }) => {
  await setLook(page, { language: 'en', mode: 'dark' })
  await page.setViewportSize({ width: 375, height: 812 })
  await signInAt(page, '/finance/voucher')
  await expect(page.getByRole('heading', { level: 1, name: 'Vouchers' }).filter({ visible: true })).toBeVisible()
  await noSideways(page)
  await accessible(page)
  await open(page, '/finance/deposit')
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true }).first()).toBeVisible()
  await noSideways(page)
  await accessible(page)
})
