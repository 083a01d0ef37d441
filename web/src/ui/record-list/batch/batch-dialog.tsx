import { Button, Modal, Progress } from 'antd'
import { useState, type ReactNode } from 'react'
import { toast } from '@/lib/toast.ts'
import type { Row } from '../record-shape.ts'
import styles from './batch-dialog.module.css'
import type { RowAction } from './list-types.ts'
import { useText } from './record-list.texts.ts'
import { allowed } from './row-actions.tsx'
import { runEach, type Outcome } from './run-each.ts'
import { titleOf } from './table-row.tsx'

type Props = {
  readonly action: RowAction
  readonly rows: readonly Row[]
  readonly title: string
  readonly close: () => void
  /** Told which rows are done, once all is over. */
  readonly finished: (done: readonly Row[]) => void
}

type Run = {
  readonly stage: 'ask' | 'run' | 'end'
  readonly outcomes: readonly Outcome<Row>[]
  readonly giveUp: AbortController
}

/** One row's success is a word, many rows' results are looked at. */
const useRun = ({ action, rows, close, finished }: Props) => {
  const t = useText()
  const able = rows.filter((row) => allowed(row, action))
  const [run, setRun] = useState<Run>(() => ({ stage: 'ask', outcomes: [], giveUp: new AbortController() }))
  const start = async (): Promise<void> => {
    const outcomes: Outcome<Row>[] = []
    setRun({ ...run, stage: 'run' })
    await runEach(able, {
      work: (row) => action.run?.(row) ?? Promise.resolve(),
      tell: (outcome) => {
        outcomes.push(outcome)
        setRun({ ...run, stage: 'run', outcomes: [...outcomes] })
      },
      signal: run.giveUp.signal,
    })
    setRun({ ...run, stage: 'end', outcomes })
    finished(outcomes.filter(({ error }) => !error).map(({ item }) => item))
    if (outcomes.length < rows.length || outcomes.some(({ error }) => error)) return
    toast.success(
      rows.length === 1 && action.done ? action.done : t('batch.success', { action: action.label, done: rows.length }),
    )
    close()
  }
  return { able, run, start }
}

const named = 3

const Ask = ({ action, rows, title }: Props): ReactNode => {
  const t = useText()
  const able = rows.filter((row) => allowed(row, action))
  const refused = rows.length - able.length
  return (
    <>
      {rows.length > 1 && (
        <p className={styles.names}>
          {able
            .slice(0, named)
            .map((row) => titleOf(row, title))
            .join(' / ')}
          {able.length > named && ` ${t('batch.andMore', { count: able.length })}`}
        </p>
      )}
      {action.hint && <p>{action.hint}</p>}
      {refused > 0 && <p className={styles.refused}>{t('batch.refused', { count: refused })}</p>}
    </>
  )
}

const Results = ({ action, rows, title, run }: Props & { run: Run }): ReactNode => {
  const t = useText()
  const failed = run.outcomes.filter(({ error }) => error)
  const skipped = rows.filter((row) => !allowed(row, action))
  const left = rows.length - skipped.length - run.outcomes.length
  const problems = [
    ...failed.map(({ item, error }) => ({ item, message: error?.message ?? '' })),
    ...skipped.map((item) => ({ item, message: t('batch.skipped') })),
  ]
  const done = run.outcomes.length - failed.length
  return (
    <div aria-live="polite">
      <p className={styles.result}>{t('batch.result', { action: action.label, done, failed: problems.length })}</p>
      {left > 0 && <p>{t('batch.stopped', { count: left })}</p>}
      {problems.length > 0 && (
        <ul className={styles.problems} aria-label={t('batch.failures')}>
          {problems.map(({ item, message }) => (
            <li key={item.id}>
              <span>{titleOf(item, title)}</span>
              <span className={styles.message}>{message}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const useTitle = ({ action, rows, title }: Props): string => {
  const t = useText()
  const [only] = rows
  return rows.length === 1 && only
    ? t('batch.askOne', { action: action.label, name: titleOf(only, title) })
    : t('batch.ask', { action: action.label, count: rows.length })
}

/** Asks before, shows progress meanwhile, and tells afterwards what became of each row. */
export const BatchDialog = (props: Props): ReactNode => {
  const t = useText()
  const { action, close } = props
  const { able, run, start } = useRun(props)
  const running = run.stage === 'run'
  const foot = {
    ask: [
      <Button key="no" onClick={close}>
        {t('cancel')}
      </Button>,
      <Button
        key="yes"
        type="primary"
        danger={action.danger ?? false}
        disabled={able.length === 0}
        onClick={() => void start()}
      >
        {action.label}
      </Button>,
    ],
    run: [
      <Button key="stop" onClick={() => run.giveUp.abort()}>
        {t('batch.stop')}
      </Button>,
    ],
    end: [
      <Button key="close" onClick={close}>
        {t('close')}
      </Button>,
    ],
  }
  return (
    <Modal
      open
      title={useTitle(props)}
      closable={!running}
      keyboard={!running}
      mask={{ closable: false }}
      onCancel={close}
      footer={foot[run.stage]}
    >
      {run.stage === 'ask' && <Ask {...props} />}
      {running && (
        <>
          <p>{t('batch.running', { action: action.label })}</p>
          <Progress
            percent={Math.round((run.outcomes.length / able.length) * 100)}
            format={() => `${String(run.outcomes.length)} / ${String(able.length)}`}
          />
        </>
      )}
      {run.stage === 'end' && <Results {...props} run={run} />}
    </Modal>
  )
}
