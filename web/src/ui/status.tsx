import type { ReactNode } from 'react'
import styles from './status.module.css'

/** One fixed colour table for every status in the product. */
const colours = ['grey', 'blue', 'orange', 'green', 'red', 'dark', 'purple', 'cyan'] as const

type Props = { readonly color: string | undefined; readonly children: ReactNode }

export const Status = ({ color = 'grey', children }: Props): ReactNode => {
  const known = colours.some((name) => name === color)
  return (
    <span className={styles.status}>
      <span aria-hidden className={styles.dot} style={{ background: known ? `var(--srm-dot-${color})` : color }} />
      {children}
    </span>
  )
}
