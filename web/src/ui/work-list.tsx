import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './work-list.module.css'

type RowProps = {
  readonly to: string
  readonly title: ReactNode
  readonly note?: ReactNode
  /** A figure or a state at the right. */
  readonly side?: ReactNode
  /** What can be done without opening it. */
  readonly children?: ReactNode
}

/** One thing that waits: what it is, what is known of it, and what can be done about it at once. */
export const WorkRow = ({ to, title, note, side, children }: RowProps): ReactNode => (
  <li className={styles.row}>
    <Link to={to} className={styles.link}>
      <span className={styles.title}>{title}</span>
      {note && <span className={styles.note}>{note}</span>}
    </Link>
    {side && <span className={styles.side}>{side}</span>}
    {children && <span className={styles.actions}>{children}</span>}
  </li>
)

export const WorkList = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <ul className={styles.rows}>{children}</ul>
)

type MoreProps = { readonly to: string; readonly children: ReactNode }

/** The way to all of them, below the first few. */
export const WorkMore = ({ to, children }: MoreProps): ReactNode => (
  <Link to={to} className={styles.all}>
    {children}
  </Link>
)
