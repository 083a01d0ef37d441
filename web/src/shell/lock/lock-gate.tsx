import { Activity, lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Profile } from '@srm/api/identity'
import { useSession } from '@/lib/session/session.ts'
import { followTabs, setLock, useSettings } from '@/lib/settings.ts'
import { lockScreen } from '@/lib/session/lock.ts'
import { remember, remembered } from '@/lib/storage.ts'
import { Splash } from '../splash.tsx'
import styles from './lock.module.css'

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const
const minute = 60_000
/** How often a touch is noted, and how often it is looked whether there was one. */
const grain = 5000

/** Tabs share it: somebody who works in one of them is not away. */
const lastSign = (): number => Number(remembered('active-at') ?? 0)

/** Locks the screen when nobody has touched it for as long as the settings say. */
const useIdleLock = (): void => {
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

const LockScreen = lazy(async () => ({ default: (await import('./lock.screen.tsx')).LockScreen }))

/** Whoever signs in anew has proven who they are; a screen that was only made to look unlocked is covered again. */
useSession.subscribe(({ token, lockedRefusals }, before) => {
  if (lockedRefusals !== before.lockedRefusals) setLock(true)
  if (token === null && useSettings.getState().lock) setLock(false)
})

/** Takes what is shown out of the page, so that nothing of it can be read there, and puts it back as it was. */
const useTakenOut = (lock: boolean) => {
  const room = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const outside = room.current
    const inside = outside?.firstElementChild
    if (!lock || !inside) return undefined
    const title = document.title
    inside.remove()
    return () => {
      outside.append(inside)
      document.title = title
    }
  }, [lock])
  return room
}

type Props = { readonly profile: Profile; readonly children: ReactNode }

/**
 * The lock lies before everything else. Behind it the pages wait with what was typed into them, but do nothing; a
 * page that is loaded locked does not even begin.
 */
export const LockGate = ({ profile, children }: Props): ReactNode => {
  const lock = useSettings((settings) => settings.lock)
  const [begun, setBegun] = useState(!lock)
  if (!lock && !begun) setBegun(true)
  const room = useTakenOut(lock)
  useEffect(followTabs, [])
  useIdleLock()
  return (
    <>
      <div ref={room} className={styles.room}>
        <div className={styles.room}>{begun && <Activity mode={lock ? 'hidden' : 'visible'}>{children}</Activity>}</div>
      </div>
      {lock && (
        <Suspense fallback={<Splash />}>
          <LockScreen profile={profile} />
        </Suspense>
      )}
    </>
  )
}
