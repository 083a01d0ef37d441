import { rmSync } from 'node:fs'
import { ofStatus, type Count } from './counts.ts'
import { bin, root } from './process.ts'
import { readVitest } from './reports.ts'

export type Step = {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  /** What it counts, for the line on the screen. */
  readonly noun?: string
  /** How many tests it ran; a step without it counts as one. */
  readonly count?: () => Count
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
    count: () => {
      try {
        return readVitest(report)
      } catch {
        return ofStatus(false)
      }
    },
  }
}

/** Cheapest first, so that the first red line comes soon. */
export const steps: readonly Step[] = [
  { name: 'format', command: node, args: [bin.oxfmt, '--check', '.'] },
  { name: 'lint', command: node, args: [bin.oxlint, '--type-aware', '--deny-warnings', '.'] },
  { name: 'types', command: node, args: [bin.tsc, '-b', '--pretty', 'false'] },
  { name: 'import rules', command: node, args: [tool('import-rules.ts')] },
  { name: 'sizes', command: node, args: [tool('check-size.ts')] },
  { name: 'words', command: node, args: [tool('check-words.ts')] },
  { name: 'dead code', command: node, args: [bin.knip, '--no-progress', '--no-config-hints'] },
  vitest('gates', 'gates proven', '--project', 'gates'),
  { name: 'database drift', command: node, args: [tool('db-drift.ts')] },
  vitest('tests', 'tests', '--project', 'unit', '--project', 'server', '--project', 'web', '--project', 'screens'),
  vitest('approval branches', 'tests', '--config', 'coverage.config.ts'),
  { name: 'build and bundle budget', command: node, args: [tool('bundle.ts')] },
]
