import { useEffect, useLayoutEffect, useMemo, useRef, useState, type PointerEvent, type RefObject } from 'react'
import type { Size } from './layout.ts'

const [least, most, step] = [50, 200, 10]

const clamp = (percent: number): number => Math.min(most, Math.max(least, percent))

type Point = { readonly x: number; readonly y: number }
type PanStart = Point & { readonly onPaper: Point }

const middleOf = (node: HTMLElement): Point => {
  const { left, top } = node.getBoundingClientRect()
  return { x: left + node.clientWidth / 2, y: top + node.clientHeight / 2 }
}

/** How large the tree is drawn; the wheel changes it while Ctrl is held, and what is under the pointer stays there. */
export const useZoom = (
  frame: RefObject<HTMLElement | null>,
  paper: RefObject<HTMLElement | null>,
  sizeNow: () => Size,
) => {
  const [percent, setPercent] = useState(100)
  const held = useRef<PanStart>(undefined)
  const [change] = useState(() => (next: (now: number) => number, at?: Point): void => {
    if (!frame.current || !paper.current) return
    const { x, y } = at ?? middleOf(frame.current)
    const { left, top } = paper.current.getBoundingClientRect()
    setPercent((now) => {
      held.current = { x, y, onPaper: { x: (x - left) / now, y: (y - top) / now } }
      return clamp(next(now))
    })
  })
  useLayoutEffect(() => {
    if (!held.current || !frame.current || !paper.current) return
    const { x, y, onPaper } = held.current
    const { left, top } = paper.current.getBoundingClientRect()
    frame.current.scrollBy(left + onPaper.x * percent - x, top + onPaper.y * percent - y)
  }, [frame, paper, percent])
  useEffect(() => {
    const node = frame.current
    const turn = (event: WheelEvent): void => {
      if (!event.ctrlKey) return
      event.preventDefault()
      change((now) => now + (event.deltaY < 0 ? step : -step), { x: event.clientX, y: event.clientY })
    }
    // React listens passively, and then the browser would enlarge the whole page.
    node?.addEventListener('wheel', turn, { passive: false })
    return () => node?.removeEventListener('wheel', turn)
  }, [frame, change])
  const [fit] = useState(() => (): void => {
    if (!frame.current) return
    const { width, height } = sizeNow()
    const room = Math.min(frame.current.clientWidth / width, frame.current.clientHeight / height)
    change(() => Math.min(100, Math.floor((room * 100) / step) * step))
  })
  return useMemo(
    () => ({
      percent,
      larger: () => change((now) => now + step),
      smaller: () => change((now) => now - step),
      plain: () => change(() => 100),
      fit,
    }),
    [change, fit, percent],
  )
}

export type Zoom = ReturnType<typeof useZoom>

/** The background is taken hold of and pulled; nothing is drawn again for it. */
export const usePan = (frame: RefObject<HTMLElement | null>) => {
  const from = useRef<{ x: number; y: number; left: number; top: number }>(undefined)
  const down = (event: PointerEvent): void => {
    const { target } = event
    if (event.button !== 0 || !frame.current) return
    if (target instanceof Element && target.closest('button, input, [data-card]')) return
    const { scrollLeft: left, scrollTop: top } = frame.current
    from.current = { x: event.clientX, y: event.clientY, left, top }
    event.currentTarget.setAttribute('data-pulling', 'true')
  }
  const moved = (event: PointerEvent): void => {
    if (from.current && frame.current)
      frame.current.scrollTo(
        from.current.left + from.current.x - event.clientX,
        from.current.top + from.current.y - event.clientY,
      )
  }
  const up = ({ currentTarget }: PointerEvent): void => {
    from.current = undefined
    currentTarget.removeAttribute('data-pulling')
  }
  return { onPointerDown: down, onPointerMove: moved, onPointerUp: up, onPointerLeave: up }
}
