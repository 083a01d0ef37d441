import { describe, expect, test } from 'vitest'
import type { WorkSchedule } from '@srm/api/project'
import { workCalendar } from '@srm/api/project/schedule/calendar'
import { daysFrom, departmentsOf, hasConflict, loadsOf, mondayOf } from './schedule.data.ts'

const aTask = (id: string, start: string, end: string, more: Partial<WorkSchedule['tasks'][number]> = {}) => ({
  id,
  title: id,
  status: 'todo' as const,
  weight: 1,
  start,
  end,
  isEveryDay: false,
  projectId: 'p',
  assigneeId: 'lin',
  ...more,
})

const schedule = (tasks: WorkSchedule['tasks'], more: Partial<WorkSchedule> = {}): WorkSchedule => ({
  people: [
    { id: 'lin', name: '林若曦', department: '设计部' },
    { id: 'xu', name: '许静怡', department: '采购部' },
  ],
  projects: [
    { id: 'p', name: '三亚', eventStart: '2027-03-04', eventEnd: '2027-03-05' },
    { id: 'q', name: '苏州', eventStart: '2027-03-05', eventEnd: null },
  ],
  tasks,
  isCut: false,
  ...more,
})

// A week from Monday, 1 March 2027.
const wish = {
  days: daysFrom('2027-03-01', 7),
  calendar: workCalendar(),
  limit: 2,
  department: undefined,
  project: undefined,
}
const counts = (of: WorkSchedule, more: object = {}) =>
  loadsOf(of, { ...wish, ...more }).map(({ id, days }) => [id, days.map(({ tasks }) => tasks.length).join('')])

describe('the load of a day', () => {
  test('is the open tasks on it, free days left out unless they count', () => {
    expect(counts(schedule([aTask('a', '2027-02-25', '2027-03-02'), aTask('b', '2027-03-05', '2027-03-08')]))).toEqual([
      ['lin', '1100100'],
    ])
    expect(counts(schedule([aTask('a', '2027-03-05', '2027-03-07', { isEveryDay: true })]))).toEqual([
      ['lin', '0000111'],
    ])
    expect(counts(schedule([aTask('a', '2027-03-06', '2027-03-07')]))).toEqual([['lin', '0000011']])
  })

  test('adds up weights', () => {
    const [lin] = loadsOf(
      schedule([aTask('a', '2027-03-01', '2027-03-02', { weight: 3 }), aTask('b', '2027-03-02', '2027-03-02')]),
      wish,
    )
    expect(lin?.days.map(({ weight }) => weight).slice(0, 3)).toEqual([3, 4, 0])
  })

  test('is narrowed by department and by project', () => {
    const both = schedule([
      aTask('a', '2027-03-01', '2027-03-01'),
      aTask('b', '2027-03-01', '2027-03-01', { assigneeId: 'xu', projectId: 'q' }),
    ])
    expect(counts(both, { department: '采购部' })).toEqual([['xu', '1000000']])
    expect(counts(both, { project: 'p' })).toEqual([['lin', '1000000']])
    expect(departmentsOf(both)).toHaveLength(2)
  })
})

describe('conflicts', () => {
  const conflicts = (of: WorkSchedule, more: object = {}) =>
    loadsOf(of, { ...wish, ...more }).flatMap(({ days }) => days.filter(hasConflict).map(({ day }) => day))

  test('are days with more tasks than the limit', () => {
    const many = ['a', 'b', 'c'].map((id) => aTask(id, '2027-03-02', '2027-03-02'))
    expect(conflicts(schedule(many))).toEqual(['2027-03-02'])
    expect(conflicts(schedule(many), { limit: 3 })).toEqual([])
  })

  test('are days on which two projects of somebody have their events', () => {
    const both = schedule([
      aTask('a', '2027-03-01', '2027-03-01'),
      aTask('b', '2027-03-01', '2027-03-01', { projectId: 'q' }),
    ])
    expect(conflicts(both)).toEqual(['2027-03-05'])
    expect(loadsOf(both, wish)[0]?.days[4]?.clash).toEqual(['三亚', '苏州'])
    expect(conflicts(both, { project: 'p' })).toEqual(['2027-03-05'])
  })
})

test('weeks begin on Monday', () => {
  expect(['2027-03-01', '2027-03-03', '2027-03-07'].map(mondayOf)).toEqual(Array(3).fill('2027-03-01'))
})
