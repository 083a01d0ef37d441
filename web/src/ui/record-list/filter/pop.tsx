import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { Skeleton } from '@/ui/states.tsx'
import styles from './pop.module.css'

type Props = {
  readonly anchor: RefObject<HTMLElement | null>
  readonly label: string
  readonly close: () => void
  readonly children: ReactNode
  readonly end?: boolean
  readonly role?: 'dialog' | 'menu'
  /** The last field is what one came for. */
  readonly last?: boolean
  /** Lies over its anchor instead of below it. */
  readonly over?: boolean
}

const gap = 4
const edge = 8

type Side = Required<Pick<Props, 'end' | 'over'>>

/** Under what opened it, or over it where there is no room; never outside the window. */
const place = (panel: HTMLElement, anchor: HTMLElement, { end, over }: Side): void => {
  const by = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const left = end ? by.right - width : by.left
  const below = over ? by.top : by.bottom + gap
  const fits = below + height <= window.innerHeight - edge
  const top = fits ? below : Math.max(edge, by.top - gap - height)
  panel.style.left = `${String(Math.max(edge, Math.min(left, window.innerWidth - width - edge)))}px`
  panel.style.top = `${String(Math.min(top, Math.max(edge, window.innerHeight - height - edge)))}px`
}

const focusable = 'input:not([type=hidden]), button:not([tabindex="-1"]), select, [tabindex="0"]'

/** Content that arrives later gets the focus when it is there, unless somebody has taken it. */
const focusInto = (panel: HTMLElement, last: boolean): void => {
  if (panel.contains(document.activeElement)) return
  const field = last ? [...panel.querySelectorAll('input')].at(-1) : undefined
  const first = panel.querySelector<HTMLElement>(focusable)
  ;(field ?? first)?.focus()
}

type PopPlacement = Required<Pick<Props, 'anchor' | 'end' | 'last' | 'over'>>

const usePlaced = (panel: RefObject<HTMLDivElement | null>, { anchor, end, last, over }: PopPlacement): void => {
  useLayoutEffect(() => {
    const node = panel.current
    if (!node) return undefined
    const put = (): void => {
      if (!anchor.current) return
      place(node, anchor.current, { end, over })
      focusInto(node, last)
    }
    put()
    const resized = new ResizeObserver(put)
    resized.observe(node)
    const follow = (): void => {
      if (anchor.current) place(node, anchor.current, { end, over })
    }
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    window.addEventListener('resize', follow)
    return () => {
      resized.disconnect()
      window.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('resize', follow)
    }
  }, [panel, anchor, end, last, over])
}

/** A light panel. Lists opened from inside it live elsewhere in the page, so React's tree tells what is inside. */
export const Pop = ({
  anchor,
  label,
  close,
  children,
  end = false,
  role = 'dialog',
  last = false,
  over = false,
}: Props): ReactNode => {
  const panel = useRef<HTMLDivElement>(null)
  const inside = useRef(false)
  usePlaced(panel, { anchor, end, last, over })
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    const opener = anchor.current
    const pressed = ({ target }: PointerEvent): void => {
      const own = inside.current || (target instanceof Node && opener?.contains(target) === true)
      inside.current = false
      if (!own) closeNow()
    }
    const escaped = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      closeNow()
      opener?.focus()
    }
    const node = panel.current
    node?.addEventListener('keydown', escaped)
    document.addEventListener('pointerdown', pressed)
    return () => {
      node?.removeEventListener('keydown', escaped)
      document.removeEventListener('pointerdown', pressed)
      if (document.activeElement === document.body) opener?.focus()
    }
  }, [anchor])
  return createPortal(
    <div
      ref={panel}
      role={role}
      aria-label={label}
      className={styles.pop}
      onPointerDown={() => {
        inside.current = true
      }}
    >
      <Suspense fallback={<Skeleton rows={3} />}>{children}</Suspense>
    </div>,
    document.body,
  )
}
