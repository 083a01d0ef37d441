import { formatDateTime } from '@/lib/format.ts'

export type RelativeTime =
  | { readonly kind: 'now' }
  | { readonly kind: 'minutes'; readonly count: number }
  | { readonly kind: 'today' | 'yesterday'; readonly time: string }
  | { readonly kind: 'date'; readonly text: string }

const minute = 60_000
const day = 24 * 60 * minute

export type DayName = 'today' | 'yesterday' | 'earlier'

const dayText = (moment: Date): string => formatDateTime(moment.toISOString()).slice(0, 10)

export const dayOf = (at: string, now: Date): DayName => {
  const date = formatDateTime(at).slice(0, 10)
  if (date === dayText(now)) return 'today'
  return date === dayText(new Date(now.getTime() - day)) ? 'yesterday' : 'earlier'
}

/** The closer a moment, the more exactly it is told; the year only when it is another one. */
export const whenOf = (at: string, now: Date): RelativeTime => {
  const ago = now.getTime() - new Date(at).getTime()
  if (ago < minute) return { kind: 'now' }
  if (ago < 60 * minute) return { kind: 'minutes', count: Math.floor(ago / minute) }
  const text = formatDateTime(at)
  const name = dayOf(at, now)
  if (name !== 'earlier') return { kind: name, time: text.slice(11) }
  const thisYear = text.slice(0, 4) === dayText(now).slice(0, 4)
  return { kind: 'date', text: thisYear ? text.slice(5) : text.slice(0, 10) }
}
