import { Button, Drawer } from 'antd'
import { useState, type ReactNode } from 'react'
import { planOf } from '@srm/api/shared/plans'
import { platform, type Tenant } from '@srm/api/tenancy/platform'
import { formatDateTime, formatMoney } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { toast } from '@/lib/toast.ts'
import { CopyButton } from '@/ui/fields/copy-button.tsx'
import { useNarrow } from '@/ui/narrow.ts'
import { Await } from '@/ui/states.tsx'
import { DisableDialog } from './disable.dialog.tsx'
import { useOperated, useOperation } from './operate.ts'
import { useText } from './platform.texts.ts'
import { RenewForm } from './renew.form.tsx'
import { OutDate, Seats, TenantStatus } from './tenant.facts.tsx'
import styles from './tenants.module.css'

const Contract = ({ tenant }: { readonly tenant: Tenant }): ReactNode => {
  const t = useText()
  const say = useLabel()
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('status'), <TenantStatus key="status" {...tenant} />],
    [t('plan'), say(planOf(tenant.plan).label)],
    [t('seats'), <Seats key="seats" {...tenant} />],
    [t('outDate'), <OutDate key="out" {...tenant} />],
    [t('contact'), [tenant.contactName, tenant.mobile].filter(Boolean).join(' ') || '—'],
    [t('since'), formatDateTime(tenant.createdAt)],
  ]
  return (
    <section aria-label={t('contract')}>
      <h3 className={styles.heading}>{t('contract')}</h3>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const Purchases = ({ id }: { readonly id: string }): ReactNode => {
  const t = useText()
  const say = useLabel()
  const query = useOperated(platform.purchases, { params: { id } })
  return (
    <section aria-label={t('purchases')}>
      <h3 className={styles.heading}>{t('purchases')}</h3>
      <Await query={query} rows={3}>
        {(all) =>
          all.length === 0 ? (
            <p className={styles.note}>{t('noPurchases')}</p>
          ) : (
            <ul className={styles.purchases}>
              {all.map((one) => (
                <li key={one.id}>
                  <strong>{say(planOf(one.plan).label)}</strong>
                  <strong className={styles.amount}>{formatMoney(one.amount)}</strong>
                  <span className={styles.note}>
                    {[
                      t('years', { years: one.years }),
                      one.giftYears > 0 && t('gift', { years: one.giftYears }),
                      t('seatCount', { seats: one.seats }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  <span className={styles.note}>{`${one.validFrom} – ${one.validTo}`}</span>
                  <span className={styles.note}>{one.note}</span>
                  <span className={styles.note}>{`${one.operator} ${formatDateTime(one.createdAt)}`}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Await>
    </section>
  )
}

type Props = { readonly tenant: Tenant; readonly close: () => void }

const Steps = ({ tenant, renew }: { readonly tenant: Tenant; readonly renew: () => void }): ReactNode => {
  const t = useText()
  const [asking, setAsking] = useState(false)
  const enable = useOperation(platform.enable, () => toast.success(t('enable.done')))
  return (
    <div className={styles.steps}>
      {tenant.status === 'disabled' ? (
        <Button loading={enable.isPending} onClick={() => enable.mutate({ params: { id: tenant.id } })}>
          {t('enable')}
        </Button>
      ) : (
        <Button danger onClick={() => setAsking(true)}>
          {t('disable')}
        </Button>
      )}
      <Button type="primary" onClick={renew}>
        {t('renew')}
      </Button>
      {asking && <DisableDialog tenant={tenant} close={() => setAsking(false)} />}
    </div>
  )
}

/** One company's contract with us, and what may be done about it. */
export const TenantDrawer = ({ tenant, close }: Props): ReactNode => {
  const t = useText()
  const [renewing, setRenewing] = useState(false)
  const narrow = useNarrow()
  return (
    <Drawer
      open
      title={tenant.companyName}
      size={narrow ? '100%' : 560}
      onClose={close}
      footer={!renewing && <Steps tenant={tenant} renew={() => setRenewing(true)} />}
    >
      <p className={styles.note}>
        {t('code')} {tenant.companyCode}
        <CopyButton text={tenant.companyCode} />
      </p>
      {renewing ? (
        <RenewForm tenant={tenant} close={() => setRenewing(false)} />
      ) : (
        <>
          <Contract tenant={tenant} />
          <Purchases id={tenant.id} />
        </>
      )}
    </Drawer>
  )
}
