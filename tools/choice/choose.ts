import { fractionOf } from '../testing/seed.ts'
import { isTest } from '../tree.ts'
import { closureOf, tablesOfContents, type Graph } from './graph.ts'

/** Everything stands on these: a change here runs every test. */
const ground: readonly RegExp[] = [
  /^api\/src\/(?:shared\/|endpoint\.ts$)/,
  /^(?:api|flow|server|web|e2e)\/(?:package|tsconfig)\.json$/,
  /^(?:package(?:-lock)?\.json|\.npmrc|tsconfig.*\.json|vitest\.config\.ts|\.ci\/run)$/,
  /^tools\/(?:stack|stand-ins|choice|testing)\/.*\.ts$/,
  /^tools\/(?:check|ci|e2e|steps|process)\.ts$|^tools\/[^/]+\.sh$/,
]

type Side = {
  readonly ground: readonly RegExp[]
  readonly tests: RegExp
  /** Journeys about the ground itself: none of them rests when it changes. */
  readonly journeys?: RegExp
}

/** One side stands on these: a change here runs every test of that side and every journey, and nothing of the other. */
const sides: readonly Side[] = [
  {
    ground: [
      /^server\/src\/(?:kernel\/|[^/]+\.ts$)/,
      /^server\/db\/seed\/[^/]+$/,
      /^server\/test\/(?:app|global-setup|settings|tenant|depth)\.ts$/,
    ],
    tests: /^(?:server|e2e)\//,
  },
  {
    ground: [/^web\/(?:[^/]+$|public\/)/, /^web\/src\/(?:ui|lib|shell)\//, /^web\/src\/[^/]+\.(?:tsx?|css)$/],
    tests: /^(?:web|e2e)\//,
    journeys: /^e2e\/journeys\/(?:kit|shell)\//,
  },
  { ground: [/^e2e\/[^/]+\.ts$/], tests: /^e2e\// },
]

/** No test reads these; they are judged by the gates that always run. */
const untested: readonly RegExp[] = [
  /\.md$/,
  /^docs\//,
  /^deploy\//,
  /^tools\//,
  /^server\/bench\//,
  /^server\/db\/(?:schema\.sql|tables\.gen\.ts)$/,
  /^e2e\/(?:measure|pictures)\//,
  /^\.ci\/verified$/,
  /^(?:LICENSE|\.gitignore|\.dockerignore|\.oxlintrc\.json|\.oxfmtrc\.json|knip\.json|coverage\.config\.ts)$/,
  /^\.githooks\//,
]

const matches = (patterns: readonly RegExp[], path: string): boolean => patterns.some((pattern) => pattern.test(path))

/** A migration belongs to the module its name begins with; one of the kernel or of no module concerns everybody. */
const migrationModule = (path: string): string | undefined =>
  /^server\/db\/migrations\/[^_]+_([a-z]+)_.*\.sql$/.exec(path)?.[1]

const moduleEntries = (graph: Graph, module: string): string[] =>
  ['server', 'web'].flatMap((side) =>
    ['ts', 'tsx']
      .map((extension) => `${side}/src/modules/${module}/index.${extension}`)
      .filter((path) => graph.has(path)),
  )

/** A chapter of the demonstration belongs to the module its folder is named after. */
const chapterModule = (path: string): string | undefined => /^server\/db\/seed\/([^/]+)\//.exec(path)?.[1]

/** The file of the graph that stands for a changed path; nothing when the path concerns everybody. */
const representative = (graph: Graph, path: string): string | undefined => {
  const chapter = chapterModule(path)
  if (chapter !== undefined) return moduleEntries(graph, chapter).find((entry) => entry.startsWith('server/'))
  if (graph.has(path)) return path
  const [, side = 'server', module = migrationModule(path)] = /^(server|web)\/src\/modules\/([^/]+)\//.exec(path) ?? []
  return moduleEntries(graph, module ?? '').find((entry) => entry.startsWith(side))
}

/** A test of the server calls it over HTTP: whose endpoints it names, that module it depends on. */
const calledModules = (graph: Graph, closure: ReadonlySet<string>): string[] =>
  [...closure].flatMap((path) => {
    const module = /^api\/src\/([^/.]+)[/.]/.exec(path)?.[1]
    const entry = `server/src/modules/${module ?? ''}/index.ts`
    return graph.has(entry) ? [entry] : []
  })

/** A journey stands in the folder of the module it is about. */
const journeyModule = (path: string): string => /^e2e\/journeys\/([^/]+)\//.exec(path)?.[1] ?? ''

const needsOf = (graph: Graph, test: string): ReadonlySet<string> => {
  const own = closureOf(graph, [test])
  if (test.startsWith('server/')) {
    const [ownEntry = ''] = /^server\/src\/modules\/[^/]+\//.exec(test) ?? []
    const entries = [...calledModules(graph, own), `${ownEntry}index.ts`]
    return new Set([...own, ...closureOf(graph, entries)])
  }
  if (!test.startsWith('e2e/')) return own
  const shown = closureOf(graph, moduleEntries(graph, journeyModule(test)))
  return new Set([...own, ...shown, ...closureOf(graph, calledModules(graph, shown))])
}

const isAboutAllModules = (graph: Graph, test: string): boolean =>
  /\/every-[^/]+$/.test(test) || (graph.get(test) ?? []).some((path) => tablesOfContents.has(path))

/** What shows the records of all modules side by side: the first page, the palette and the company of the demonstration. */
const showsWholeDemo = (test: string): boolean => /^e2e\/journeys\/(?:home|shell)\/|^server\/test\/demo-/.test(test)

/** One in eight of what a change does not touch runs all the same, another one with every commit. */
const sampled = 1 / 8

/** Without a list of tests everything runs. */
export type Choice = {
  readonly why: string
  readonly tests?: readonly string[]
  /** Those among them that the change concerns itself. */
  readonly touched?: readonly string[]
}

/** Which tests a change needs: what it touches, what imports that, what is about all modules, and a sample of the rest. */
export const chooseTests = (graph: Graph, changed: readonly string[], seed: string): Choice => {
  const all = [...graph.keys()].filter(isTest)
  const relevant = changed.filter(
    (path) => !tablesOfContents.has(path) && (matches(ground, path) || !matches(untested, path)),
  )
  const ofOneSide = (path: string): boolean => sides.some((side) => matches(side.ground, path))
  const common = relevant.find(
    (path) => !ofOneSide(path) && (matches(ground, path) || representative(graph, path) === undefined),
  )
  if (common !== undefined) return { why: `everything: ${common} concerns every module` }
  const whole = sides.filter((side) => relevant.some((path) => matches(side.ground, path)))
  const touched = relevant.filter((path) => !ofOneSide(path)).map((path) => representative(graph, path) ?? path)
  const concerned = new Set(
    touched.length === 0 ? [] : all.filter((test) => touched.some((path) => needsOf(graph, test).has(path))),
  )
  if (relevant.some((path) => chapterModule(path) !== undefined))
    for (const test of all.filter(showsWholeDemo)) concerned.add(test)
  for (const { journeys } of whole) for (const test of all.filter((path) => journeys?.test(path))) concerned.add(test)
  const tests = all.filter(
    (test) =>
      concerned.has(test) ||
      whole.some((side) => side.tests.test(test)) ||
      (touched.length > 0 && isAboutAllModules(graph, test)) ||
      fractionOf(seed, test) < sampled,
  )
  return {
    touched: [...concerned],
    why: `${String(tests.length)} of ${String(all.length)} test files, for ${String(changed.length)} changed paths`,
    tests,
  }
}
