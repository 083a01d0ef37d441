import type { ReactNode } from 'react'
import { signOut } from '@/lib/session/sign-out.ts'
import { Row } from '@/ui/layout.tsx'
import { Brand } from '../brand.tsx'
import buttons from '../entrance/button.module.css'
import { Switches } from '../switches.tsx'
import { useTitle } from '../title.ts'
import { PlanChoice } from './plan-choice.tsx'
import styles from './renewal.module.css'
import { usePlansText } from '../public/public.texts.ts'

/** All that is left of the product long after the membership ended. */
export const Renewal = (): ReactNode => {
  const t = usePlansText()
  useTitle(t('ended'))
  return (
    <div className={styles.page}>
      <Row as="header" gap={4} className={styles.bar}>
        <Brand size={28} />
        <span className={styles.room} />
        <Switches />
        <button type="button" className={`${buttons.quiet} ${buttons.small}`} onClick={() => void signOut()}>
          {t('signOut')}
        </button>
      </Row>
      <main className={styles.card}>
        <h1>{t('ended')}</h1>
        <p className={styles.hint}>{t('endedHint')}</p>
        <PlanChoice first="standard" />
      </main>
    </div>
  )
}
