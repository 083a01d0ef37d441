import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type APIRequestContext } from '@playwright/test'
import { shanghaiTime } from '@srm/api/shared/date'
import { launchOptions } from '../chromium.ts'
import { apiAs, signIn } from '../fixtures.ts'
import { publishInquiry } from '../quoting.ts'
import { messageTo } from '../sms.ts'

const origin = process.env['E2E_ORIGIN'] ?? 'http://127.0.0.1:3400'
const cli = process.env['LIGHTHOUSE_CLI'] ?? ''
const base = `${origin}/public/admin/`
const port = 9400
/** Who asks a supplier for a quote, whose page is opened on a phone. */
const buyer = '许静怡'
type Device = 'desktop' | 'mobile'

const wanted: Readonly<Record<Device, number>> = { desktop: 0.95, mobile: 0.9 }
const rounds = 3

type Scores = { readonly performance: number; readonly accessibility: number }
type Report = {
  readonly categories: Readonly<Record<keyof Scores, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly displayValue?: string }>>
}

const causes = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index'] as const

/** A score that is too low says where it was lost. */
const explain = ({ categories, audits }: Report): void => {
  if ((categories.performance.score ?? 0) >= wanted.desktop) return
  console.log(causes.map((cause) => `  ${cause} ${audits[cause]?.displayValue ?? ''}`).join('\n'))
}

const flags = [
  '--only-categories=performance,accessibility',
  '--disable-storage-reset',
  // The line for notices stays open, so the network never rests.
  '--max-wait-for-load=15000',
  '--output=json',
  '--quiet',
  `--port=${String(port)}`,
]

/** A phone on a slow line is what Lighthouse takes unless told otherwise. */
const score = async (url: string, device: Device): Promise<Scores> => {
  const more = device === 'desktop' ? ['--preset=desktop'] : []
  const { stdout } = await promisify(execFile)(process.execPath, [cli, url, ...flags, ...more], { maxBuffer: 1e8 })
  const report = JSON.parse(stdout) as Report
  const { categories } = report
  explain(report)
  return { performance: categories.performance.score ?? 0, accessibility: categories.accessibility.score ?? 0 }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0

/** The middle of three looks; other programs on the machine slow one of them now and then. */
const judge = async (name: string, path: string, device: Device = 'desktop'): Promise<boolean> => {
  const all: Scores[] = []
  while (all.length < rounds) all.push(await score(new URL(path, base).href, device))
  const performance = median(all.map((one) => one.performance))
  const accessibility = median(all.map((one) => one.accessibility))
  const points = (value: number): string => String(Math.round(value * 100)).padStart(3)
  console.log(`${name.padEnd(8)} performance ${points(performance)}   accessibility ${points(accessibility)}`)
  return performance >= wanted[device] && accessibility >= wanted[device]
}

/** A message carries a short address, which leads to where the site is reached from outside; here it is elsewhere. */
const pageBehind = async (request: APIRequestContext, link: string): Promise<string> => {
  const answer = await request.get(new URL(new URL(link).pathname, origin).href, { maxRedirects: 0 })
  const { hash } = new URL(answer.headers()['location'] ?? '', base)
  if (hash === '') throw new Error(`${link} leads to no page`)
  return hash
}

const folder = mkdtempSync(join(tmpdir(), 'srm-lighthouse-'))
const context = await chromium.launchPersistentContext(folder, {
  ...launchOptions,
  args: [...launchOptions.args, `--remote-debugging-port=${String(port)}`],
  baseURL: base,
})
try {
  const since = shanghaiTime(new Date())
  const [mobile = ''] = await publishInquiry(await apiAs(context.request, buyer))
  const link = await messageTo(context.request, mobile, since, '邀您报价')
  const good = [
    await judge('quote', await pageBehind(context.request, link), 'mobile'),
    await judge('login', '#/login'),
  ]
  const page = await context.newPage()
  await signIn(page)
  await page.close()
  good.push(await judge('home', '#/'), await judge('list', '#/account/ourCompany'))
  process.exitCode = good.every(Boolean) ? 0 : 1
} finally {
  await context.close()
}
