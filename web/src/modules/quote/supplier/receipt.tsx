import { useState, type ReactNode } from 'react'
import type { QuotePage } from '@srm/api/quote/external'
import { formatMoney } from '@/lib/format.ts'
import { Outcome, Proof } from '@/ui/external/outcome.tsx'
import { amountsOf, fromForm } from './values.ts'
import fields from '@/ui/external/fields.module.css'
import styles from '@/ui/external/parts.module.css'
import { useSupplierText } from '../quote.texts.ts'

/** What was sent, line by line. */
const SentLines = ({ page }: { readonly page: QuotePage }): ReactNode => {
  const t = useSupplierText()
  const { quote, lines } = page
  if (!quote) return null
  const { lines: amounts, shortfall, total } = amountsOf(fromForm(quote), page)
  return (
    <details className={styles.card}>
      <summary>
        {t('sent.lines')}
        <strong>{formatMoney(total)}</strong>
      </summary>
      <dl className={styles.sent}>
        {lines.map((asked, at) => (
          <div key={asked.id}>
            <dt>{asked.name}</dt>
            <dd>{amounts[at]?.amount ? formatMoney(amounts[at].amount) : t('line.none')}</dd>
          </div>
        ))}
        {shortfall !== '0.00' && (
          <div>
            <dt>{t('shortfall.line')}</dt>
            <dd>{formatMoney(shortfall)}</dd>
          </div>
        )}
      </dl>
    </details>
  )
}

type Props = {
  readonly page: QuotePage
  readonly isBusy: boolean
  readonly change: () => void
  readonly withdraw: () => void
}

/** The proof that it arrived: when, by the clock that counts, and the hash of what is sealed. */
export const Receipt = ({ page, isBusy, change, withdraw }: Props): ReactNode => {
  const t = useSupplierText()
  const [isSure, setIsSure] = useState(false)
  const { receipt, state, code } = page
  if (!receipt) return null
  return (
    <>
      <Outcome isDone title={t('receipt')} hint={state === 'open' ? t('receipt.hint') : t('receipt.closed')}>
        <Proof
          about={code}
          at={receipt.receivedAt}
          sha256={receipt.sha256}
          facts={[[t('receipt.version'), receipt.versionNo]]}
        />
      </Outcome>
      <SentLines page={page} />
      {state === 'open' && (
        <div className={styles.others}>
          <button type="button" className={fields.plain} disabled={isBusy} onClick={change}>
            {t('change')}
          </button>
          <button
            type="button"
            className={fields.plain}
            disabled={isBusy}
            onClick={isSure ? withdraw : () => setIsSure(true)}
          >
            {isSure ? t('withdraw.sure') : t('withdraw')}
          </button>
        </div>
      )}
    </>
  )
}
