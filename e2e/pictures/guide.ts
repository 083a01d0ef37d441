import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium, type Browser, type Page } from '@playwright/test'
import { supplier } from '@srm/api/supplier'
import { onboarding } from '@srm/api/onboarding'
import { launchOptions } from '../chromium.ts'
import { apiAs, open, settled, signIn } from '../fixtures.ts'
import { small } from './small.ts'

const origin = process.env['E2E_ORIGIN'] ?? 'http://127.0.0.1:3300'
const folder = process.env['PICTURES'] ?? 'docs/guide/images'

type Step = (page: Page) => Promise<void>

const at =
  (path: string): Step =>
  async (page) => {
    await open(page, path)
    await settled(page)
  }

/** The page of one supplier that stands so with us. */
const standing =
  (lifecycle: string, more: Step = async () => undefined): Step =>
  async (page) => {
    const call = await apiAs(page.request)
    const filter = JSON.stringify([{ field: 'lifecycle', op: 'in', value: [lifecycle] }])
    const { items } = await call(supplier.supplier.list, { query: { filter } })
    await at(`/supplier/supplierDetail?id=${items[0]?.id ?? ''}`)(page)
    await more(page)
    await settled(page)
  }

const reviewed: Step = async (page) => {
  const call = await apiAs(page.request)
  const filter = JSON.stringify([{ field: 'stage', op: 'in', value: ['submitted', 'reviewing'] }])
  const { items } = await call(onboarding.application.list, { query: { filter } })
  await at(`/supplier/application/detail?id=${items[0]?.id ?? ''}`)(page)
  await page.getByRole('tab', { name: '查重与意见' }).click()
  await settled(page)
}

const changeStage: Step = async (page) => {
  await page.getByRole('button', { name: '变更阶段' }).click()
}

const score: Step = async (page) => {
  await page.getByRole('tab', { name: /^评分/ }).click()
}

const screens: Readonly<Record<string, Step>> = {
  list: at('/supplier/supplierList'),
  applications: at('/supplier/application'),
  review: reviewed,
  stage: standing('potential', changeStage),
  frozen: standing('frozen'),
  expiring: at('/supplier/expiring'),
  score: standing('preferred', score),
  finder: at('/supplier/finder?region=310000&people=300&layout=theater&height=4'),
  calendar: at('/supplier/calendar'),
  map: at('/supplier/map'),
  statistics: at('/supplier/statistics'),
}

const apply: Step = async (page) => {
  await page.goto('#/supplierApplyFor?company=YUNZHO')
  await page.getByLabel('手机号').waitFor()
}

const keep = async (page: Page, name: string): Promise<void> => {
  await page.mouse.move(0, 0)
  const packed = await small(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
  writeFileSync(`${folder}/supplier-${name}.png`, packed)
  console.log(`${name}: ${(packed.length / 1000).toFixed(0)} kB`)
}

const look = (browser: Browser, width: number, height: number): Promise<Page> =>
  browser.newPage({
    baseURL: `${origin}/public/admin/`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width, height },
  })

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch(launchOptions)
try {
  const phone = await look(browser, 375, 812)
  await apply(phone)
  await keep(phone, 'apply')
  const page = await look(browser, 1440, 900)
  await signIn(page)
  for (const [name, prepare] of Object.entries(screens)) {
    await prepare(page)
    await keep(page, name)
  }
} finally {
  await browser.close()
}
