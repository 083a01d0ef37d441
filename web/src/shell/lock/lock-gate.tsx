import { Activity, lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Profile } from '@srm/api/identity'
import { useSession } from '@/lib/session/session.ts'
import { followTabs, setLock, useSettings } from '@/lib/settings.ts'
import { Splash } from '../splash.tsx'
import { useIdleLock } from './idle.ts'
import styles from './lock.module.css'

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
