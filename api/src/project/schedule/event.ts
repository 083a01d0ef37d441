import type { Calendar, DayNumber } from './calendar.ts'
import { pushed } from './plan.ts'
import { calendarFor, endOf, type Link, type Task } from './task.ts'

/** The days an event lasts, both included. */
export type EventDays = { readonly start: DayNumber; readonly end: DayNumber }

export const anchors = ['start', 'end'] as const
export type Anchor = (typeof anchors)[number]

/** `T-30`: so many days before an event starts, or after it ends; days of the calendar on the wall, or working days. */
export type Offset = { readonly anchor: Anchor; readonly days: number; readonly isWorkdays?: boolean }

const workdaysFrom = (day: DayNumber, days: number, calendar: Calendar): DayNumber => {
  if (days < 0) return calendar.worked(calendar.countBefore(day) + days)
  return days === 0 ? calendar.onOrBefore(day) : calendar.worked(calendar.countBefore(day + 1) + days - 1)
}

/** What would begin on a free day begins before it as long as it is before the event, and after it behind that. */
const onWorkedDay = (day: DayNumber, isAfter: boolean, days: Calendar): DayNumber =>
  isAfter ? days.onOrAfter(day) : days.onOrBefore(day)

/** The day a task of a template starts for an event. */
export const startFor = (
  { anchor, days, isWorkdays }: Offset,
  event: EventDays,
  calendar: Calendar,
  isEveryDay = false,
): DayNumber => {
  const day = event[anchor]
  if (isWorkdays) return workdaysFrom(day, days, calendar)
  return isEveryDay ? day + days : onWorkedDay(day + days, days > 0, calendar)
}

export type TemplateTask = Omit<Task, 'start'> & { readonly offset: Offset }

/** The tasks of a template on their days for an event; where free days brought two into each other's way, one is pushed. */
export const planFor = (
  template: readonly TemplateTask[],
  links: readonly Link[],
  event: EventDays,
  calendar: Calendar,
): readonly Task[] => {
  const placed = template.map(({ offset, ...task }) => ({
    ...task,
    start: startFor(offset, event, calendar, task.isEveryDay),
  }))
  const starts = pushed(placed, links, calendar)
  return placed.map((task) => ({ ...task, start: starts.get(task.id) ?? task.start }))
}

export type Days = { readonly start: DayNumber; readonly end: DayNumber }

/** A task on other days than before, and why: the event moved, or a task it waits for did. */
export type Shift = {
  readonly id: string
  readonly before: Days
  readonly after: Days
  readonly cause: 'event' | 'link'
  /** It was over before the event and would now run into it. */
  readonly isTooLate: boolean
}

const daysOf = (task: Task, calendar: Calendar): Days => ({ start: task.start, end: endOf(task, calendar) })

const movedWith = (task: Task, from: EventDays, to: EventDays, calendar: Calendar): DayNumber => {
  const isAfter = task.start > from.end
  const by = isAfter ? to.end - from.end : to.start - from.start
  if (task.isFixed || by === 0) return task.start
  return onWorkedDay(task.start + by, isAfter, calendarFor(task, calendar))
}

/**
 * What moving an event moves: what lies before its end goes along with its first day, what lies behind it with its
 * last; then links are kept by pushing. What is fixed stays. Tells each task that comes to other days.
 */
export const moveEvent = (
  tasks: readonly Task[],
  links: readonly Link[],
  calendar: Calendar,
  { from, to }: { readonly from: EventDays; readonly to: EventDays },
): readonly Shift[] => {
  const along = tasks.map((task) => ({ ...task, start: movedWith(task, from, to, calendar) }))
  const starts = pushed(along, links, calendar)
  return tasks.flatMap((task, n): Shift[] => {
    const start = starts.get(task.id)
    if (start === undefined || start === task.start) return []
    const before = daysOf(task, calendar)
    const after = daysOf({ ...task, start }, calendar)
    const cause = start === along[n]?.start ? 'event' : 'link'
    return [{ id: task.id, before, after, cause, isTooLate: before.end < from.start && after.end >= to.start }]
  })
}
