import { chromium, type Browser, type Page } from '@playwright/test'
import { budget } from '@srm/api/budget'
import { project } from '@srm/api/project'
import { launchOptions } from '../chromium.ts'
import { admin, apiAs, enterAs } from '../fixtures.ts'
import { tasksOf } from './trace.ts'

const origin = process.env['E2E_ORIGIN'] ?? 'http://127.0.0.1:3200'

/** Milliseconds: the way of a key to the screen (95 of 100 keys) in cells and in the number of people; 300 pasted rows. */
const limits = { cells: 50, people: 50, paste: 1000 }
type Figures = typeof limits

/** Other programs may hold a page up; only what is slow every time is the page's fault. */
const attempts = 3

/** From a key until the next frame has been painted, with the time it waited for a busy page. */
const observe = `
  window.keys = []
  window.addEventListener('keydown', ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => window.keys.push(performance.now() - timeStamp)
      channel.port2.postMessage(undefined)
    })
  }, { capture: true })`

const at95 = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.95) - 1] ?? Infinity

/** The keys of a phase; what the page itself took at most is told beside, for a machine that does other work too. */
const keysWhile = async (browser: Browser, page: Page, phase: string, act: () => Promise<void>): Promise<number> => {
  await page.evaluate('void (window.keys = [])')
  await browser.startTracing(page, { categories: ['toplevel'] })
  let trace: Buffer | undefined
  try {
    await act()
    await page.waitForTimeout(200)
  } finally {
    trace = await browser.stopTracing()
  }
  console.log(`${phase}: longest task ${tasksOf(trace).cpu.toFixed(0)} ms of the page's own time`)
  return at95(await page.evaluate<number[]>('window.keys'))
}

/** Slower than the limit: a key that waits for the one before would count twice. */
const delay = 70

const formulas = ['人数', '天数', '人数/2*晚数', '人数*场次', '12', '(人数+10)*天数']

/** So many lines over all categories, most of them by formula. */
const makeBudget = async (page: Page, count: number): Promise<string> => {
  const call = await apiAs(page.request, admin)
  const [first] = await call(project.choice.all, { query: {} })
  const categories = (await call(budget.classify.all, { query: {} })).filter(({ parentId }) => !parentId)
  const lines = Array.from({ length: count }, (_, at) => ({
    category: categories[Math.floor((at * categories.length) / count)]?.id ?? '',
    name: `明细 ${String(at)}`,
    unit: '项',
    formula: formulas[at % formulas.length] ?? null,
    costPrice: `${String(100 + at)}.50`,
    costTaxRate: '6.00',
    isDeductible: at % 2 === 0,
    incomePrice: `${String(140 + at)}.00`,
  }))
  const figures = { attendees: 120, days: 2, nights: 1, sessions: 3, contingencyRate: '3.00' }
  const { id } = await call(budget.budget.create, { body: { project: first?.id ?? '', ...figures, lines } })
  return id
}

const cellAt = (page: Page, row: number, column: number) =>
  page.locator(`[role=row][aria-rowindex='${String(row)}'] [role=gridcell][aria-colindex='${String(column)}']`)

/** Prices and formulas one below the other: each changes amounts, a subtotal and all totals. */
const writeCells = async (page: Page): Promise<void> => {
  for (const [column, values] of [
    [7, ['1234.5', '88', '960.25', '47']],
    [4, ['12', '30', '7', '18']],
  ] as const) {
    await cellAt(page, 3, column).click()
    for (const value of values) {
      await page.keyboard.type(value, { delay })
      await page.keyboard.press('Enter', { delay })
    }
  }
}

const writePeople = async (page: Page): Promise<void> => {
  const field = page
    .getByRole('spinbutton', { name: '人数' })
    .or(page.getByRole('textbox', { name: '人数' }))
    .first()
  await field.click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('2500', { delay: delay * 2 })
}

const pasted = Array.from({ length: 300 }, (_, at) =>
  [`粘贴 ${String(at)}`, '件', '人数*2', '', '1', '120.5', '', '180'].join('\t'),
).join('\r\n')

/** Behind the last line of 250, as a budget takes 600 lines; answers the time until it is painted. */
const pasteRows = async (page: Page): Promise<number> => {
  await cellAt(page, 3, 2).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Home')
  await page.keyboard.press('Control+Enter')
  return page.evaluate<number>(`new Promise((done) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', ${JSON.stringify(pasted)})
    const began = performance.now()
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    const look = () => Number(document.querySelector('[role=treegrid]').getAttribute('aria-rowcount')) > 540
      ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)))
      : requestAnimationFrame(look)
    look()
  })`)
}

const openBudget = async (page: Page, id: string): Promise<void> => {
  await page.goto('about:blank')
  await page.goto(`#/project/projectBudget/edit?id=${id}`)
  await page.getByRole('treegrid').waitFor({ timeout: 60_000 })
  await cellAt(page, 3, 2).click()
}

const measure = async (browser: Browser): Promise<Figures> => {
  const page = await browser.newPage({
    baseURL: `${origin}/public/admin/`,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
  })
  try {
    await enterAs(page)
    await openBudget(page, await makeBudget(page, 500))
    await page.evaluate(observe)
    const cells = await keysWhile(browser, page, 'cells', () => writeCells(page))
    const people = await keysWhile(browser, page, 'people', () => writePeople(page))
    await openBudget(page, await makeBudget(page, 250))
    return { cells, people, paste: await pasteRows(page) }
  } finally {
    await page.context().close()
  }
}

const names = ['cells', 'people', 'paste'] as const
const bestOf = (rounds: readonly Figures[]): Figures => {
  const best = (name: keyof Figures): number => Math.min(...rounds.map((round) => round[name]))
  return { cells: best('cells'), people: best('people'), paste: best('paste') }
}
const isWithin = (figures: Figures): boolean => names.every((name) => figures[name] <= limits[name])

const browser = await chromium.launch(launchOptions)
try {
  const rounds: Figures[] = []
  while (rounds.length < attempts && !(rounds.length > 0 && isWithin(bestOf(rounds)))) {
    const round = await measure(browser)
    rounds.push(round)
    const said = names.map((name) => `${name} ${round[name].toFixed(0)} ms`)
    console.log(`attempt ${String(rounds.length)}: ${said.join(', ')}`)
  }
  const figures = bestOf(rounds)
  const ok = isWithin(figures)
  for (const name of names) console.log(`${name.padEnd(8)}${figures[name].toFixed(0)} ms of ${String(limits[name])} ms`)
  console.log(`${ok ? '✓' : '✗'} a budget of 500 lines`)
  process.exitCode = ok ? 0 : 1
} finally {
  await browser.close()
}
