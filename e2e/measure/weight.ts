import { gzipSizeOf } from '../../tools/bundle/build.ts'
import {
  describeWeight,
  findOverLimit,
  pageNames,
  weigh,
  type PageName,
  type Weight,
} from '../../tools/bundle/limits.ts'
import { enterAs } from '../fixtures.ts'
import { launchBrowser, loadCold, type Browser, type ColdLoad } from './cold-load.ts'

const origin = process.env['E2E_ORIGIN'] ?? 'http://127.0.0.1:3500'
const base = '/public/admin/'

const isVisible = (selector: string): string =>
  `[...document.querySelectorAll('${selector}')].some((element) => element.checkVisibility())`
const rows = `[...document.querySelectorAll('main tbody tr')].some((row) => row.checkVisibility() && row.innerText.trim())`
/** All parts of the home page, and none of them still waiting for its code or its data. */
const widgets = `document.querySelector('main section h2') && !document.querySelector('main output')`

type Place = { readonly hash: string; readonly shown: string; readonly isPublic?: true }

const places: Readonly<Record<PageName, Place>> = {
  login: { hash: '/login', shown: isVisible('form input[type=password]'), isPublic: true },
  list: { hash: '/account/ourCompany', shown: rows },
  suppliers: { hash: '/supplier/supplierList', shown: rows },
  home: { hash: '/', shown: widgets },
  apply: { hash: '/supplierApplyFor?company=YUNZHO', shown: isVisible('main form input[type=tel]'), isPublic: true },
}

const weighFiles = (paths: readonly string[]): Weight =>
  weigh(
    paths.map((path) => path.slice(base.length)),
    gzipSizeOf,
  )

const loadPage = async (browser: Browser, name: PageName): Promise<ColdLoad> => {
  const { hash, shown, isPublic } = places[name]
  return loadCold(browser, {
    url: `#${hash}`,
    shown,
    options: { baseURL: origin + base, locale: 'zh-CN', viewport: { width: 1440, height: 900 } },
    ...(!isPublic && { prepare: (page) => enterAs(page) }),
  })
}

const report = (name: PageName, { before, after }: ColdLoad): Weight => {
  const weight = weighFiles(before)
  console.log(`${name} loads ${describeWeight(weight)}, and later ${describeWeight(weighFiles(after))}`)
  if (process.env['WEIGHT_FILES']) console.log(before.map((path) => `  ${path}`).join('\n'))
  return weight
}

const browser = await launchBrowser()
try {
  // All at once: a page mostly waits, and every one has a browser context of its own.
  const loads = await Promise.all(pageNames.map(async (name) => [name, await loadPage(browser, name)] as const))
  const weights = loads.map(([name, load]) => [name, report(name, load)] as const)
  const problems = findOverLimit(Object.fromEntries(weights) as Record<PageName, Weight>)
  for (const problem of problems) console.log(`too heavy: ${problem}`)
  process.exitCode = problems.length > 0 ? 1 : 0
} finally {
  await browser.close()
}
