import type { ReactNode } from 'react'
import { Stack } from '@/ui/layout.tsx'
import styles from './gallery.module.css'

type CaseProps = {
  readonly label: ReactNode
  readonly children: ReactNode
  /** What brings margins of its own gets no second ones, what brings a frame of its own gets no other; a page also brings its ground. */
  readonly frame?: 'padded' | 'flush' | 'none' | 'page'
  readonly wide?: boolean
}

/** A piece of the kit in one state, with a word about which. */
export const Case = ({ label, children, frame = 'padded', wide = false }: CaseProps): ReactNode => (
  <figure className={styles.case} data-wide={wide}>
    <figcaption className={styles.caption}>{label}</figcaption>
    <div className={styles.stage} data-frame={frame}>
      {children}
    </div>
  </figure>
)

type CasesProps = { readonly children: ReactNode; readonly columns?: 1 | 2 | 3 | 4 }

export const Cases = ({ children, columns = 2 }: CasesProps): ReactNode => (
  <Stack gap={16} className={styles.cases} data-columns={columns}>
    {children}
  </Stack>
)

/** A row of small things that need no frame each. */
export const Strip = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className={styles.strip}>{children}</div>
)
