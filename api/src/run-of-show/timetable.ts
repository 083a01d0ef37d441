/** What the times of a run-of-show are computed from; days and times are Shanghai's. */
export type Slot = {
  readonly id: string
  readonly day: string
  readonly startTime: string
  readonly minutes: number
  readonly state: 'waiting' | 'running' | 'done'
}

export type PlacedSlot = Slot & {
  readonly title: string
  readonly place: string | null
  readonly owner: { readonly id: string; readonly name: string } | null
}

const dayMinutes = 1440
const pad = (value: number): string => String(value).padStart(2, '0')

/** Minutes since 1970 by the clock on the wall. */
export const startOf = ({ day, startTime }: Pick<Slot, 'day' | 'startTime'>): number => {
  const [hours = 0, minutes = 0] = startTime.split(':').map(Number)
  return Date.parse(`${day}T00:00:00Z`) / 60_000 + hours * 60 + minutes
}

export const endOf = (slot: Pick<Slot, 'day' | 'startTime' | 'minutes'>): number => startOf(slot) + slot.minutes

export const timeText = (moment: number): string => {
  const minute = ((moment % dayMinutes) + dayMinutes) % dayMinutes
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`
}

export const dayText = (moment: number): string => new Date(moment * 60_000).toISOString().slice(0, 10)

/** The moment it is in Shanghai, with the part of the minute that has passed. */
export const momentAt = (time: number): number => time / 60_000 + 8 * 60

export const byStart = <S extends Slot>(slots: readonly S[]): S[] =>
  slots.toSorted((one, other) => startOf(one) - startOf(other) || one.id.localeCompare(other.id))

/** One item of the day and what follows it; what is done has been, and stays. */
export const followingOf = <S extends Slot>(slots: readonly S[], fromId: string): S[] => {
  const from = slots.find(({ id }) => id === fromId)
  if (!from) return []
  return byStart(slots.filter(({ day, state }) => day === from.day && state !== 'done')).filter(
    (slot) => slot.id === fromId || startOf(slot) >= startOf(from),
  )
}

export type ShiftedSlot = Pick<Slot, 'id' | 'day' | 'startTime'>

/** An item and all that follow it on its day, so many minutes later or earlier; what passes midnight changes its day. */
export const shiftFollowing = (slots: readonly Slot[], fromId: string, minutes: number): ShiftedSlot[] =>
  followingOf(slots, fromId).map((slot) => {
    const moment = startOf(slot) + minutes
    return { id: slot.id, day: dayText(moment), startTime: timeText(moment) }
  })

/** What is odd about the time of an item: nothing happens before it, or it runs into another one. */
export type SlotMark = {
  readonly gap?: number
  readonly overlap?: { readonly minutes: number; readonly title: string; readonly cause: 'place' | 'owner' }
}

const clashOf = (one: PlacedSlot, other: PlacedSlot): 'place' | 'owner' | undefined => {
  if (one.place !== null && one.place === other.place) return 'place'
  return one.owner !== null && one.owner.id === other.owner?.id ? 'owner' : undefined
}

const overlapOf = (slot: PlacedSlot, earlier: readonly PlacedSlot[]): SlotMark['overlap'] => {
  for (const other of earlier.toReversed()) {
    const cause = clashOf(slot, other)
    const minutes = Math.min(endOf(other), endOf(slot)) - startOf(slot)
    if (cause && minutes > 0) return { minutes, title: other.title, cause }
  }
  return undefined
}

/** Gaps in which nothing happens anywhere, and items that need the same place or the same person at once. */
export const marksOf = (slots: readonly PlacedSlot[]): Map<string, SlotMark> => {
  const marks = new Map<string, SlotMark>()
  for (const day of Map.groupBy(byStart(slots), (slot) => slot.day).values())
    for (const [at, slot] of day.entries()) {
      const earlier = day.slice(0, at)
      const gap = earlier.length > 0 ? startOf(slot) - Math.max(...earlier.map(endOf)) : 0
      const overlap = overlapOf(slot, earlier)
      if (gap > 0 || overlap) marks.set(slot.id, { ...(gap > 0 && { gap }), ...(overlap && { overlap }) })
    }
  return marks
}

export type NowAndNext<S> = {
  readonly current: readonly S[]
  readonly next: readonly S[]
  /** Minutes until the current item ends, or until the next one starts; fewer than none when it runs over. */
  readonly left: number | null
}

const nextCount = 3

/** What runs now: what somebody has started, else what the plan says; and the three that come after it. */
export const nowAndNext = <S extends Slot>(slots: readonly S[], now: number): NowAndNext<S> => {
  const open = byStart(slots.filter(({ state }) => state !== 'done'))
  const started = open.filter(({ state }) => state === 'running')
  const planned = open.filter((slot) => startOf(slot) <= now && endOf(slot) > now)
  const current = started.length > 0 ? started : planned
  const latest = Math.max(now, ...current.map(startOf))
  const next = open
    .filter((slot) => !current.includes(slot) && (startOf(slot) >= latest || endOf(slot) > now))
    .slice(0, nextCount)
  const [first] = current
  const [upcoming] = next
  if (first) return { current, next, left: Math.min(...current.map(endOf)) - now }
  return { current, next, left: upcoming ? startOf(upcoming) - now : null }
}
