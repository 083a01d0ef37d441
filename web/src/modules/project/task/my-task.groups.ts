import { dayNumber, dayText } from '@srm/api/project/schedule/calendar'

export const taskGroups = ['open', 'late', 'today', 'week'] as const
export type TaskGroup = (typeof taskGroups)[number]

/** 1 January 1970 was a Thursday. */
const daysIntoWeek = (day: number): number => (day + 3) % 7

type Filter = { readonly field: string; readonly op: string; readonly value: unknown }

/** The last days of the tasks in a group: what is late, what ends today, what ends from today to Sunday. */
const endsIn = (group: TaskGroup, today: string): readonly Filter[] => {
  const now = dayNumber(today)
  if (group === 'late') return [{ field: 'end', op: 'lte', value: dayText(now - 1) }]
  if (group === 'today') return [{ field: 'end', op: 'eq', value: today }]
  if (group === 'week') return [{ field: 'end', op: 'between', value: [today, dayText(now + 6 - daysIntoWeek(now))] }]
  return []
}

/** The filter of the list that shows a group of somebody's open tasks. */
export const filterOfGroup = (group: TaskGroup, person: string, today: string): string =>
  JSON.stringify([
    { field: 'assignee', op: 'in', value: [person] },
    { field: 'status', op: 'in', value: ['todo', 'doing', 'review'] },
    ...endsIn(group, today),
  ])
