import { mkdirSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, fillDates, pick, test } from '../../fixtures.ts'
import { prove } from '../../sms.ts'

/** Somebody new takes their time. */
test.describe.configure({ timeout: 180_000 })
test.use({ actionTimeout: 15_000 })

const unique = (): string => String(Date.now()).slice(-8)
const folder = process.env['WALK_PICTURES']

/** Pictures of every step, when somebody wants to look at them. */
const look = async (page: Page, step: string): Promise<void> => {
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  await page.waitForTimeout(700)
  await page.screenshot({ path: `${folder}/${step}.png` })
}

const guide = (page: Page): Locator => page.getByRole('region', { name: '新手引导' })
const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true })
const sending = (page: Page): Locator => page.getByRole('dialog', { name: '提交审批', exact: true })

/** A company of one's own. */
const register = async (page: Page): Promise<void> => {
  await page.goto('#/login')
  await page.getByRole('link', { name: /注册/ }).first().click()
  await page.getByLabel('企业名称').fill(`苏州初见会务有限公司${unique()}`)
  await page.getByLabel('联系人').fill('顾晚晴')
  await prove(page, `139${unique()}`)
  await page.getByLabel('设置密码').fill(`Wanqing-${unique()}`)
  await page.getByLabel('我已阅读并同意').check()
  await look(page, '1-register')
  await page.getByRole('button', { name: '注册并开始使用' }).click()
}

/** The guide leads to the flows, and a template to one that runs. */
const designFlow = async (page: Page): Promise<void> => {
  // The home page says what to do first.
  await expect(guide(page)).toBeVisible()
  await look(page, '2-home')
  await guide(page)
    .getByRole('link', { name: /审批流/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: '审批流' })).toBeVisible()
  await look(page, '3-flows')

  await page.getByRole('button', { name: '新建审批流' }).first().click()
  const dialog = page.getByRole('dialog', { name: '新建审批流' })
  await dialog.getByLabel('名称').fill('请假审批')
  await dialog.getByText('直属上级审批').click()
  await look(page, '4-new')
  await dialog.getByRole('button', { name: '新建审批流' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '请假审批' })).toBeVisible()
  await look(page, '5-canvas')

  await page.getByRole('button', { name: '预览发布' }).click()
  await page.getByRole('button', { name: '发布', exact: true }).click()
  // Nothing uses it yet, and the page does not say otherwise.
  await expect(page.getByText('已发布第 1 版。还没有单据使用本审批流，请绑定单据')).toBeVisible()
  await expect(page.getByText('可以发布')).toHaveCount(0)
  await page.getByRole('button', { name: '用于申请单' }).click()
  const drawer = page.getByRole('dialog', { name: '哪些申请单使用本审批流' })
  await drawer.getByText('只有符合条件的').click()
  await drawer.getByRole('combobox', { name: '字段' }).click()
  await page.getByTitle('申请类型', { exact: true }).click()
  await drawer.getByRole('combobox', { name: '取值' }).click()
  await page.getByTitle('请假申请', { exact: true }).click()
  await look(page, '6-binding')
  await drawer.getByRole('button', { name: '确定' }).click()
  await expect(page.getByRole('region', { name: '申请单' })).toContainText('申请类型 是 请假申请')
  await look(page, '7-published')
}

/** Alone in the company nobody can decide. */
const tryAlone = async (page: Page): Promise<void> => {
  await page
    .getByRole('navigation', { name: '菜单', exact: true })
    .getByRole('link', { name: '申请单', exact: true })
    .click()
  await page.getByRole('button', { name: '新建申请' }).first().click()
  await page.getByLabel('标题').fill('年假三天')
  await page.getByRole('combobox', { name: '申请类型' }).click()
  await page.getByTitle('请假申请', { exact: true }).click()
  await page.getByRole('combobox', { name: '假期类型' }).click()
  await page.getByTitle('年假', { exact: true }).click()
  await fillDates(page, '2026-12-01', '2026-12-03')
  await page.getByLabel('天数').fill('3')
  await page.getByLabel('申请事由').fill('回家探亲，工作已交接。')
  await look(page, '8-request')
  await page.getByRole('button', { name: '存草稿' }).click()
  await page.getByRole('button', { name: '提交审批' }).click()
  // Alone in the company: the dialog says why it cannot go, and what to do about it.
  await expect(sending(page).getByText('找不到审批人')).toBeVisible()
  await expect(sending(page).getByText(/请邀请同事/)).toBeVisible()
  await expect(sending(page).getByRole('button', { name: '提交审批' })).toBeDisabled()
  await look(page, '9-nobody')
  await sending(page).getByRole('button', { name: '取消' }).click()
}

/** So a colleague is invited, as the screen says. */
const inviteColleague = async (page: Page): Promise<void> => {
  await tab(page, '首页').click()
  await guide(page)
    .getByRole('link', { name: /邀请同事/ })
    .click()
  await page.getByRole('button', { name: '邀请员工' }).first().click()
  await page.getByLabel('姓名').fill('沈嘉树')
  await page.getByLabel('登录名').fill(`shenjiashu${unique()}`)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('dialog', { name: '已为沈嘉树开通账号' })).toBeVisible()
  await look(page, '10-colleague')
  await page.keyboard.press('Escape')
}

/** Who is asked to decide. */
const nameColleague = async (page: Page): Promise<void> => {
  await tab(page, '请假审批').click()
  await page.getByRole('button', { name: '流程设计' }).click()
  await page
    .getByRole('treeitem', { name: /^直属上级/ })
    .getByText('直属主管')
    .click()
  const settings = page.getByRole('dialog')
  const members = settings.getByRole('combobox', { name: '成员' })
  await pick(
    settings.getByRole('button', { name: '添加审批人' }),
    page.getByRole('menuitem', { name: '指定成员' }),
    members,
  )
  await pick(
    members,
    page.locator('.ant-select-item-option').filter({ hasText: '沈嘉树' }).first(),
    settings.locator('.ant-select-selection-item').filter({ hasText: '沈嘉树' }),
  )
  await page.keyboard.press('Escape')
  await look(page, '11-approver')
  await settings.getByRole('button', { name: '关闭' }).click()
  await page.getByRole('button', { name: '预览发布' }).click()
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await expect(page.getByText('已发布第 2 版')).toBeVisible()
}

test(
  'a stranger with a new company makes a leave flow and sends a request, by what the screen says alone',
  { tag: '@turn-a' },
  async ({ page }) => {
    await register(page)
    await designFlow(page)
    await tryAlone(page)
    await inviteColleague(page)
    await nameColleague(page)
    await tab(page, '年假三天').click()
    await page.getByRole('button', { name: '提交审批' }).click()
    await expect(sending(page).getByText('沈嘉树')).toBeVisible()
    await look(page, '12-sending')
    await sending(page).getByRole('button', { name: '提交审批' }).click()
    await expect(page.getByText('已提交审批')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: '年假三天' })).toBeVisible()
    await expect(page.getByRole('complementary', { name: '审批进度' }).getByText('沈嘉树')).toBeVisible()
    await look(page, '13-sent')
  },
)
