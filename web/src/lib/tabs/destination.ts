import { create } from 'zustand'

/** Where a click leads, and the tab it opens when there is one already. */
type Destination = { readonly path: string; readonly tab: string | null }

/** Set from the click until the page is shown, so that menu and tabs light up at once. */
export const useDestination = create<{ readonly next: Destination | null }>(() => ({ next: null }))

export const clearDestination = (): void => {
  if (useDestination.getState().next) useDestination.setState({ next: null })
}

/** A page nobody looks at is not painted, and would wait for ever. */
const afterPaint = (act: () => void): void => {
  if (document.hidden) act()
  else requestAnimationFrame(() => setTimeout(act))
}

/**
 * Lights the destination and goes there once that was painted: drawing a page may take longer than people wait before
 * they believe that they missed. The last click counts.
 */
export const headFor = (next: Destination, go: () => void): void => {
  useDestination.setState({ next })
  afterPaint(() => {
    if (useDestination.getState().next !== next) return
    const before = window.location.href
    go()
    if (window.location.href === before) clearDestination()
  })
}
