import { defineConfig } from '@playwright/test'
import { launchOptions } from '../chromium.ts'

/** One short journey against `npm run dev`; what is built is tried by the others. */
export default defineConfig({
  testDir: '.',
  testMatch: 'first-day.ts',
  outputDir: '../test-results',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '../test-results/development.json' }],
  ],
  use: {
    baseURL: `${process.env['E2E_ORIGIN'] ?? 'http://localhost:5555'}/public/admin/`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
})
