import { useLayoutEffect, type RefObject } from 'react'

const minHeight = 240

const fit = (node: HTMLElement, foot: HTMLElement | null): void => {
  const { top, width } = node.getBoundingClientRect()
  if (width === 0) return
  const style = getComputedStyle(node)
  const [margin = 0, frame = 0] = ['--list-margin', '--srm-frame-bottom'].map(
    (name) => Number.parseFloat(style.getPropertyValue(name)) || 0,
  )
  const room = window.innerHeight - top - window.scrollY - (foot?.offsetHeight ?? 0) - margin - frame
  node.style.maxHeight = `${String(Math.max(minHeight, Math.floor(room)))}px`
}

/**
 * Lets what scrolls end where the window ends, so that its head and its foot stay in sight.
 * Hidden pages have no size; they are measured when they are shown.
 */
export const useFillHeight = (scroller: RefObject<HTMLElement | null>, foot?: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const node = scroller.current
    if (!node) return undefined
    const again = (): void => fit(node, foot?.current ?? null)
    again()
    window.addEventListener('resize', again)
    const resized = new ResizeObserver(again)
    // The bar above takes another line for many filters; the list around both grows with it.
    for (const part of [node.parentElement, node.parentElement?.parentElement, foot?.current])
      if (part) resized.observe(part)
    return () => {
      window.removeEventListener('resize', again)
      resized.disconnect()
    }
  }, [scroller, foot])
}
