import type { Page } from '@playwright/test'
import { dictionary } from '@srm/api/dictionary'
import { tenancy } from '@srm/api/tenancy'
import { apiAs, expect, open, signIn, test } from '../fixtures.ts'

const act = async (page: Page, option: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: `“${option}”的操作` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

const row = (page: Page, option: string) => page.getByRole('row').filter({ hasText: option })

test('an option is added, renamed, switched off and deleted', async ({ page }) => {
  const name = `低空经济${String(Date.now()).slice(-6)}`
  await signIn(page)
  await open(page, '/other/indexList?activeId=industry')
  await expect(page.getByRole('heading', { name: '所属行业' })).toBeVisible()

  await page.getByRole('button', { name: '新增选项' }).click()
  await page.getByRole('dialog').getByLabel('选项名称').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect(row(page, name)).toContainText('启用')

  await act(page, name, '编辑')
  await page.getByRole('dialog').getByLabel('选项名称').fill(`${name}改`)
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect(row(page, `${name}改`)).toBeVisible()

  await act(page, `${name}改`, '停用')
  await expect(row(page, `${name}改`)).toContainText('停用')

  await act(page, `${name}改`, '删除')
  const dialog = page.getByRole('dialog', { name: `删除“${name}改”？` })
  await expect(dialog).toContainText('没有记录在使用它')
  await dialog.getByRole('button', { name: '删除' }).click()
  await expect(row(page, name)).toHaveCount(0)
})

test('a built-in option can be renamed, not deleted', async ({ page }) => {
  await signIn(page)
  await open(page, '/other/indexList?activeId=taxpayerType')
  await act(page, '一般纳税人', '删除')
  const dialog = page.getByRole('dialog', { name: '删除“一般纳税人”？' })
  await expect(dialog).toContainText('系统内置选项可以改名，不能删除')
  await expect(dialog.getByRole('button', { name: '删除' })).toBeDisabled()
})

test('an option in use cannot be deleted, but its users can be moved to another', async ({ page, request }) => {
  const mark = String(Date.now()).slice(-6)
  const optionName = `小微企业${mark}`
  const call = await apiAs(request)
  await call(dictionary.create, { body: { selTypeName: 'taxpayerType', optionName, value: `micro${mark}` } })
  const body = { name: `扬州云舟会务有限公司${mark}`, status: 'enabled' as const, taxpayerType: `micro${mark}` }
  const { id } = await call(tenancy.ourCompany.create, { body })

  await signIn(page)
  await open(page, '/other/indexList?activeId=taxpayerType')
  await act(page, optionName, '删除')
  const dialog = page.getByRole('dialog', { name: `删除“${optionName}”？` })
  await expect(dialog).toContainText('有 1 处正在使用它，不能删除')
  await expect(dialog.getByRole('button', { name: '删除' })).toBeDisabled()
  await dialog.getByRole('button', { name: '取消' }).click()

  await act(page, optionName, '合并到…')
  await page.getByLabel('合并到', { exact: true }).click()
  await page.getByTitle('小规模纳税人').click()
  await page.getByRole('dialog').getByRole('button', { name: '合并' }).click()
  await expect(page.getByText('已合并，1 处改用新的选项')).toBeVisible()
  await open(page, `/account/ourCompany/detail?id=${id}`)
  await expect(page.getByRole('insertion').filter({ hasText: '小规模纳税人' })).toBeVisible()
})
