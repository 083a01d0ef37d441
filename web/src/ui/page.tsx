import { ArrowLeftOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './page.module.css'
import { useUiText } from './ui.texts.ts'

type Props = {
  readonly title: ReactNode
  /** Where the arrow beside the title leads. */
  readonly back?: string
  readonly note?: ReactNode
  readonly actions?: ReactNode
  /** Leaves as little room around things as lists need to show many rows. */
  readonly dense?: boolean
  readonly children: ReactNode
}

export const Page = ({ title, back, note, actions, dense = false, children }: Props): ReactNode => {
  const t = useUiText()
  return (
    <div className={styles.page} data-dense={dense}>
      <header className={styles.head}>
        {back && (
          <Link to={back} className={styles.back} aria-label={t('back')}>
            <ArrowLeftOutlined />
          </Link>
        )}
        <div className={styles.names}>
          <h1 className={styles.title}>{title}</h1>
          {note && <div className={styles.note}>{note}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}

export const Panel = ({
  title,
  extra,
  children,
}: {
  title?: ReactNode
  extra?: ReactNode
  children: ReactNode
}): ReactNode => (
  <section className={styles.panel}>
    {(title !== undefined || extra !== undefined) && (
      <header className={styles.panelHead}>
        <h2>{title}</h2>
        {extra}
      </header>
    )}
    {children}
  </section>
)
