import { defineConfig } from 'vitest/config'

/**
 * The tests of the approval interpreter, and which of its branches they reach. What stands in folders below them,
 * planted bugs and counting, reaches branches without proving anything about them and runs with the unit tests.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['flow/test/*.test.ts'],
    testTimeout: 120_000,
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
