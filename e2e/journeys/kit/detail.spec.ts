import type { Page } from '@playwright/test'
import { tenancy } from '@srm/api/tenancy'
import { accessible, admin, apiAs, company, expect, search, signInAt, test } from '../../fixtures.ts'

const mark = (): string => String(Date.now()).slice(-7)

const timelineOf = (page: Page) => page.getByRole('complementary').filter({ hasText: '动态' })

test('a colleague is mentioned by pinyin, answered, and found among the comments', async ({ page, request }) => {
  const call = await apiAs(request)
  const name = `连云港云舟会务有限公司${mark()}`
  const { id } = await call(tenancy.ourCompany.create, { body: { name, status: 'enabled' } })
  await signInAt(page, `/account/ourCompany/detail?id=${id}`)
  const timeline = timelineOf(page)
  const box = timeline.getByRole('textbox', { name: '评论' })
  await box.pressSequentially('请 @zhoumin')
  await page.getByRole('menuitem', { name: new RegExp(admin) }).click()
  await expect(box).toHaveValue(new RegExp(`@${admin}`))
  await box.pressSequentially('核对开户行')
  await expect(box).toHaveValue(new RegExp(`@${admin}.*核对开户行`))
  await timeline.getByRole('button', { name: '发表' }).click()
  await expect(timeline.getByRole('strong').filter({ hasText: `@${admin}` })).toBeVisible()

  await page.waitForTimeout(2000)
  await timeline.getByRole('button', { name: `回复 ${admin}` }).click()
  await expect(box).toBeFocused()
  await box.pressSequentially('已核对')
  await box.press('Control+Enter')
  await expect(timeline.getByRole('listitem').first()).toContainText('已核对')
  await expect(timeline.getByRole('listitem').first()).toContainText(`回复 ${admin}`)

  await timeline.getByText('评论', { exact: true }).click()
  await expect(timeline.getByText('创建了记录')).toHaveCount(0)
  await expect(timeline.getByRole('listitem')).toHaveCount(2)
  await timeline.getByText('修改', { exact: true }).click()
  await expect(timeline.getByText('创建了记录')).toBeVisible()
  await expect(timeline.getByText('已核对')).toHaveCount(0)
})

test('a record is followed and let go', { tag: '@turn-a' }, async ({ page, request }) => {
  const call = await apiAs(request)
  const name = `宜兴云舟会务有限公司${mark()}`
  const { id } = await call(tenancy.ourCompany.create, { body: { name, status: 'enabled' } })
  await signInAt(page, `/account/ourCompany/detail?id=${id}`)
  await page.getByRole('button', { name: '关注', exact: true }).click()
  await expect(page.getByRole('button', { name: '已关注' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: '1 人关注' }).click()
  await expect(page.getByRole('tooltip')).toContainText(admin)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '已关注' }).click()
  await expect(page.getByRole('button', { name: '关注', exact: true })).toHaveAttribute('aria-pressed', 'false')
})

test(
  'the print view is a sheet with company, code and nothing of the app',
  { tag: '@turn-b' },
  async ({ page, request }) => {
    const call = await apiAs(request)
    const name = `溧阳云舟会务有限公司${mark()}`
    const bankAccounts = [{ bankName: '中国银行', accountName: '溧阳', accountNo: '6222021234567890', isDefault: true }]
    const body = { name, status: 'enabled' as const, bankAccounts }
    const { id, code } = await call(tenancy.ourCompany.create, { body })
    await signInAt(page, `/account/ourCompany/detail?id=${id}`)
    await page.getByRole('button', { name: '打印与导出' }).click()
    await page.getByRole('menuitem', { name: '打印' }).click()
    await expect(page).toHaveURL(/print=1/)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('main').getByText(company)).toHaveCount(1)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByText(code)).toBeVisible()
    await expect(page.getByRole('table', { name: '银行账户' })).toContainText('中国银行')
    await accessible(page)
    expect((await page.pdf({ preferCSSPageSize: true })).length).toBeGreaterThan(5000)
    await page.getByRole('button', { name: '返回记录' }).click()
    await expect(page.getByRole('navigation', { name: '菜单', exact: true })).toBeVisible()
  },
)

test('one walks through the list one came from, and back to it', { tag: '@turn-c' }, async ({ page, request }) => {
  const call = await apiAs(request)
  const word = `句容${mark()}`
  for (const number of ['一', '二', '三'])
    await call(tenancy.ourCompany.create, { body: { name: `${word}第${number}公司`, status: 'enabled' } })
  await signInAt(page, '/account/ourCompany')
  await search(page, word)
  // The one looked for stands in the whole list too: wait until only what was searched for is left.
  await expect(page.getByText('共 3 条')).toBeVisible()
  await page.getByRole('link', { name: `${word}第二公司` }).click()
  const place = page.getByRole('navigation', { name: '第 2 条，共 3 条' })
  await place.getByRole('link', { name: '下一条' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${word}第一公司` })).toBeVisible()
  await page.getByRole('link', { name: '上一条' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${word}第二公司` })).toBeVisible()
  await page.getByRole('link', { name: '上一条' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${word}第三公司` })).toBeVisible()
  await page.getByRole('link', { name: '返回' }).click()
  await expect(page.getByRole('link', { name: `${word}第二公司` })).toBeVisible()
})

test('the code is copied and a tab is part of the address', { tag: '@turn-d' }, async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const call = await apiAs(request)
  const name = `金坛云舟会务有限公司${mark()}`
  const { id, code } = await call(tenancy.ourCompany.create, { body: { name, status: 'enabled' } })
  await signInAt(page, `/account/ourCompany/detail?id=${id}`)
  await page.getByRole('button', { name: '复制编号' }).click()
  await expect(page.getByText(`已复制 ${code}`)).toBeVisible()
  await page.getByRole('tab', { name: /印章/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=seals/)
  await page.reload()
  await expect(page.getByRole('tab', { name: /印章/ })).toHaveAttribute('aria-selected', 'true')
})
