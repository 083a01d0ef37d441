import type { ReactNode } from 'react'
import { crm, ownerReasons, type OwnerChange } from '@srm/api/crm'
import { useRead } from '@/lib/api/query.ts'
import { formatDateTime } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { Muted, Row } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import styles from '../crm.module.css'
import { usePoolText } from '../crm.texts.ts'

const OwnerLine = ({ change }: { readonly change: OwnerChange }): ReactNode => {
  const t = usePoolText()
  const say = useLabel()
  const { at, reason, note, from, to, pool, by } = change
  const nobody = pool?.name ?? t('owners.nobody')
  return (
    <li className={styles.entry}>
      <Row wrap gap={8} align="baseline">
        <strong>{say(ownerReasons[reason])}</strong>
        <span>{reason === 'registered' ? to?.name : `${from?.name ?? nobody} → ${to?.name ?? nobody}`}</span>
        <span className={styles.grow} />
        <Muted size="s">{t('owners.by', { name: by?.name ?? t('owners.system') })}</Muted>
        <time>{formatDateTime(at)}</time>
      </Row>
      {note && <Muted size="s">{note}</Muted>}
    </li>
  )
}

/** Who has had the customer, the newest first. */
export const OwnersTab = ({ customerId }: { readonly customerId: string }): ReactNode => {
  const t = usePoolText()
  const query = useRead(crm.customer.owners, { params: { id: customerId } })
  return (
    <Panel title={t('owners')}>
      <Await query={query} rows={3}>
        {(changes) =>
          changes.length === 0 ? (
            <p className={styles.none}>{t('owners.none')}</p>
          ) : (
            <ul className={styles.list}>
              {changes.map((change) => (
                <OwnerLine key={change.id} change={change} />
              ))}
            </ul>
          )
        }
      </Await>
    </Panel>
  )
}
