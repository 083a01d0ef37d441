import { createHash } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { approval } from '@srm/api/approval'
import { menu, type MenuRoute } from '@srm/api/identity/menu'
import { identity } from '@srm/api/identity'
import { supplier } from '@srm/api/supplier'
import { tenancy } from '@srm/api/tenancy'
import {
  accessible,
  accessibleInBoth,
  apiAs,
  expect,
  noSideways,
  open,
  setLook,
  settled,
  signIn,
  test,
  translated,
} from '../../fixtures.ts'
import { builtInWords, expectPlainWords } from '../../odd-words.ts'

/** A third of the pages is looked at in every build, each in one way, and all of them in each way in the nightly run. */
const isFullDepth = process.env['TEST_DEPTH'] === 'full'
const parts = 6

// The parts know nothing of each other, and each takes a while.
test.describe.configure({ mode: 'parallel' })

const fractionOf = (key: string): number =>
  createHash('sha1')
    .update(`${process.env['TEST_SEED'] ?? ''} ${key}`)
    .digest()
    .readUInt32BE(0) /
  2 ** 32

const pathsIn = (routes: readonly MenuRoute[]): string[] =>
  routes.flatMap(({ path, children = [], redirect }) =>
    children.length > 0 ? pathsIn(children) : path.startsWith('/') && !redirect ? [path] : [],
  )

/** Pages that show one record, of which the menu knows nothing. */
const recordPages = async (request: APIRequestContext): Promise<string[]> => {
  const call = await apiAs(request)
  const [company] = (await call(tenancy.ourCompany.list, { query: {} })).items
  const [person] = (await call(identity.user.list, { query: {} })).items
  const [one, other] = (await call(identity.role.list, { query: {} })).items
  const [hotel] = await call(supplier.supplier.find, { body: { keyword: '酒店' } })
  const [instance] = (await call(approval.rows.all.list, { query: {} })).items
  return [
    `/account/ourCompany/detail?id=${company?.id ?? ''}`,
    '/account/ourCompany/edit',
    `/account/employeeManage/detail?id=${person?.id ?? ''}`,
    '/account/employeeManage/edit',
    `/authManagement/role/detail?id=${one?.id ?? ''}&tab=rights`,
    `/authManagement/role/compare?left=${one?.id ?? ''}&right=${other?.id ?? ''}`,
    `/supplier/supplierDetail?id=${hotel?.id ?? ''}`,
    `/approval/detail?id=${instance?.id ?? ''}`,
    '/account/accountCenter?tab=security',
  ]
}

const everyPage = async (request: APIRequestContext): Promise<string[]> => {
  const call = await apiAs(request)
  return [...new Set([...pathsIn(await call(menu.router, {})), ...(await recordPages(request))])]
}

type Reader = { readonly language: 'zh' | 'en'; readonly builtIn: ReadonlySet<string> }

const lookAt = async (page: Page, path: string, { language, builtIn }: Reader): Promise<void> => {
  await open(page, path)
  await settled(page)
  await translated(page)
  await expectPlainWords(page, language, builtIn)
  if (isFullDepth) await accessibleInBoth(page)
  else await accessible(page)
  // A third of the pages is made narrow in every build, another third with every commit.
  if (isFullDepth || fractionOf(path) < 1 / 3) {
    await page.setViewportSize({ width: 375, height: 812 })
    await noSideways(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  // What was looked at is not looked at again behind the next page.
  await page.keyboard.press('Alt+w')
}

const languages = ['zh', 'en'] as const

/** In a build the commit decides the language and the light of each part. */
const looksOf = (part: number) =>
  isFullDepth
    ? languages.map((language) => ({ language, mode: 'light' as const }))
    : [
        {
          language: languages[fractionOf(`language ${String(part)}`) < 0.5 ? 0 : 1],
          mode: fractionOf(`mode ${String(part)}`) < 0.5 ? ('light' as const) : ('dark' as const),
        },
      ]

for (let part = 0; part < parts; part += 1)
  for (const { language, mode } of looksOf(part))
    test(
      `every page can be used by everybody, fits a phone and is translated, part ${String(part + 1)}, ${language}`,
      { tag: `@turn-${'abc'.charAt(part % 3)}` },
      async ({ page, request }) => {
        const paths = (await everyPage(request)).filter((_, index) => index % parts === part)
        expect(paths.length).toBeGreaterThan(3)
        const builtIn = await builtInWords(request)
        await setLook(page, { language, mode })
        await signIn(page)
        for (const path of paths) await test.step(path, () => lookAt(page, path, { language, builtIn }))
      },
    )

const publicPages = ['/login', '/register', '/password', '/portal', '/product', '/404', '/403'] as const

test('pages for people who have not signed in can be used by everybody and fit a phone', async ({ page }) => {
  const { language, mode } = looksOf(0)[0] ?? { language: 'zh', mode: 'light' }
  await setLook(page, { language, mode })
  await page.goto('#/login')
  for (const path of publicPages)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(`#${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await settled(page)
      await accessible(page)
      await page.setViewportSize({ width: 375, height: 812 })
      await noSideways(page)
    })
})
