import { setTimeout as sleep } from 'node:timers/promises'
import { AxeBuilder } from '@axe-core/playwright'
import {
  expect,
  test as base,
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'
import type { Endpoint, Input, Result } from '@srm/api/endpoint'
import { development } from '@srm/api/identity'

export const admin = '周敏'
export const company = '上海云舟会展服务有限公司'

/** The storage names of the app, so that a test can start in a language or in the dark. */
type Appearance = { readonly language?: 'zh' | 'en'; readonly mode?: 'light' | 'dark' }

const darkTheme = { 'srm.v1.theme': JSON.stringify({ themeName: 'default' }) }

export const setLook = async (page: Page, { language = 'zh', mode = 'light' }: Appearance): Promise<void> => {
  // Dark exists in the default theme only.
  const theme = mode === 'dark' ? darkTheme : {}
  const kept = { 'srm.v1.language': language, 'srm.v1.color-scheme': mode, ...theme }
  await page.addInitScript(`Object.assign(localStorage, ${JSON.stringify(kept)})`)
}

/** The menu behind one's own face in the header. */
export const openAvatarMenu = async (page: Page): Promise<Locator> => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: / 的菜单$| your menu$/ })
    .click()
  const menu = page.getByRole('dialog', { name: / 的菜单$| your menu$/ })
  await expect(menu).toBeVisible()
  return menu
}

/** Runs a tool of the avatar menu: lock, full screen, theme, language and their like. */
export const runTool = async (page: Page, name: string | RegExp): Promise<void> => {
  const menu = await openAvatarMenu(page)
  await menu.getByRole('button', { name, exact: true }).click()
}

export const signOut = async (page: Page): Promise<void> => {
  const menu = await openAvatarMenu(page)
  await menu.getByRole('button', { name: '退出登录' }).click()
}

/** The page one comes from is seen for a moment longer; where the frame is not shown there is nothing to wait for. */
const arrived = `(() => {
  const shown = [...document.querySelectorAll('[data-path]')].find((place) => place.checkVisibility())
  return !shown || shown.dataset.path === location.hash.slice(1).split('?')[0]
})()`

/** Goes to another page of the app without loading it again. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(`#${path}`)
  await page.waitForFunction(arrived)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

/** Goes to a page by the menu: its area first, then the entry. */
export const choose = async (page: Page, area: string, entry: string): Promise<void> => {
  const rail = page.getByRole('navigation', { name: '一级菜单' }).getByRole('link', { name: area })
  if ((await rail.getAttribute('aria-current')) === null) await rail.click()
  const heading = page.getByRole('heading', { level: 1, name: entry })
  const side = page
    .getByRole('navigation', { name: '菜单', exact: true })
    .getByRole('link', { name: entry, exact: true })
  // An area with a single page shows it at once, without a column for it.
  await expect(side.or(heading).first()).toBeVisible()
  if (await side.isVisible()) await side.click()
  await expect(heading).toBeVisible()
}

/** Chooses from a list that opens over the page, and sees that it was chosen. */
export const pick = async (opener: Locator, choice: Locator, chosen: Locator): Promise<void> => {
  await opener.click()
  await choice.click()
  await expect(chosen).toBeVisible()
}

/** Types the days of a form's 开始日期 and 结束日期. */
export const fillDates = async (page: Page, from: string, to: string): Promise<void> => {
  for (const [label, day] of [
    ['开始日期', from],
    ['结束日期', to],
  ] as const) {
    const box = page.getByLabel(label)
    await box.fill(day)
    await box.press('Tab')
    await expect(box).toHaveValue(day)
  }
}

/** Counts how often the mouse is pressed from here on; typing moves on by the Tab key and costs none. */
export const countClicks = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate('window.presses = 0; addEventListener("pointerdown", () => { window.presses += 1 }, true)')
  return () => page.evaluate<number>('window.presses')
}

