import { createRoot } from 'react-dom/client'
import type { ReactNode } from 'react'
import { LanguageProvider } from '@/lib/i18n.ts'
import { useProfile } from '@/lib/session/session.ts'
import { stopImpersonation } from './impersonation.ts'
import styles from './impersonation.module.css'
import { useIdentityText } from '../identity.texts.ts'

const Banner = (): ReactNode => {
  const t = useIdentityText()
  const role = useProfile()?.seeingAs
  if (!role) return null
  return (
    <aside className={styles.banner} aria-label={t('label')}>
      <span className={styles.dot} aria-hidden />
      <span>{t('as', { role })}</span>
      <button type="button" onClick={stopImpersonation}>
        {t('stop')}
      </button>
    </aside>
  )
}

/** Stands over every page, whatever the page draws. */
export const showBanner = (): void => {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <LanguageProvider>
      <Banner />
    </LanguageProvider>,
  )
}
