export type Graph = ReadonlyMap<string, ReadonlySet<string>>

export const graphOf = (pairs: Iterable<readonly [string, string]>): Graph => {
  const graph = new Map<string, Set<string>>()
  for (const [from, to] of pairs) {
    const targets = graph.get(from) ?? new Set()
    graph.set(from, targets.add(to))
  }
  return graph
}

/** One cycle per knot: the walk does not enter again what it has finished with. */
export const cyclesIn = (graph: Graph): string[][] => {
  const done = new Set<string>()
  const trail: string[] = []
  const found: string[][] = []
  const walk = (node: string): void => {
    const seenAt = trail.indexOf(node)
    if (seenAt >= 0) {
      found.push([...trail.slice(seenAt), node])
      return
    }
    if (done.has(node)) return
    trail.push(node)
    for (const next of graph.get(node) ?? []) walk(next)
    trail.pop()
    done.add(node)
  }
  for (const node of graph.keys()) walk(node)
  return found
}
