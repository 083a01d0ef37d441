import { CheckCircleOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { home } from '@srm/api/home'
import { formatDateTime } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { useRead } from '@/lib/api/query.ts'
import { Await, State } from '@/ui/states.tsx'
import { WorkList, WorkRow } from '@/ui/work-list.tsx'
import { useHomeText } from './home.texts.ts'

/** What cannot wait until tomorrow, whichever module it comes from. */
export const Today = (): ReactNode => {
  const t = useHomeText()
  const say = useLabel()
  return (
    <Await query={useRead(home.work, {})} rows={4}>
      {({ today }) =>
        today.length === 0 ? (
          <State icon={<CheckCircleOutlined />} title={t('today.none')} hint={t('today.noneHint')} />
        ) : (
          <WorkList>
            {today.map(({ key, id, label, path, title, at }) => (
              <WorkRow
                key={`${key}:${id}`}
                to={path}
                title={title}
                note={say(label)}
                side={<time dateTime={at}>{formatDateTime(at).slice(5, 10)}</time>}
              />
            ))}
          </WorkList>
        )
      }
    </Await>
  )
}
