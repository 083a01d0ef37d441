import { existsSync, rmSync } from 'node:fs'
import { ofStatus, type Count } from './counts.ts'
import { bin, root } from './process.ts'
import { readVitest, readVitestRed } from './reports.ts'

export type Step = {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  /** What it counts, for the line on the screen. */
  readonly noun?: string
  /** How many tests it ran; a step without it counts as one. */
  readonly count?: () => Count
  /** What failed, where the whole output would be too much to repeat. */
  readonly red?: () => readonly string[]
}

const node = process.execPath
const tool = (name: string): string => `${root}/tools/${name}`

const vitest = (name: string, noun: string, ...filters: readonly string[]): Step => {
  const report = `${root}/.cache/vitest-${name.replaceAll(' ', '-')}.json`
  rmSync(report, { force: true })
  return {
    name,
    noun,
    command: node,
    args: [bin.vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filters],
    count: () => (existsSync(report) ? readVitest(report) : ofStatus(false)),
    red: () => (existsSync(report) ? readVitestRed(report) : []),
  }
}

const format: Step = { name: 'format', command: node, args: [bin.oxfmt, '--check', '.'] }
const lint: Step = { name: 'lint', command: node, args: [bin.oxlint, '--type-aware', '--deny-warnings', '.'] }
const types: Step = { name: 'types', command: node, args: [bin.tsc, '-b', '--pretty', 'false'] }
const small: readonly Step[] = [
  { name: 'import rules', command: node, args: [tool('import-rules.ts')] },
  { name: 'sizes', command: node, args: [tool('check-size.ts')] },
  { name: 'words', command: node, args: [tool('check-words.ts')] },
  { name: 'dead code', command: node, args: [bin.knip, '--no-progress', '--no-config-hints'] },
  vitest('gates', 'gates proven', '--project', 'gates'),
  { name: 'database drift', command: node, args: [tool('db-drift.ts')] },
]
const projects = ['unit', 'server', 'web', 'screens'].flatMap((name) => ['--project', name])
const branches = vitest('approval branches', 'tests', '--config', 'coverage.config.ts')
const build: Step = { name: 'build and bundle budget', command: node, args: [tool('bundle.ts')] }

/**
 * Cheapest first, so that the first red line comes soon. A round is over when its lanes are: beside what keeps one
 * core busy stands something for the other; what uses all of them stands alone.
 */
export const rounds: readonly (readonly (readonly Step[])[])[] = [
  [[format]],
  [[types], small],
  [[lint]],
  [[vitest('tests', 'tests', ...projects)]],
  [[branches], [build]],
]
