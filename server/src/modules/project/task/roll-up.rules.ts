import type { TaskRow } from './plan.views.ts'

export type Standing = Pick<TaskRow, 'id' | 'start' | 'end' | 'progress' | 'isParent'>

type Sum = { readonly start: string; readonly end: string; readonly progress: number }

const earlier = (a: string, b: string): string => (a < b ? a : b)
const later = (a: string, b: string): string => (a > b ? a : b)

/** What a task with others below it shows: their days from the first to the last, their progress by weight. */
const sumOf = (below: readonly (Sum & { readonly weight: number })[]): Sum => {
  const weight = below.reduce((sum, one) => sum + one.weight, 0)
  const done = below.reduce((sum, one) => sum + one.progress * one.weight, 0)
  return {
    start: below.map(({ start }) => start).reduce(earlier),
    end: below.map(({ end }) => end).reduce(later),
    progress: weight > 0 ? Math.floor(done / weight) : 0,
  }
}

/** Every task as it stands once those above have taken over what lies below them. */
export const rolledUp = (tasks: readonly TaskRow[]): ReadonlyMap<string, Standing> => {
  const children = Map.groupBy(tasks, ({ parentId }) => parentId)
  const found = new Map<string, Standing>()
  const standingOf = (task: TaskRow): Standing => {
    const known = found.get(task.id)
    if (known) return known
    const below = children.get(task.id) ?? []
    const own = below.length > 0 ? sumOf(below.map((child) => ({ ...standingOf(child), weight: child.weight }))) : task
    const { start, end, progress } = own
    const standing = { id: task.id, start, end, progress, isParent: below.length > 0 }
    found.set(task.id, standing)
    return standing
  }
  for (const task of tasks) standingOf(task)
  return found
}

/** How far a project is: what stands at the top, by weight. */
export const progressOf = (tasks: readonly TaskRow[], standing: ReadonlyMap<string, Standing>): string => {
  const top = tasks.filter(({ parentId, status }) => parentId === null && status !== 'closed')
  const weight = top.reduce((sum, one) => sum + one.weight, 0)
  const done = top.reduce((sum, one) => sum + (standing.get(one.id)?.progress ?? 0) * one.weight, 0)
  return weight > 0 ? (done / weight).toFixed(2) : '0.00'
}
