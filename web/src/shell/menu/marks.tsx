import type { ReactNode } from 'react'
import styles from './marks.module.css'
import type { MenuNode } from './menu-model.ts'

/** A word or number beside an entry, or just a point that something is new. */
export const Marks = ({ node: { meta } }: { readonly node: MenuNode }): ReactNode => (
  <>
    {meta.badge && <span className={styles.badge}>{meta.badge}</span>}
    {meta.dot && <span aria-hidden className={styles.dot} />}
  </>
)
