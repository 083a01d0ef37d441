import { useState, type ReactNode } from 'react'
import type { ApplyPage } from '@srm/api/onboarding/outside'
import { formatDateTime } from '@/lib/format.ts'
import styles from './apply.module.css'
import told from './status.module.css'
import { useText } from './apply.texts.ts'

const signs = { submitted: '✓', reviewing: '…', returned: '!', approved: '✓', rejected: '×', duplicate: '×' } as const

/** How it stands, for whoever sent it in. */
export const Status = ({ page }: { readonly page: ApplyPage }): ReactNode => {
  const t = useText()
  const [copied, setCopied] = useState(false)
  const { stage, applyNo, submittedAt, opinion } = page
  if (stage === 'draft') return null
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(applyNo ?? '')
    setCopied(true)
  }
  return (
    <section className={`${styles.card} ${told.status}`}>
      <span className={told.mark} data-stage={stage} aria-hidden>
        {signs[stage]}
      </span>
      <h1>{t(`status.${stage}`)}</h1>
      <p className={styles.hint}>{t(`status.${stage}.hint`)}</p>
      {opinion && <p className={told.opinion}>{opinion}</p>}
      <dl>
        <dt>{t('status.number')}</dt>
        <dd>{applyNo}</dd>
      </dl>
      <button type="button" className={styles.plain} onClick={() => void copy()}>
        {copied ? t('copied') : t('copy')}
      </button>
      <p className={styles.hint}>{t('status.keep')}</p>
      {submittedAt && <p className={styles.hint}>{t('status.at', { time: formatDateTime(submittedAt) })}</p>}
    </section>
  )
}
