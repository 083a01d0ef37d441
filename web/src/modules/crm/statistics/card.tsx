import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Explain } from '@/ui/explain.tsx'
import styles from './statistics.module.css'

type Props = {
  readonly label: string
  readonly value: ReactNode
  /** The figure in full where the value is shortened. */
  readonly full?: string | undefined
  readonly hint?: ReactNode
  readonly to?: string | undefined
  readonly term?: string
}

/** One figure; where a list comes to it, it opens that list. */
export const Card = ({ label, value, full, hint, to, term }: Props): ReactNode => (
  <div className={styles.card}>
    <dt>
      {label}
      {term && <Explain term={term} label={label} />}
    </dt>
    <dd className={styles.figure} title={full}>
      {to ? <Link to={to}>{value}</Link> : value}
    </dd>
    {hint && <dd className={styles.hint}>{hint}</dd>}
  </div>
)
