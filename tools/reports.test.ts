import { describe, expect, test } from 'vitest'
import { playwrightCount, vitestCount } from './reports.ts'

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

test('a journey counts as failed when both tries failed, and so does a broken run', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1 }
  expect(playwrightCount({ errors: ['no server'], stats })).toEqual({ passed: 4, failed: 2 })
})
