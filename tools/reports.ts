import { readFileSync } from 'node:fs'
import type { Count } from './counts.ts'

type VitestReport = {
  readonly success: boolean
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

type PlaywrightReport = {
  readonly errors: readonly unknown[]
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

const parse = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** A file that could not be loaded has no failed test of its own, and still failed. */
export const vitestCount = (report: VitestReport): Count => {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  ).length
  const failed = report.numFailedTests + brokenFiles
  return { passed: report.numPassedTests, failed: failed === 0 && !report.success ? 1 : failed }
}

export const playwrightCount = ({ errors, stats }: PlaywrightReport): Count => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
})

export const readVitest = (path: string): Count => vitestCount(parse(path) as VitestReport)

export const readPlaywright = (path: string): Count => playwrightCount(parse(path) as PlaywrightReport)
