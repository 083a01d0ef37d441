import { lazy, Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { useUpdate } from '@/lib/update.ts'
import { toast } from '@/lib/toast.ts'
import styles from './update.module.css'
import { useUpdateText } from '../shell.texts.ts'

const UpdateDialog = lazy(async () => ({ default: (await import('./update.dialog.tsx')).UpdateDialog }))

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)

/** Says that what is shown may be old, and that it is not any more. */
const OfflineBanner = (): ReactNode => {
  const t = useUpdateText()
  const online = useOnline()
  useEffect(() => {
    if (online) return undefined
    return () => toast.success(t('back'))
  }, [online, t])
  return (
    <output className={styles.banner} data-shown={!online}>
      {online ? '' : t('offline')}
    </output>
  )
}

/** What concerns every page, signed in or not: a new version, a lost network. */
export const Update = (): ReactNode => {
  const offered = useUpdate(({ phase }) => phase !== 'none')
  return (
    <>
      <OfflineBanner />
      <Suspense>{offered && <UpdateDialog />}</Suspense>
    </>
  )
}
