import { existsSync, rmSync } from 'node:fs'
import { totalmem } from 'node:os'
import type { Choice } from './choice/choose.ts'
import { ofStatus, type Count } from './counts.ts'
import { isCompiled } from './new-module/inputs.ts'
import { bin, lintOptions, root, type Env } from './process.ts'
import { readVitest, vitestCount, vitestRed, vitestTimings } from './reports.ts'
import { variables } from './testing/seed.ts'
import type { Timing } from './testing/slowest.ts'

export type Step = {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Env
  /** What it counts, for the line on the screen. */
  readonly noun?: string
  /** How many tests it ran; a step without it counts as one. */
  readonly count?: () => Count
  /** What failed, where the whole output would be too much to repeat. */
  readonly red?: () => readonly string[]
  readonly timings?: () => readonly Timing[]
}

const node = process.execPath
const tool = (name: string): string => `${root}/tools/${name}`

const vitest = (name: string, noun: string, ...filters: readonly string[]): Step => {
  const report = `${root}/.cache/vitest-${name.replaceAll(' ', '-')}.json`
  rmSync(report, { force: true })
  const read = <T>(look: (from: ReturnType<typeof readVitest>) => T, otherwise: T): T =>
    existsSync(report) ? look(readVitest(report)) : otherwise
  return {
    name,
    noun,
    command: node,
    args: [bin.vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filters],
    count: () => read(vitestCount, ofStatus(false)),
    red: () => read(vitestRed, []),
    timings: () => read(vitestTimings, []),
  }
}

const format: Step = { name: 'format', command: node, args: [bin.oxfmt, '--check', '.'] }
const gibibyte = 2 ** 30

/**
 * The linter and the compiler hold the types of every program at once and spend a third of their time looking for
 * memory to give back. Where there is room they look less often, up to half of the machine.
 */
const memory: Env =
  totalmem() > 20 * gibibyte ? { GOGC: '300', GOMEMLIMIT: `${String(Math.floor(totalmem() / 2 / gibibyte))}GiB` } : {}

/** One look at every file for both: each of them alone builds the same programs first, which is most of the time. */
const lint: Step = { name: 'lint and types', command: node, args: [bin.oxlint, ...lintOptions, '.'], env: memory }
/** The compiler itself, which also reads what is generated. */
const compiler: Step = { name: 'compiler', command: node, args: [bin.tsc, '-b', '--pretty', 'false'], env: memory }
const rules: readonly Step[] = [
  { name: 'import rules', command: node, args: [tool('import-rules.ts')] },
  { name: 'sizes', command: node, args: [tool('check-size.ts')] },
  { name: 'casts', command: node, args: [tool('casts.ts')] },
  { name: 'table borders', command: node, args: [tool('table-borders.ts')] },
  { name: 'words', command: node, args: [tool('check-words.ts')] },
  { name: 'dead code', command: node, args: [bin.knip, '--no-progress', '--no-config-hints'] },
]
const gates = (): Step => vitest('gates', 'gates proven', '--project', 'gates')
const drift: Step = { name: 'database drift', command: node, args: [tool('db-drift.ts')] }
const flow = (): Step => vitest('approval interpreter', 'tests', '--config', 'coverage.config.ts')
/** The compiler looks at the whole tree a second time: only when what decides it has changed. */
const newModule: Step = { name: 'a new module compiles', command: node, args: [tool('new-module-compiles.ts')] }
const build: Step = { name: 'build and bundle budget', command: node, args: [tool('bundle.ts')] }
/** Builds the image without Docker and starts the site from it; most of its time it builds the web app, on one core. */
const image: Step = { name: 'image', command: node, args: [tool('image.ts')] }
const requestCost: Step = { name: 'request cost', command: node, args: [`${root}/server/bench/main.ts`, '--quick'] }

const isFullDepth = process.env[variables.depth] === 'full'

const projects = ['unit', 'server', 'web', 'screens', 'mocked'].flatMap((name) => ['--project', name])

const isFlowTest = (path: string): boolean => /^flow\/test\/[^/]+$/.test(path)

/** The approval interpreter is tested in a step of its own, which also counts the branches that are reached. */
const tests = (chosen: readonly string[] | undefined): readonly Step[] => {
  if (!chosen) return [vitest('tests', 'tests', ...projects)]
  const files = chosen.filter(
    (path) => !path.startsWith('e2e/') && !path.startsWith('tools/gates/') && !isFlowTest(path),
  )
  return files.length > 0 ? [vitest('tests', 'tests', ...projects, ...files)] : []
}

type Lanes = readonly (readonly Step[])[]

/**
 * Cheapest first, so that the first red line comes soon. A round is over when its lanes are: beside what keeps one
 * core busy stands something for the other; what uses all of them stands alone.
 */
export const roundsFor = ({ tests: chosen }: Choice): readonly Lanes[] => {
  const bundle = [build, ...(isCompiled() ? [] : [newModule])]
  const interpreted = !chosen || chosen.some(isFlowTest)
  return [
    [[format]],
    [[lint], [...rules, gates(), drift]],
    ...(isFullDepth ? [[[compiler]]] : []),
    [tests(chosen)],
    interpreted ? [[flow()], [...bundle, image]] : [bundle, [image]],
    // Alone: what runs beside it would be measured with it.
    [[requestCost]],
  ]
}
