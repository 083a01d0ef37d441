import type { Calendar, DayNumber } from './calendar.ts'
import { linksOfLeaves, orderOf, parentsOf } from './order.ts'
import { calendarFor, shift, spanOf, unshift, type Link, type Span, type Task } from './task.ts'

/** Raised when tasks wait for each other in a circle; whoever saves links looks for circles before. */
export class CycleError extends Error {
  readonly cycle: readonly string[]
  constructor(cycle: readonly string[]) {
    super(`tasks wait for each other: ${cycle.join(' → ')}`)
    this.cycle = cycle
  }
}

type Graph = {
  readonly order: readonly Task[]
  readonly spans: ReadonlyMap<string, Span>
  readonly incoming: ReadonlyMap<string, readonly Link[]>
  readonly outgoing: ReadonlyMap<string, readonly Link[]>
}

const graphOf = (tasks: readonly Task[], links: readonly Link[], calendar: Calendar): Graph => {
  const parents = parentsOf(tasks)
  const leaves = new Map(tasks.filter(({ id }) => !parents.has(id)).map((task) => [task.id, task]))
  const known = linksOfLeaves(tasks, links).filter(({ from, to }) => leaves.has(from) && leaves.has(to))
  const found = orderOf([...leaves.keys()], known)
  if ('cycle' in found) throw new CycleError(found.cycle)
  return {
    order: found.order.flatMap((id) => leaves.get(id) ?? []),
    spans: new Map([...leaves].map(([id, task]) => [id, spanOf(task, calendar)])),
    incoming: Map.groupBy(known, ({ to }) => to),
    outgoing: Map.groupBy(known, ({ from }) => from),
  }
}

const isFromStart = ({ type }: Link): boolean => type === 'SS' || type === 'SF'
const isToStart = ({ type }: Link): boolean => type === 'FS' || type === 'SS'

/** The first day a task may start for one link, given the day the other one starts. */
const earliest = (
  link: Link,
  span: Span,
  { span: other, start }: { span: Span; start: DayNumber },
  calendar: Calendar,
) => {
  const moment = shift(isFromStart(link) ? other.begin(start) : other.finish(start), link.lag, calendar)
  return isToStart(link) ? span.earliestFrom(moment) : span.earliestUntil(moment)
}

/** The last day a task may start for one link, given the last day the other one may. */
const latest = (
  link: Link,
  span: Span,
  { span: other, start }: { span: Span; start: DayNumber },
  calendar: Calendar,
) => {
  const moment = unshift(isToStart(link) ? other.begin(start) : other.finish(start), link.lag, calendar)
  return isFromStart(link) ? span.latestFrom(moment) : span.latestUntil(moment)
}

export type Starts = ReadonlyMap<string, DayNumber>

const stands = (graph: Graph, starts: Starts, id: string): { span: Span; start: DayNumber } => {
  const span = graph.spans.get(id)
  const start = starts.get(id)
  if (!span || start === undefined) throw new Error(`the task ${id} is not planned`)
  return { span, start }
}

/**
 * The day each task starts when nothing starts before its own day and every link is kept: what is in the way is pushed
 * later, never further than it must. What is fixed stays, even where a link would push it.
 */
export const pushed = (tasks: readonly Task[], links: readonly Link[], calendar: Calendar): Starts => {
  const graph = graphOf(tasks, links, calendar)
  const starts = new Map<string, DayNumber>()
  for (const task of graph.order) {
    const { span } = stands(graph, new Map([[task.id, task.start]]), task.id)
    const own = calendarFor(task, calendar).onOrAfter(task.start)
    const bounds = (graph.incoming.get(task.id) ?? []).map((link) =>
      earliest(link, span, stands(graph, starts, link.from), calendar),
    )
    starts.set(task.id, task.isFixed ? task.start : Math.max(own, ...bounds))
  }
  return starts
}

/** The last day each task may start so that everything is over on the last day, which is included. */
export const latestStarts = (
  tasks: readonly Task[],
  links: readonly Link[],
  calendar: Calendar,
  lastDay: DayNumber,
): Starts => {
  const graph = graphOf(tasks, links, calendar)
  const starts = new Map<string, DayNumber>()
  for (const task of graph.order.toReversed()) {
    const { span } = stands(graph, new Map([[task.id, task.start]]), task.id)
    const bounds = (graph.outgoing.get(task.id) ?? []).map((link) =>
      latest(link, span, stands(graph, starts, link.to), calendar),
    )
    starts.set(task.id, Math.min(span.latestUntil(lastDay + 1), ...bounds))
  }
  return starts
}

/** The last day on which anything of a plan happens. */
export const lastDayOf = (tasks: readonly Task[], calendar: Calendar): DayNumber | undefined => {
  const parents = parentsOf(tasks)
  const ends = tasks.filter(({ id }) => !parents.has(id)).map((task) => spanOf(task, calendar).finish(task.start) - 1)
  return ends.length > 0 ? ends.reduce((a, b) => Math.max(a, b)) : undefined
}

/** By how many working days each task may slip before something is late; none or fewer: it is critical. */
export const slackOf = (
  tasks: readonly Task[],
  links: readonly Link[],
  calendar: Calendar,
  lastDay: DayNumber | undefined = lastDayOf(tasks, calendar),
): ReadonlyMap<string, number> => {
  if (lastDay === undefined) return new Map()
  const limits = latestStarts(tasks, links, calendar, lastDay)
  return new Map(
    tasks.flatMap(({ id, start }) => {
      const limit = limits.get(id)
      return limit === undefined ? [] : [[id, calendar.countBefore(limit) - calendar.countBefore(start)] as const]
    }),
  )
}
