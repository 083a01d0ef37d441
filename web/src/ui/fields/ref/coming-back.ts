import { useCallback, useEffect, useRef } from 'react'

/** Calls `back` when one returns to this page after having left it by calling what this gives. */
export const useComingBack = (back: () => void): (() => void) => {
  const away = useRef(false)
  const latest = useRef(back)
  useEffect(() => {
    latest.current = back
  })
  useEffect(() => {
    const returned = (): void => {
      if (!away.current || document.visibilityState !== 'visible') return
      away.current = false
      latest.current()
    }
    window.addEventListener('focus', returned)
    document.addEventListener('visibilitychange', returned)
    return () => {
      window.removeEventListener('focus', returned)
      document.removeEventListener('visibilitychange', returned)
    }
  }, [])
  return useCallback(() => {
    away.current = true
  }, [])
}
