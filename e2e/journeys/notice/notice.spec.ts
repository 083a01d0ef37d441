import type { Browser, Page } from '@playwright/test'
import { development, identity } from '@srm/api/identity'
import { notice } from '@srm/api/notice'
import { tenancy } from '@srm/api/tenancy'
import {
  accessible,
  admin,
  apiAs,
  expect,
  noSideways,
  open,
  setLook,
  signIn,
  signInAt,
  signOut,
  test,
} from '../../fixtures.ts'

const mark = (): string => String(Date.now()).slice(-7)
const colleague = '苏婉清'
/** Meets a dialog that must be answered, and so no other journey. */
const reader = '何欣悦'
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^通知，/ })

/** Another person at another machine. */
const elsewhere = async (browser: Browser, name: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, name)
  return page
}

const unreadOn = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0)

type Call = Awaited<ReturnType<typeof apiAs>>

const personId = async (call: Call, name: string): Promise<string> =>
  (await call(development.people, {})).find((one) => one.name === name)?.id ?? ''

/** For one person only: what must be read by all would stand in the way of every other journey. */
const announceTo = async (call: Call, name: string, more: { title: string; mustRead?: boolean; pinned?: boolean }) => {
  const role = await call(identity.role.create, { body: { name: `读者${mark()}`, scope: 'self' } })
  await call(identity.role.assign, { params: { id: role.id }, body: { add: [await personId(call, name)] } })
  const body = { body: '<p>请<strong>务必</strong>阅读。</p>', roles: [role.id], ...more }
  const { id } = await call(notice.announcement.create, { body })
  await call(notice.announcement.publish, { params: { id }, body: {} })
  return id
}

