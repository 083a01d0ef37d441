import { defineConfig } from '@playwright/test'
import { launchOptions } from './chromium.ts'

/** One server for each worker; a worker's number tells it which is its own. */
const origins = (process.env['E2E_ORIGINS'] ?? 'http://127.0.0.1:3100').split(' ')
const origin = origins[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)] ?? ''

/** With more lanes than cores everything is slower, and what only works in time shows itself; what takes long is no fault then. */
const patience = Math.max(1, origins.length - 1)

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  workers: origins.length,
  // What needed another try is told as such, and looked into.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  timeout: 90_000 * patience,
  expect: { timeout: 10_000 * patience },
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
