import type { Locator, Page } from '@playwright/test'
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
  still,
  test,
  translated,
} from '../../fixtures.ts'

const list = '/account/ourCompany'
const mark = (): string => String(Date.now()).slice(-7)

let company = ''

test.beforeAll(async ({ request }) => {
  const call = await apiAs(request)
  const bankAccounts = [{ bankName: '中国银行', accountName: '昆山', accountNo: '6222021234567890', isDefault: true }]
  const body = { name: `昆山云舟会务有限公司${mark()}`, status: 'enabled' as const, region: '320583', bankAccounts }
  company = (await call(tenancy.ourCompany.create, { body })).id
})

/** It is by far the largest page there is. */
const patient = { timeout: 60_000 }

/** The gallery shows how waiting looks, so there it never ends; it is whole when its last part has come. */
const openGallery = async (page: Page): Promise<void> => {
  // A dozen things that wait move all the time, which costs a machine without a graphics card dearly.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('#/gallery')
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible(patient)
  await expect(page.locator('[data-part=fields] article')).toHaveCount(32, patient)
  await expect(page.getByRole('img', { name: /预算与支出|Budget and spending/ })).toHaveCount(2, patient)
  await expect(page.getByRole('table', { name: /采购明细|Lines/ })).toBeVisible(patient)
  await expect(page.locator('[contenteditable]').first()).toBeVisible(patient)
  await still(page)
}

const openPage = async (page: Page, path: string): Promise<void> => {
  if (path === '/gallery') return openGallery(page)
  await page.goto(`#${path.endsWith('detail') ? `${path}?id=${company}` : path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return settled(page)
}

for (const language of ['zh', 'en'] as const)
  test(
    `the gallery shows every part of the kit without an error, ${language}`,
    { tag: '@nightly' },
    async ({ page }) => {
      test.setTimeout(120_000)
      await setLook(page, { language })
      await signIn(page)
      await openGallery(page)
      await expect(page.locator('section[data-part]')).toHaveCount(11)
      await translated(page)
    },
  )

test('the gallery is a place to try: dialogs, messages, jobs and uploads', { tag: '@nightly' }, async ({ page }) => {
  test.setTimeout(240_000)
  await signIn(page)
  await openGallery(page)
  await page.getByRole('button', { name: '确认删除' }).click()
  await accessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '两人同改', exact: true }).click()
  await expect(page.getByRole('dialog', { name: '记录已被他人修改' })).toContainText('许静怡')
  await accessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '打开任务抽屉' }).click()
  const jobs = page.getByRole('dialog', { name: '后台任务' })
  for (const state of ['进行中', '排队中', '已完成', '失败', '已取消'])
    await expect(jobs.getByText(state, { exact: true })).toBeVisible()
  await accessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '演示上传中与失败' }).click()
  await expect(page.getByRole('progressbar', { name: /上传中/ })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: '上传失败' })).toBeVisible()
})

const pages = ['/gallery', list, `${list}/edit`, `${list}/detail`] as const

for (const path of pages)
  test(
    `${path} is accessible on a desk and on a phone, where it does not scroll sideways, light and dark`,
    { tag: '@nightly' },
    async ({ page }) => {
      // Looking at thousands of elements takes its time.
      if (path === '/gallery') test.setTimeout(300_000)
      await signIn(page)
      await openPage(page, path)
      await accessibleInBoth(page)
      await page.setViewportSize({ width: 375, height: 812 })
      await openPage(page, path)
      await noSideways(page)
      // Small, the gallery is the same parts again, and there are very many of them.
      if (path !== '/gallery') await accessibleInBoth(page)
    },
  )

/** Presses Tab until the keyboard is there; so far nobody walks. */
const patience = 60

const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible()
  for (let step = 0; step < patience; step += 1) {
    if ((await target.and(page.locator(':focus')).count()) > 0) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target.toString()} is not reached by Tab`)
}

const press = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

