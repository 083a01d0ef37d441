import { expect, signInAt, test } from '../../fixtures.ts'

test(
  'somebody binds Feishu in the account centre and signs in with it from then on',
  { tag: '@turn-a' },
  async ({ page }) => {
    await signInAt(page, '/account/accountCenter?tab=security', '林若曦')
    await page.getByRole('button', { name: '绑定', exact: true }).click()
    await expect(page.getByRole('button', { name: '解绑' })).toBeVisible()
    await page.evaluate('localStorage.clear()')
    await page.context().clearCookies()
    await page.goto('#/login')
    await page.reload()
    await page.getByRole('tab', { name: '飞书' }).click()
    await page.getByRole('button', { name: /飞书/ }).click()
    await expect(page.getByRole('banner').getByText('林若曦')).toBeVisible()
  },
)
