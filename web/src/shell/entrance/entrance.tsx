import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Brand } from '../brand.tsx'
import { RecordNumber } from '../record-number.tsx'
import { Switches } from '../switches.tsx'
import styles from './entrance.module.css'
import { useEntranceText } from '../public/public.texts.ts'
import { Scene } from './scene.tsx'

type Props = {
  readonly title: string
  readonly hint: ReactNode
  readonly children: ReactNode
  /** Stands at the bottom, apart from the form. */
  readonly below?: ReactNode
}

/** What all ways into the product look like: the product on one side, one form on the other. */
export const Entrance = ({ title, hint, children, below }: Props): ReactNode => {
  const t = useEntranceText()
  return (
    <div className={styles.entrance}>
      <aside className={styles.side}>
        <Link to="/portal" className={styles.brand}>
          <Brand size={32} />
          {t('product')}
        </Link>
        <div className={styles.pitch}>
          <p className={styles.tagline}>{t('tagline')}</p>
          <p className={styles.sub}>{t('taglineMore')}</p>
          <Scene />
        </div>
        <p className={styles.foot}>
          © 2026 {t('product')}
          <RecordNumber />
        </p>
      </aside>
      <main className={styles.main}>
        <div className={styles.bar}>
          <Link to="/portal" className={styles.phoneBrand}>
            <Brand size={28} />
            {t('product')}
          </Link>
          <Switches />
        </div>
        <div className={styles.middle}>
          <h1>{title}</h1>
          <p className={styles.hint}>{hint}</p>
          {children}
        </div>
        {below}
      </main>
    </div>
  )
}
