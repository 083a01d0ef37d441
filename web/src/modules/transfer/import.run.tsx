import { Alert, Button, Progress } from 'antd'
import { useEffect, type ReactNode } from 'react'
import { transfer, type TransferResult } from '@srm/api/transfer'
import { queryClient, useRead } from '@/lib/api/query.ts'
import { Await } from '@/ui/states.tsx'
import styles from './transfer.module.css'
import { Outcome } from './transfer.result.tsx'
import { useText } from './transfer.texts.ts'

type Props = { readonly id: string; readonly again: () => void; readonly close: () => void }

const isUnderWay = (state: TransferResult['state'] | undefined): boolean =>
  state === undefined || state === 'waiting' || state === 'running'

const looks = { waiting: 'info', running: 'info', done: 'success', failed: 'error', cancelled: 'warning' } as const

/** How far the import is, and what it came to. */
export const Run = ({ id, again, close }: Props): ReactNode => {
  const t = useText()
  const query = useRead(
    transfer.result,
    { params: { id } },
    { every: (result) => (isUnderWay(result?.state) ? 1000 : false) },
  )
  const over = !isUnderWay(query.data?.state)
  useEffect(() => {
    // The rows are in the list behind this window as well.
    if (over) void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'transfer' })
  }, [over])
  return (
    <Await query={query} rows={3}>
      {(result) => (
        <>
          <Alert type={looks[result.state]} showIcon title={t(`run.${result.state}`)} description={result.error} />
          {!over && (
            <Progress
              aria-label={t('step.run')}
              percent={Math.floor((result.done / Math.max(result.total, 1)) * 100)}
              status="active"
            />
          )}
          <div className={styles.line}>
            {over ? (
              <Outcome result={result} />
            ) : (
              <span className={styles.note}>{t('run.progress', { done: result.done, total: result.total })}</span>
            )}
          </div>
          <div className={styles.line}>
            <Button type={over ? 'primary' : 'default'} onClick={close}>
              {t('close')}
            </Button>
            {over && <Button onClick={again}>{t('upload.again')}</Button>}
          </div>
        </>
      )}
    </Await>
  )
}
