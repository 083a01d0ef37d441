import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '../chromium.ts'
import { expect, signIn } from '../fixtures.ts'

const origin = process.env['E2E_ORIGIN'] ?? 'http://127.0.0.1:3200'

/** So many pages are kept, and what that may cost: milliseconds, megabytes, and what may stay behind. */
const pages = 99
const limits = { switch: 60, dark: 120, heap: 250, left: 1.15 }
const switches = 30

/** A form for each query is a page of its own. */
const pathOf = (index: number): string => `/account/ourCompany/edit?copy=${String(index)}`

/** From the click until what it changed was painted. */
const painted = (act: string): string => `new Promise((done) => {
  const began = performance.now()
  ${act}
  requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)))
})`

const heapOf = async (page: Page): Promise<number> => {
  const devtools = await page.context().newCDPSession(page)
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  await devtools.detach()
  return usedSize / 1_000_000
}

const tabs = `document.querySelectorAll('[role=tab]')`

/** Asked in the page: looking for a label through a hundred forms takes longer than opening one. */
const formShown = `new Promise((done) => {
  const look = () =>
    [...document.querySelectorAll('main form')].some((form) => form.getClientRects().length > 0)
      ? done()
      : setTimeout(look, 20)
  look()
})`

const openUpTo = async (page: Page, many: number): Promise<void> => {
  for (let index = 1; index < many; index += 1) {
    await page.evaluate(`window.location.hash = ${JSON.stringify(pathOf(index))}`)
    await expect(page.locator('[role=tab]')).toHaveCount(index + 1, { timeout: 60_000 })
    await page.evaluate(formShown)
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Infinity

const switchAround = async (page: Page, among: number): Promise<number> => {
  const took: number[] = []
  for (let round = 0; round < switches; round += 1) {
    const index = (round * 37) % among
    took.push(await page.evaluate<number>(painted(`${tabs}[${String(index)}].click()`)))
    await page.waitForTimeout(150)
  }
  return median(took)
}

const toggleDark = async (page: Page, times: number): Promise<number> => {
  const took: number[] = []
  for (let round = 0; round < times; round += 1) {
    const button = `document.querySelector('header button[aria-label^="切换到"]')`
    took.push(await page.evaluate<number>(painted(`${button}.click()`)))
    await page.waitForTimeout(3000)
  }
  return median(took)
}

const closeAll = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '标签操作' }).click()
  await page.getByRole('menuitem', { name: '关闭全部' }).click()
  await expect(page.locator('[role=tab]')).toHaveCount(1, { timeout: 60_000 })
  await page.waitForTimeout(2000)
}

const look = async (page: Page) => {
  await page.addInitScript(`localStorage.setItem('srm.v1.theme', '{"themeName":"default"}')`)
  await signIn(page)
  // What all pages share, compiled code and the styles of both looks among it, is there before anything is weighed.
  await page.goto(`#${pathOf(0)}`)
  await page.getByLabel('公司名称').waitFor()
  await openUpTo(page, 30)
  await switchAround(page, 30)
  await toggleDark(page, 2)
  await closeAll(page)
  const before = await heapOf(page)
  await openUpTo(page, pages)
  const switching = await switchAround(page, pages)
  const dark = await toggleDark(page, 6)
  const heap = await heapOf(page)
  await closeAll(page)
  const after = await heapOf(page)
  console.log(`heap before ${before.toFixed(1)} MB, after ${after.toFixed(1)} MB`)
  return { switch: switching, dark, heap, left: after / before }
}

const browser = await chromium.launch(launchOptions)
try {
  const page = await browser.newPage({
    baseURL: `${origin}/public/admin/`,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
  })
  const figures = await look(page)
  console.log(`\n${String(pages)} kept pages`)
  for (const [name, limit] of Object.entries(limits)) {
    const figure = figures[name as keyof typeof limits]
    console.log(`${name.padEnd(8)}${figure.toFixed(2).padStart(10)}   at most ${String(limit)}`)
  }
  const ok = Object.entries(limits).every(([name, limit]) => figures[name as keyof typeof limits] <= limit)
  console.log(`\n${ok ? '✓' : '✗'} switching and darkening in ms, the heap in MB, what is left after closing all`)
  process.exitCode = ok ? 0 : 1
} finally {
  await browser.close()
}
