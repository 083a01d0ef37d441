import { chooseFromMore, expect, open, search, signInAt, test } from '../../fixtures.ts'

test('application: written, found, changed and deleted', async ({ page }) => {
  const title = `物料申请${String(Date.now()).slice(-6)}`
  await signInAt(page, '/approval/application')
  await page.getByRole('button', { name: '新建申请' }).first().click()
  await page.getByLabel('标题').fill(title)
  await page.getByLabel('申请事由').fill('第一稿')
  await page.getByRole('button', { name: '存草稿' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await page.getByRole('button', { name: '编辑' }).click()
  await page.getByLabel('申请事由').fill('第二稿')
  await page.getByRole('button', { name: '存草稿' }).click()
  const timeline = page.getByRole('complementary').filter({ hasText: '动态' })
  await expect(timeline.getByText(/申请事由\s*第一稿\s*→\s*第二稿/)).toBeVisible()

  await open(page, '/approval/application')
  await search(page, title)
  await page.getByRole('link', { name: title }).click()
  // The list has a button of that name too, and is left a moment after the click.
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await chooseFromMore(page, '删除')
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('已删除')).toBeVisible()
})
