import { useSyncExternalStore } from 'react'

const listen = (changed: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

export const useFullScreen = (): boolean => useSyncExternalStore(listen, () => Boolean(document.fullscreenElement))

/** A browser may refuse or not know it at all, as on some phones; then everything stays as it is. */
export const toggleFullScreen = (): void => {
  if (!document.fullscreenEnabled) return
  const done = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()
  done.catch(() => undefined)
}
