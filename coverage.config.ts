import { defineConfig } from 'vitest/config'

/** What the examples and a short random play, the same every time, reach of the approval interpreter. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['flow/test/*.test.ts'],
    exclude: ['flow/test/plants.test.ts', 'flow/test/shares.test.ts'],
    env: { DEEP_RUNS: '100', DEEP_SEED: '20261116' },
    testTimeout: 60_000,
    coverage: {
      provider: 'v8',
      enabled: true,
      include: ['flow/src/**/*.ts'],
      reporter: ['text-summary'],
      reportsDirectory: '.cache/coverage',
      thresholds: { branches: 95 },
    },
  },
})
