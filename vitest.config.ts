import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/testing/longest-first.ts'
import { commitSeed, variables } from './tools/testing/seed.ts'
import { restingTests } from './tools/testing/turns.ts'

const pure = ['server/**/*.rules.test.ts', 'server/src/kernel/**/*.unit.test.ts']
const seed = process.env[variables.seed] ?? commitSeed()
/** What is cut at every statement takes half a minute each; a build tries some of the statements in other tests. */
const nightly =
  process.env[variables.depth] === 'full' ? [] : ['**/*.nightly.test.ts', ...restingTests(seed, process.argv.slice(2))]
const notOurs = ['**/node_modules/**', '**/dist/**', '.cache/**', '.node/**', ...nightly]

/** Left to itself the runner keeps one of two cores free; a third worker gains nothing and makes the others late. */
const maxWorkers = 2

/** A test that is stuck ends one day; a busy machine must never be the reason. Most tests take less than a second. */
const testTimeout = 120_000

/** A worker reads the code once for all its files: reading it anew for each took a third of the time, of what draws pages more than half. */
const isolate = false

/** What a file may not leave to the next one of its worker. */
const setupFiles = [fileURLToPath(new URL('./tools/testing/leave-nothing.setup.ts', import.meta.url))]

/** A stand-in for a module is only seen by a file that reads the code anew. */
const mocked = 'web/**/*.mocked.test.tsx'

const web = (name: string, environment: 'node' | 'jsdom', include: string, exclude: readonly string[] = []) => ({
  resolve: { alias: { '@': fileURLToPath(new URL('./web/src', import.meta.url)) } },
  test: {
    name,
    environment,
    include: [include],
    exclude: [...notOurs, ...exclude],
    setupFiles,
    testTimeout,
    maxWorkers,
    isolate,
  },
})
const alone = web('mocked', 'jsdom', mocked)

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    env: { [variables.seed]: seed },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['api/**/*.test.ts', 'tools/**/*.test.ts', 'flow/test/*/*.test.ts', ...pure],
          exclude: [...notOurs, 'tools/gates/**'],
          testTimeout,
          hookTimeout: testTimeout,
          maxWorkers,
          isolate,
        },
      },
      {
        test: {
          name: 'flow',
          environment: 'node',
          include: ['flow/test/*.test.ts'],
          testTimeout,
          maxWorkers,
          isolate,
        },
      },
      {
        test: {
          name: 'gates',
          environment: 'node',
          include: ['tools/gates/*.test.ts'],
          testTimeout,
          hookTimeout: testTimeout,
          maxWorkers,
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
          maxWorkers,
          isolate,
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      // Making a browser takes longer than most tests of plain code; one that needs it says so in its first line.
      web('web', 'node', 'web/**/*.test.ts'),
      web('screens', 'jsdom', 'web/**/*.test.tsx', [mocked]),
      { ...alone, test: { ...alone.test, isolate: true } },
    ],
  },
})