/** Chooses what stands under ⋯ on the page of a record. */
export const chooseFromMore = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: '更多操作' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** Closes the tab of a page with the pointer. */
export const closeTab = async (page: Page, name: string): Promise<void> => page.getByTitle(`关闭 ${name}`).click()

export const search = async (page: Page, keyword: string): Promise<void> => {
  const box = page.getByRole('textbox', { name: '搜索' })
  await box.fill(keyword)
  await box.press('Enter')
}

type Call = <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Result<E>>
type Options = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }

const caller =
  (request: APIRequestContext, token?: string): Call =>
  async (endpoint, input) => {
    const { params = {}, query, body } = input as Options
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
    const response = await request.fetch(path, {
      method: endpoint.method,
      ...(token && { headers: { Authorization: `Bearer ${token}` } }),
      ...(query && { params: query }),
      ...(body !== undefined && { data: body }),
    })
    const answer = (await response.json()) as { code: number; message: string; result: unknown }
    expect(answer.code, `${endpoint.path}: ${answer.message}`).toBe(200)
    return answer.result as Result<typeof endpoint>
  }

type Person = Result<typeof development.people>[number]
const known = new Map<string, Person>()

/** Asks for a session as somebody of the demo company; its cookie stays with whoever asks. */
const tokenOf = async (request: APIRequestContext, name: string): Promise<string> => {
  const anyone = caller(request)
  if (!known.has(name)) for (const one of (await anyone(development.people, {})).toReversed()) known.set(one.name, one)
  const person = known.get(name)
  if (!person) throw new Error(`there is no demo person ${name}`)
  return (await anyone(development.signIn, { body: { tenantId: person.tenantId, userId: person.id } })).token
}

/** Calls the public API as a person, to prepare what a journey needs. */
export const apiAs = async (request: APIRequestContext, name = admin): Promise<Call> =>
  caller(request, await tokenOf(request, name))

/** Takes the token along once: whoever signs out stays out. */
const carrying = (token: string): string => `
  const key = 'e2e.${token.slice(-40)}'
  if (location.protocol.startsWith('http') && !sessionStorage.getItem(key)) {
    sessionStorage.setItem(key, 'used')
    localStorage.setItem('srm.v1.token', '${token}')
  }`

/** Gives the page a session before it goes anywhere. */
export const enterAs = async (page: Page, name = admin): Promise<void> => {
  await page.addInitScript(carrying(await tokenOf(page.request, name)))
}

/** Signs in past the login page, which has journeys of its own. */
const enter = async (page: Page, name: string, path: string): Promise<void> => {
  await enterAs(page, name)
  // Only what follows the hash would change, and the app would go on as somebody else.
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  await page.goto(`#${path}`)
  await expect(page.getByRole('banner').getByText(company)).toBeVisible()
}

export const signIn = async (page: Page, name = admin): Promise<void> => {
  await enter(page, name, '/')
  await expect(page.getByRole('tab', { selected: true })).toBeVisible()
}

