import type { TaskLink, TaskNode } from '@srm/api/project'
import { dayNumber, dayText, workCalendar, type Calendar } from '@srm/api/project/schedule/calendar'
import { endOf } from '@srm/api/project/schedule/task'

/** A task as the chart draws it. Its days run from the morning of the first to the morning after the last. */
export type Bar = {
  readonly id: string
  readonly parent: string
  readonly text: string
  readonly type: 'task' | 'project' | 'milestone'
  readonly start_date: Date
  readonly end_date: Date
  readonly progress: number
  readonly open: boolean
  readonly node: TaskNode
}

/** How the chart numbers what of the first task holds what of the second. */
const arrowTypes = { FS: '0', SS: '1', FF: '2', SF: '3' } as const

export type Arrow = { readonly id: string; readonly source: string; readonly target: string; readonly type: string }

export type PlanData = {
  readonly bars: readonly Bar[]
  readonly arrows: readonly Arrow[]
  readonly calendar: Calendar
  readonly event: { readonly start: string; readonly end: string } | undefined
}

/** What stands at the top stands below this. */
export const root = '0'

/** Midnight where the reader is: the chart reckons in their time, and a day is the same everywhere. */
export const dateOf = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

const pad = (value: number): string => String(value).padStart(2, '0')

/** The day whose morning is nearest. */
export const dayNear = (moment: Date): string => {
  const near = new Date(moment.getTime() + 43_200_000)
  return `${String(near.getFullYear())}-${pad(near.getMonth() + 1)}-${pad(near.getDate())}`
}

export const dayAfter = (day: string, by = 1): string => dayText(dayNumber(day) + by)

const kindOf = ({ children, isMilestone }: TaskNode): Bar['type'] => {
  if (children.length > 0) return 'project'
  return isMilestone ? 'milestone' : 'task'
}

const barOf = (node: TaskNode, parent: string, closed: ReadonlySet<string>): Bar => {
  const type = kindOf(node)
  return {
    id: node.id,
    parent,
    text: node.title,
    type,
    start_date: dateOf(node.start),
    end_date: dateOf(type === 'milestone' ? node.start : dayAfter(node.end)),
    progress: node.progress / 100,
    open: !closed.has(node.id),
    node,
  }
}

const none: ReadonlySet<string> = new Set()

/** The tree as bars, each behind what it stands below. */
export const barsOf = (nodes: readonly TaskNode[], closed: ReadonlySet<string> = none, parent = root): Bar[] =>
  nodes.flatMap((node) => [barOf(node, parent, closed), ...barsOf(node.children, closed, node.id)])

export const arrowsOf = (links: readonly TaskLink[]): Arrow[] =>
  links.map(({ id, from, to, type }) => ({ id, source: from, target: to, type: arrowTypes[type] }))

/** What drawing an arrow means. */
export const linkOf = ({ source, target, type }: Omit<Arrow, 'id'>): Pick<TaskLink, 'from' | 'to' | 'type'> => {
  const found = (['FS', 'SS', 'FF', 'SF'] as const).find((one) => arrowTypes[one] === type)
  return { from: source, to: target, type: found ?? 'FS' }
}

/** On the critical path: a day later here is a day later at the end. */
export const isCritical = ({ slack }: Pick<TaskNode, 'slack'>): boolean => slack !== null && slack <= 0

type Exceptions = readonly { readonly day: string; readonly works: boolean }[]

export const calendarFrom = (exceptions: Exceptions): Calendar =>
  workCalendar(new Map(exceptions.map(({ day, works }) => [day, works])))

type Days = { readonly start: string; readonly end: string }

const lastDay = (node: TaskNode, start: string, calendar: Calendar): string => {
  const first = dayNumber(node.start)
  const hasWorkedDay = calendar.countBefore(dayNumber(node.end) + 1) > calendar.countBefore(first)
  const isEveryDay = node.isEveryDay || !hasWorkedDay
  return dayText(endOf({ id: node.id, start: dayNumber(start), duration: node.duration, isEveryDay }, calendar))
}

/**
 * The days a task has after its bar was let go, or nothing when they are the same. A bar that was moved lasts as many
 * working days as before and does not begin on a free day; one whose end was pulled lasts as long as it is drawn.
 */
export const daysAfterDrag = (
  node: TaskNode,
  drag: { readonly mode: string; readonly start: Date; readonly end: Date },
  calendar: Calendar,
): Days | undefined => {
  const drawn = { start: dayNear(drag.start), end: dayAfter(dayNear(drag.end), -1) }
  const isSame = ({ start, end }: Days): boolean => start === node.start && end === node.end
  if (drag.mode !== 'move') {
    const pulled = { start: drawn.start, end: drawn.end < drawn.start ? drawn.start : drawn.end }
    return isSame(pulled) ? undefined : pulled
  }
  if (drawn.start === node.start) return undefined
  if (node.isMilestone) return { start: drawn.start, end: drawn.start }
  const isFree = !node.isEveryDay && !calendar.isWorked(dayNumber(drawn.start)) && node.duration > 0
  const start = isFree ? dayText(calendar.onOrAfter(dayNumber(drawn.start))) : drawn.start
  const moved = { start, end: lastDay(node, start, calendar) }
  return isSame(moved) ? undefined : moved
}

/** The days a plan is drawn for, with some room on either side. */
export const rangeOf = ({ bars, event }: PlanData): Days => {
  const starts = bars.flatMap(({ node }) => [node.start, node.baseline?.start ?? node.start])
  const ends = bars.flatMap(({ node }) => [node.end, node.baseline?.end ?? node.end])
  const first = [...starts, ...(event ? [event.start] : [])].reduce((a, b) => (a < b ? a : b))
  const last = [...ends, ...(event ? [event.end] : [])].reduce((a, b) => (a > b ? a : b))
  return { start: dayAfter(first, -7), end: dayAfter(last, 21) }
}

/** Stretches of days nobody works on, both ends included. */
export const restsIn = ({ start, end }: Days, calendar: Calendar): Days[] => {
  const found: { start: string; end: string }[] = []
  for (let day = dayNumber(start); day <= dayNumber(end); day += 1) {
    if (calendar.isWorked(day)) continue
    const before = found.at(-1)
    if (before?.end === dayText(day - 1)) before.end = dayText(day)
    else found.push({ start: dayText(day), end: dayText(day) })
  }
  return found
}

export const zooms = ['day', 'week', 'month'] as const
export type Zoom = (typeof zooms)[number]

/** A plan of a few weeks by days, a longer one by weeks, one of years by months. */
export const zoomFor = ({ start, end }: Days): Zoom => {
  const days = dayNumber(end) - dayNumber(start)
  if (days > 540) return 'month'
  return days > 100 ? 'week' : 'day'
}
