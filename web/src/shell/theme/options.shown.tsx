import type { ReactNode } from 'react'
import { idleMinutes, transitions } from '@/lib/theme/theme-settings.ts'
import { Pick, Toggle } from './rows.tsx'
import styles from './theme.module.css'
import { useThemeText } from '../shell.texts.ts'

const toggles = [
  'showDark',
  'showColorPicker',
  'showLanguage',
  'showProgressBar',
  'showRefresh',
  'showSearch',
  'showNotice',
  'showFullScreen',
  'showLock',
  'showThemeSetting',
] as const

/** What the header offers, how pages come in, and what guards the screen. */
export const ShownOptions = (): ReactNode => {
  const t = useThemeText()
  const after = (minutes: number): string => (minutes === 0 ? t('autoLock.never') : t('autoLock.after', { minutes }))
  return (
    <>
      <section className={styles.group} aria-label={t('shown')}>
        <h3>{t('shown')}</h3>
        {toggles.map((name) => (
          <Toggle key={name} label={t(name)} of={name} />
        ))}
      </section>
      <Pick label={t('transition')} of="pageTransition" from={transitions} text={(one) => t(`transition.${one}`)} />
      <section className={styles.group} aria-label={t('security')}>
        <h3>{t('security')}</h3>
        <Toggle label={t('watermark')} of="showWatermark" />
        <Pick label={t('autoLock')} of="autoLock" from={idleMinutes} text={after} />
      </section>
    </>
  )
}
