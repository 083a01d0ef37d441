import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '@/lib/format.ts'
import styles from './money-strip.module.css'
import { barWidth, shareOf } from './money-share.ts'
import { useDetailText } from '../ui.texts.ts'

type Tone = 'plain' | 'good' | 'warning' | 'danger'

type Props = {
  readonly label: string
  /** Null where the reader's roles cover it; a module that has nothing to say draws no amount at all. */
  readonly amount: string | null
  readonly tone?: Tone
  /** The list whose sum it is. */
  readonly to?: string
  /** What it is a part of. */
  readonly of?: { readonly label: string; readonly amount: string | null } | undefined
}

const isCovered = (amount: string | null): amount is null => amount === null || amount.includes('*')

const isZero = (amount: string): boolean => /^-?0+(\.0+)?$/.test(amount)

const Part = ({ amount, of }: { readonly amount: string; readonly of: NonNullable<Props['of']> }): ReactNode => {
  const t = useDetailText()
  if (isCovered(of.amount)) return null
  const share = shareOf(amount, of.amount)
  if (share === undefined) return null
  const words = t('shareOf', { name: of.label, share })
  return (
    <>
      <span aria-hidden className={styles.track}>
        <span style={{ width: `${String(barWidth(share))}%` }} />
      </span>
      <span className={styles.share}>{words}</span>
    </>
  )
}

/** One amount of a record; its number leads to the list that adds up to it. What comes to nothing is left out. */
export const Amount = ({ label, amount, tone = 'plain', to, of }: Props): ReactNode => {
  const t = useDetailText()
  if (!isCovered(amount) && isZero(amount)) return null
  const shown = isCovered(amount) ? '****' : formatMoney(amount)
  return (
    <div className={styles.amount} data-tone={tone}>
      <dt>{label}</dt>
      <dd>
        {to === undefined || isCovered(amount) ? (
          <span className={styles.figure} {...(isCovered(amount) && { title: t('covered') })}>
            {shown}
          </span>
        ) : (
          <Link className={styles.figure} to={to}>
            {shown}
          </Link>
        )}
        {of && !isCovered(amount) && <Part amount={amount} of={of} />}
      </dd>
    </div>
  )
}

type FigureProps = { readonly label: string; readonly value: string; readonly unit: string; readonly to?: string }

/** A number among the amounts that is no amount: how many, how long. */
export const Figure = ({ label, value, unit, to }: FigureProps): ReactNode => {
  const shown = (
    <>
      {value} <span className={styles.unit}>{unit}</span>
    </>
  )
  return (
    <div className={styles.amount}>
      <dt>{label}</dt>
      <dd>
        {to === undefined ? (
          <span className={styles.figure}>{shown}</span>
        ) : (
          <Link className={styles.figure} to={to}>
            {shown}
          </Link>
        )}
      </dd>
    </div>
  )
}
