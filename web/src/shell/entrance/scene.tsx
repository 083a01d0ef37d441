import type { ReactNode } from 'react'
import { useEntranceText } from '../public/public.texts.ts'
import { Icon } from './icon.tsx'
import styles from './scene.module.css'

const quotes = [
  ['scene.one', 92, '128,600'],
  ['scene.two', 78, '109,200'],
  ['scene.three', 100, '139,800'],
] as const

/** A glimpse of the product: three quotes of which one is the best, and the budget it is paid from. */
export const Scene = (): ReactNode => {
  const t = useEntranceText()
  return (
    <div className={styles.scene} aria-hidden>
      <div className={styles.card}>
        <div className={styles.head}>
          <strong>{t('scene.title')}</strong>
          <span className={styles.chip}>{t('scene.open')}</span>
        </div>
        {quotes.map(([name, share, amount], index) => (
          <div key={name} className={styles.quote} data-best={index === 1 || undefined}>
            <span className={styles.name}>{t(name)}</span>
            <span className={styles.bar}>
              <i style={{ width: `${String(share)}%` }} />
            </span>
            <span className={styles.amount}>￥{amount}</span>
          </div>
        ))}
        <div className={styles.steps}>
          <span>{t('scene.demand')}</span>
          <span>{t('scene.inquiry')}</span>
          <span data-now>{t('scene.compare')}</span>
          <span>{t('scene.contract')}</span>
        </div>
      </div>
      <div className={styles.note}>
        <span className={styles.tick}>
          <Icon name="check" size={16} />
        </span>
        <span>
          <strong>{t('scene.approved')}</strong>
          <small>{t('scene.budget')}</small>
        </span>
      </div>
    </div>
  )
}
