import { flushSync } from 'react-dom'
import { setMode, type Mode } from '@/lib/settings.ts'

type Point = { readonly x: number; readonly y: number }

const duration = 450

const calm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The circle must reach the corner that is farthest away. */
export const reach = ({ x, y }: Point, width: number, height: number): number =>
  Math.hypot(Math.max(x, width - x), Math.max(y, height - y))

const middleOf = (node: Element): Point => {
  const { left, top, width, height } = node.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Dark spreads from what was pressed, and draws back into it. */
export const turnTo = async (mode: Mode, from: Element): Promise<void> => {
  if (!('startViewTransition' in document) || calm()) {
    setMode(mode)
    return
  }
  // Without flushSync the picture of the new page would be taken before React has drawn it.
  const transition = document.startViewTransition(() => flushSync(() => setMode(mode)))
  await transition.ready.catch(() => undefined)
  const at = middleOf(from)
  const radius = reach(at, window.innerWidth, window.innerHeight)
  const circle = (size: number): string => `circle(${String(size)}px at ${String(at.x)}px ${String(at.y)}px)`
  const clipPath = [circle(0), circle(radius)]
  document.documentElement.animate(
    { clipPath: mode === 'dark' ? clipPath : clipPath.toReversed() },
    {
      duration,
      easing: 'ease-in',
      fill: 'forwards',
      pseudoElement: mode === 'dark' ? '::view-transition-new(root)' : '::view-transition-old(root)',
    },
  )
  await transition.finished
}
