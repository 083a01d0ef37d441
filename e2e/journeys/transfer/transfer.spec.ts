import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { accessible, expect, search, signInAt, test } from '../../fixtures.ts'
import { textsIn, workbookOf } from '../../workbook.ts'

const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const send = async (page: Page, rows: readonly (readonly string[])[]): Promise<void> => {
  const file = { name: '公司.xlsx', mimeType, buffer: workbookOf(rows) }
  await page.getByLabel('点击选择或拖入填好的 Excel 文件').setInputFiles(file)
}

const downloaded = async (page: Page, by: Locator): Promise<Buffer> => {
  const [download] = await Promise.all([page.waitForEvent('download'), by.click()])
  return readFile(await download.path())
}

test('companies are imported from a workbook, mended where it is red, found, and exported again', async ({ page }) => {
  const mark = String(Date.now()).slice(-6)
  const heading = ['公司名称', '状态', '联系电话']
  const rows = (status: string) => [
    heading,
    [`扬州导入一${mark}`, '启用', '0514-1'],
    [`扬州导入二${mark}`, status, '0514-2'],
    [`扬州导入三${mark}`, '停用', '=1+1'],
  ]
  await signInAt(page, '/account/ourCompany')
  await page.getByRole('button', { name: '导入' }).click()
  const dialog = page.getByRole('dialog', { name: '导入我方公司' })
  const template = await downloaded(page, dialog.getByRole('button', { name: '下载模板' }))
  expect(template.subarray(0, 2).toString()).toBe('PK')

  await send(page, rows('开着'))
  await expect(dialog.getByText('1 处错误')).toBeVisible()
  await expect(dialog.getByRole('button', { name: '导入 3 行' })).toBeDisabled()
  const red = dialog.getByRole('button', { name: '开着 不在可选范围内' })
  await red.focus()
  await expect(page.getByRole('tooltip', { name: '不在可选范围内' })).toBeVisible()
  await dialog.getByText('只看有错误的行').click()
  await expect(dialog.getByText(`扬州导入一${mark}`)).toHaveCount(0)
  await accessible(page)

  await dialog.getByRole('button', { name: '重新上传' }).click()
  await send(page, rows('启用'))
  await expect(dialog.getByText('没有发现错误')).toBeVisible()
  await dialog.getByRole('button', { name: '导入 3 行' }).click()
  await expect(dialog.getByText('导入完成')).toBeVisible()
  await expect(dialog.getByText('新增 3')).toBeVisible()
  const report = textsIn(await downloaded(page, dialog.getByRole('link', { name: '下载报告' })))
  expect(report.slice(1).map(([outcome]) => outcome)).toEqual(['新增', '新增', '新增'])
  await dialog.getByRole('button', { name: '关闭' }).last().click()

  await search(page, `导入`)
  await expect(page.getByRole('link', { name: `扬州导入二${mark}` })).toBeVisible()
  await search(page, mark)
  await page.getByRole('button', { name: '导出' }).click()
  const exporting = page.getByRole('dialog', { name: '导出我方公司' })
  await exporting.getByRole('checkbox', { name: '全选' }).check()
  await exporting.getByRole('checkbox', { name: '全选' }).uncheck()
  for (const column of ['公司名称', '联系电话']) await exporting.getByRole('checkbox', { name: column }).check()
  await exporting.getByRole('button', { name: '开始导出' }).click()
  const jobs = page.getByRole('dialog', { name: '后台任务' })
  await expect(
    jobs.getByRole('listitem').filter({ hasText: '导出 · 我方公司' }).first().getByText('已完成'),
  ).toBeVisible()
  const exported = textsIn(await downloaded(page, jobs.getByRole('link', { name: '下载文件' }).first()))
  expect(exported[0]).toEqual(['公司名称', '联系电话'])
  expect(exported.slice(1).toSorted((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1))).toEqual([
    [`扬州导入一${mark}`, '0514-1'],
    [`扬州导入三${mark}`, "'=1+1"],
    [`扬州导入二${mark}`, '0514-2'],
  ])
})
