import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { launchBrowser, loadCold, type Browser } from '../../e2e/measure/cold-load.ts'
import { findOverLimit, limits, weigh, type Weight } from '../bundle/limits.ts'
import { root, run } from '../process.ts'

type Files = Readonly<Record<string, string>>

/** A page that fetches its parts the way the app does: some imported, some while drawing, some when nothing is left to do. */
const files: Files = {
  '/': '<!doctype html><body><script type="module" src="/entry.js"></script></body>',
  '/entry.js': `import './imported.js'
    const { draw } = await import('/list.js')
    await draw()
    setTimeout(() => import('/idle.js'), 100)`,
  '/imported.js': '0',
  '/list.js': `export const draw = async () => {
      await import('/cell.js')
      document.body.append(document.createElement('table'))
    }`,
  '/cell.js': '0',
  '/idle.js': '0',
}

const shown = `document.querySelector('table') !== null`
/** As much as a page may weigh, and nothing that could be packed any smaller. */
const heavy = `/* ${randomBytes(limits.list.kilobytes * 1000).toString('base64')} */`

vi.setConfig({ testTimeout: 20_000, hookTimeout: 30_000 })

let browser: Browser
let server: Server
let served: Files = files

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const type = url === '/' ? 'text/html' : 'text/javascript'
    response.writeHead(url in served ? 200 : 404, { 'content-type': type }).end(served[url])
  }).listen(0)
  await run('bash', [`${root}/tools/browser.sh`])
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  server.close()
})

const load = async (change: Files = {}) => {
  served = { ...files, ...change }
  const { port } = server.address() as AddressInfo
  return loadCold(browser, { url: `http://127.0.0.1:${String(port)}/`, shown })
}

const weights = (list: Weight) => ({ ...limits, list })
const weighLoaded = (paths: readonly string[]): Weight => weigh(paths, (file) => gzipSync(served[file] ?? '').length)

test('every script counts that was asked for until the content was shown, and none that came later', async () => {
  const { before, after } = await load()
  expect(before.toSorted()).toEqual(['/cell.js', '/entry.js', '/imported.js', '/list.js'])
  expect(after).toEqual(['/idle.js'])
  expect(findOverLimit(weights(weighLoaded(before)))).toEqual([])
})

test.each(['/imported.js', '/list.js', '/cell.js'])('a heavy package in %s is caught', async (file) => {
  const { before } = await load({ [file]: `${heavy}\n${files[file] ?? ''}` })
  expect(findOverLimit(weights(weighLoaded(before))).join()).toMatch(/^list: \d+ kB/)
})

test('a page in too many files is caught', async () => {
  const names = Array.from({ length: limits.list.files }, (_, index) => `/part-${String(index)}.js`)
  const parts = Object.fromEntries(names.map((name) => [name, '0']))
  const imports = names.map((name) => `import '${name}'`).join('\n')
  const { before } = await load({ ...parts, '/imported.js': imports })
  expect(before).toHaveLength(limits.list.files + 4)
  expect(findOverLimit(weights(weighLoaded(before))).join()).toMatch(/^list: /)
})
