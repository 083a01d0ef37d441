import { useLayoutEffect, useState, type RefObject } from 'react'

/** Room for the button that holds the rest. */
const rest = 56

const fitting = (widths: readonly number[], room: number): number => {
  const all = widths.reduce((sum, width) => sum + width, 0)
  if (all <= room) return widths.length
  let left = room - rest
  const over = widths.findIndex((width) => {
    left -= width
    return left < 0
  })
  return Math.max(0, over)
}

/** How many entries fit beside each other. They are measured once all of them stand there. */
export const useFitting = (place: RefObject<HTMLElement | null>, names: string): number => {
  const [measured, setMeasured] = useState<{ readonly names: string; readonly count: number }>()
  useLayoutEffect(() => {
    const node = place.current
    if (!node) return undefined
    const widths = [...node.children].map((child) => child.getBoundingClientRect().width)
    const look = (): void => setMeasured({ names, count: fitting(widths, node.clientWidth) })
    look()
    const resized = new ResizeObserver(look)
    resized.observe(node)
    return () => resized.disconnect()
  }, [place, names])
  return measured?.names === names ? measured.count : Infinity
}
