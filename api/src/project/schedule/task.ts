import { everyDay, type Calendar, type DayNumber } from './calendar.ts'

/** How two tasks depend on each other: what of the first holds what of the second. */
export const linkTypes = ['FS', 'SS', 'FF', 'SF'] as const
export type LinkType = (typeof linkTypes)[number]

export type Link = {
  readonly from: string
  readonly to: string
  readonly type: LinkType
  /** Working days between the two; fewer than none lets the second begin earlier. */
  readonly lag: number
}

/**
 * A piece of work as the engine sees it. A milestone lasts no day and is reached at the end of its day. What is fixed
 * stays where it is: it is done, or somebody began it.
 */
export type Task = {
  readonly id: string
  readonly start: DayNumber
  /** In days of its calendar. */
  readonly duration: number
  readonly parent?: string
  /** Free days count as well, as for whatever happens on the days of the event. */
  readonly isEveryDay?: boolean
  readonly isFixed?: boolean
}

export const calendarFor = ({ isEveryDay }: Task, calendar: Calendar): Calendar => (isEveryDay ? everyDay : calendar)

/** What a task takes up when it starts on a day; moments are counted as the morning of a day. */
export type Span = {
  /** The moment it starts. */
  readonly begin: (start: DayNumber) => DayNumber
  /** The moment after its last day. */
  readonly finish: (start: DayNumber) => DayNumber
  readonly earliestFrom: (begin: DayNumber) => DayNumber
  readonly earliestUntil: (finish: DayNumber) => DayNumber
  readonly latestFrom: (begin: DayNumber) => DayNumber
  readonly latestUntil: (finish: DayNumber) => DayNumber
}

const milestone = (days: Calendar): Span => ({
  begin: (start) => start + 1,
  finish: (start) => start + 1,
  earliestFrom: (begin) => days.onOrAfter(begin - 1),
  earliestUntil: (finish) => days.onOrAfter(finish - 1),
  latestFrom: (begin) => days.onOrBefore(begin - 1),
  latestUntil: (finish) => days.onOrBefore(finish - 1),
})

export const spanOf = (task: Task, calendar: Calendar): Span => {
  const days = calendarFor(task, calendar)
  if (task.duration === 0) return milestone(days)
  const later = task.duration - 1
  const back = (end: DayNumber): DayNumber => days.worked(days.countBefore(end) - later)
  return {
    begin: (start) => start,
    finish: (start) => days.worked(days.countBefore(start) + later) + 1,
    earliestFrom: days.onOrAfter,
    earliestUntil: (finish) => back(days.onOrAfter(finish - 1)),
    latestFrom: days.onOrBefore,
    latestUntil: (finish) => back(days.onOrBefore(finish - 1)),
  }
}

/** The last day of a task, itself included; a milestone has one day. */
export const endOf = (task: Task, calendar: Calendar): DayNumber => spanOf(task, calendar).finish(task.start) - 1

/** How many days of its calendar lie in a stretch, both ends included. */
export const durationOf = (task: Task, end: DayNumber, calendar: Calendar): number => {
  const days = calendarFor(task, calendar)
  return days.countBefore(end + 1) - days.countBefore(task.start)
}

/** The moment so many working days later, or earlier. */
export const shift = (moment: DayNumber, lag: number, calendar: Calendar): DayNumber => {
  if (lag === 0) return moment
  const count = calendar.countBefore(moment) + lag
  return lag > 0 ? calendar.worked(count - 1) + 1 : calendar.worked(count)
}

/** The last moment that shifted by so many days is not after another. */
export const unshift = (moment: DayNumber, lag: number, calendar: Calendar): DayNumber => {
  if (lag === 0) return moment
  const count = lag > 0 ? calendar.countBefore(moment) : calendar.countBefore(moment + 1) - 1
  return calendar.worked(count - lag)
}
