import { Suspense, type ReactNode } from 'react'
import { useContributions } from '../record-contributions.ts'
import type { Row } from '../record-shape.ts'
import styles from './money-strip.module.css'

type Props = { readonly subject: string; readonly row: Row }

/** A row of amounts; whoever has none to show is not in it. */
export const AmountRow = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <dl className={styles.strip}>{children}</dl>
)

/** The amounts modules have of a record. A module that is not there adds nothing, not even a zero. */
export const MoneyStrip = ({ subject, row }: Props): ReactNode => {
  const amounts = useContributions('recordAmounts', subject)
  if (amounts.length === 0) return null
  return (
    <AmountRow>
      {amounts.map(({ key, Body }) => (
        <Suspense key={key}>
          <Body row={row} />
        </Suspense>
      ))}
    </AmountRow>
  )
}
