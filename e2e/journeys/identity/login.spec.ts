import type { Browser, Page } from '@playwright/test'
import {
  accessible,
  company,
  expect,
  noSideways,
  openAvatarMenu,
  setLook,
  settled,
  signOut,
  test,
} from '../../fixtures.ts'
import { nextPicture } from '../../picture.ts'
import { prove } from '../../sms.ts'

const password = 'yuncai2026'
const unique = (): string => String(Date.now()).slice(-8)

const fillIn = async (page: Page, name: string, secret: string): Promise<void> => {
  await page.getByLabel('手机号或用户名').fill(name)
  await page.getByLabel('密码', { exact: true }).fill(secret)
  await page.getByLabel('密码', { exact: true }).press('Enter')
}

/** A refusal is an error to the browser's console, so those who provoke one have a page of their own. */
const visitor = async (browser: Browser): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await page.goto('#/login')
  return page
}

const inside = (page: Page, name = company): Promise<void> =>
  expect(page.getByRole('banner').getByText(name)).toBeVisible()

test('by account: a wrong password is said at the field, the right one leads in', async ({ browser }) => {
  const page = await visitor(browser)
  await fillIn(page, 'zhoumin', 'wrong-password')
  await expect(page.getByText('账号或密码错误')).toBeVisible()
  await expect(page.getByLabel('密码', { exact: true })).toBeFocused()
  await fillIn(page, 'zhoumin', password)
  await inside(page)
})

test('after some failures a captcha must be answered', { tag: '@turn-b' }, async ({ browser }) => {
  const page = await visitor(browser)
  for (const wrong of ['wrong-one', 'wrong-two', 'wrong-three']) {
    const answered = page.waitForResponse('**/loginByPassword')
    await fillIn(page, 'zhoumin', wrong)
    await answered
  }
  const picture = nextPicture(page)
  await fillIn(page, 'zhoumin', password)
  await expect(page.getByAltText('图形验证码')).toBeVisible()
  await page.getByLabel('图形验证').fill(await picture)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await inside(page)
})

test('by sub-account: the company is named first and remembered', { tag: '@turn-c' }, async ({ page }) => {
  await page.goto('#/login')
  await page.getByRole('tab', { name: '子账号' }).click()
  await page.getByLabel('企业代码').fill('yunzho')
  await page.getByLabel('用户名').fill('luwenbo')
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await inside(page)
  // What is still on its way when one leaves is refused, and the console says so.
  await settled(page)
  await signOut(page)
  await expect(page.getByLabel('企业代码')).toHaveValue('YUNZHO')
})

test('by mobile: the code from the message leads in', async ({ page }) => {
  await page.goto('#/login')
  await page.getByRole('tab', { name: '手机登录' }).click()
  await prove(page, '13800130005')
  await page.getByLabel('短信验证码').press('Enter')
  await inside(page)
})

test('a company registers, takes its code along and is at home', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const name = `无锡新客会务有限公司${unique()}`
  await page.goto('#/register')
  await page.getByLabel('企业名称').fill(name)
  await page.getByLabel('联系人').fill('金晓棠')
  await prove(page, `139${unique()}`)
  await page.getByLabel('设置密码').fill(`Xiaotang-${unique()}`)
  await expect(page.getByText('很强')).toBeVisible()
  await page.getByLabel('我已阅读并同意').check()
  await page.getByRole('button', { name: '注册并开始使用' }).click()
  const said = page.locator('output').getByText(/注册成功，您的企业代码是 \w{6}/)
  await expect(said).toBeVisible()
  const code = /是 (\w{6})/.exec(await said.innerText())?.[1]
  await said.getByRole('button', { name: '复制' }).click()
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(code)
  await inside(page, name)
})

test('a forgotten password is replaced', { tag: '@turn-d' }, async ({ page }) => {
  const next = `forgotten-${unique()}`
  await page.goto('#/login')
  await page.getByRole('link', { name: '忘记密码？' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '找回密码' })).toBeVisible()
  await prove(page, '13800130013')
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByLabel('新密码', { exact: true }).fill(next)
  await page.getByLabel('确认新密码').fill(next)
  await page.getByRole('button', { name: '保存新密码' }).click()
  await page.getByRole('link', { name: '去登录' }).click()
  await page.getByRole('tab', { name: '子账号' }).click()
  await page.getByLabel('企业代码').fill('YUNZHO')
  await page.getByLabel('用户名').fill('zenglei')
  await page.getByLabel('密码', { exact: true }).fill(next)
  await page.getByLabel('密码', { exact: true }).press('Enter')
  await inside(page)
})

test(
  'the plans are shown with the manager, and only a paid one can be renewed',
  { tag: '@turn-b' },
  async ({ page }) => {
    await page.goto('#/login')
    await fillIn(page, 'zhoumin', password)
    const menu = await openAvatarMenu(page)
    await menu.getByRole('button', { name: '续费' }).click()
    const dialog = page.getByRole('dialog', { name: '会员套餐' })
    await expect(dialog.getByRole('radio', { name: /免费版/ })).toBeChecked()
    await expect(dialog.getByText('续费时长')).toBeHidden()
    await dialog.getByText('标准版').click()
    await dialog.getByText('送 1 年').click()
    await expect(dialog.getByText('￥27,360')).toBeVisible()
    await expect(dialog.getByRole('region', { name: '客户经理' }).getByRole('link')).toBeVisible()
    await accessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: / 的菜单$/ })).toBeFocused()
  },
)

test('a link through the redirect page leads to pages of ours only', { tag: '@turn-c' }, async ({ page }) => {
  await page.goto('#/redirect?target=%2Fproduct')
  await expect(page).toHaveURL(/#\/product$/)
  await page.goto('#/redirect?target=https%3A%2F%2Fexample.com')
  await expect(page).toHaveURL(/#\/login$/)
})

const open = ['/login', '/register', '/password', '/portal', '/product', '/404', '/403'] as const

for (const path of open) {
  for (const mode of ['light', 'dark'] as const)
    test(`${path} is accessible, ${mode}`, { tag: '@nightly' }, async ({ page }) => {
      await setLook(page, { mode })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`#${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await accessible(page)
    })

  for (const language of ['zh', 'en'] as const)
    test(`${path} fits a phone, ${language}`, { tag: '@nightly' }, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 812 })
      await setLook(page, { language })
      await page.goto(`#${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await noSideways(page)
      expect(await page.locator('body').innerText()).not.toContain('{{')
    })
}
