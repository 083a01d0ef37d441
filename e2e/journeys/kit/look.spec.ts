import { tenancy } from '@srm/api/tenancy'
import {
  accessible,
  accessibleInBoth,
  apiAs,
  expect,
  noSideways,
  setLook,
  settled,
  signIn,
  signInAt,
  test,
  translated,
} from '../../fixtures.ts'

const pages = [
  '/account/ourCompany',
  '/account/ourCompany/edit',
  '/account/ourCompany/detail',
  '/other/indexList',
] as const

let company = ''

test.beforeAll(async ({ request }) => {
  const call = await apiAs(request)
  const bankAccounts = [
    { bankName: '中国银行', accountName: '镇江云舟', accountNo: '6222021234567890', isDefault: true },
  ]
  const seals = [{ name: '公章', kind: 'company' as const, image: [] }]
  const name = `镇江云舟会务服务有限公司${String(Date.now()).slice(-6)}`
  const body = { name, status: 'enabled' as const, region: '321102', bankAccounts, seals }
  company = (await call(tenancy.ourCompany.create, { body })).id
})

const address = (path: string): string => (path.endsWith('detail') ? `${path}?id=${company}` : path)

// The pages of a company are looked at in both lights with the kit.
test('the dictionary is accessible, in the light and in the dark', { tag: '@nightly' }, async ({ page }) => {
  await signInAt(page, '/other/indexList')
  await settled(page)
  await accessibleInBoth(page)
})

for (const path of pages) {
  for (const language of ['zh', 'en'] as const)
    test(`${path} fits a phone and is translated, ${language}`, { tag: '@nightly' }, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 812 })
      await setLook(page, { language })
      await signInAt(page, address(path))
      await settled(page)
      await noSideways(page)
      await translated(page)
    })
}

test('the login page is accessible and fits a phone', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('#/login')
  await settled(page)
  await noSideways(page)
  await accessible(page)
})

test('below 992 px the menu is a drawer', { tag: '@turn-c' }, async ({ page }) => {
  await page.setViewportSize({ width: 991, height: 800 })
  await signIn(page)
  await page.getByRole('button', { name: '打开菜单' }).click()
  const menu = page.getByRole('dialog', { name: '菜单' })
  await menu.getByRole('button', { name: '设置' }).click()
  await menu.getByRole('link', { name: '数据字典' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '数据字典' })).toBeVisible()
  await expect(menu).toBeHidden()
})
