import { chromium, type Browser, type Page } from '@playwright/test'
import { launchOptions } from '../chromium.ts'
import { enterAs } from '../fixtures.ts'
import { tasksOf, type Tasks } from './trace.ts'

const origin = process.env['E2E_ORIGIN'] ?? 'http://127.0.0.1:3200'

/** Milliseconds: the way of a key to the screen (95 of 100 keys), three hundred pasted rows, any task while scrolling. */
const limits = { key: 50, paste: 1000, task: 50 }

/** Other programs may hold up a key; only what is slow every time is the page's fault. */
const attempts = 3

/**
 * The time from a key until the next frame has been painted. It begins with the event's own time, so that waiting for
 * a page that is busy counts; a task behind the frame is the first thing that runs after painting.
 */
const observe = `
  window.seen = { keys: [], long: [] }
  window.addEventListener('keydown', ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => window.seen.keys.push(performance.now() - timeStamp)
      channel.port2.postMessage(undefined)
    })
  }, { capture: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.seen.long.push(duration)
  }).observe({ type: 'longtask' })`

type Observation = { readonly keys: readonly number[]; readonly long: readonly number[] }
type Figures = Tasks & Observation & { readonly phase: string }

const traced = async (browser: Browser, page: Page, phase: string, act: () => Promise<void>): Promise<Figures> => {
  await page.evaluate('Object.assign(window.seen, { keys: [], long: [] })')
  await browser.startTracing(page, { categories: ['toplevel'] })
  let trace: Buffer | undefined
  try {
    await act()
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))')
  } finally {
    trace = await browser.stopTracing()
  }
  return { phase, ...tasksOf(trace), ...(await page.evaluate<Observation>('window.seen')) }
}

const cellAt = (page: Page, row: number, column: number) =>
  page.locator(`[role=row][aria-rowindex='${String(row)}'] [role=gridcell][aria-colindex='${String(column)}']`)

const scroller = `document.querySelector('[role=treegrid]').parentElement.parentElement`

/** Rows that are out of sight are not drawn. */
const goTo = async (page: Page, row: number, column: number): Promise<void> => {
  await page.evaluate(`${scroller}.scrollTo(0, 0)`)
  await cellAt(page, row, column).click()
}

/** Slower than the limit: a key that waits for the one before would count twice. */
const delay = 60

const moveAround = async (page: Page): Promise<void> => {
  for (const [key, times] of [
    ['ArrowDown', 30],
    ['ArrowRight', 12],
    ['ArrowUp', 10],
    ['ArrowLeft', 8],
  ] as const)
    for (let at = 0; at < times; at += 1) await page.keyboard.press(key, { delay })
}

/** Quantities that change amounts, subtotals and totals, one below the other, and then words. */
const writeCells = async (page: Page): Promise<void> => {
  await goTo(page, 3, 6)
  for (let at = 0; at < 8; at += 1) {
    await page.keyboard.type(String(1234 + at), { delay })
    await page.keyboard.press('Enter', { delay })
  }
  await goTo(page, 3, 2)
  for (let at = 0; at < 6; at += 1) {
    await page.keyboard.type('stage light', { delay })
    await page.keyboard.press('Enter', { delay })
  }
}

const pasted = Array.from({ length: 300 }, (_, at) =>
  [
    `物料 ${String(at)}`,
    '',
    '搭建',
    '件',
    '3.25',
    '120.5',
    '',
    '6',
    '',
    '5000',
    '',
    '2026-11-20',
    '2026-12-01',
    '是',
    '备注',
  ].join('\t'),
).join('\r\n')

/** Pastes below each other without the parents, whose sums nobody types; answers the time until it is painted. */
const pasteRows = async (page: Page): Promise<number> => {
  await goTo(page, 3, 2)
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Home')
  await page.keyboard.press('Control+Enter')
  return page.evaluate<number>(`new Promise((done) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', ${JSON.stringify(pasted)})
    const began = performance.now()
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)))
  })`)
}

const scrollThrough = async (page: Page): Promise<void> => {
  await page.evaluate(`${scroller}.scrollTo(0, 0)`)
  await page.mouse.move(700, 500)
  for (const step of [120, 600, 2400, -1200]) {
    const until = Date.now() + 1500
    while (Date.now() < until) await page.mouse.wheel(0, step)
  }
}

type Round = { readonly figures: readonly Figures[]; readonly paste: number }

const measure = async (browser: Browser): Promise<Round> => {
  const page = await browser.newPage({
    baseURL: `${origin}/public/admin/`,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
  })
  try {
    await enterAs(page)
    await page.goto('#/gallery/grid')
    await page.getByRole('treegrid').waitFor({ timeout: 60_000 })
    await goTo(page, 3, 2)
    await page.evaluate(observe)
    let paste = Infinity
    return {
      figures: [
        await traced(browser, page, 'move', () => moveAround(page)),
        await traced(browser, page, 'write', () => writeCells(page)),
        await traced(browser, page, 'scroll', () => scrollThrough(page)),
        await traced(browser, page, 'paste', async () => void (paste = await pasteRows(page))),
      ],
      paste,
    }
  } finally {
    await page.context().close()
  }
}

const at95 = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.95) - 1] ?? Infinity
const worst = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), 0)
const ms = (value: number): string => value.toFixed(0).padStart(8)

const print = (attempt: number, { figures, paste }: Round): void => {
  console.log(`\nattempt ${String(attempt)}, ms`)
  console.log('phase   task wall     cpu  long tasks   keys    p50     p95     max')
  for (const { phase, wall, cpu, long, keys } of figures) {
    const middle = keys.toSorted((one, other) => one - other)[Math.floor(keys.length / 2)] ?? 0
    const key = keys.length > 0 ? `${ms(middle)}${ms(at95(keys))}${ms(worst(keys))}` : ''
    console.log(
      `${phase.padEnd(8)}${ms(wall)}${ms(cpu)}${String(long.length).padStart(12)}${String(keys.length).padStart(7)}${key}`,
    )
  }
  console.log(`300 rows pasted in ${paste.toFixed(0)} ms`)
}

const of = ({ figures }: Round, ...phases: readonly string[]): readonly Figures[] =>
  figures.filter(({ phase }) => phases.includes(phase))

/** What a page could do at its best moment; a task is held to the time it took itself, not to what others took of it. */
const bestOf = (rounds: readonly Round[]) => {
  const best = (figure: (round: Round) => number): number => Math.min(...rounds.map(figure))
  const keysIn = (phase: string) => best((round) => worst(of(round, phase).map(({ keys }) => at95(keys))))
  return {
    key: Math.max(keysIn('move'), keysIn('write')),
    paste: best(({ paste }) => paste),
    task: best((round) => worst(of(round, 'scroll').map(({ cpu }) => cpu))),
  }
}

const isWithin = ({ key, paste, task }: typeof limits): boolean =>
  key <= limits.key && paste <= limits.paste && task <= limits.task

const browser = await chromium.launch(launchOptions)
try {
  const rounds: Round[] = []
  while (rounds.length < attempts && !(rounds.length > 0 && isWithin(bestOf(rounds)))) {
    const round = await measure(browser)
    rounds.push(round)
    print(rounds.length, round)
  }
  const figures = bestOf(rounds)
  const ok = isWithin(figures)
  for (const name of ['key', 'paste', 'task'] as const)
    console.log(`${name.padEnd(6)}${ms(figures[name])} of ${String(limits[name])} ms`)
  console.log(`${ok ? '✓' : '✗'} 2,000 rows of 15 columns`)
  process.exitCode = ok ? 0 : 1
} finally {
  await browser.close()
}
