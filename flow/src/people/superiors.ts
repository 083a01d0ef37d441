import { ask, type Dialogue, type Department } from '../questions.ts'

/** Departments from the given one up to the top; a department that leads back to itself ends the walk. */
export function* lineOf(dept: string | null): Dialogue<readonly Department[]> {
  const line: Department[] = []
  let next = dept
  while (next !== null && !line.some(({ id }) => id === next)) {
    const found: Department | null = yield* ask<'department'>({ ask: 'department', id: next })
    if (!found) break
    line.push(found)
    next = found.parent
  }
  return line
}

/** Someone who heads his own department has his superiors one level higher. */
export const above = (line: readonly Department[], person: string): readonly Department[] => {
  const first = line.findIndex(({ heads }) => !heads.includes(person))
  return first === -1 ? [] : line.slice(first)
}

export type Until = 'top' | { readonly fromBottom: number } | { readonly fromTop: number } | { readonly role: string }

/** How many levels of the line a chain of superiors takes; `holds` are the people of the role that ends it. */
export const levelsUntil = (line: readonly Department[], until: Until, holds: readonly string[]): number => {
  if (until === 'top') return line.length
  if ('fromBottom' in until) return Math.min(until.fromBottom, line.length)
  if ('fromTop' in until) return Math.max(0, line.length - until.fromTop + 1)
  const at = line.findIndex(({ heads }) => heads.some((head) => holds.includes(head)))
  return at === -1 ? line.length : at + 1
}

/** One head a level; several at the last level because of a role: the lowest id, so that it is always the same one. */
export const headsOf = (line: readonly Department[], holds: readonly string[]): readonly string[] =>
  line.flatMap(({ heads }) => {
    const holders = heads.filter((head) => holds.includes(head)).toSorted()
    return holders.length > 0 ? holders.slice(0, 1) : heads
  })
