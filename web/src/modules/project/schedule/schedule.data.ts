import type { WorkSchedule } from '@srm/api/project'
import { dayNumber, dayText, type Calendar } from '@srm/api/project/schedule/calendar'

type ScheduledTask = WorkSchedule['tasks'][number]
type ScheduledPerson = WorkSchedule['people'][number]

export type DayLoad = {
  readonly day: string
  readonly tasks: readonly ScheduledTask[]
  readonly weight: number
  /** More tasks than somebody should have on a day. */
  readonly isTooMuch: boolean
  /** Projects of theirs whose events are on this day, when there are several. */
  readonly clash: readonly string[]
}

export type PersonLoad = ScheduledPerson & { readonly days: readonly DayLoad[] }

export const daysFrom = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) => dayText(dayNumber(from) + n))

/** Monday of the week a day is in. */
export const mondayOf = (day: string): string => {
  const number = dayNumber(day)
  // 1 January 1970 was a Thursday.
  return dayText(number - ((number + 3) % 7))
}

/** On free days only what counts them is worked on, and what lies on nothing but free days. */
const isOn = ({ start, end, isEveryDay }: ScheduledTask, day: string, calendar: Calendar): boolean => {
  if (day < start || day > end) return false
  if (isEveryDay || calendar.isWorked(dayNumber(day))) return true
  return calendar.countBefore(dayNumber(end) + 1) === calendar.countBefore(dayNumber(start))
}

type Wish = {
  readonly days: readonly string[]
  readonly calendar: Calendar
  /** More than so many tasks on a day are too many. */
  readonly limit: number
  readonly department: string | undefined
  readonly project: string | undefined
}

type Project = WorkSchedule['projects'][number]

const eventsOn = (projects: readonly Project[], day: string): string[] =>
  projects
    .filter(({ eventStart, eventEnd }) => eventStart !== null && day >= eventStart && day <= (eventEnd ?? eventStart))
    .map(({ name }) => name)

const loadOf = (
  person: ScheduledPerson,
  own: readonly ScheduledTask[],
  projects: readonly Project[],
  wish: Wish,
): PersonLoad => {
  const ids = new Set(own.map(({ projectId }) => projectId))
  const theirs = projects.filter(({ id }) => ids.has(id))
  const days = wish.days.map((day) => {
    const tasks = own.filter((task) => isOn(task, day, wish.calendar))
    const events = eventsOn(theirs, day)
    return {
      day,
      tasks,
      weight: tasks.reduce((sum, { weight }) => sum + weight, 0),
      isTooMuch: tasks.length > wish.limit,
      clash: events.length > 1 ? events : [],
    }
  })
  return { ...person, days }
}

/** Everybody's days. Conflicts are told over all their projects, also when one of them is looked at alone. */
export const loadsOf = ({ people, projects, tasks }: WorkSchedule, wish: Wish): PersonLoad[] => {
  const byPerson = Map.groupBy(tasks, ({ assigneeId }) => assigneeId)
  return people
    .filter(({ department }) => wish.department === undefined || department === wish.department)
    .map((person) => loadOf(person, byPerson.get(person.id) ?? [], projects, wish))
    .map((load) =>
      wish.project === undefined ? load : { ...load, days: load.days.map((one) => only(one, wish.project)) },
    )
    .filter(({ days }) => days.some((one) => one.tasks.length > 0))
}

const only = (load: DayLoad, project: string | undefined): DayLoad => {
  const tasks = load.tasks.filter(({ projectId }) => projectId === project)
  return { ...load, tasks, weight: tasks.reduce((sum, { weight }) => sum + weight, 0) }
}

export const hasConflict = ({ isTooMuch, clash }: DayLoad): boolean => isTooMuch || clash.length > 0

export const departmentsOf = ({ people }: WorkSchedule): string[] =>
  [...new Set(people.flatMap(({ department }) => department ?? []))].toSorted((a, b) => a.localeCompare(b, 'zh'))