const type = async (page: Page, label: string, text: string): Promise<void> => {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

const fillIn = async (page: Page, name: string): Promise<void> => {
  await type(page, '公司名称', name)
  await tabTo(page, page.getByRole('combobox', { name: '状态' }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await type(page, '联系电话', '0512-57000001')
  await press(page, page.getByRole('button', { name: '添加银行账户' }))
  await expect(page.getByLabel('开户银行', { exact: true })).toBeFocused()
  await page.keyboard.type('招商银行昆山支行')
  await page.keyboard.press('Tab')
  await page.keyboard.type('昆山云舟')
  await page.keyboard.press('Tab')
  await page.keyboard.type('6225880212345678')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await press(page, page.getByRole('button', { name: '保存', exact: true }))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('停用', { exact: true }).filter({ visible: true })).toBeVisible()
}

const searchFor = async (page: Page, word: string): Promise<void> => {
  await settled(page)
  await page.keyboard.press('/')
  await expect(page.getByRole('textbox', { name: '搜索' })).toBeFocused()
  await page.keyboard.type(word)
  await page.keyboard.press('Enter')
}

const commentAndEdit = async (page: Page): Promise<void> => {
  const timeline = page.getByRole('complementary').filter({ hasText: '动态' })
  await tabTo(page, timeline.getByRole('textbox', { name: '评论' }))
  await page.keyboard.type('账号已核对')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(timeline.getByRole('listitem').first()).toContainText('账号已核对')
  await page.keyboard.press('Shift+Tab')
  await press(page, page.getByRole('button', { name: '编辑', exact: true }))
  await type(page, '联系电话', '0512-57000002')
  await page.keyboard.press('Enter')
  await expect(timeline.getByText(/0512-57000001\s*→\s*0512-57000002/)).toBeVisible()
}

const walk = async (page: Page): Promise<void> => {
  const chosen = page.getByRole('row', { selected: true })
  await page.keyboard.press('Tab')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(chosen).toHaveCount(2)
  await page.keyboard.press('k')
  await page.keyboard.press('x')
  await expect(chosen).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(chosen).toHaveCount(0)
}

test(
  'everything is done by keyboard alone: find, add, choose, comment, change, delete',
  { tag: '@turn-b' },
  async ({ page, request }) => {
    test.setTimeout(120_000)
    const word = `昆山键盘${mark()}`
    const call = await apiAs(request)
    await call(tenancy.ourCompany.create, { body: { name: `${word}甲`, status: 'enabled' } })
    await signIn(page)
    await page.reload()
    await press(page, page.getByRole('link', { name: '企业' }))
    await press(page, page.getByRole('navigation').getByRole('link', { name: '我方公司' }))
    await expect(page.getByRole('heading', { level: 1, name: '我方公司' })).toBeVisible()
    await searchFor(page, `${word}乙`)
    await expect(page.getByText(`没有找到“${word}乙”`)).toBeVisible()
    await press(page, page.getByRole('button', { name: '清除搜索条件' }).last())
    await expect(page.getByRole('textbox', { name: '搜索' })).toHaveValue('')
    await page.keyboard.press('n')
    await fillIn(page, `${word}乙`)
    await commentAndEdit(page)
    await press(page, page.getByRole('link', { name: '返回' }))
    await searchFor(page, word)
    await expect(page.getByText('共 2 条')).toBeVisible()
    await walk(page)
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: `${word}乙` })).toBeVisible()
    await press(page, page.getByRole('link', { name: '返回' }))
    await expect(page.getByText('共 2 条')).toBeVisible()
    // The list is as it was left, with the cursor on the first row.
    for (const key of ['x', 'j', 'x']) await page.keyboard.press(key)
    await press(page, page.getByRole('toolbar').getByRole('button', { name: '删除' }))
    const dialog = page.getByRole('dialog', { name: '删除 2 条记录？' })
    await press(page, dialog.getByRole('button', { name: '删除' }))
    await expect(page.getByText(`没有找到“${word}”`)).toBeVisible()
  },
)
