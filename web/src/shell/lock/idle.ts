import { useEffect } from 'react'
import { lockScreen } from '@/lib/session/lock.ts'
import { useSettings } from '@/lib/settings.ts'
import { remember, remembered } from '@/lib/storage.ts'

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const
const minute = 60_000
/** How often a touch is noted, and how often it is looked whether there was one. */
const grain = 5000

/** Tabs share it: somebody who works in one of them is not away. */
const lastSign = (): number => Number(remembered('active-at') ?? 0)

/** Locks the screen when nobody has touched it for as long as the settings say. */
export const useIdleLock = (): void => {
  const minutes = useSettings(({ theme }) => theme.autoLock)
  const lock = useSettings((settings) => settings.lock)
  useEffect(() => {
    if (minutes === 0 || lock) return undefined
    const note = (): void => {
      const now = Date.now()
      if (now - lastSign() > grain) remember('active-at', String(now))
    }
    const look = (): void => {
      if (Date.now() - lastSign() >= minutes * minute) lockScreen()
    }
    note()
    const timer = setInterval(look, grain)
    for (const sign of signs) window.addEventListener(sign, note, { passive: true, capture: true })
    return () => {
      clearInterval(timer)
      for (const sign of signs) window.removeEventListener(sign, note, { capture: true })
    }
  }, [minutes, lock])
}
