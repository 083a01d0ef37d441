import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { crm, Opportunity, type HeldEvent } from '@srm/api/crm'
import { metaOf } from '@srm/api/shared/field-meta'
import { useRead } from '@/lib/api/query.ts'
import { formatMoney } from '@/lib/format.ts'
import { recordPath } from '@/lib/module/record-pages.ts'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { prefetchRegions } from '@/ui/fields/region/region-names.ts'
import { Muted, Row } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import styles from './overview.module.css'
import { useCrmText } from '../crm.texts.ts'

const regionMeta = metaOf(Opportunity.fields.region)

/** Where the names of the places come from. */
export const eventsOptions = {
  prepare: ({ held }: { readonly held: readonly HeldEvent[] }): Promise<void> =>
    prefetchRegions(held.flatMap(({ region }) => region ?? [])),
}

const Event = ({ event }: { readonly event: HeldEvent }): ReactNode => {
  const t = useCrmText()
  const { subject, id, name, heldOn, region, attendees, amount } = event
  const path = recordPath(subject, id)
  return (
    <li className={styles.event}>
      <time dateTime={heldOn}>{heldOn}</time>
      <div className={styles.what}>
        {path ? (
          <Link to={path} className={styles.title}>
            {name}
          </Link>
        ) : (
          <span className={styles.title}>{name}</span>
        )}
        <Row wrap gap={12}>
          {region !== null && (
            <Muted size="s">
              <FieldView compact meta={regionMeta} value={region} />
            </Muted>
          )}
          {attendees !== null && <Muted size="s">{t('events.people', { count: attendees })}</Muted>}
        </Row>
      </div>
      {amount !== null && <strong className={styles.amount}>{formatMoney(amount)}</strong>}
    </li>
  )
}

/** What a customer held with us, the newest first. */
export const EventsTab = ({ customerId: id }: { readonly customerId: string }): ReactNode => {
  const t = useCrmText()
  const query = useRead(crm.customer.events, { params: { id } }, eventsOptions)
  return (
    <Panel title={t('tab.events')}>
      <Await query={query} rows={3}>
        {({ held }) =>
          held.length === 0 ? (
            <p className={styles.none}>{t('events.none')}</p>
          ) : (
            <ul className={styles.events} aria-label={t('tab.events')}>
              {held.map((event) => (
                <Event key={event.id} event={event} />
              ))}
            </ul>
          )
        }
      </Await>
    </Panel>
  )
}
