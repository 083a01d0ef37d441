import type { TaskTemplate } from '@srm/api/project'
import { dayNumber, dayText, type Calendar } from '@srm/api/project/schedule/calendar'
import { planFor, type EventDays, type TemplateTask } from '@srm/api/project/schedule/event'
import { findCycle } from '@srm/api/project/schedule/order'
import { endOf, type Link } from '@srm/api/project/schedule/task'
import type { Row } from '#kernel/records/fields/row.ts'

export type TemplateLine = Omit<Row<typeof TaskTemplate>['lines'][number], 'id'>

/** What a line says of those it waits for is no list of numbers of other lines. */
export const isReadable = ({ after }: Pick<TemplateLine, 'after'>, lines: number): boolean => {
  if (after === null) return true
  if (!/^\d+(\s*[,，]\s*\d+)*$/.test(after)) return false
  return numbersIn(after).every((number) => number >= 1 && number <= lines)
}

const numbersIn = (after: string): number[] => after.split(/[,，]/).map((one) => Number(one.trim()))

/** By the number of the line; each begins when those it names are finished. */
export const linksOf = (lines: readonly Pick<TemplateLine, 'after'>[]): Link[] =>
  lines.flatMap(({ after }, at) =>
    after === null
      ? []
      : numbersIn(after).map((number) => ({ from: String(number - 1), to: String(at), type: 'FS' as const, lag: 0 })),
  )

/** The lines that wait for each other, by their numbers. */
export const circleIn = (lines: readonly Pick<TemplateLine, 'after'>[]): readonly number[] => {
  const tasks = lines.map((_, at) => ({ id: String(at), start: 0, duration: 1 }))
  return (findCycle(tasks, linksOf(lines)) ?? []).map((id) => Number(id) + 1)
}

const templateTask = ({ anchor, days, duration, isEveryDay }: TemplateLine, at: number): TemplateTask => ({
  id: String(at),
  offset: { anchor, days },
  duration,
  // A milestone is on the day it is said to be.
  isEveryDay: isEveryDay || duration === 0,
})

export type PlannedLine = TemplateLine & { readonly start: string; readonly end: string; readonly isMilestone: boolean }

/** The lines of a template on their days for an event. */
export const plannedLines = (lines: readonly TemplateLine[], event: EventDays, calendar: Calendar): PlannedLine[] => {
  const planned = planFor(lines.map(templateTask), linksOf(lines), event, calendar)
  return lines.map((line, at) => {
    const task = planned[at]
    const start = task ? task.start : event.start
    const end = task ? endOf(task, calendar) : event.start
    return { ...line, start: dayText(start), end: dayText(Math.max(start, end)), isMilestone: line.duration === 0 }
  })
}

export const eventOf = (start: string, end: string | null): EventDays => ({
  start: dayNumber(start),
  end: dayNumber(end ?? start),
})
