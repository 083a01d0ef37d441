import { describe, expect, test } from 'vitest'
import { root } from '../process.ts'
import { chooseTests } from './choose.ts'
import { importGraph, type Graph } from './graph.ts'

/** Two modules, the second built on the first, with tests on every side. */
const graph: Graph = new Map<string, readonly string[]>([
  ['api/src/index.ts', ['api/src/supplier.ts', 'api/src/scorecard.ts', 'api/src/home.ts']],
  ['api/src/supplier.ts', ['api/src/shared/fields.ts']],
  ['api/src/scorecard.ts', ['api/src/shared/fields.ts']],
  ['api/src/home.ts', []],
  ['api/src/shared/fields.ts', []],
  ['server/src/modules.ts', ['server/src/modules/supplier/index.ts', 'server/src/modules/scorecard/index.ts']],
  ['server/src/modules/supplier/index.ts', ['server/src/modules/supplier/supplier.service.ts']],
  ['server/src/modules/supplier/supplier.service.ts', ['api/src/supplier.ts', 'server/src/kernel/ctx.ts']],
  ['server/src/modules/supplier/supplier.test.ts', ['api/src/supplier.ts', 'server/test/app.ts']],
  ['server/src/modules/scorecard/index.ts', ['server/src/modules/supplier/index.ts', 'api/src/scorecard.ts']],
  ['server/src/modules/home/index.ts', ['api/src/home.ts']],
  ['server/src/modules/home/home.test.ts', ['api/src/home.ts', 'server/test/app.ts']],
  ['server/test/app.ts', ['server/src/modules.ts', 'server/src/kernel/ctx.ts']],
  ['server/test/scorecard.test.ts', ['server/test/app.ts', 'api/src/scorecard.ts']],
  ['server/test/every-endpoint.test.ts', ['server/test/app.ts', 'api/src/index.ts']],
  ['server/src/kernel/ctx.ts', []],
  ['web/src/modules/supplier/index.ts', ['web/src/modules/supplier/list.page.tsx']],
  ['web/src/modules/supplier/list.page.tsx', ['api/src/supplier.ts']],
  ['web/src/modules/supplier/list.page.test.tsx', ['web/src/modules/supplier/list.page.tsx']],
  ['web/src/modules/home/index.ts', ['api/src/home.ts']],
  ['server/db/seed/supplier/seed.ts', ['server/src/modules/supplier/index.ts']],
  ['server/test/demo-past.test.ts', ['server/test/app.ts']],
  ['e2e/journeys/supplier/supplier.spec.ts', []],
  ['e2e/journeys/home/home.spec.ts', []],
])

/** With this seed none of these tests is in the sample. */
const seed = 'none-3'

const chosen = (...changed: readonly string[]): readonly string[] | undefined =>
  chooseTests(graph, changed, seed).tests?.toSorted()

