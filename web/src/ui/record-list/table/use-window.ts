import type { RefObject } from 'react'
import { useScrollPlace } from '@/lib/scroll-place.ts'

/** So many rows are simply all drawn: the browser's own search then finds them. */
const few = 60
/** Rows drawn beyond the edges, and how many come and go at a time. */
const beyond = 4
const step = 4
/** Before anything can be measured. */
const guess = 800

export type Range = { readonly first: number; readonly last: number }

export const rangeOf = (top: number, room: number, height: number, count: number): Range => {
  if (count <= few) return { first: 0, last: count }
  const first = Math.max(0, Math.floor((top / height - beyond) / step) * step)
  const shown = Math.ceil((room || guess) / height) + beyond * 2 + step
  return { first: Math.min(first, Math.max(0, count - shown)), last: Math.min(count, first + shown) }
}

/** Draws only the rows in sight. All rows are of one height, so nothing has to be measured. */
export const useWindow = (scroller: RefObject<HTMLElement | null>, count: number, height: number): Range => {
  const { at, room } = useScrollPlace(scroller, 'down', height * step)
  return rangeOf(at, room, height, count)
}
