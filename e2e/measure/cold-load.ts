import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { launchOptions } from '../chromium.ts'

export type { Browser } from '@playwright/test'

export const launchBrowser = (): Promise<Browser> => chromium.launch(launchOptions)

type Visit = {
  readonly url: string
  /** An expression that is true in the page as soon as what one came for is shown. */
  readonly shown: string
  readonly options?: BrowserContextOptions
  /** Prepares the page before it goes to the address, for example with a session. */
  readonly prepare?: (page: Page) => Promise<void>
}

/** Paths of the scripts a page asked for: until its content was shown, and from then until nothing more came. */
export type ColdLoad = { readonly before: readonly string[]; readonly after: readonly string[] }

/** Looks after every change of the document, before anything that waits for the browser to draw or to be idle. */
const watch = (shown: string): string => `
  performance.setResourceTimingBufferSize(5000)
  window.shownAt = new Promise((resolve) => {
    const isShown = () => ${shown}
    const observer = new MutationObserver(() => {
      if (!document.body || !isShown()) return
      observer.disconnect()
      resolve(performance.now())
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })`

/** Resolves after half a second without a new file: only a file that has arrived is among the entries. */
const scriptTimes = `new Promise((resolve) => {
  let count = -1
  const look = () => {
    const entries = performance.getEntriesByType('resource')
    if (entries.length === count)
      return resolve(entries.map(({ name, startTime }) => [new URL(name).pathname, startTime]))
    count = entries.length
    setTimeout(look, 500)
  }
  look()
})`

/** Opens an address in a browser that has kept nothing, and lists the scripts it asks for. */
export const loadCold = async (browser: Browser, { url, shown, options = {}, prepare }: Visit): Promise<ColdLoad> => {
  // A service worker would fetch files for later visits while this one is still waiting for its own.
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await prepare?.(page)
    await page.addInitScript(watch(shown))
    await page.goto(url)
    const shownAt = await page.evaluate<number>('window.shownAt')
    const entries = await page.evaluate<[string, number][]>(scriptTimes)
    const scripts = entries.filter(([path]) => path.endsWith('.js'))
    const before = new Set(scripts.filter(([, time]) => time <= shownAt).map(([path]) => path))
    const after = new Set(scripts.map(([path]) => path).filter((path) => !before.has(path)))
    return { before: [...before], after: [...after] }
  } finally {
    await context.close()
  }
}
