import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import type { Endpoint, Input, Result } from '@srm/api/endpoint'
import { development } from '@srm/api/identity'

export const admin = '周敏'
export const company = '上海云舟会展服务有限公司'

/** The storage names of the app, so that a test can start in a language or in the dark. */
type Look = { readonly language?: 'zh' | 'en'; readonly mode?: 'light' | 'dark' }

export const setLook = async (page: Page, { language = 'zh', mode = 'light' }: Look): Promise<void> => {
  // Dark exists in the default theme only.
  const theme = mode === 'dark' ? { 'srm.v1.theme': JSON.stringify({ themeName: 'default' }) } : {}
  const kept = { 'srm.v1.language': language, 'srm.v1.color-scheme': mode, ...theme }
  await page.addInitScript(`Object.assign(localStorage, ${JSON.stringify(kept)})`)
}

/** Signs in the way a person does: on the page, by clicking oneself. */
export const signIn = async (page: Page, name = admin): Promise<void> => {
  await page.goto('#/login')
  await page.getByRole('button', { name: new RegExp(name) }).click()
  await expect(page.getByRole('banner').getByText(company)).toBeVisible()
  await expect(page.getByRole('tab', { selected: true })).toBeVisible()
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

export const signOut = async (page: Page): Promise<void> => {
  const menu = await openAvatarMenu(page)
  await menu.getByRole('button', { name: '退出登录' }).click()
}

/** Goes to another page of the app without loading it again. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(`#${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Goes to a page by the menu: its area first, then the entry. */
export const choose = async (page: Page, area: string, entry: string): Promise<void> => {
  const rail = page.getByRole('navigation', { name: '一级菜单' }).getByRole('link', { name: area })
  if ((await rail.getAttribute('aria-current')) === null) await rail.click()
  await page
    .getByRole('navigation', { name: '菜单', exact: true })
    .getByRole('link', { name: entry, exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: entry })).toBeVisible()
}

/** Closes the tab of a page with the pointer. */
export const closeTab = async (page: Page, name: string): Promise<void> => page.getByTitle(`关闭 ${name}`).click()

export const search = async (page: Page, keyword: string): Promise<void> => {
  const box = page.getByRole('textbox', { name: '搜索' })
  await box.fill(keyword)
  await box.press('Enter')
}

type Call = <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Result<E>>
type Given = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }

const caller =
  (request: APIRequestContext, token?: string): Call =>
  async (endpoint, input) => {
    const { params = {}, query, body } = input as Given
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

/** Calls the public API as a person, to prepare what a journey needs. */
export const apiAs = async (request: APIRequestContext, name = admin): Promise<Call> => {
  const anyone = caller(request)
  const person = (await anyone(development.people, {})).find((one) => one.name === name)
  if (!person) throw new Error(`there is no demo person ${name}`)
  const { token } = await anyone(development.signIn, { body: { tenantId: person.tenantId, userId: person.id } })
  return caller(request, token)
}

export const noSideways = async (page: Page): Promise<void> => {
  const over = (): Promise<number> =>
    page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
  await expect.poll(over, 'the page scrolls sideways').toBeLessThanOrEqual(0)
}

/** Looks at the whole page, or at what lies over it. */
export const accessible = async (page: Page, within = 'html'): Promise<void> => {
  const { violations } = await new AxeBuilder({ page })
    // There are no frames of others to look into; the other mode opens a window of its own for each look.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(within)
    .analyze()
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

/** A key that was not translated shows as words joined by dots. */
export const translated = async (page: Page): Promise<void> => {
  const text = await page.locator('body').innerText()
  expect(text.match(/(?<![\w./@:])[a-z]+(?:[A-Z][a-z]+)*(?:\.[a-z]+(?:[A-Z][a-z]+)*)+(?![\w./])/g)).toBeNull()
  expect(text).not.toContain('{{')
}

/** Half a second in which nothing came and nothing changed. An open page keeps a line for news, so its network never rests. */
const stillness = `new Promise((done) => {
  let before = ''
  const look = () => {
    const now = [performance.getEntriesByType('resource').length, document.getElementsByTagName('*').length].join()
    if (now === before) return done()
    before = now
    setTimeout(look, 500)
  }
  look()
})`

export const still = async (page: Page): Promise<void> => page.evaluate<void>(stillness)

export const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('status', { name: /加载中|Loading/ })).toHaveCount(0)
  await still(page)
}

/** Every journey fails on an error in the browser's console. */
export const test = base.extend<{ quiet: void }>({
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
