import { create } from 'zustand'

export type Phase = 'none' | 'offered' | 'updating' | 'done'

/** Seconds are the customer's: until it is offered, until it is done, until the page is loaded anew. */
const timings = { offer: 3000, update: 3000, reload: 2000 } as const
const lookEvery = 60_000
const putOffFor = 60 * 60_000

export const useUpdate = create<{ readonly phase: Phase }>(() => ({ phase: 'none' }))

const become = (phase: Phase): void => useUpdate.setState({ phase })
const isIdle = (): boolean => useUpdate.getState().phase === 'none'

let registration: ServiceWorkerRegistration | undefined
let offering: ReturnType<typeof setTimeout> | undefined

const offer = (after: number): void => {
  clearTimeout(offering)
  offering = setTimeout(() => isIdle() && become('offered'), after)
}

/** The first one ever installed replaces nothing, so there is nothing to tell. */
const tell = (): void => {
  if (registration?.waiting && navigator.serviceWorker.controller) offer(timings.offer)
}

const watch = (found: ServiceWorkerRegistration): void => {
  registration = found
  tell()
  found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', tell))
  const look = (): void => {
    if (document.visibilityState === 'visible') void found.update().catch(() => undefined)
  }
  setInterval(look, lookEvery)
  document.addEventListener('visibilitychange', look)
}

/** Without a service worker everything works but the offer of a new version and pages without a network. */
export const watchUpdates = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  try {
    watch(await navigator.serviceWorker.register('./sw.js', { scope: './' }))
  } catch {
    // Forbidden or not served: nothing to offer.
  }
}

export const putOff = (): void => {
  become('none')
  offer(putOffFor)
}

/** The new version takes over when it is called complete; until then this page goes on with its own files. */
export const upgrade = (loadAnew = (): void => window.location.reload()): void => {
  become('updating')
  setTimeout(() => {
    registration?.waiting?.postMessage({ type: 'SKIP_WAITING' })
    become('done')
    setTimeout(loadAnew, timings.reload)
  }, timings.update)
}
