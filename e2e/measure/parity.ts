import { chromium, type Browser, type Page } from '@playwright/test'
import { inquiry } from '@srm/api/inquiry'
import { launchOptions } from '../chromium.ts'
import { admin, apiAs, enterAs } from '../fixtures.ts'
import { tasksOf } from './trace.ts'

const origin = process.env['E2E_ORIGIN'] ?? 'http://127.0.0.1:3200'

/**
 * Milliseconds from the answer with 200 suppliers by 100 lines until the matrix is painted, the longest task of the page
 * while it is scrolled, and from a key in the number of people until the new prices are painted.
 */
const limits = { paint: 500, scroll: 50, people: 100 }
type Figures = typeof limits

/** Other programs may hold a page up; only what is slow every time is the page's fault. */
const attempts = 3

const grid = `document.querySelector('[role=grid]')`

/** From the last byte of the answer until cells are painted. */
const paintedAfter = `new Promise((done) => {
  const look = () => {
    const answer = performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/price_parity/show/'))
    return answer && document.querySelectorAll('[role=gridcell]').length > 40
      ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - answer.responseEnd)))
      : requestAnimationFrame(look)
  }
  look()
})`

const scrollAway = `new Promise((done) => {
  const box = ${grid}
  const began = performance.now()
  const move = (now) => {
    const part = Math.min(1, (now - began) / 3000)
    box.scrollTop = (box.scrollHeight - box.clientHeight) * Math.abs(Math.sin(part * 6))
    box.scrollLeft = (box.scrollWidth - box.clientWidth) * part
    return part < 1 ? requestAnimationFrame(move) : done()
  }
  requestAnimationFrame(move)
})`

/** The first price by the head changes with the number of people. */
const changedAfter = `new Promise((done) => {
  const box = ${grid}
  box.scrollTop = 0
  box.scrollLeft = 0
  setTimeout(() => {
    const cell = () => document.querySelector('[data-row="1"] [role=gridcell] span')?.textContent
    const before = cell()
    const field = document.querySelector('input[role=spinbutton]')
    field.focus()
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
    const began = performance.now()
    write.call(field, '260')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    const look = () => cell() === before
      ? requestAnimationFrame(look)
      : requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)))
    look()
  }, 300)
})`

const scrolled = async (browser: Browser, page: Page): Promise<number> => {
  await browser.startTracing(page, { categories: ['toplevel'] })
  let trace: Buffer | undefined
  try {
    await page.evaluate(scrollAway)
  } finally {
    trace = await browser.stopTracing()
  }
  return tasksOf(trace).cpu
}

const measure = async (browser: Browser): Promise<Figures> => {
  const page = await browser.newPage({
    baseURL: `${origin}/public/admin/`,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
  })
  try {
    await enterAs(page)
    const call = await apiAs(page.request, admin)
    const filter = JSON.stringify([{ field: 'stage', op: 'in', value: ['opened'] }])
    const { items } = await call(inquiry.list, { query: { filter, pageSize: 100 } })
    const id = items.find(({ code }) => code === 'CG-M-0001')?.id ?? ''
    const address = `#/purchase/priceParity?id=${id}`
    // Once before, so that code is not what is measured.
    await page.goto(address)
    await page.getByRole('grid').waitFor({ timeout: 60_000 })
    await page.goto('about:blank')
    await page.goto(address)
    const paint = await page.evaluate<number>(paintedAfter)
    await page.waitForTimeout(2500)
    const scroll = await scrolled(browser, page)
    return { paint, scroll, people: await page.evaluate<number>(changedAfter) }
  } finally {
    await page.context().close()
  }
}

const names = ['paint', 'scroll', 'people'] as const
const bestOf = (rounds: readonly Figures[]): Figures => {
  const best = (name: keyof Figures): number => Math.min(...rounds.map((round) => round[name]))
  return { paint: best('paint'), scroll: best('scroll'), people: best('people') }
}
const isWithin = (figures: Figures): boolean => names.every((name) => figures[name] <= limits[name])

const browser = await chromium.launch(launchOptions)
try {
  const rounds: Figures[] = []
  while (rounds.length < attempts && !(rounds.length > 0 && isWithin(bestOf(rounds)))) {
    const round = await measure(browser)
    rounds.push(round)
    console.log(
      `attempt ${String(rounds.length)}: ${names.map((one) => `${one} ${round[one].toFixed(0)} ms`).join(', ')}`,
    )
  }
  const figures = bestOf(rounds)
  const ok = isWithin(figures)
  for (const one of names) console.log(`${one.padEnd(8)}${figures[one].toFixed(0)} ms of ${String(limits[one])} ms`)
  console.log(`${ok ? '✓' : '✗'} a comparison of 200 suppliers by 100 lines`)
  process.exitCode = ok ? 0 : 1
} finally {
  await browser.close()
}
