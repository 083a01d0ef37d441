import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Count } from './counts.ts'
import { root } from './process.ts'
import type { Timing } from './testing/slowest.ts'

type VitestReport = {
  readonly success: boolean
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly startTime?: number
    readonly endTime?: number
    readonly message?: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName?: string
      readonly failureMessages?: readonly string[] | null
    }[]
  }[]
}

type PlaywrightSuite = {
  readonly file?: string
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[]
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}

type PlaywrightReport = {
  readonly errors: readonly unknown[]
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly suites?: readonly PlaywrightSuite[]
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

export const vitestTimings = ({ testResults }: VitestReport): readonly Timing[] =>
  testResults.map(({ name, startTime = 0, endTime = 0 }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))

/** What passed only at a second try has failed: it will fail again when somebody waits for it. */
export const playwrightCount = ({ errors, stats }: PlaywrightReport): Count => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
})

type Journey = Timing & { readonly file: string }

const journeysIn = (suites: readonly PlaywrightSuite[], above = ''): readonly Journey[] =>
  suites.flatMap(({ file = above, specs = [], suites: inner = [] }) => [
    ...specs.map(({ title, tests }) => ({
      file,
      name: `${file} › ${title}`,
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
    ...journeysIn(inner, file),
  ])

export const playwrightTimings = ({ suites = [] }: PlaywrightReport): readonly Journey[] => journeysIn(suites)

/** The journeys of one file run one after another. */
export const playwrightFileTimings = (report: PlaywrightReport): readonly Timing[] => {
  const seconds = new Map<string, number>()
  for (const journey of playwrightTimings(report))
    seconds.set(journey.file, (seconds.get(journey.file) ?? 0) + journey.seconds)
  return [...seconds].map(([file, sum]) => ({ name: `e2e/journeys/${file}`, seconds: sum }))
}

export const readVitest = (path: string): VitestReport => parse(path) as VitestReport

export const readPlaywright = (path: string): PlaywrightReport => parse(path) as PlaywrightReport
