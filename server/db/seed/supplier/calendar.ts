import { shanghaiDay } from '@srm/api/shared/date'

type Target = { readonly id: string; readonly kind: 'hall' | 'room' | 'hotel'; readonly count: number | null }

const day = 24 * 3600 * 1000
const inDays = (days: number): string => shanghaiDay(new Date(Date.now() + days * day))

const events = [
  '新能源汽车年会',
  '医药学术峰会',
  '半导体产业论坛',
  '品牌经销商大会',
  '互联网开发者大会',
  '婚宴',
  '消费品新品发布会',
  '集团年度述职',
]
const states = ['occupied', 'open', 'held', 'confirmed', 'open'] as const
const parts = ['day', 'day', 'am', 'pm', 'eve'] as const

/** When a room type is asked for: a block of rooms over two nights. */
const blockOf = ({ id, count }: Target, n: number) => {
  const from = 4 + ((n * 5) % 40)
  const state = states[n % states.length] ?? 'held'
  return {
    name: `${events[(n * 3) % events.length] ?? '会议'}用房`,
    room: id,
    period: { from: inDays(from), to: inDays(from + 2) },
    part: 'day',
    state,
    quantity: Math.max(1, Math.floor((count ?? 10) * (0.3 + (n % 5) / 10))),
    until: state === 'held' ? inDays(Math.max(2, from - 3)) : null,
    source: 'manual',
  }
}

/** A few days of the coming weeks, a week apart, so that a hall is never taken twice. */
const daysOf = ({ id }: Target, n: number) =>
  [0, 1, 2, 3].slice(0, 2 + (n % 3)).map((week) => {
    const state = states[(n + week) % states.length] ?? 'open'
    const from = 2 + week * 9 + (n % 5)
    return {
      name: state === 'open' ? '供应商确认可预留' : (events[(n + week * 3) % events.length] ?? '会议'),
      hall: id,
      period: { from: inDays(from), to: inDays(from + ((n + week) % 3)) },
      part: parts[(n + week) % parts.length] ?? 'day',
      state,
      until: state === 'held' ? inDays(Math.max(2, from - 2)) : null,
      source: 'manual',
    }
  })

const houseOf = ({ id }: Target) => ({
  name: '客房楼层翻新，停止接待',
  hotel: id,
  period: { from: inDays(35), to: inDays(41) },
  part: 'day',
  state: 'occupied',
  source: 'manual',
})

/** What is known of the coming weeks: most halls, every third room type, a hotel under repair. */
export const availabilityOf = (targets: readonly Target[]) => {
  const of = (kind: Target['kind']): Target[] => targets.filter((target) => target.kind === kind)
  return [
    ...of('hall').flatMap((target, n) => (n % 5 === 4 ? [] : daysOf(target, n))),
    ...of('room').flatMap((target, n) => (n % 3 === 0 ? [blockOf(target, n)] : [])),
    ...of('hotel').slice(0, 2).map(houseOf),
  ]
}
