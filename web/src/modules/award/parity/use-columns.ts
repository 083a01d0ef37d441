import { useLayoutEffect, useState, type RefObject } from 'react'

/** Columns drawn beyond the edges, and how many come and go at a time. */
const beyond = 2
const step = 2

export type Columns = { readonly first: number; readonly last: number }

/** Draws only the columns in sight; all are of one width. */
export const useColumns = (scroller: RefObject<HTMLElement | null>, count: number, width: number): Columns => {
  const [place, setPlace] = useState({ left: 0, room: 1440 })
  useLayoutEffect(() => {
    const node = scroller.current
    if (!node) return undefined
    const stride = width * step
    const look = (): void => {
      const left = Math.floor(node.scrollLeft / stride) * stride
      const room = node.clientWidth
      setPlace((before) => (before.left === left && before.room === room ? before : { left, room }))
    }
    look()
    node.addEventListener('scroll', look, { passive: true })
    const resized = new ResizeObserver(look)
    resized.observe(node)
    return () => {
      node.removeEventListener('scroll', look)
      resized.disconnect()
    }
  }, [scroller, width])
  const first = Math.max(0, Math.floor(place.left / width) - beyond)
  return { first, last: Math.min(count, first + Math.ceil(place.room / width) + beyond * 2 + step) }
}
