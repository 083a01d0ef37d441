import { edgesOf } from '../import-rules/parse.ts'
import { filesUnder, isCode, read } from '../tree.ts'

export type Graph = ReadonlyMap<string, readonly string[]>

/**
 * Files that name every module. Following them would make everything depend on everything; a test that imports one
 * itself is about all modules and runs with every change.
 */
export const tablesOfContents: ReadonlySet<string> = new Set([
  'api/src/index.ts',
  'api/src/modules.ts',
  'server/src/assembly.ts',
  'server/src/modules.ts',
  'web/src/modules.ts',
  'web/src/external.ts',
])

/** What each file of the repository imports from the repository. */
export const importGraph = (root: string): Graph =>
  new Map(
    filesUnder(root)
      .filter(isCode)
      .map((path) => [path, edgesOf(path, read(root, path)).map(({ to }) => to)]),
  )

/** Everything a file needs, itself included, without what only a table of contents leads to. */
export const closureOf = (graph: Graph, starts: readonly string[]): Set<string> => {
  const seen = new Set<string>()
  const waiting = [...starts]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    if (!tablesOfContents.has(path)) waiting.push(...(graph.get(path) ?? []))
  }
  return seen
}
