import { useState, type ReactNode } from 'react'
import { formatMoney } from '@/lib/format.ts'
import type { QuotePage } from '@srm/api/quote/external'
import { TextField } from '@/ui/external/fields.tsx'
import fields from '@/ui/external/fields.module.css'
import styles from '@/ui/external/parts.module.css'
import { useSupplierText } from '../quote.texts.ts'

const dayMs = 86_400_000

const inDays = (now: string, days: number): string =>
  new Date(Date.parse(now) + days * dayMs).toISOString().slice(0, 10)

type Props = {
  readonly page: QuotePage
  readonly isBusy: boolean
  readonly answer: (validUntil: string | undefined) => void
}

/** A quote that ran out: it still holds until another day, or no longer does. */
export const ConfirmationCard = ({ page, isBusy, answer }: Props): ReactNode => {
  const t = useSupplierText()
  const [until, setUntil] = useState(() => inDays(page.now, 30))
  const { confirmation } = page
  if (!confirmation) return null
  return (
    <section className={styles.card} aria-label={t('confirm.title')}>
      <h2>{t('confirm.title')}</h2>
      <p className={fields.hint}>
        {t('confirm.hint', { amount: formatMoney(confirmation.total), day: confirmation.validUntil ?? '' })}
      </p>
      <TextField label={t('confirm.until')} type="date" value={until} change={setUntil} />
      <div className={styles.others}>
        <button
          type="button"
          className={fields.primary}
          disabled={isBusy || until === ''}
          onClick={() => answer(until)}
        >
          {t('confirm.yes')}
        </button>
        <button type="button" className={fields.plain} disabled={isBusy} onClick={() => answer(undefined)}>
          {t('confirm.no')}
        </button>
      </div>
    </section>
  )
}
