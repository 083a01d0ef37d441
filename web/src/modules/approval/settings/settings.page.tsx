import type { ReactNode } from 'react'
import { Page } from '@/ui/page.tsx'
import styles from './settings.module.css'
import { Phrases } from './phrases.tsx'
import { Substitutes } from './substitutes.tsx'
import { useSettingsText } from '../approval.texts.ts'

/** What a person settles for their own approvals. */
const SettingsPage = (): ReactNode => {
  const t = useSettingsText()
  return (
    <Page title={t('title')} note={t('note')}>
      <div className={styles.columns}>
        <Substitutes />
        <Phrases />
      </div>
    </Page>
  )
}

export default SettingsPage
