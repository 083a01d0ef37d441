import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'
import { launchOptions } from '../chromium.ts'
import { accessible, admin, expect, noSideways, open, settled } from '../fixtures.ts'
import { sheet, small } from './small.ts'

const origin = process.env['E2E_ORIGIN'] ?? 'http://127.0.0.1:3300'
const folder = process.env['PICTURES'] ?? 'docs/images'

const layouts = ['column', 'vertical', 'horizontal', 'comprehensive', 'fall'] as const
const looks = {
  'default-light': { themeName: 'default', mode: 'light' },
  'default-dark': { themeName: 'default', mode: 'dark' },
  plain: { themeName: 'plain', mode: 'light' },
  technology: { themeName: 'technology', mode: 'light' },
} as const
const pages = ['/', '/account/ourCompany'] as const

type Appearance = (typeof looks)[keyof typeof looks]

/** Home and list in one layout, after having made sure that both can be read and nothing sticks out. */
const picturesOf = async (browser: Browser, layout: string, { themeName, mode }: Appearance, width: number) => {
  const context = await browser.newContext({
    baseURL: `${origin}/public/admin/`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    viewport: { width, height: width < 768 ? 812 : 900 },
  })
  const page = await context.newPage()
  const kept = { 'srm.v1.theme': JSON.stringify({ layout, themeName }), 'srm.v1.color-scheme': mode }
  await page.addInitScript(`Object.assign(localStorage, ${JSON.stringify(kept)})`)
  // Where the menu lies in the header, there is no room for the company's name.
  await page.goto('#/login')
  await page.getByRole('button', { name: new RegExp(admin) }).click()
  await expect(page.getByRole('banner')).toBeVisible()
  const taken: Buffer[] = []
  for (const path of pages) {
    await open(page, path)
    await settled(page)
    await page.mouse.move(0, 0)
    taken.push(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
    await noSideways(page)
    await accessible(page)
  }
  await context.close()
  return taken
}

const faults: string[] = []
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch(launchOptions)
const only = process.env['LOOK']
for (const [name, look] of Object.entries(looks).filter(([title]) => !only || title === only))
  for (const width of [1440, 375]) {
    const taken: Buffer[] = []
    for (const layout of layouts) {
      const title = `${layout}, ${name}, ${String(width)} px`
      try {
        taken.push(...(await picturesOf(browser, layout, look, width)))
        console.log(`✓ ${title}`)
      } catch (error) {
        faults.push(`${title}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
    if (taken.length > 0) {
      const all = await sheet(taken, width < 768 ? 187 : 560, width < 768 ? 10 : 2)
      writeFileSync(`${folder}/frames-${name}-${String(width)}.png`, await small(all))
    }
  }
await browser.close()
for (const fault of faults) console.log(`✗ ${fault}`)
process.exitCode = faults.length > 0 ? 1 : 0
