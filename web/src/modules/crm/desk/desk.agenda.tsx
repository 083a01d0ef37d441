import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DeskLine } from '@srm/api/crm'
import { shanghaiDay, zone } from '@srm/api/shared/date'
import { formatDateTime } from '@/lib/format.ts'
import { useLanguage } from '@/lib/i18n.ts'
import { Panel } from '@/ui/page.tsx'
import { followPlanPaths } from '../crm.paths.ts'
import styles from './desk.module.css'
import { useDeskText } from '../crm.texts.ts'

const useDayName = (): ((day: string) => string) => {
  const language = useLanguage()
  const format = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    timeZone: zone,
    month: 'numeric',
    day: 'numeric',
    weekday: 'short',
  })
  return (day) => format.format(new Date(`${day}T00:00:00+08:00`))
}

/** What is planned from today until Sunday, day by day. */
export const Agenda = ({ lines }: { readonly lines: readonly DeskLine[] }): ReactNode => {
  const t = useDeskText()
  const nameOf = useDayName()
  const ahead = lines.flatMap(({ section, customer, plan }) =>
    plan && section !== 'overdue' ? [{ customer, plan, day: shanghaiDay(new Date(plan.at)) }] : [],
  )
  const days = [...Map.groupBy(ahead, ({ day }) => day)]
  return (
    <div className={styles.agenda}>
      <Panel title={t('agenda')}>
        {days.length === 0 && <p className={styles.none}>{t('agenda.none')}</p>}
        <dl className={styles.days}>
          {days.map(([day, entries]) => (
            <div key={day}>
              <dt>{nameOf(day)}</dt>
              {entries.map(({ customer, plan }) => (
                <dd key={plan.id}>
                  <time dateTime={plan.at}>{formatDateTime(plan.at).slice(11)}</time>
                  <Link to={followPlanPaths.detail(plan.id)}>{customer.name}</Link>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </Panel>
    </div>
  )
}