/** Signs in and is on a page at once, without the home page before it. */
export const signInAt = async (page: Page, path: string, name = admin): Promise<void> => {
  await enter(page, name, path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

export const noSideways = async (page: Page): Promise<void> => {
  const over = (): Promise<number> =>
    page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
  await expect.poll(over, 'the page scrolls sideways').toBeLessThanOrEqual(0)
}

type LookOptions = { readonly within?: string; readonly only?: readonly string[] }

const violationsOn = async (page: Page, { within = 'html', only = [] }: LookOptions): Promise<void> => {
  const axe = new AxeBuilder({ page })
    // There are no frames of others to look into; the other mode opens a window of its own for each look.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(only.length > 0 && { runOnly: [...only] }) })
    .include(within)
  const { violations } = await axe.analyze()
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

/** Colours fade into one another: half way between the two they are nobody's. */
const faded = `new Promise((done) => {
  const fading = () => document.getAnimations().filter((one) => one instanceof CSSTransition)
  const rest = () => Promise.allSettled(fading().map((one) => one.finished))
  requestAnimationFrame(() => requestAnimationFrame(() => rest().then(rest).then(() => done())))
})`

/** The same of a page that may lie behind another, where nothing is drawn and nothing ever fades to its end. */
const fadedInSight = `Promise.race([
  Promise.allSettled(document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished)),
  new Promise((done) => setTimeout(done, 3000)),
]).then(() => undefined)`

/** Looks at the whole page, or at what lies over it, once nothing on it is still being read or fades. */
export const accessible = async (page: Page, within = 'html'): Promise<void> => {
  await expect(page.locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0)
  await page.evaluate<void>(fadedInSight)
  await violationsOn(page, { within })
}

/** Turns the light on or off as another tab would, without loading the page anew. */
const turn = async (page: Page, mode: 'light' | 'dark'): Promise<void> => {
  const kept = { ...darkTheme, 'srm.v1.color-scheme': mode }
  await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(kept)})
    dispatchEvent(new StorageEvent('storage', { key: 'srm.v1.color-scheme' }))`)
  await expect(page.locator('html')).toHaveAttribute('data-mode', mode)
  await page.evaluate<void>(faded)
}

/** The whole page in the light; what was looked at there can only differ in its colours in the dark. */
export const accessibleInBoth = async (page: Page, within = 'html'): Promise<void> => {
  await accessible(page, within)
  await turn(page, 'dark')
  // What is drawn a moment later still fades when it was looked at: it is looked at once more.
  await expect(() => violationsOn(page, { within, only: ['color-contrast'] })).toPass({ timeout: 60_000 })
  await turn(page, 'light')
}

/** A key that was not translated shows as words joined by dots. */
export const translated = async (page: Page): Promise<void> => {
  const text = await page.locator('body').innerText()
  expect(text.match(/(?<![\w./@:])[a-z]+(?:[A-Z][a-z]+)*(?:\.[a-z]+(?:[A-Z][a-z]+)*)+(?![\w./])/g)).toBeNull()
  expect(text).not.toContain('{{')
}

/** A third of a second in which nothing came and nothing changed. An open page keeps a line for news, so its network never rests. */
const stillness = `new Promise((done) => {
  let before = ''
  const look = () => {
    const now = [performance.getEntriesByType('resource').length, document.getElementsByTagName('*').length].join()
    if (now === before) return done()
    before = now
    setTimeout(look, 300)
  }
  look()
})`

export const still = async (page: Page): Promise<void> => page.evaluate<void>(stillness)

export const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('status', { name: /加载中|Loading/ })).toHaveCount(0)
  await still(page)
}

/** Slows the browser down, so that a journey that only works in time shows itself. */
const slowdown = Number(process.env['E2E_SLOWER'] ?? 1)

const slow = async (context: BrowserContext, page: Page): Promise<void> => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Answers come in an order by chance, up to so many milliseconds late: what looks for more than is shown yet is found out. */
const latest = Number(process.env['E2E_LATE'] ?? 0)

const delay = async (context: BrowserContext): Promise<void> => {
  await context.route(/\/api\//, async (route) => {
    await sleep(Math.random() * latest)
    // The page may be gone by now.
    await route.continue().catch(() => undefined)
  })
}

/** Every journey fails on an error in the browser's console. */
export const test = base.extend<{ alone: void; quiet: void; slowed: void }>({
  // People a journey signed in besides its own page leave with it: ten pages left open keep the next one from dragging.
  alone: [
    async ({ browser }, use) => {
      await use()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
  slowed: [
    async ({ page, context }, use) => {
      if (slowdown > 1) await slow(context, page)
      if (latest > 0) await delay(context)
      await use()
    },
    { auto: true },
  ],
  quiet: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
      })
      page.on('pageerror', (error) => errors.push(error.message))
      await use()
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
