import type { ReactNode } from 'react'
import styles from './theme.module.css'
import { useSwitching } from './switching.ts'
import { useThemeText } from '../shell.texts.ts'

/** Covers the page while the theme switches. */
export const SwitchingVeil = (): ReactNode => {
  const t = useThemeText()
  const busy = useSwitching((state) => state.busy)
  return busy ? (
    <output className={styles.veil} aria-label={t('loading')}>
      <i aria-hidden />
    </output>
  ) : null
}
