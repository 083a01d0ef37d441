import { AuditOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { approval } from '@srm/api/approval'
import { formatMoney } from '@/lib/format.ts'
import { refreshFamily, useRead } from '@/lib/api/query.ts'
import { nameIn, textIn, type Row } from '@/ui/record-shape.ts'
import { Await, State } from '@/ui/states.tsx'
import { WorkList, WorkRow } from '@/ui/work-list.tsx'
import { detailPath } from '../approval.paths.ts'
import { useWidgetText } from './centre.texts.ts'

const ApproveDialog = lazy(async () => ({ default: (await import('./approve.dialog.tsx')).ApproveDialog }))

const hour = 3_600_000

const useWaited = (): ((since: string) => string) => {
  const t = useWidgetText()
  const [now] = useState(() => Date.now())
  return (since) => {
    const hours = Math.floor((now - Date.parse(since)) / hour)
    if (hours < 1) return t('waited.minutes')
    return hours < 48 ? t('waited.hours', { count: hours }) : t('waited.days', { count: Math.floor(hours / 24) })
  }
}

const shown = 7

/** Approvals are agreed to here with the same dialog as in the centre, which also refuses what has changed meanwhile. */
export const TodoWidget = (): ReactNode => {
  const t = useWidgetText()
  const waited = useWaited()
  const [chosen, setChosen] = useState<Row>()
  return (
    <>
      <Await query={useRead(approval.rows.todo.list, { query: { pageSize: shown } })} rows={5}>
        {({ items }) =>
          items.length === 0 ? (
            <State icon={<AuditOutlined />} title={t('todo.none')} hint={t('todo.noneHint')} />
          ) : (
            <WorkList>
              {items.map((task: Row) => (
                <WorkRow
                  key={textIn(task, 'taskId')}
                  to={detailPath(task.id)}
                  title={textIn(task, 'title')}
                  note={[nameIn(task, 'initiator'), waited(textIn(task, 'receivedAt'))].filter(Boolean).join(' · ')}
                  side={textIn(task, 'amount') && formatMoney(textIn(task, 'amount'))}
                >
                  {task.actions.includes('approve') && (
                    <Button size="small" onClick={() => setChosen(task)}>
                      {t('approve')}
                    </Button>
                  )}
                  <Button size="small" type="text" href={`#${detailPath(task.id)}`}>
                    {t('view')}
                  </Button>
                </WorkRow>
              ))}
            </WorkList>
          )
        }
      </Await>
      <Suspense>
        {chosen && (
          <ApproveDialog
            rows={[chosen]}
            close={() => setChosen(undefined)}
            finished={() => void refreshFamily(approval.centre.counts)}
          />
        )}
      </Suspense>
    </>
  )
}
