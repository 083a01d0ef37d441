import { readFileSync } from 'node:fs'
import type { Count } from './counts.ts'

type VitestReport = {
  readonly success: boolean
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName?: string
      readonly failureMessages?: readonly string[] | null
    }[]
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

const head = (text: string): string => text.split('\n').slice(0, 12).join('\n')

/** What failed, in a few lines each: of a long run one reads the last page. */
export const vitestRed = ({ testResults }: VitestReport): readonly string[] =>
  testResults.flatMap(({ name, message = '', assertionResults, status }) => {
    const red = assertionResults.filter((assertion) => assertion.status === 'failed')
    if (status === 'failed' && red.length === 0) return [`${name}\n${head(message)}`]
    return red.map(({ fullName = '', failureMessages }) => `${name} › ${fullName}\n${head(failureMessages?.[0] ?? '')}`)
  })

export const playwrightCount = ({ errors, stats }: PlaywrightReport): Count => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
})

export const readVitest = (path: string): Count => vitestCount(parse(path) as VitestReport)

export const readVitestRed = (path: string): readonly string[] => vitestRed(parse(path) as VitestReport)

export const readPlaywright = (path: string): Count => playwrightCount(parse(path) as PlaywrightReport)
