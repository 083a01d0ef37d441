import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium, type Browser, type Page } from '@playwright/test'
import { launchOptions } from '../chromium.ts'
import { budgetGuide } from './guide.budget.ts'
import { contractGuide } from './guide.contract.ts'
import { crmGuide } from './guide.crm.ts'
import { financeGuide, homeGuide } from './guide.finance.ts'
import { projectGuide } from './guide.project.ts'
import { supplierGuide } from './guide.supplier.ts'
import { small } from './small.ts'

const origin = process.env['E2E_ORIGIN'] ?? 'http://127.0.0.1:3300'
const folder = process.env['PICTURES'] ?? 'docs/guide/images'
/** One guide alone, where the others did not change. */
const only = process.env['GUIDE']

const keep = async (page: Page, name: string): Promise<void> => {
  await page.mouse.move(0, 0)
  const packed = await small(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
  writeFileSync(`${folder}/${name}.png`, packed)
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
  const guides = Object.entries({
    supplier: supplierGuide,
    crm: crmGuide,
    project: projectGuide,
    budget: budgetGuide,
    contract: contractGuide,
    finance: financeGuide,
    home: homeGuide,
  })
  for (const [guide, { phone, desk }] of guides.filter(([name]) => only === undefined || name === only)) {
    const hand = await look(browser, 375, 812)
    for (const [name, prepare] of Object.entries(phone)) {
      await prepare(hand)
      await keep(hand, `${guide}-${name}`)
    }
    const page = await look(browser, 1440, 900)
    for (const [name, prepare] of Object.entries(desk)) {
      await prepare(page)
      await keep(page, `${guide}-${name}`)
    }
  }
} finally {
  await browser.close()
}
