import { DisconnectOutlined, InboxOutlined, LockOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useDeferredValue, type ReactNode } from 'react'
import { messageOf } from '@/lib/api/api-error.ts'
import styles from './states.module.css'
import { useUiText } from './ui.texts.ts'

type StateProps = {
  readonly icon?: ReactNode
  readonly title: string
  readonly hint?: string | undefined
  readonly action?: ReactNode
}

export const State = ({ icon = <InboxOutlined />, title, hint, action }: StateProps): ReactNode => (
  <div className={styles.state}>
    <span aria-hidden className={styles.icon}>
      {icon}
    </span>
    <p className={styles.title}>{title}</p>
    {hint && <p className={styles.hint}>{hint}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
)

type ErrorProps = { readonly error: unknown; readonly retry?: () => unknown }

export const ErrorState = ({ error, retry }: ErrorProps): ReactNode => {
  const t = useUiText()
  return (
    <State
      icon={<DisconnectOutlined aria-hidden />}
      title={t('state.error')}
      hint={messageOf(error)}
      action={retry && <Button onClick={() => void retry()}>{t('retry')}</Button>}
    />
  )
}

export const DeniedState = (): ReactNode => {
  const t = useUiText()
  return <State icon={<LockOutlined aria-hidden />} title={t('state.denied')} hint={t('state.deniedHint')} />
}

export const Skeleton = ({ rows = 8 }: { readonly rows?: number }): ReactNode => {
  const t = useUiText()
  return (
    <output className={styles.skeleton} aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, index) => (
        <i key={`bone-${String(index)}`} />
      ))}
    </output>
  )
}

type Query<T> = {
  readonly data: T | undefined
  readonly error: Error | null
  readonly denied: boolean
  readonly refetch: () => unknown
}

type AwaitProps<T> = { readonly query: Query<T>; readonly rows?: number; readonly children: (data: T) => ReactNode }

/** The four looks of anything that is fetched: denied, failed, on its way, here. */
export const Await = <T,>({ query, rows = 8, children }: AwaitProps<T>): ReactNode => {
  const here = query.data !== undefined
  // What arrives is drawn in small pieces: the browser answers a key or a click in between.
  const drawing = useDeferredValue(here)
  if (query.denied) return <DeniedState />
  if (query.data !== undefined && drawing) return children(query.data)
  if (query.error) return <ErrorState error={query.error} retry={query.refetch} />
  return <Skeleton rows={rows} />
}
