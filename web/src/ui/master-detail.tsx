import type { ReactNode } from 'react'
import styles from './master-detail.module.css'
import { Panel } from './page.tsx'

type NamedItem = { readonly id: string; readonly name: string; readonly note?: string | undefined }

type Props = {
  readonly title: string
  readonly names: readonly NamedItem[]
  readonly current: string
  readonly choose: (id: string) => void
  readonly extra?: ReactNode
  readonly children: ReactNode
}

/** A few things by name, and beside them the chosen one to work on. */
export const MasterDetail = ({ title, names, current, choose, extra, children }: Props): ReactNode => (
  <div className={styles.columns}>
    <Panel title={title} extra={extra}>
      <nav className={styles.names} aria-label={title}>
        {names.map(({ id, name, note }) => (
          <button key={id} type="button" aria-current={id === current ? 'true' : undefined} onClick={() => choose(id)}>
            <span>{name}</span>
            {note !== undefined && <small>{note}</small>}
          </button>
        ))}
      </nav>
    </Panel>
    {children}
  </div>
)
