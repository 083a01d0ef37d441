import { once } from 'node:events'
import { createServer, request as forward, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test, type Page } from '@playwright/test'
import { accessible, admin, noSideways, setLook } from '../../fixtures.ts'

/** Stands before the server and gives out a second version of the app once it is told to. */
type Front = { readonly address: string; deploy: () => void; close: () => void }

const without = (headers: IncomingHttpHeaders, ...names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))

const startFront = async (origin: string): Promise<Front> => {
  let version = 1
  const rewritten = (path: string, given: string): string => {
    const page = 'url:"index.html",revision:"'
    if (path.endsWith('/sw.js')) return given.replace(page, `${page}v${String(version)}`)
    return given.replace('<head>', `<head><meta name="build" content="${String(version)}">`)
  }
  const server: Server = createServer((asked, answer) => {
    const path = new URL(asked.url ?? '/', origin).pathname
    const changes = path.endsWith('/sw.js') || path.endsWith('/admin/') || path.endsWith('/index.html')
    const headers = without(asked.headers, 'host', 'accept-encoding', 'if-none-match', 'if-modified-since')
    const passed = forward(new URL(asked.url ?? '/', origin), { method: asked.method, headers }, (came) => {
      const status = came.statusCode ?? 500
      if (!changes) {
        answer.writeHead(status, came.headers)
        came.pipe(answer)
        return
      }
      void text(came).then((given) => {
        answer.writeHead(status, without(came.headers, 'content-length', 'etag'))
        answer.end(rewritten(path, given))
      })
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/public/admin/`,
    deploy: () => {
      version = 2
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const buildOf = (page: Page): Promise<string | null> => page.locator('meta[name=build]').getAttribute('content')

/** The first visit installs; from the second on the app comes from what is kept. */
const visitTwice = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}#/login`)
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await page.reload()
  await expect(page.getByRole('button', { name: new RegExp(admin) })).toBeVisible()
  await expect.poll(async () => page.evaluate('navigator.serviceWorker.controller?.scriptURL')).toBe(`${address}sw.js`)
}

const enter = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(admin) }).click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(admin) })).toBeVisible()
}

test.describe('with what is kept for later', () => {
  test.use({ serviceWorkers: 'allow' })

  let front: Front
  test.beforeEach(async ({ baseURL }) => {
    front = await startFront(new URL(baseURL ?? '').origin)
  })
  test.afterEach(() => front.close())

  test(
    'a new version is offered after three seconds, taken in three and shown two later',
    { tag: '@turn-d' },
    async ({ page }) => {
      await setLook(page, {})
      await visitTwice(page, front.address)
      await enter(page)
      await expect.poll(async () => buildOf(page)).toBe('1')
      front.deploy()
      const dialog = page.getByRole('dialog', { name: '发现新版本' })
      await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)
      await page.waitForTimeout(2000)
      await expect(dialog).toHaveCount(0)
      await expect(dialog).toBeVisible({ timeout: 10_000 })
      expect(Math.round((await dialog.boundingBox())?.width ?? 0)).toBe(410)
      await accessible(page, 'dialog[open]')
      await page.screenshot({ path: test.info().outputPath('update.png') })
      await page.setViewportSize({ width: 375, height: 812 })
      await noSideways(page)

      const began = Date.now()
      const loaded = page.waitForEvent('load')
      await dialog.getByRole('button', { name: '立即升级' }).click()
      await expect(dialog.getByRole('button', { name: '正在更新' })).toBeVisible()
      await expect(dialog.getByRole('button', { name: '更新完成' })).toBeVisible()
      expect(Date.now() - began).toBeGreaterThan(2900)
      await loaded
      expect(Date.now() - began).toBeGreaterThan(4900)
      expect(Date.now() - began).toBeLessThan(8000)
      await expect.poll(async () => buildOf(page)).toBe('2')
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(admin) })).toBeVisible()
      await expect(dialog).toHaveCount(0)
    },
  )

  test(
    'without a network a banner says so, the app still starts, and goes on by itself',
    { tag: '@turn-b' },
    async ({ page, context }) => {
      await setLook(page, {})
      await visitTwice(page, front.address)
      await enter(page)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(admin) })).toBeVisible()
      const banner = page.getByText('网络已断开，当前显示的是已载入的内容')
      await context.setOffline(true)
      await expect(banner).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: '网络已断开' })).toBeVisible()
      await accessible(page)
      await context.setOffline(false)
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(admin) })).toBeVisible()
      await expect(banner).toHaveCount(0)
    },
  )
})

test('a file that is gone is fetched by loading the page anew, once', async ({ page }) => {
  await setLook(page, {})
  await page.goto('#/login')
  await enter(page)
  let loads = 0
  let gone = (): boolean => loads === 0
  page.on('load', () => (loads += 1))
  await page.route('**/assets/our-company.list.page-*.js', (route) =>
    gone() ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  await page.goto('#/account/ourCompany')
  await expect(page.getByRole('heading', { level: 1, name: '我方公司' })).toBeVisible()
  expect(loads).toBe(1)

  gone = () => true
  loads = 0
  await page.evaluate('sessionStorage.clear()')
  await page.reload()
  await expect(page.getByText('这个页面出错了')).toBeVisible()
  await page.waitForTimeout(2000)
  expect(loads).toBe(2)
})

test('browsers without modules are told what to do', async ({ page }) => {
  // The app itself is all modules: none of it runs there.
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('#/login')
  await page.addScriptTag({ url: 'old-browser.js' })
  await expect(page.getByRole('alert')).toContainText('请更新浏览器，或将双核浏览器切换到极速模式')
})
