import { LaptopOutlined, MobileOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { identity, type SessionView } from '@srm/api/identity'
import { formatDateTime } from '@/lib/format.ts'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Panel } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import { deviceName, isHandheld } from './device.ts'
import styles from './account.module.css'
import { useText } from './account.texts.ts'

const Session = ({ session }: { readonly session: SessionView }): ReactNode => {
  const t = useText()
  const end = useMutate(identity.auth.sessions.end, { done: () => toast.success(t('session.ended')) })
  const { id, current, device, address, seenAt } = session
  const name = deviceName(device)
  return (
    <li className={styles.row}>
      <span aria-hidden className={styles.icon}>
        {isHandheld(device) ? <MobileOutlined /> : <LaptopOutlined />}
      </span>
      <div className={styles.words}>
        <h3>
          {name}
          {current && <span className={styles.badge}>{t('session.current')}</span>}
        </h3>
        <p>{t('session.seen', { address, time: formatDateTime(seenAt) })}</p>
      </div>
      {!current && (
        <Button
          loading={end.isPending}
          aria-label={t('session.endOne', { name })}
          onClick={() => end.mutate({ params: { id } })}
        >
          {t('session.end')}
        </Button>
      )}
    </li>
  )
}

/** Where one is signed in. */
export const Sessions = (): ReactNode => {
  const t = useText()
  const sessions = useRead(identity.auth.sessions.list, {})
  const others = useMutate(identity.auth.sessions.endOthers, {
    done: ({ ended }) => toast.success(t('session.othersEnded', { count: ended })),
  })
  const several = (sessions.data?.length ?? 0) > 1
  return (
    <Panel
      title={t('sessions')}
      extra={
        several && (
          <Button loading={others.isPending} onClick={() => others.mutate({})}>
            {t('session.endOthers')}
          </Button>
        )
      }
    >
      <Await query={sessions} rows={3}>
        {(all) => (
          <ul className={styles.rows}>
            {all.map((session) => (
              <Session key={session.id} session={session} />
            ))}
          </ul>
        )}
      </Await>
    </Panel>
  )
}
