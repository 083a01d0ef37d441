import type { ReactNode } from 'react'
import styles from './rail.module.css'
import { useApplyText } from '../onboarding.texts.ts'

const steps = [1, 2, 3, 4] as const

/** Where one is; back to what was filled in already. */
export const Rail = ({ step, go }: { readonly step: number; readonly go?: (to: number) => void }): ReactNode => {
  const t = useApplyText()
  return (
    <ol className={styles.rail} aria-label={t('progress', { n: step })}>
      {steps.map((n) => (
        <li key={n} data-done={n < step} aria-current={n === step ? 'step' : undefined}>
          <button type="button" disabled={!go || n >= step || n === 1} onClick={() => go?.(n)}>
            <i>{n < step ? '✓' : n}</i>
            <span>{t(`step.${n}`)}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
