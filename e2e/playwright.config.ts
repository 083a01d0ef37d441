import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const onPath = (): string => execFileSync('sh', ['-c', 'command -v chromium || true'], { encoding: 'utf8' }).trim()

const given = process.env['CHROMIUM_PATH'] ?? ''
const origin = process.env['E2E_ORIGIN'] ?? 'http://127.0.0.1:3100'

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    [process.stdout.isTTY ? 'line' : 'list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? 'test-results/e2e.json' }],
  ],
  use: {
    baseURL: `${origin}/public/admin/`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: existsSync(given) ? given : onPath(),
      // Chromium refuses its sandbox under root, which is what build machines run as.
      args: ['--no-sandbox'],
    },
  },
})
