import { filesUnder, isCode, isTest, read } from '../tree.ts'
import { cyclesIn, graphOf } from './cycles.ts'
import { edgesOf, type Edge } from './parse.ts'
import { rules, type Rule } from './table.ts'

export type Violation = { readonly rule: string; readonly text: string }

const judged = /^(?:api|flow|server|web|e2e)\//

const fill = (pattern: string, groups: RegExpExecArray): RegExp =>
  new RegExp(pattern.replace(/\$(\d)/g, (_, index: string) => groups[Number(index)] ?? ''))

const breaks = (rule: Rule, edge: Edge): boolean => {
  if (rule.except?.test(edge.from)) return false
  if (rule.valuesOnly && edge.form === 'import type') return false
  const groups = rule.from.exec(edge.from)
  return groups !== null && fill(rule.notTo, groups).test(edge[rule.of ?? 'to'])
}

const broken = (edge: Edge): Violation[] =>
  rules
    .filter((rule) => breaks(rule, edge))
    .map((rule) => ({
      rule: rule.name,
      text: `${edge.from}:${String(edge.line)} imports ${edge.specifier}: ${rule.why}`,
    }))

const moduleOf = (path: string): string | undefined => /^((?:server|web)\/src\/modules\/[^/]+)\//.exec(path)?.[1]

const isRunning = (path: string): boolean => !isTest(path) && !path.includes('.fixture.')

/** A lazy page is loaded after both ends exist, so import() closes no cycle. */
const fileCycles = (edges: readonly Edge[]): Violation[] =>
  cyclesIn(graphOf(edges.filter((edge) => edge.form !== 'import()').map(({ from, to }) => [from, to] as const))).map(
    (cycle) => ({ rule: 'no-circular', text: cycle.join(' → ') }),
  )

const moduleCycles = (edges: readonly Edge[]): Violation[] => {
  const pairs = edges.flatMap(({ from, to }): (readonly [string, string])[] => {
    const [user, used] = [moduleOf(from), moduleOf(to)]
    return user && used && user !== used && isRunning(from) ? [[user, used]] : []
  })
  return cyclesIn(graphOf(pairs)).map((cycle) => ({ rule: 'no-module-cycle', text: cycle.join(' → ') }))
}

export const checkEdges = (edges: readonly Edge[]): Violation[] => [
  ...edges.flatMap(broken),
  ...fileCycles(edges),
  ...moduleCycles(edges),
]

export const checkImports = (root: string): Violation[] =>
  checkEdges(
    filesUnder(root)
      .filter((path) => isCode(path) && judged.test(path))
      .flatMap((path) => edgesOf(path, read(root, path))),
  )
