import type { Page } from '@playwright/test'
import { chooseFromMore, expect, open, search, signInAt, test } from '../../fixtures.ts'

/** One red dot: the smallest picture that is really a picture. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

const fillIn = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('公司名称').fill(name)
  await page.getByLabel('法定代表人').fill('许静怡')
  await page.getByLabel('联系电话').fill('0512-61234567')
}

const addAccount = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '添加银行账户' }).click()
  const accounts = page.getByRole('group', { name: '银行账户' })
  await accounts.getByLabel('开户银行').fill('招商银行无锡分行')
  await accounts.getByLabel('账户名称').fill('无锡云舟会务有限公司')
  await accounts.getByLabel('银行账号').fill('6225 8802 1234 5678')
}

const addSeal = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '添加印章' }).click()
  const seals = page.getByRole('group', { name: '印章' })
  await seals.getByLabel('印章名称').fill('公章')
  await seals.getByLabel('印章类型').click()
  await page.getByTitle('公章', { exact: true }).click()
  await seals.getByLabel('印章图片').setInputFiles({ name: '公章.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByText('上传成功')).toBeVisible()
}

const change = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '编辑' }).click()
  await page.getByLabel('联系电话').fill('0512-69999999')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  const timeline = page.getByRole('complementary').filter({ hasText: '动态' })
  await expect(timeline.getByText('修改了记录')).toBeVisible()
  await expect(timeline.getByText(/联系电话\s*0512-61234567\s*→\s*0512-69999999/)).toBeVisible()
  await expect(timeline.getByText('创建了记录')).toBeVisible()
}

const remove = async (page: Page, name: string): Promise<void> => {
  await chooseFromMore(page, '删除')
  const dialog = page.getByRole('dialog', { name: `删除“${name}”？` })
  await dialog.getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('已删除')).toBeVisible()
}

test('a company of ours is registered, found by its initials, changed and deleted', async ({ page }) => {
  const name = `无锡云舟会务有限公司${String(Date.now()).slice(-6)}`
  await signInAt(page, '/account/ourCompany')
  await page.getByRole('button', { name: '新增公司' }).click()
  await fillIn(page, name)
  await addAccount(page)
  await page.getByRole('button', { name: '与公司信息一致' }).click()
  await expect(page.getByLabel('发票抬头')).toHaveValue(name)
  await expect(page.getByLabel('开票开户行')).toHaveValue('招商银行无锡分行')
  await addSeal(page)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('6225 8802 1234 5678').first()).toBeVisible()

  await open(page, '/account/ourCompany')
  await search(page, 'wxyz')
  await expect(page).toHaveURL(/keyword=wxyz/)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await change(page)
  await remove(page, name)

  await search(page, name)
  await expect(page.getByText(`没有找到“${name}”`)).toBeVisible()
})

test('what is wrong is said on its field before anything is sent', async ({ page }) => {
  await signInAt(page, '/account/ourCompany/edit')
  await page.getByLabel('统一社会信用代码').fill('123')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('不能为空')).toBeVisible()
  await expect(page.getByText('统一社会信用代码不正确')).toBeVisible()
})
