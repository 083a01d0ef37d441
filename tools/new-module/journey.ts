export const journey = `import { chooseFromMore, expect, open, search, signIn, test } from '../../fixtures.ts'

test('$lower$: registered, found, changed and deleted', async ({ page }) => {
  const name = \`$zh$\${String(Date.now()).slice(-6)}\`
  await signIn(page)
  await page.getByRole('link', { name: '$zh$' }).first().click()
  await page.getByRole('button', { name: '新增$zh$' }).first().click()
  await page.getByLabel('$zh$名称').fill(name)
  await page.getByLabel('备注').fill('第一稿')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.getByRole('button', { name: '编辑' }).click()
  await page.getByLabel('备注').fill('第二稿')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  const timeline = page.getByRole('complementary').filter({ hasText: '动态' })
  await expect(timeline.getByText(/备注\\s*第一稿\\s*→\\s*第二稿/)).toBeVisible()
  await expect(timeline.getByText('创建了记录')).toBeVisible()

  await open(page, '/$camel$')
  await search(page, name)
  await page.getByRole('link', { name }).click()
  await chooseFromMore(page, '删除')
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('已删除')).toBeVisible()
})
`
