import { Task } from '@srm/api/project'
import { filtersOf } from '@srm/api/shared/page'
import { describe, expect, it } from 'vitest'
import { filterOfGroup, taskGroups } from './my-task.groups.ts'

const person = '01a1f065-ca04-7000-b30a-b1315fdd81b1'
const endOf = (group: (typeof taskGroups)[number], today: string): unknown => {
  const filters = JSON.parse(filterOfGroup(group, person, today)) as { field: string; op: string; value: unknown }[]
  return filters.find(({ field }) => field === 'end')?.value
}

describe('groups of my tasks', () => {
  it('are what ended before today, what ends today, and what ends until Sunday', () => {
    // A Wednesday.
    expect(endOf('open', '2026-11-18')).toBeUndefined()
    expect(endOf('late', '2026-11-18')).toBe('2026-11-17')
    expect(endOf('today', '2026-11-18')).toBe('2026-11-18')
    expect(endOf('week', '2026-11-18')).toEqual(['2026-11-18', '2026-11-22'])
    expect(endOf('week', '2026-11-16')).toEqual(['2026-11-16', '2026-11-22'])
    expect(endOf('week', '2026-11-22')).toEqual(['2026-11-22', '2026-11-22'])
  })

  it('are filters the list takes', () => {
    for (const group of taskGroups)
      expect(filtersOf(Task.fields).safeParse(filterOfGroup(group, person, '2026-11-18')).success).toBe(true)
  })
})