describe('a change', () => {
  test('of a server module runs its tests, its journeys, what is built on it and what is about all modules', () => {
    expect(chosen('server/src/modules/supplier/supplier.service.ts')).toEqual([
      'e2e/journeys/supplier/supplier.spec.ts',
      'server/src/modules/supplier/supplier.test.ts',
      'server/test/every-endpoint.test.ts',
      'server/test/scorecard.test.ts',
    ])
  })

  test('of a page runs the tests of that page and the journeys of its module', () => {
    expect(chosen('web/src/modules/supplier/list.page.tsx')).toEqual([
      'e2e/journeys/supplier/supplier.spec.ts',
      'server/test/every-endpoint.test.ts',
      'web/src/modules/supplier/list.page.test.tsx',
    ])
  })

  test('of a migration runs what belongs to the module in its name', () => {
    expect(chosen('server/db/migrations/20261116T0330_home_create.sql')).toEqual([
      'e2e/journeys/home/home.spec.ts',
      'server/src/modules/home/home.test.ts',
      'server/test/every-endpoint.test.ts',
    ])
  })

  test('of a style sheet runs the journeys of its module', () => {
    expect(chosen('web/src/modules/home/grid.css')).toEqual([
      'e2e/journeys/home/home.spec.ts',
      'server/test/every-endpoint.test.ts',
    ])
  })

  test('of a chapter of the demonstration runs its module and what shows all of them', () => {
    expect(chosen('server/db/seed/supplier/seed.ts')).toEqual([
      'e2e/journeys/home/home.spec.ts',
      'e2e/journeys/supplier/supplier.spec.ts',
      'server/src/modules/supplier/supplier.test.ts',
      'server/test/demo-past.test.ts',
      'server/test/every-endpoint.test.ts',
      'server/test/scorecard.test.ts',
    ])
  })

  test('of a test runs that test', () => {
    expect(chosen('e2e/journeys/home/home.spec.ts')).toContain('e2e/journeys/home/home.spec.ts')
  })

  test('of documents alone, or of a table of contents, runs the sample only', () => {
    expect(chosen('README.md', 'docs/architecture.md')).toEqual([])
    expect(chosen('.ci/verified', 'tools/testing/durations.json')).toEqual([])
    expect(chosen('server/src/modules.ts')).toEqual([])
  })

  const under = (...folders: readonly string[]): readonly string[] =>
    [...graph.keys()]
      .filter((path) => folders.some((folder) => path.startsWith(folder)) && /\.(?:test|spec)\.tsx?$/.test(path))
      .toSorted()

  test.each(['server/src/kernel/ctx.ts', 'server/db/seed/demo.ts', 'server/test/app.ts'])(
    'of %s runs every test of the server and every journey, and none of the screens',
    (path) => {
      expect(chosen('README.md', path)).toEqual(under('server/', 'e2e/'))
    },
  )

  test.each(['web/src/ui/button.tsx', 'web/src/shell/frame/frame.tsx', 'web/index.html'])(
    'of %s runs every test of the screens and every journey, and none of the server',
    (path) => {
      expect(chosen('README.md', path)).toEqual(under('web/', 'e2e/'))
    },
  )

  test('of what all journeys share runs all of them and nothing else', () => {
    expect(chosen('e2e/fixtures.ts')).toEqual(under('e2e/'))
  })

  test('of the kit and of a module runs what either of them needs', () => {
    const tests = chosen('web/src/ui/button.tsx', 'server/src/modules/supplier/supplier.service.ts')
    expect(tests).toEqual(expect.arrayContaining(['server/test/scorecard.test.ts', ...under('web/', 'e2e/')]))
    expect(tests).not.toContain('server/src/modules/home/home.test.ts')
  })

  test.each([
    'api/src/shared/fields.ts',
    'package-lock.json',
    'vitest.config.ts',
    '.ci/run',
    'tools/stack/lane.ts',
    'tools/steps.ts',
    'server/db/seed/nobody/seed.ts',
    'server/db/migrations/20261115T0100_kernel_create.sql',
    'something/nobody/knows.bin',
  ])('of %s runs everything', (path) => {
    expect(chooseTests(graph, ['README.md', path], seed).tests).toBeUndefined()
  })
})

/** Reading every file of the repository takes seconds. */
const real = importGraph(root)

describe('the sample', () => {
  test('is the same for one commit and another for the next', () => {
    const of = (commit: string) => chooseTests(real, ['README.md'], commit).tests
    expect(of('commit-1')).toEqual(of('commit-1'))
    expect(of('commit-1')).not.toEqual(of('commit-2'))
  })

  test('holds about one test in eight', () => {
    const all = [...real.keys()].filter((path) => /\.(test|spec)\.tsx?$/.test(path)).length
    const { tests = [] } = chooseTests(real, ['README.md'], 'a commit')
    expect(tests.length / all).toBeGreaterThan(0.07)
    expect(tests.length / all).toBeLessThan(0.18)
  })
})

describe('in this repository', () => {
  test('a change of the kit rests no journey of the kit or the frame, one of a module may', () => {
    const touched = (path: string) => chooseTests(real, [path], 'a commit').touched ?? []
    const ofTheFrame = [...real.keys()].filter((path) => /^e2e\/journeys\/(?:kit|shell)\/.*\.spec\.ts$/.test(path))
    expect(ofTheFrame.length).toBeGreaterThan(10)
    expect(touched('web/src/ui/layout.tsx')).toEqual(expect.arrayContaining(ofTheFrame))
    expect(touched('server/src/modules/scorecard/scorecard.rules.ts')).not.toContain('e2e/journeys/kit/list.spec.ts')
  })

  const of = (path: string): readonly string[] => chooseTests(real, [path], 'a commit').tests ?? ['everything']

  test('a rule of the scorecard runs the scorecard and leaves most of the approvals alone', () => {
    const tests = of('server/src/modules/scorecard/scorecard.rules.ts')
    expect(tests).toContain('server/src/modules/scorecard/test/scorecard.test.ts')
    expect(tests).toContain('server/test/every-endpoint.test.ts')
    expect(tests).toContain('e2e/journeys/shell/every-page.spec.ts')
    expect(tests.filter((path) => path.includes('approval/test/race')).length).toBeLessThan(3)
  })

  test('the approval service runs the races of approvals and the journeys of the designer', () => {
    const tests = of('server/src/modules/approval/run/act.service.ts')
    expect(tests).toContain('server/src/modules/approval/test/race.test.ts')
    expect(tests).toContain('e2e/journeys/approval/approval.spec.ts')
    expect(tests).toContain('e2e/journeys/flow/designer.spec.ts')
  })
})
