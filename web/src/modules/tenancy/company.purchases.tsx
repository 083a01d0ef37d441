import type { ReactNode } from 'react'
import { planOf, tenancy } from '@srm/api/tenancy'
import { formatMoney } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { useRead } from '@/lib/api/query.ts'
import { Panel } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import styles from './company.module.css'
import { useText } from './tenancy.texts.ts'

/** What was bought when, and until when it lasts. */
export const Purchases = (): ReactNode => {
  const t = useText()
  const say = useLabel()
  return (
    <Panel title={t('purchases')}>
      <Await query={useRead(tenancy.apply.purchases, {})} rows={3}>
        {(all) =>
          all.length === 0 ? (
            <p className={styles.none}>{t('noPurchases')}</p>
          ) : (
            <ul className={styles.purchases}>
              {all.map(({ id, plan, years, giftYears, seats, amount, validFrom, validTo, operator }) => (
                <li key={id}>
                  <div>
                    <strong>{say(planOf(plan).label)}</strong>
                    <span className={styles.note}>
                      {[
                        t('years', { years }),
                        giftYears > 0 && t('gift', { years: giftYears }),
                        t('seatCount', { seats }),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </div>
                  <div>
                    <span className={styles.amount}>{formatMoney(amount)}</span>
                    <span className={styles.note}>{`${validFrom} – ${validTo} · ${operator}`}</span>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Await>
    </Panel>
  )
}
