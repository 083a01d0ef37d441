import { HistoryOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { crm, type Anniversary } from '@srm/api/crm'
import { useRead } from '@/lib/api/query.ts'
import { useCan } from '@/lib/session/can.tsx'
import { Muted } from '@/ui/layout.tsx'
import { opportunityPaths } from '../crm.paths.ts'
import { eventsOptions } from './events.tab.tsx'
import styles from './overview.module.css'
import { useCrmText } from '../crm.texts.ts'

/** When it was and how long it is until it comes round, in words. */
export const useAnniversaryWords = () => {
  const t = useCrmText()
  const whenOf = ({ years, heldOn }: Anniversary): string => {
    if (years === 1 || years === 2) return t(`anniversary.${years}`)
    return t('anniversary.older', { year: heldOn.slice(0, 4) })
  }
  return {
    when: whenOf,
    was: ({ name, heldOn }: Anniversary): string => t('anniversary.was', { day: heldOn, name }),
    left: ({ days }: Anniversary): string => (days === 0 ? t('anniversary.today') : t('anniversary.left', { days })),
  }
}

export const opportunityFor = (customerId: string): string =>
  `${opportunityPaths.create}?${new URLSearchParams({ customer: customerId }).toString()}`

/** What the customer held at this time of an earlier year, while there is time to ask about the next. */
export const AnniversaryBanner = ({ customerId: id }: { readonly customerId: string }): ReactNode => {
  const t = useCrmText()
  const may = useCan()
  const say = useAnniversaryWords()
  const { data } = useRead(crm.customer.events, { params: { id } }, eventsOptions)
  if (!data || data.anniversaries.length === 0) return null
  return (
    <ul className={styles.banner} aria-label={t('anniversary.title')}>
      {data.anniversaries.map((event) => (
        <li key={event.id}>
          <HistoryOutlined aria-hidden />
          <div>
            <span>
              <strong>{say.when(event)}</strong>：{say.was(event)}，{say.left(event)}
            </span>
            {event.isUnderWay && <Muted size="s">{t('anniversary.underWay')}</Muted>}
            {!event.isUnderWay && may('opportunity:create') && (
              <Link to={opportunityFor(id)}>{t('anniversary.sell')}</Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
