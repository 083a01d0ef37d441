import type { ReactNode } from 'react'
import { useProgress } from '@/lib/api/progress.ts'
import { useSettings } from '@/lib/settings.ts'
import styles from './progress-bar.module.css'

/** A thin line at the top of the window while a page is on its way. */
export const ProgressBar = (): ReactNode => {
  const done = useProgress((progress) => progress.done)
  const wanted = useSettings(({ theme }) => theme.showProgressBar)
  if (!wanted || done === null) return null
  return <div aria-hidden className={styles.bar} data-progress style={{ scale: `${String(done)} 1` }} />
}
