import { accessible, admin, expect, runTool, search, signInAt, test } from '../../fixtures.ts'

test('anybody says something from any page, and whoever looks after it answers', async ({ page, browser }) => {
  const words = `列表里看不到合计${String(Date.now()).slice(-6)}`
  const theirs = await (await browser.newContext()).newPage()
  await signInAt(theirs, '/account/ourCompany?keyword=GS', '许静怡')
  await runTool(theirs, '意见反馈')
  const form = theirs.getByRole('dialog', { name: '意见反馈' })
  await form.getByLabel('反馈内容').fill(words)
  await accessible(theirs)
  await form.getByRole('button', { name: '保存' }).click()
  await expect(theirs.getByText('已收到，谢谢您的反馈')).toBeVisible()
  await theirs.context().close()

  await signInAt(page, '/other/feedback')
  await search(page, words)
  await page.getByRole('link', { name: words }).click()
  await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible()
  await expect(page.getByText('/account/ourCompany', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  await page.getByRole('button', { name: '编辑', exact: true }).click()
  await page.getByLabel('状态').click()
  await page.getByText('已处理', { exact: true }).last().click()
  await page.getByLabel('处理说明').fill('合计在列表底部')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  const timeline = page.getByRole('complementary').filter({ hasText: '动态' })
  await expect(timeline.getByText(/待处理\s*→\s*已处理/)).toBeVisible()
  await expect(timeline.getByText(admin).first()).toBeVisible()
})
