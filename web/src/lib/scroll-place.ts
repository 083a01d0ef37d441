import { useLayoutEffect, useState, type RefObject } from 'react'

type Place = { readonly at: number; readonly room: number }

const measures = {
  across: (node: HTMLElement, stride: number): Place => ({
    at: Math.floor(node.scrollLeft / stride) * stride,
    room: node.clientWidth,
  }),
  down: (node: HTMLElement, stride: number): Place => ({
    at: Math.floor(node.scrollTop / stride) * stride,
    room: node.clientHeight,
  }),
} as const

/** How far something is scrolled, in whole strides, and how much of it is in sight: told once a stride, not once a pixel. */
export const useScrollPlace = (
  scroller: RefObject<HTMLElement | null>,
  direction: keyof typeof measures,
  stride: number,
  room = 0,
): Place => {
  const [place, setPlace] = useState<Place>({ at: 0, room })
  useLayoutEffect(() => {
    const node = scroller.current
    if (!node) return undefined
    const look = (): void => {
      const next = measures[direction](node, stride)
      setPlace((before) => (before.at === next.at && before.room === next.room ? before : next))
    }
    look()
    node.addEventListener('scroll', look, { passive: true })
    const resized = new ResizeObserver(look)
    resized.observe(node)
    return () => {
      node.removeEventListener('scroll', look)
      resized.disconnect()
    }
  }, [scroller, direction, stride])
  return place
}
