import { defineConfig } from '@playwright/test'
import { launchOptions } from './chromium.ts'

/** One server for each worker; a worker's number tells it which is its own. */
const origins = (process.env['E2E_ORIGINS'] ?? 'http://127.0.0.1:3100').split(' ')
const origin = origins[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)] ?? ''

const filesIn = (variable: string): readonly string[] =>
  (process.env[variable] ?? '')
    .split(' ')
    .filter(Boolean)
    .map((path) => `**/${path.replace(/^e2e\//, '')}`)

/** Files to begin with, so that the lanes end together. */
const longest = filesIn('E2E_LONGEST')

/** Files the change touches: there nothing rests but what is for the night. */
const touched = filesIn('E2E_TOUCHED')

/** Files that stay out of this run, unless the change touches them. */
const resting = filesIn('E2E_RESTING_FILES')

/** What is deep and seldom red belongs to the nightly run, and of what takes turns one group is on. */
const isFullDepth = process.env['TEST_DEPTH'] === 'full'
const nightly = isFullDepth ? {} : { grepInvert: /@nightly/ }
const inTurn = isFullDepth
  ? {}
  : { grepInvert: new RegExp(['@nightly', ...(process.env['E2E_RESTING'] ?? '').split(' ').filter(Boolean)].join('|')) }

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  workers: origins.length,
  // What fails now and then is a fault of the journey or of the product; another try would only hide which.
  retries: 0,
  forbidOnly: true,
  // A wait ends when the state is there; only what never comes takes this long.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  projects: [
    { name: 'touched', testMatch: [...touched], ...nightly },
    { name: 'longest', testMatch: [...longest], testIgnore: [...touched, ...resting], ...inTurn },
    { name: 'journeys', testIgnore: [...longest, ...touched, ...resting], ...inTurn },
  ],
  reporter: [
    [process.stdout.isTTY ? 'line' : 'list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? 'test-results/e2e.json' }],
  ],
  use: {
    baseURL: `${origin}/public/admin/`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // What is kept for later would be fetched anew in every journey; those about it say so.
    serviceWorkers: 'block',
    // Taking pictures of every step slows each one down by a fifth; ask for it when something is to be found out.
    trace: process.env['E2E_TRACE'] === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // A click on what still moves is lost now and then; how things move has journeys of its own.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
})
