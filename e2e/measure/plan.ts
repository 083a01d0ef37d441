import { chromium, type Browser, type Page } from '@playwright/test'
import { project } from '@srm/api/project'
import { launchOptions } from '../chromium.ts'
import { admin, apiAs, enterAs } from '../fixtures.ts'
import { tasksOf } from './trace.ts'

const origin = process.env['E2E_ORIGIN'] ?? 'http://127.0.0.1:3200'

/**
 * Milliseconds from the click on the tab until bars are painted; the longest task of the page while a bar is dragged, a
 * value of the tree is changed and a card is dragged; and the share of frames that came late while the bar was dragged.
 */
const limits = { open: 1500, drag: 50, frames: 0.05, edit: 50, card: 50 }
type Figures = typeof limits

/** Other programs may hold a page up; only what is slow every time is the page's fault. */
const attempts = 3

/** The longest task, in time the page took itself. */
const longest = async (browser: Browser, page: Page, act: () => Promise<void>): Promise<number> => {
  await browser.startTracing(page, { categories: ['toplevel'] })
  let trace: Buffer | undefined
  try {
    await act()
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))')
  } finally {
    trace = await browser.stopTracing()
  }
  return tasksOf(trace).cpu
}

/** From the click until the first bars are on the screen. */
const paintedAfter = `new Promise((done) => {
  const tab = [...document.querySelectorAll('[role=tab]')].find((one) => one.textContent === '排期')
  const began = performance.now()
  const look = () => document.querySelectorAll('.gantt_task_line').length > 5
    ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)))
    : requestAnimationFrame(look)
  tab.click()
  look()
})`

const watchFrames = `window.frames32 = { all: 0, late: 0, on: true };
  { let before = performance.now()
    const next = (now) => {
      window.frames32.all += 1
      if (now - before > 32) window.frames32.late += 1
      before = now
      if (window.frames32.on) requestAnimationFrame(next)
    }
    requestAnimationFrame(next) }`

type Point = { readonly x: number; readonly y: number }

/** Moves the pointer to and fro for three seconds, sixty times a second at most. */
const sway = async (page: Page, { x, y }: Point, width: number, height = 0): Promise<void> => {
  const began = Date.now()
  for (let now = 0; now < 3000; now = Date.now() - began) {
    const wave = Math.sin(now / 400)
    await page.mouse.move(x + 12 + wave * width, y + (wave * height) / 2)
    await page.waitForTimeout(16)
  }
}

const centerOf = async (page: Page, selector: string, n: number): Promise<Point> => {
  const box = await page.locator(selector).nth(n).boundingBox()
  if (!box) throw new Error(`${selector} is not drawn`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const dragBar = async (browser: Browser, page: Page): Promise<Pick<Figures, 'drag' | 'frames'>> => {
  const at = await centerOf(page, '.gantt_task_line:not(.gantt_project)', 4)
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x + 10, at.y, { steps: 4 })
  await page.evaluate(watchFrames)
  const drag = await longest(browser, page, () => sway(page, at, 160))
  const frames = await page.evaluate<number>('(window.frames32.on = false, window.frames32.late / window.frames32.all)')
  await page.mouse.up()
  return { drag, frames }
}

/** Another state for one task of two thousand: chosen, saved and the whole tree read again. */
const editCell = async (browser: Browser, page: Page): Promise<number> => {
  await page.getByRole('tab', { name: '任务', exact: true }).click()
  const cell = page.getByRole('button', { name: /状态\s*进行中/ }).first()
  await cell.click()
  await page.getByRole('combobox', { name: '状态' }).waitFor()
  await page.keyboard.press('Escape')
  await cell.waitFor()
  return longest(browser, page, async () => {
    await cell.click()
    await page.getByRole('combobox', { name: '状态' }).click()
    const saved = page.waitForResponse((response) => response.url().includes('getListTreeTask'))
    await page.locator('.ant-select-item-option', { hasText: '待确认' }).click()
    await saved
    await page.waitForTimeout(600)
  })
}

const dragCard = async (browser: Browser, page: Page): Promise<number> => {
  await page.locator('[data-card]').first().waitFor()
  const at = await centerOf(page, '[data-card]', 2)
  await page.mouse.move(at.x, at.y)
  return longest(browser, page, async () => {
    await page.mouse.down()
    await page.mouse.move(at.x + 12, at.y, { steps: 4 })
    await sway(page, at, 260, 60)
    await page.mouse.up()
  })
}

const measure = async (browser: Browser): Promise<Figures> => {
  const page = await browser.newPage({
    baseURL: `${origin}/public/admin/`,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
  })
  try {
    const call = await apiAs(page.request, admin)
    const idOf = async (keyword: string): Promise<string> => {
      const options = await call(project.choice.all, { query: {} })
      return options.find(({ name }) => name === keyword)?.id ?? ''
    }
    await enterAs(page)
    const [large, full] = [await idOf('两千个任务的大会'), await idOf('五百张卡片的发布会')]
    await page.goto(`#/project/detail?id=${large}`)
    await page.getByRole('tab', { name: '排期', exact: true }).waitFor({ timeout: 60_000 })
    await page.waitForTimeout(1500)
    const open = await page.evaluate<number>(paintedAfter)
    await page.waitForTimeout(1000)
    const bar = await dragBar(browser, page)
    const edit = await editCell(browser, page)
    await page.goto(`#/project/detail?id=${full}&tab=board`)
    return { open, ...bar, edit, card: await dragCard(browser, page) }
  } finally {
    await page.context().close()
  }
}

const names = ['open', 'drag', 'frames', 'edit', 'card'] as const
const bestOf = (rounds: readonly Figures[]): Figures => {
  const best = (name: keyof Figures): number => Math.min(...rounds.map((round) => round[name]))
  return { open: best('open'), drag: best('drag'), frames: best('frames'), edit: best('edit'), card: best('card') }
}
const isWithin = (figures: Figures): boolean => names.every((name) => figures[name] <= limits[name])
const text = (name: keyof Figures, value: number): string =>
  name === 'frames' ? `${(value * 100).toFixed(1)} %` : `${value.toFixed(0)} ms`

const browser = await chromium.launch(launchOptions)
try {
  const rounds: Figures[] = []
  while (rounds.length < attempts && !(rounds.length > 0 && isWithin(bestOf(rounds)))) {
    const round = await measure(browser)
    rounds.push(round)
    console.log(
      `attempt ${String(rounds.length)}: ${names.map((name) => `${name} ${text(name, round[name])}`).join(', ')}`,
    )
  }
  const figures = bestOf(rounds)
  const ok = isWithin(figures)
  for (const name of names) console.log(`${name.padEnd(8)}${text(name, figures[name])} of ${text(name, limits[name])}`)
  console.log(`${ok ? '✓' : '✗'} a plan of 2,000 tasks, a board of 500 cards`)
  process.exitCode = ok ? 0 : 1
} finally {
  await browser.close()
}
