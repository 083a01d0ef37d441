import { useEffect, useState, type ReactNode } from 'react'
import type { QuotePage } from '@srm/api/quote/external'
import { formatDateTime, formatMoney } from '@/lib/format.ts'
import fields from '@/ui/external/fields.module.css'
import styles from '@/ui/external/parts.module.css'
import { amountsOf, fromForm } from './values.ts'
import { useSupplierText } from '../quote.texts.ts'

/** Counted by the clock that counts, whatever this phone's says. */
const useSecondsLeft = (deadline: string, skew: number): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.floor((Date.parse(deadline) - now - skew) / 1000))
}

const two = (value: number): string => String(value).padStart(2, '0')

const Countdown = ({ deadline, skew }: { readonly deadline: string; readonly skew: number }): ReactNode => {
  const t = useSupplierText()
  const left = useSecondsLeft(deadline, skew)
  const days = Math.floor(left / 86_400)
  const clock = `${two(Math.floor((left % 86_400) / 3600))}:${two(Math.floor((left % 3600) / 60))}:${two(left % 60)}`
  return (
    <p className={styles.countdown} data-soon={left < 3600 || undefined} role="timer">
      <span>{t('deadline', { time: formatDateTime(deadline) })}</span>
      <strong>{left === 0 ? t('over') : days > 0 ? t('days', { days, clock }) : clock}</strong>
    </p>
  )
}

type Props = { readonly page: QuotePage; readonly skew: number }

/** Who asks for what, and until when. */
export const Head = ({ page, skew }: Props): ReactNode => {
  const t = useSupplierText()
  const { company, title, code, supplier, buyer, deadline, decisionOn, terms, files, roundNo, state } = page
  const before = page.previous && amountsOf(fromForm(page.previous), page).total
  return (
    <header className={styles.head}>
      <p>{t('invites', { company, supplier })}</p>
      <h1>{title}</h1>
      {roundNo > 1 && (
        <p>
          {t(page.isFinalRound ? 'round.final' : 'round.no', { count: roundNo })}
          {before && ` · ${t('round.before', { amount: formatMoney(before) })}`}
        </p>
      )}
      {state === 'open' && <Countdown deadline={deadline} skew={skew} />}
      <details className={styles.about}>
        <summary>{t('about')}</summary>
        <dl className={styles.spec}>
          <div>
            <dt>{t('code')}</dt>
            <dd>{code}</dd>
          </div>
          <div>
            <dt>{t('buyer')}</dt>
            <dd>{buyer}</dd>
          </div>
          {decisionOn && (
            <div>
              <dt>{t('decision')}</dt>
              <dd>{decisionOn}</dd>
            </div>
          )}
        </dl>
        {terms && <p className={styles.prose}>{terms}</p>}
        {files.map(({ id, name, url }) => (
          <a key={id} href={url} target="_blank" rel="noreferrer">
            {name}
          </a>
        ))}
        <p className={fields.hint}>{t('sealed.hint')}</p>
      </details>
    </header>
  )
}
