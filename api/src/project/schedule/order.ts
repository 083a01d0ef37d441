import type { Link, Task } from './task.ts'

/** Tasks that have others below them take their dates from those. */
export const parentsOf = (tasks: readonly Task[]): ReadonlySet<string> =>
  new Set(tasks.flatMap(({ parent }) => (parent === undefined ? [] : [parent])))

const childrenOf = (tasks: readonly Task[]): Map<string | undefined, Task[]> =>
  Map.groupBy(tasks, ({ parent }) => parent)

/** The tasks at the end of the branches below each task; a task without others below it is its own. */
export const leavesOf = (tasks: readonly Task[]): ((id: string) => readonly string[]) => {
  const children = childrenOf(tasks)
  const known = new Map<string, readonly string[]>()
  const below = (id: string): readonly string[] => {
    const found = known.get(id)
    if (found) return found
    const own = children.get(id)
    const leaves = own ? own.flatMap((child) => below(child.id)) : [id]
    known.set(id, leaves)
    return leaves
  }
  return below
}

/** A link of a parent holds for everything below it: all of the first is over before any of the second begins. */
export const linksOfLeaves = (tasks: readonly Task[], links: readonly Link[]): readonly Link[] => {
  const parents = parentsOf(tasks)
  const leaves = leavesOf(tasks)
  return links.flatMap((link) =>
    parents.has(link.from) || parents.has(link.to)
      ? leaves(link.from).flatMap((from) => leaves(link.to).map((to) => ({ ...link, from, to })))
      : [link],
  )
}

const linksBySource = (links: readonly Link[]): Map<string, Link[]> => Map.groupBy(links, ({ from }) => from)

/**
 * Tasks such that each stands behind what it waits for. Where they wait for each other in a circle there is no such
 * order: then the circle is told, as the tasks one after the other, the first again at the end.
 */
export const orderOf = (
  ids: readonly string[],
  links: readonly Link[],
): { readonly order: readonly string[] } | { readonly cycle: readonly string[] } => {
  const next = linksBySource(links)
  const waiting = new Map<string, number>()
  for (const { to } of links) waiting.set(to, (waiting.get(to) ?? 0) + 1)
  const order = ids.filter((id) => !waiting.get(id))
  // The list grows while it is walked over.
  for (const id of order)
    for (const { to } of next.get(id) ?? []) {
      const left = (waiting.get(to) ?? 0) - 1
      waiting.set(to, left)
      if (left === 0) order.push(to)
    }
  if (order.length === ids.length) return { order }
  return { cycle: cycleAmong(new Set(ids.filter((id) => (waiting.get(id) ?? 0) > 0)), links) }
}

/** Each of these waits for another of them: walking back from any one comes by a place twice. */
const cycleAmong = (stuck: ReadonlySet<string>, links: readonly Link[]): readonly string[] => {
  const before = new Map<string, string>()
  for (const { from, to } of links) if (stuck.has(from) && stuck.has(to)) before.set(to, from)
  const walked: string[] = []
  const places = new Map<string, number>()
  let [at] = stuck
  while (at !== undefined && !places.has(at)) {
    places.set(at, walked.length)
    walked.push(at)
    at = before.get(at)
  }
  if (at === undefined) return []
  const circle = walked.slice(places.get(at)).toReversed()
  return [circle.at(-1) ?? at, ...circle]
}

/** The circle that tasks and links make, if they make one; a parent that waits for what is below it is one too. */
export const findCycle = (tasks: readonly Task[], links: readonly Link[]): readonly string[] | undefined => {
  const found = orderOf(
    tasks.map(({ id }) => id),
    linksOfLeaves(tasks, links),
  )
  return 'cycle' in found ? found.cycle : undefined
}