test(
  'a mention rings the bell of a colleague within a second, in every tab',
  { tag: '@turn-c' },
  async ({ browser, page, request }) => {
    const call = await apiAs(request)
    const name = `太仓云舟会务有限公司${mark()}`
    const { id } = await call(tenancy.ourCompany.create, { body: { name, status: 'enabled' } })
    const theirs = await elsewhere(browser, colleague)
    const second = await theirs.context().newPage()
    await second.goto('#/notice/list')
    await expect(bell(second)).toBeVisible()
    await theirs.bringToFront()
    const before = await unreadOn(theirs)

    await signInAt(page, `/account/ourCompany/detail?id=${id}`)
    const box = page.getByRole('textbox', { name: '评论' })
    await box.pressSequentially('请 @suwanqing')
    await page.getByRole('menuitem', { name: new RegExp(colleague) }).click()
    await box.pressSequentially('核对开户行')
    const sent = page.waitForResponse(/\/api\/record\/.*comment/)
    await page.getByRole('button', { name: '发表' }).click()
    await sent
    const counted = `通知，${String(before + 1)} 条未读`
    await expect(bell(theirs)).toHaveAttribute('aria-label', counted, { timeout: 1000 })
    await expect(bell(second)).toHaveAttribute('aria-label', counted, { timeout: 1000 })
    await expect(theirs).toHaveTitle(new RegExp(`^\\(${String(before + 1)}\\) `))
    await expect(theirs.getByText(`${admin}在我方公司「${name}」中提到了您`).first()).toBeVisible()
    await expect(second.getByRole('listitem').filter({ hasText: name })).toContainText('核对开户行')

    await bell(theirs).click()
    const panel = theirs.getByRole('dialog', { name: '通知' })
    await panel.getByRole('button', { name: new RegExp(`^未读.*${name}`) }).click()
    await expect(theirs.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(bell(theirs)).toHaveAttribute(
      'aria-label',
      before === 0 ? '通知，没有未读' : `通知，${String(before)} 条未读`,
    )
    await theirs.context().close()
  },
)

test('notices are filtered, read, deleted and all marked', { tag: '@turn-a' }, async ({ page, request }) => {
  const call = await apiAs(request)
  // What other journeys left unread is none of this one's.
  await call(notice.readAll, { body: {} })
  for (const title of ['丙', '甲', '乙']) await announceTo(call, admin, { title: `${title}${mark()}通知` })
  await signInAt(page, '/notice/list?type=announcement')
  const items = page.getByRole('region', { name: '今天' }).getByRole('listitem')
  await expect(items.first()).toContainText('乙')
  await items.first().hover()
  await items
    .first()
    .getByRole('button', { name: /^标为已读/ })
    .click()
  await page.getByRole('radiogroup', { name: '按状态筛选' }).getByText('未读').click()
  await expect(page).toHaveURL(/state=unread/)
  await expect(items.first()).toContainText('甲')
  await items.first().hover()
  await items.first().getByRole('button', { name: /^删除/ }).click()
  await expect(page.getByText('通知已删除')).toBeVisible()
  await page.getByRole('button', { name: '任务', exact: true }).click()
  await expect(page.getByText('都看完了')).toBeVisible()
  await page.getByRole('button', { name: '全部类型' }).click()
  await expect(items.first()).toContainText('丙')
  await page.getByRole('button', { name: '全部已读' }).click()
  await expect(bell(page)).toHaveAttribute('aria-label', '通知，没有未读')
})

test('an announcement is written, published, read by whom it is for, and receipted', async ({ browser, page }) => {
  const title = `中秋放假安排${mark()}`
  await signInAt(page, '/notice/announcement/edit')
  await page.getByRole('textbox', { name: '标题' }).fill(title)
  await page.locator('.ProseMirror').fill('9 月 25 日放假一天')
  await page.getByLabel('接收部门').click()
  await page.getByText('财务部', { exact: true }).last().click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('button', { name: '发布', exact: true }).click()
  const ask = page.getByRole('dialog', { name: `发布“${title}”？` })
  await expect(ask).toContainText(/通知 \d+ 人/)
  await ask.getByRole('button', { name: '发布' }).click()
  await expect(page.getByText('已发布', { exact: true }).first()).toBeVisible()

  const theirs = await elsewhere(browser, colleague)
  await open(theirs, '/notice/announcement/view')
  await theirs.getByRole('link', { name: new RegExp(title) }).click()
  await expect(theirs.getByRole('article')).toContainText('9 月 25 日放假一天')
  await theirs.context().close()

  await page.getByRole('tab', { name: /阅读情况/ }).click()
  await page.reload()
  await page.getByText(/^已读 \d+$/).click()
  await expect(page.getByRole('listitem').filter({ hasText: colleague })).toContainText('财务部')
  await page.getByRole('button', { name: '提醒未读的人' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '提醒未读的人' }).click()
  await expect(page.getByText(/已提醒 \d+ 人/)).toBeVisible()
  await page.getByRole('button', { name: '撤回' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '撤回' }).click()
  await expect(page.getByText('公告已撤回')).toBeVisible()
})

test(
  'what must be read is shown once after signing in and confirmed',
  { tag: '@turn-d' },
  async ({ page, request }) => {
    const call = await apiAs(request)
    const title = `信息安全须知${mark()}`
    const id = await announceTo(call, reader, { title, mustRead: true })
    await signIn(page, reader)
    const dialog = page.getByRole('dialog', { name: '请阅读以下公告' })
    await expect(dialog).toContainText(title)
    await accessible(page)
    await dialog.getByRole('button', { name: '稍后再读' }).click()
    await page.reload()
    await expect(bell(page)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await signOut(page)
    await expect(page.getByRole('heading', { name: '演示登录' })).toBeVisible()
    await signIn(page, reader)
    await dialog.getByRole('button', { name: '我已阅读' }).click()
    await expect(page.getByText('已确认阅读')).toBeVisible()
    await open(page, '/notice/announcement/view')
    await page.getByRole('link', { name: new RegExp(title) }).click()
    await expect(page.getByText(/确认已读$/)).toBeVisible()
    await call(notice.announcement.withdraw, { params: { id }, body: {} })
  },
)

for (const mode of ['light', 'dark'] as const)
  test(
    `notices and announcements are accessible and fit a phone, ${mode}`,
    { tag: '@nightly' },
    async ({ page, request }) => {
      const call = await apiAs(request)
      const id = await announceTo(call, admin, { title: `版式检查${mark()}`, pinned: true })
      await setLook(page, { mode, language: mode === 'light' ? 'zh' : 'en' })
      await signIn(page)
      const paths = ['list', 'announcement', 'announcement/view', `announcement/detail?id=${id}&tab=receipts`]
      for (const path of paths) {
        await page.setViewportSize({ width: 1440, height: 900 })
        await open(page, `/notice/${path}`)
        await page.waitForLoadState('load')
        await expect(page.getByRole('status', { name: /加载中|Loading/ })).toHaveCount(0)
        await accessible(page)
        await page.setViewportSize({ width: 375, height: 812 })
        await noSideways(page)
      }
      await open(page, '/notice/list')
      await page.getByRole('button', { name: /^(通知，|Notices,)/ }).click()
      await expect(
        page
          .getByRole('dialog', { name: /通知|Notices/ })
          .getByRole('listitem')
          .first(),
      ).toBeVisible()
      await accessible(page)
      await noSideways(page)
      await call(notice.announcement.withdraw, { params: { id }, body: {} })
    },
  )
