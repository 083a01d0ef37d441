import { useState, type ReactNode } from 'react'
import type { QuotePage } from '@srm/api/quote/external'
import { TextField } from '@/ui/external/fields.tsx'
import fields from '@/ui/external/fields.module.css'
import styles from '@/ui/external/parts.module.css'
import { useSupplierText } from '../quote.texts.ts'

type Props = {
  readonly reasons: QuotePage['declineReasons']
  readonly isBusy: boolean
  readonly decline: (reason: string, note: string) => void
  readonly back: () => void
}

/** One tap says why, and that is all it takes. */
export const Decline = ({ reasons, isBusy, decline, back }: Props): ReactNode => {
  const t = useSupplierText()
  const [note, setNote] = useState('')
  return (
    <section className={styles.card} aria-label={t('decline')}>
      <h2>{t('decline.why')}</h2>
      <p className={fields.hint}>{t('decline.hint')}</p>
      <TextField label={t('decline.note')} isOptional value={note} maxLength={500} change={setNote} />
      <ul className={styles.reasons}>
        {reasons.map(({ value, name }) => (
          <li key={value}>
            <button type="button" disabled={isBusy} onClick={() => decline(value, note.trim())}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={fields.plain} onClick={back}>
        {t('back')}
      </button>
    </section>
  )
}
