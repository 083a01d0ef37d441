import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'

const [least, most, step] = [50, 200, 10]

const clamp = (percent: number): number => Math.min(most, Math.max(least, percent))

/** How large the tree is drawn; the wheel changes it while Ctrl is held. */
export const useZoom = (frame: RefObject<HTMLElement | null>, paper: RefObject<HTMLElement | null>) => {
  const [percent, setPercent] = useState(100)
  useEffect(() => {
    const node = frame.current
    const turn = (event: WheelEvent): void => {
      if (!event.ctrlKey) return
      event.preventDefault()
      setPercent((now) => clamp(now + (event.deltaY < 0 ? step : -step)))
    }
    // React listens passively, and then the browser would enlarge the whole page.
    node?.addEventListener('wheel', turn, { passive: false })
    return () => node?.removeEventListener('wheel', turn)
  }, [frame])
  const fit = (): void => {
    if (!frame.current || !paper.current) return
    const scale = percent / 100
    const { width, height } = paper.current.getBoundingClientRect()
    const room = Math.min(frame.current.clientWidth / (width / scale), frame.current.clientHeight / (height / scale))
    setPercent(clamp(Math.min(100, Math.floor((room * 100) / step) * step)))
  }
  return {
    percent,
    larger: () => setPercent((now) => clamp(now + step)),
    smaller: () => setPercent((now) => clamp(now - step)),
    plain: () => setPercent(100),
    fit,
  }
}

export type Zoom = ReturnType<typeof useZoom>

/** The background is taken hold of and pulled. */
export const usePan = (frame: RefObject<HTMLElement | null>) => {
  const from = useRef<{ x: number; y: number; left: number; top: number }>(undefined)
  const [pulling, pull] = useState(false)
  const down = (event: PointerEvent): void => {
    const { target } = event
    if (event.button !== 0 || !frame.current) return
    if (target instanceof Element && target.closest('button, input, [data-card]')) return
    const { scrollLeft: left, scrollTop: top } = frame.current
    from.current = { x: event.clientX, y: event.clientY, left, top }
    pull(true)
  }
  const moved = (event: PointerEvent): void => {
    if (from.current && frame.current)
      frame.current.scrollTo(
        from.current.left + from.current.x - event.clientX,
        from.current.top + from.current.y - event.clientY,
      )
  }
  const up = (): void => {
    from.current = undefined
    pull(false)
  }
  return { pulling, handlers: { onPointerDown: down, onPointerMove: moved, onPointerUp: up, onPointerLeave: up } }
}
