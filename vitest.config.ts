import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const pure = ['server/**/*.rules.test.ts', 'server/src/kernel/**/*.unit.test.ts']
const notOurs = ['**/node_modules/**', '**/dist/**', '.cache/**', '.node/**']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['api/**/*.test.ts', 'flow/**/*.test.ts', 'tools/**/*.test.ts', ...pure],
          exclude: [...notOurs, 'tools/gates/**'],
        },
      },
      {
        test: {
          name: 'gates',
          environment: 'node',
          include: ['tools/gates/*.test.ts'],
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts'],
          exclude: [...notOurs, ...pure],
          globalSetup: ['server/test/global-setup.ts'],
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias: { '@': fileURLToPath(new URL('./web/src', import.meta.url)) } },
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/**/*.test.ts', 'web/**/*.test.tsx'],
          exclude: notOurs,
          testTimeout: 20_000,
        },
      },
    ],
  },
})
