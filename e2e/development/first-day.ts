import { expect, test, type Page } from '@playwright/test'
import { workbookOf } from '../workbook.ts'

const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Everything the console has to say that a developer would have to look into. */
const complaintsOf = (page: Page): string[] => {
  const said: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => said.push(String(error)))
  return said
}

test('npm run dev: sign in, search with Ctrl K, import a workbook, save a record, and a silent console', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const mark = String(Date.now()).slice(-6)

  await page.goto('#/login?redirect=%2Faccount%2FourCompany')
  await page.getByRole('button', { name: /周敏/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '我方公司' })).toBeVisible()

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog').filter({ has: page.getByRole('combobox') })
  const box = palette.getByRole('combobox')
  await expect(box).toBeFocused()
  await box.fill('gysl')
  await expect(palette.getByRole('option', { name: /供应商列表/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()

  await page.getByRole('button', { name: '导入' }).click()
  const dialog = page.getByRole('dialog', { name: '导入我方公司' })
  const rows = [
    ['公司名称', '状态'],
    [`试用导入${mark}`, '启用'],
  ]
  const file = { name: '公司.xlsx', mimeType, buffer: workbookOf(rows) }
  await dialog.getByLabel('点击选择或拖入填好的 Excel 文件').setInputFiles(file)
  await expect(dialog.getByText('没有发现错误')).toBeVisible()
  await dialog.getByRole('button', { name: '导入 1 行' }).click()
  await expect(dialog.getByText('新增 1')).toBeVisible()
  await dialog.getByRole('button', { name: '关闭' }).last().click()
  await expect(page.getByText(`试用导入${mark}`)).toBeVisible()

  await page.getByRole('button', { name: '新增公司' }).click()
  await page.getByLabel('公司名称').fill(`试用公司${mark}`)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `试用公司${mark}` })).toBeVisible()

  expect(complaints).toEqual([])
})
