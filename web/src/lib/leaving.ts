type Leave = () => void
type Ask = (leave: Leave) => void
type Guard = { readonly ask: Ask; readonly state: unknown; readonly href: string }

let guard: Guard | undefined

/**
 * The browser has gone already when it tells; the page is put on top again, and where it wanted to go lies below.
 * To be called before the router listens: the first listener decides whether the others hear of it.
 */
export const guardHistory = (): void =>
  window.addEventListener('popstate', (event) => {
    if (!guard) return
    event.stopImmediatePropagation()
    window.history.pushState(guard.state, '', guard.href)
    guard.ask(() => window.history.back())
  })

/** Until it is undone, going back or to another address asks first. */
export const askBeforeLeaving = (ask: Ask): Leave => {
  const mine: Guard = { ask, state: window.history.state as unknown, href: window.location.href }
  guard = mine
  return () => {
    if (guard === mine) guard = undefined
  }
}
