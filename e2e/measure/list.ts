import { chromium, type Browser, type Page } from '@playwright/test'
import { launchOptions } from '../chromium.ts'
import { open, signIn } from '../fixtures.ts'
import { tasksOf, type Tasks } from './trace.ts'

const origin = process.env['E2E_ORIGIN'] ?? 'http://127.0.0.1:3200'
const wanted = Number(process.env['MEASURE_ROWS'] ?? '50000')

/** What people feel as a hitch. */
const limit = 50

const scroller = `document.querySelector('table').closest('[data-density]')`

/** Tasks that held the page up, and every keystroke's time until it is on the screen, as the browser counts them. */
const observe = `
  window.seen = { keys: [], long: [] }
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') window.seen.keys.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.seen.long.push(duration)
  }).observe({ type: 'longtask' })`

/** To the end again and again, until no more comes. */
const loadAll = async (page: Page): Promise<void> => {
  const loaded = (): Promise<number> => page.evaluate(`Number(document.querySelector('table').ariaRowCount) - 1`)
  const deadline = Date.now() + 240_000
  while ((await loaded()) < wanted && Date.now() < deadline)
    await page.evaluate(`new Promise((done) => {
      const box = ${scroller}
      box.scrollTop = box.scrollHeight
      requestAnimationFrame(() => setTimeout(done, 16))
    })`)
  const count = await loaded()
  if (count < wanted) throw new Error(`only ${String(count)} rows came`)
}

const wheelThrough = async (page: Page): Promise<void> => {
  await page.evaluate(`${scroller}.scrollTop = 0`)
  await page.mouse.move(700, 500)
  for (const step of [120, 600, 2400, 9600, -1200]) {
    const until = Date.now() + 1500
    while (Date.now() < until) await page.mouse.wheel(0, step)
  }
}

const typeAway = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: '搜索' }).click()
  await page.keyboard.type('shanghai yunzhou', { delay: 90 })
  await page.waitForTimeout(2500)
  for (let i = 0; i < 16; i += 1) await page.keyboard.press('Backspace', { delay: 20 })
  await page.waitForTimeout(2500)
}

type Observation = { readonly keys: readonly number[]; readonly long: readonly number[] }
type Figures = Tasks & Observation & { readonly phase: string }

const traced = async (browser: Browser, page: Page, phase: string, act: () => Promise<void>): Promise<Figures> => {
  await page.evaluate('Object.assign(window.seen, { keys: [], long: [] })')
  await browser.startTracing(page, { categories: ['toplevel'] })
  let trace: Buffer | undefined
  try {
    await act()
  } finally {
    trace = await browser.stopTracing()
  }
  return { phase, ...tasksOf(trace), ...(await page.evaluate<Observation>('window.seen')) }
}

const measure = async (browser: Browser, slower: number): Promise<Figures[]> => {
  const page = await browser.newPage({
    baseURL: `${origin}/public/admin/`,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
  })
  try {
    await signIn(page)
    await open(page, '/account/ourCompany?paging=endless')
    await page.getByRole('table').waitFor()
    await page.evaluate(observe)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    return [
      await traced(browser, page, 'load', () => loadAll(page)),
      await traced(browser, page, 'wheel', () => wheelThrough(page)),
      await traced(browser, page, 'type', () => typeAway(page)),
    ]
  } finally {
    await page.context().close()
  }
}

const ms = (value: number): string => value.toFixed(0).padStart(8)
const worst = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), 0)

const print = (title: string, figures: readonly Figures[]): void => {
  console.log(`\n${title}, ms`)
  console.log('phase   task wall     cpu    long tasks   key to paint')
  for (const { phase, wall, cpu, long, keys } of figures) {
    const key = phase === 'type' ? ms(worst(keys)) : ''
    console.log(`${phase.padEnd(8)}${ms(wall)}${ms(cpu)}${String(long.length).padStart(14)}       ${key}`)
  }
}

/** A task's whole time counts, waiting included: that is what a person feels. */
const smooth = (figures: readonly Figures[]): boolean =>
  figures.every(({ wall, keys }) => wall <= limit && worst(keys) <= limit)

/** Other programs may hold up a key; only what is slow every time is the page's fault. */
const attempts = 3

const browser = await chromium.launch(launchOptions)
try {
  let ok = false
  for (let attempt = 1; attempt <= attempts && !ok; attempt += 1) {
    const figures = await measure(browser, 1)
    print(`${String(wanted)} rows, attempt ${String(attempt)}`, figures)
    ok = smooth(figures)
  }
  print('CPU four times slower, told only', await measure(browser, 4))
  const told = `${ok ? 'never' : 'in every attempt'} more than ${String(limit)} ms`
  console.log(`\n${ok ? '✓' : '✗'} a task of the page, or a key's way to the screen: ${told}`)
  process.exitCode = ok ? 0 : 1
} finally {
  await browser.close()
}
