import type { RefObject } from 'react'
import { useScrollPlace } from '@/lib/scroll-place.ts'

/** Columns drawn beyond the edges, and how many come and go at a time. */
const beyond = 2
const step = 2

export type Columns = { readonly first: number; readonly last: number }

/** Draws only the columns in sight; all are of one width. */
export const useColumns = (scroller: RefObject<HTMLElement | null>, count: number, width: number): Columns => {
  const { at, room } = useScrollPlace(scroller, 'across', width * step, 1440)
  const first = Math.max(0, Math.floor(at / width) - beyond)
  return { first, last: Math.min(count, first + Math.ceil(room / width) + beyond * 2 + step) }
}
