import { describe, expect, test } from 'vitest'
import { playwrightCount, playwrightFileTimings, playwrightTimings, vitestCount, vitestRed } from './reports.ts'

const report = (success: boolean, passed: number, failed: number, files: readonly (readonly string[])[] = []) => ({
  success,
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: files.map((statuses) => ({
    name: 'a.test.ts',
    status: statuses.includes('failed') || statuses.length === 0 ? 'failed' : 'passed',
    assertionResults: statuses.map((status) => ({ status })),
  })),
})

describe('vitestCount', () => {
  test.each([
    ['green', report(true, 2, 0, [['passed', 'passed']]), { passed: 2, failed: 0 }],
    ['a failed test', report(false, 1, 1, [['passed', 'failed']]), { passed: 1, failed: 1 }],
    ['a file that does not load', report(false, 1, 0, [['passed'], []]), { passed: 1, failed: 1 }],
    ['a failure outside any test', report(false, 1, 0, [['passed']]), { passed: 1, failed: 1 }],
  ])('%s', (_name, given, count) => {
    expect(vitestCount(given)).toEqual(count)
  })
})

test('what failed is told by its name and the beginning of its message, also a file that did not load', () => {
  const long = ['expected 1 to be 2', ...Array.from({ length: 40 }, (_, line) => `at line ${String(line)}`)].join('\n')
  const told = vitestRed({
    success: false,
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'green' },
          { status: 'failed', fullName: 'one is two', failureMessages: [long] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'cannot find module', assertionResults: [] },
    ],
  })
  expect(told).toHaveLength(2)
  expect(told[0]).toMatch(/^a\.test\.ts › one is two\nexpected 1 to be 2\n/)
  expect(told[0]?.split('\n')).toHaveLength(13)
  expect(told[1]).toBe('b.test.ts\ncannot find module')
})

test('a journey that passed only at a second try counts as failed, and so does a broken run', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1 }
  expect(playwrightCount({ errors: ['no server'], stats })).toEqual({ passed: 3, failed: 3 })
})

test('seconds are told by journey and added up by file', () => {
  const spec = (title: string, ...durations: readonly number[]) => ({
    title,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  })
  const journeys = {
    errors: [],
    stats: { expected: 3, unexpected: 0, flaky: 0 },
    suites: [
      { file: 'crm/a.spec.ts', specs: [spec('one', 1500)], suites: [{ specs: [spec('two', 500)] }] },
      { file: 'crm/b.spec.ts', specs: [spec('three', 3000)] },
    ],
  }
  expect(playwrightTimings(journeys).map(({ name, seconds }) => [name, seconds])).toEqual([
    ['crm/a.spec.ts › one', 1.5],
    ['crm/a.spec.ts › two', 0.5],
    ['crm/b.spec.ts › three', 3],
  ])
  expect(playwrightFileTimings(journeys)).toEqual([
    { name: 'e2e/journeys/crm/a.spec.ts', seconds: 2 },
    { name: 'e2e/journeys/crm/b.spec.ts', seconds: 3 },
  ])
})
