import type { Page } from '@playwright/test'
import { accessible, company, expect, noSideways, setLook, signIn, test } from '../../fixtures.ts'
import { createHmac } from 'node:crypto'

/** What the app on an operator's telephone shows now: six digits from a secret in base32 and the half minute. */
const authenticatorCode = (secret: string): string => {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const halfMinute = Buffer.alloc(8)
  halfMinute.writeUInt32BE(Math.floor(Date.now() / 30_000), 4)
  const digest = createHmac('sha1', key).update(halfMinute).digest()
  const place = digest.readUInt8(19) % 16
  return String((digest.readUInt32BE(place) % 2 ** 31) % 1_000_000).padStart(6, '0')
}

const { E2E_OPERATOR_PASSWORD: password = '', E2E_OPERATOR_TOTP: secret = '' } = process.env

/** Each journey is an operator of its own: a code opens once. */
const enter = async (page: Page, username: string): Promise<void> => {
  await page.goto('#/platform')
  await expect(page).toHaveURL(/#\/platform\/login$/)
  await page.locator('input[name=username]').fill(username)
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=code]').fill(authenticatorCode(secret))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/platform\/tenants$/)
}

test('the operator renews a company, which then lasts longer', async ({ page }) => {
  await enter(page, 'ops1')
  await page.getByRole('searchbox', { name: /企业名称/ }).fill('云舟')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/keyword=/)
  await page.getByRole('button', { name: company }).click()
  const drawer = page.getByRole('dialog', { name: company })
  const before =
    /\d{4}-\d{2}-\d{2}/.exec(
      await drawer
        .getByText(/^\d{4}-\d{2}-\d{2}$/)
        .first()
        .innerText(),
    )?.[0] ?? ''
  await drawer.getByRole('button', { name: '登记续费' }).click()
  await drawer.getByText(/专业版/).click()
  await drawer.getByText('3 年 + 赠 1 年').click()
  await drawer.getByLabel('增购席位').fill('2')
  // (17280 + 2 × 48 × 12) × 3
  await expect(drawer.getByRole('status')).toContainText('￥55,296.00')
  await drawer.getByLabel('备注').fill('合同 HT-2026-018')
  await drawer.getByRole('button', { name: '确认登记' }).click()
  const after = `${String(Number(before.slice(0, 4)) + 4)}${before.slice(4)}`
  await expect(page.getByText(`已登记 ￥55,296.00，到期日 ${after}`)).toBeVisible()
  await expect(drawer.getByText(after, { exact: true })).toBeVisible()
  await expect(drawer.getByRole('listitem').first()).toContainText('合同 HT-2026-018')
  await expect(drawer.getByRole('listitem').first()).toContainText('32 席')
})

test('a company is disabled for a reason and enabled again', async ({ page }) => {
  await enter(page, 'ops2')
  const name = '杭州观澜文旅策划有限公司'
  await page.getByRole('button', { name }).click()
  const drawer = page.getByRole('dialog', { name, exact: true })
  await drawer.getByRole('button', { name: '停用企业' }).click()
  const ask = page.getByRole('dialog', { name: `停用“${name}”？` })
  await expect(ask.getByRole('button', { name: '停用企业' })).toBeDisabled()
  await ask.getByLabel('停用原因').fill('合同终止')
  await ask.getByRole('button', { name: '停用企业' }).click()
  await expect(page.getByText('企业已停用')).toBeVisible()
  await drawer.getByRole('button', { name: '启用企业' }).click()
  await expect(page.getByText('企业已启用')).toBeVisible()
})

test('operator and staff are signed in side by side and know nothing of each other', async ({ page }) => {
  await signIn(page)
  await enter(page, 'ops3')
  await page.goto('#/account/ourCompany')
  await expect(page.getByRole('banner').getByText(company)).toBeVisible()
  await page.goto('#/platform/tenants')
  await expect(page.getByRole('button', { name: company })).toBeVisible()
  await page.getByRole('button', { name: '退出运营台' }).click()
  await expect(page).toHaveURL(/#\/platform\/login$/)
  await page.goto('#/account/ourCompany')
  await expect(page.getByRole('banner').getByText(company)).toBeVisible()
})

for (const mode of ['light', 'dark'] as const)
  test(`the operator's pages are accessible and fit a phone, ${mode}`, { tag: '@nightly' }, async ({ page }) => {
    await setLook(page, { mode, language: mode === 'light' ? 'zh' : 'en' })
    await page.goto('#/platform/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await accessible(page)
    await enter(page, mode === 'light' ? 'ops4' : 'ops5')
    for (const path of ['tenants', 'health', 'jobs', 'errors']) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(`#/platform/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('status', { name: /加载中|Loading/ })).toHaveCount(0)
      await accessible(page)
      await page.setViewportSize({ width: 375, height: 812 })
      await noSideways(page)
    }
    await page.goto('#/platform/tenants')
    await page.getByRole('button', { name: company }).click()
    await page.getByRole('button', { name: /登记续费|Record a renewal/ }).click()
    await expect(page.getByText(/应收金额|Amount due/)).toBeVisible()
    await accessible(page)
    await noSideways(page)
  })
