import type { ReactNode } from 'react'
import { apply } from '@srm/api/tenancy/apply'
import { useRead } from '@/lib/query.ts'
import { Icon } from '../entrance/icon.tsx'
import buttons from '../entrance/button.module.css'
import styles from './manager.module.css'
import { useText } from './plans.texts.ts'

/** Renewing is done by talking to a person; this is the one. */
export const ManagerCard = (): ReactNode => {
  const t = useText()
  const { data: manager, error, refetch } = useRead(apply.manager, {})
  if (error)
    return (
      <p className={styles.failed}>
        {error.message}{' '}
        <button type="button" className={buttons.link} onClick={() => void refetch()}>
          {t('again')}
        </button>
      </p>
    )
  return (
    <section className={styles.card} aria-label={t('manager')} aria-busy={!manager}>
      <span className={styles.face} aria-hidden>
        {manager?.name.slice(0, 1)}
      </span>
      <div className={styles.text}>
        <small>{t('manager')}</small>
        <strong>{manager?.name ?? '　'}</strong>
        {manager && (
          <p className={styles.ways}>
            <a href={`tel:${manager.phone}`}>
              <Icon name="phone" size={16} />
              {manager.phone}
            </a>
            {manager.wechat && <span>{t('wechat', { id: manager.wechat })}</span>}
          </p>
        )}
      </div>
      {manager?.qr && (
        <figure className={styles.qr}>
          <img src={manager.qr} alt={t('qr', { name: manager.name })} width={88} height={88} />
          <figcaption>{t('scan')}</figcaption>
        </figure>
      )}
    </section>
  )
}
