import type { ReactNode } from 'react'
import { apply } from '@srm/api/tenancy/apply'
import { messageOf } from '@/lib/api/api-error.ts'
import { useRead } from '@/lib/api/query.ts'
import { Row } from '@/ui/layout.tsx'
import { Icon } from '../entrance/icon.tsx'
import buttons from '../entrance/button.module.css'
import styles from './manager.module.css'
import { usePlansText } from '../public/public.texts.ts'

/** Renewing is done by talking to a person; this is the one. */
export const ManagerCard = (): ReactNode => {
  const t = usePlansText()
  const { data: manager, error, refetch } = useRead(apply.manager, {})
  if (error)
    return (
      <p className={styles.failed}>
        {messageOf(error)}{' '}
        <button type="button" className={buttons.link} onClick={() => void refetch()}>
          {t('again')}
        </button>
      </p>
    )
  return (
    <Row as="section" gap={16} className={styles.card} aria-label={t('manager')} aria-busy={!manager}>
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
    </Row>
  )
}
