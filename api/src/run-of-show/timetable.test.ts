import { describe, expect, test } from 'vitest'
import { marksOf, momentAt, nowAndNext, shiftFollowing, startOf, timeText, type PlacedSlot } from './timetable.ts'

const slot = (id: string, startTime: string, minutes: number, more: Partial<PlacedSlot> = {}): PlacedSlot => ({
  id,
  day: '2026-12-08',
  startTime,
  minutes,
  state: 'waiting',
  title: id,
  place: '宴会厅',
  owner: null,
  ...more,
})

const day = [
  slot('签到', '08:00', 60),
  slot('开场', '09:00', 10),
  slot('主旨演讲', '09:10', 50),
  slot('茶歇', '10:00', 20, { place: '序厅' }),
  slot('次日早餐', '07:00', 60, { day: '2026-12-09' }),
]
const said = (all: readonly { id: string; day: string; startTime: string }[]) =>
  all.map(({ id, day: on, startTime }) => `${id} ${on} ${startTime}`)

describe('shifting a run-of-show', () => {
  test('moves an item and what follows on its day, nothing before it and no other day', () => {
    expect(said(shiftFollowing(day, '开场', 10))).toEqual([
      '开场 2026-12-08 09:10',
      '主旨演讲 2026-12-08 09:20',
      '茶歇 2026-12-08 10:10',
    ])
    expect(said(shiftFollowing(day, '茶歇', -15))).toEqual(['茶歇 2026-12-08 09:45'])
    expect(shiftFollowing(day, '没有', 10)).toEqual([])
  })

  test('leaves what is done, and carries what passes midnight to the other day', () => {
    const night = [slot('晚宴', '20:00', 120, { state: 'done' }), slot('撤场', '23:50', 90), slot('清点', '20:00', 10)]
    expect(said(shiftFollowing(night, '清点', 20))).toEqual(['清点 2026-12-08 20:20', '撤场 2026-12-09 00:10'])
    expect(said(shiftFollowing([slot('早会', '00:05', 10)], '早会', -10))).toEqual(['早会 2026-12-07 23:55'])
  })

  test('there and back again is as it was', () => {
    const moved = day.map((one) => ({ ...one, ...shiftFollowing(day, '签到', 37).find(({ id }) => id === one.id) }))
    const back = moved.map((one) => ({ ...one, ...shiftFollowing(moved, '签到', -37).find(({ id }) => id === one.id) }))
    expect(back).toEqual(day)
  })
})

describe('marks of a run-of-show', () => {
  test('a gap is where nothing happens anywhere', () => {
    const marks = marksOf([
      slot('签到', '08:00', 30),
      slot('分论坛', '08:30', 60, { place: 'A 厅' }),
      slot('午餐', '10:00', 60),
    ])
    expect([...marks]).toEqual([['午餐', { gap: 30 }]])
  })

  test('an overlap is the same place or the same person at once, not two rooms', () => {
    const owner = { id: 'p1', name: '周倩' }
    const marks = marksOf([
      slot('分论坛一', '13:30', 90, { place: 'A 厅', owner }),
      slot('分论坛二', '13:30', 90, { place: 'B 厅' }),
      slot('圆桌', '14:30', 60, { place: 'A 厅' }),
      slot('采访', '14:40', 10, { place: 'C 厅', owner }),
    ])
    expect(marks.get('分论坛二')).toBeUndefined()
    expect(marks.get('圆桌')).toEqual({ overlap: { minutes: 30, title: '分论坛一', cause: 'place' } })
    expect(marks.get('采访')).toEqual({ overlap: { minutes: 10, title: '分论坛一', cause: 'owner' } })
  })
})

describe('now and next', () => {
  const at = (time: string) => startOf({ day: '2026-12-08', startTime: time })
  const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id)

  test('are by the clock until somebody starts an item', () => {
    const planned = nowAndNext(day, at('09:20'))
    expect(ids(planned.current)).toEqual(['主旨演讲'])
    expect(ids(planned.next)).toEqual(['茶歇', '次日早餐'])
    expect(planned.left).toBe(40)
    const late = day.map((one) => (one.id === '开场' ? { ...one, state: 'running' as const } : one))
    expect(nowAndNext(late, at('09:20'))).toMatchObject({ current: [{ id: '开场' }], left: -10 })
    expect(ids(nowAndNext(late, at('09:20')).next)).toEqual(['主旨演讲', '茶歇', '次日早餐'])
  })

  test('count down to the first item before the day begins, and are empty after the last', () => {
    expect(nowAndNext(day, at('07:30'))).toMatchObject({ current: [], left: 30 })
    expect(nowAndNext(day, startOf({ day: '2026-12-09', startTime: '09:00' }))).toEqual({
      current: [],
      next: [],
      left: null,
    })
  })

  test('are by the clock in Shanghai', () => {
    expect(timeText(momentAt(Date.parse('2026-12-08T01:10:00Z')))).toBe('09:10')
  })
})
