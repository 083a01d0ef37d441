/** Which flows each flow starts, by their keys. */
export type Starts = ReadonlyMap<string, readonly string[]>

/** A way from `first` that comes back to where it has been: the keys on it, the repeated one at both ends. */
export const findCycle = (starts: Starts, first: string): readonly string[] | undefined => {
  const done = new Set<string>()
  const walk = (key: string, path: readonly string[]): readonly string[] | undefined => {
    const at = path.indexOf(key)
    if (at >= 0) return [...path.slice(at), key]
    if (done.has(key)) return undefined
    for (const next of starts.get(key) ?? []) {
      const found = walk(next, [...path, key])
      if (found) return found
    }
    done.add(key)
    return undefined
  }
  return walk(first, [])
}
