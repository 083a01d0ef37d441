import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium, expect, type Browser, type Page } from '@playwright/test'
import { launchOptions } from '../chromium.ts'
import { approval } from '@srm/api/approval'
import { apiAs, open, setLook, settled, signIn, still } from '../fixtures.ts'
import { workbookOf } from '../workbook.ts'
import { small } from './small.ts'

const origin = process.env['E2E_ORIGIN'] ?? 'http://127.0.0.1:3300'
const folder = process.env['PICTURES'] ?? 'docs/images'

type Appearance = { readonly mode: 'light' | 'dark'; readonly width: number }

const search = '/supplier/finder?region=310000&people=300&layout=theater&height=4'
const drawnFlow = '通用申请审批'
const list = '/account/ourCompany'
const first = '上海云舟会展服务有限公司'

const openFirst = async (page: Page): Promise<void> => {
  await open(page, list)
  await page.getByRole('link', { name: first }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
  await settled(page)
}

const edit = async (page: Page): Promise<void> => {
  await openFirst(page)
  await page.getByRole('button', { name: '编辑', exact: true }).click()
  await expect(page.getByLabel('公司名称', { exact: true })).toHaveValue(first)
  await settled(page)
}

const heading = ['公司名称', '状态', '联系电话', '统一社会信用代码']
const rows = [
  ['青岛云舟会展服务有限公司', '启用', '0532-58771001', ''],
  ['大连云舟展览策划有限公司', '开着', '0411-58771002', ''],
  ['厦门云舟商务旅行有限公司', '启用', '0592-58771003', '123'],
  ['武汉云舟搭建工程有限公司', '停用', '027-58771004', ''],
  ['西安云舟文化传播有限公司', '启用', '029-58771005', ''],
]
const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const bringIn = async (page: Page): Promise<void> => {
  await open(page, list)
  await settled(page)
  const more = page.getByRole('button', { name: '更多', exact: true })
  if (await more.isVisible()) await more.click()
  await page.getByText('导入', { exact: true }).first().click()
  const file = { name: '公司.xlsx', mimeType, buffer: workbookOf([heading, ...rows]) }
  await page.getByLabel('点击选择或拖入填好的 Excel 文件').setInputFiles(file)
  await expect(page.getByText('2 处错误')).toBeVisible()
}

const showKit = async (page: Page): Promise<void> => {
  await page.goto('#/gallery')
  await expect(page.locator('[data-part=fields] article')).toHaveCount(32, { timeout: 60_000 })
  await expect(page.getByRole('img', { name: /预算与支出/ })).toHaveCount(2, { timeout: 60_000 })
  await still(page)
}

const showList = async (page: Page): Promise<void> => {
  await open(page, list)
  await settled(page)
}

const shown =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await open(page, path)
    await settled(page)
  }

/** A flow with a branch by amount, as somebody drew it. */
const showDesigner = async (page: Page): Promise<void> => {
  const call = await apiAs(page.request)
  const flows = await call(approval.flow.list, {})
  const { id } = flows.find(({ name }) => name === drawnFlow) ?? { id: '' }
  await open(page, `/approval/flow/edit?id=${id}`)
  await expect(page.getByRole('heading', { level: 1, name: drawnFlow })).toBeVisible()
  await settled(page)
}

/** What the first page of the repository shows of the product, each as people mostly see it. */
const faces: readonly (Appearance & { readonly name: string; readonly show: (page: Page) => Promise<void> })[] = [
  { name: 'home', mode: 'light', width: 1440, show: shown('/') },
  { name: 'supplier-list', mode: 'light', width: 1440, show: shown('/supplier/supplierList') },
  { name: 'finder', mode: 'light', width: 1440, show: shown(search) },
  { name: 'finder', mode: 'light', width: 375, show: shown(search) },
  { name: 'designer', mode: 'light', width: 1440, show: showDesigner },
  { name: 'centre', mode: 'dark', width: 1440, show: shown('/approval/centre') },
  { name: 'centre', mode: 'light', width: 375, show: shown('/approval/centre') },
]

const pictures: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'our-company-list': showList,
  'our-company-form': edit,
  'our-company-detail': openFirst,
  'our-company-import': bringIn,
  'kit-gallery': showKit,
}

const take = async (browser: Browser, { mode, width }: Appearance): Promise<void> => {
  const page = await browser.newPage({
    baseURL: `${origin}/public/admin/`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width, height: width < 768 ? 812 : 900 },
    hasTouch: width < 768,
  })
  await setLook(page, { mode })
  await signIn(page)
  const here = faces.filter((one) => one.mode === mode && one.width === width)
  const all = [...here.map(({ name, show }) => [name, show] as const), ...Object.entries(pictures)]
  for (const [name, prepare] of all) {
    // A busy machine takes its time.
    await expect(() => prepare(page)).toPass({ timeout: 120_000 })
    await page.mouse.move(0, 0)
    const path = `${folder}/${name}-${mode}-${String(width)}.png`
    const packed = await small(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
    writeFileSync(path, packed)
    console.log(`${path}: ${(packed.length / 1000).toFixed(0)} kB`)
  }
  await page.context().close()
}

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch(launchOptions)
try {
  for (const width of [1440, 375]) for (const mode of ['light', 'dark'] as const) await take(browser, { mode, width })
} finally {
  await browser.close()
}
