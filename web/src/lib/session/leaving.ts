type Drop = () => void

/** By tab: what gives up the unsaved work in it. */
const work = new Map<string, Map<symbol, Drop>>()

export const holdsWork = (tab: string): boolean => (work.get(tab)?.size ?? 0) > 0

/** Gives up what was typed and not saved. */
export const dropWork = (tab: string): void => {
  for (const drop of work.get(tab)?.values() ?? []) drop()
}

const holdAny = (): boolean => [...work.keys()].some(holdsWork)

const askBrowser = (event: BeforeUnloadEvent): void => event.preventDefault()

const watchWindow = (): void => {
  window.removeEventListener('beforeunload', askBrowser)
  if (holdAny()) window.addEventListener('beforeunload', askBrowser)
}

/**
 * Unsaved work survives going to another tab; closing its tab or the window asks first. Kept outside of
 * the page, because a hidden page is told nothing. Returns how to take it back.
 */
export const holdWork = (tab: string, drop: Drop): (() => void) => {
  const mine = Symbol(tab)
  work.set(tab, (work.get(tab) ?? new Map<symbol, Drop>()).set(mine, drop))
  watchWindow()
  return () => {
    work.get(tab)?.delete(mine)
    if (!holdsWork(tab)) work.delete(tab)
    watchWindow()
  }
}
