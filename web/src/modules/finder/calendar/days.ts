import type { AvailabilityState, Lane, Mark } from '@srm/api/finder'

export const slots = ['am', 'pm', 'eve'] as const
export type Slot = (typeof slots)[number]

/** What stands in a cell: each part of the day on its own. */
export type Cell = {
  readonly marks: readonly Mark[]
  /** The weightiest that is said of each part. */
  readonly parts: Readonly<Record<Slot, AvailabilityState | undefined>>
  /** Rooms given away. */
  readonly taken: number
  /** Two want the same. */
  readonly clash: boolean
  /** Something it shares its floor with is taken. */
  readonly blocked: boolean
}

const weights: Readonly<Record<AvailabilityState, number>> = { open: 1, held: 2, occupied: 3, confirmed: 4 }

const pad = (n: number): string => String(n).padStart(2, '0')

export const daysOf = (month: string): string[] => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: count }, (_, index) => `${month}-${pad(index + 1)}`)
}

export const monthAfter = (month: string, by: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const moved = new Date(Date.UTC(year, number - 1 + by, 1))
  return `${String(moved.getUTCFullYear())}-${pad(moved.getUTCMonth() + 1)}`
}

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Days the company's calendar says something about: holidays, and weekends that are worked. */
export type Holidays = ReadonlyMap<string, { readonly works: boolean; readonly name: string }>

export const isOff = (day: string, holidays: Holidays): boolean => {
  const known = holidays.get(day)
  return known ? !known.works : weekdayOf(day) % 6 === 0
}

/** A hold that has run out holds nothing. */
const isOver = ({ state, until }: Mark, today: string): boolean => state === 'held' && until !== null && until < today

const on = (marks: readonly Mark[], day: string, today: string): Mark[] =>
  marks.filter((mark) => mark.from <= day && day <= mark.to && !isOver(mark, today))

const isFirm = ({ state }: Mark): boolean => state === 'occupied' || state === 'confirmed'

const roomsIn = (lane: Lane, marks: readonly Mark[]): number =>
  marks.filter(({ state }) => state !== 'open').reduce((sum, { quantity }) => sum + (quantity ?? lane.count ?? 0), 0)

/** One lane on one day. */
export const cellOf = (lane: Lane, day: string, marks: readonly Mark[], today: string): Cell => {
  const here = on(marks, day, today)
  const own = here.filter(({ target }) => target === lane.id)
  const inSlot = (slot: Slot): Mark[] => own.filter(({ part }) => part === 'day' || part === slot)
  const heaviest = (slot: Slot): AvailabilityState | undefined =>
    inSlot(slot).toSorted((a, b) => weights[b.state] - weights[a.state])[0]?.state
  const taken = lane.kind === 'hall' ? 0 : roomsIn(lane, own)
  const twice = slots.some((slot) => inSlot(slot).filter(({ state }) => state !== 'open').length > 1)
  return {
    marks: own,
    parts: { am: heaviest('am'), pm: heaviest('pm'), eve: heaviest('eve') },
    taken,
    clash: lane.kind === 'hall' ? twice : lane.count !== null && taken > lane.count,
    blocked: here.some((mark) => lane.shares.includes(mark.target) && isFirm(mark)),
  }
}

export const inOrder = (one: string, other: string): { from: string; to: string } =>
  one <= other ? { from: one, to: other } : { from: other, to: one }
