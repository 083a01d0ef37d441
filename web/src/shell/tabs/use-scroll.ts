import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTabs } from '@/lib/tabs.ts'

/** A page that is new starts at its top; one that is shown again stands where it was left. */
export const useScroll = (active: string | null): void => {
  const left = useRef(new Map<string | null, number>())
  useLayoutEffect(() => {
    window.scrollTo(0, left.current.get(active) ?? 0)
  }, [active])
  useEffect(() => {
    const places = left.current
    const note = (tab: string | null): void => void places.set(tab, window.scrollY)
    // Before anything is drawn: the next page may be too short to stand there.
    const end = useTabs.subscribe((now, before) => {
      if (now.active !== before.active) note(before.active)
    })
    const scrolled = (): void => note(useTabs.getState().active)
    window.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      end()
      window.removeEventListener('scroll', scrolled)
    }
  }, [])
}
