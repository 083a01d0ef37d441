import { Button, Modal, Progress, Segmented } from 'antd'
import { useState, type ReactNode } from 'react'
import { isRequired, metaOf, type Kind } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import { messageOf } from '@/lib/api/api-error.ts'
import { toast } from '@/lib/toast.ts'
import { FieldInput } from '@/ui/fields/field-input.tsx'
import type { Row } from '@/ui/record-shape.ts'
import styles from './batch-dialog.module.css'
import type { RowAction } from '../list-types.ts'
import { useRecordListText } from '../record-list.texts.ts'
import { allowed } from '../table/row-actions.tsx'
import { runEach, type Outcome } from './run-each.ts'
import { titleOf } from '../table/table-row.tsx'

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

/** What every row is to have, and whether it joins what a row has already. */
type GivenValue = { readonly value: unknown; readonly isAdded: boolean }

const severalKinds: readonly Kind[] = ['refs', 'persons', 'tags', 'multiDict']

const takesSeveral = ({ input }: RowAction): boolean =>
  input !== undefined && severalKinds.includes(metaOf(input.schema).kind)

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** One row's success is a word, many rows' results are looked at. */
const useRun = ({ action, rows, close, finished }: Props, given: GivenValue) => {
  const t = useRecordListText()
  const able = rows.filter((row) => allowed(row, action))
  const [run, setRun] = useState<Run>(() => ({ stage: 'ask', outcomes: [], giveUp: new AbortController() }))
  const start = async (): Promise<void> => {
    const outcomes: Outcome<Row>[] = []
    setRun({ ...run, stage: 'run' })
    await runEach(able, {
      work: (row) =>
        action.input ? action.input.run(row, given.value, given.isAdded) : (action.run?.(row) ?? Promise.resolve()),
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

type AskProps = Props & { readonly given: GivenValue; readonly setGiven: (given: GivenValue) => void }

const AskValue = ({ action, given, setGiven }: AskProps): ReactNode => {
  const t = useRecordListText()
  const say = useLabel()
  if (!action.input) return null
  const { schema } = action.input
  return (
    <div className={styles.value}>
      <FieldInput
        meta={metaOf(schema)}
        label={say(metaOf(schema).label)}
        value={given.value}
        onChange={(value) => setGiven({ ...given, value })}
      />
      {takesSeveral(action) && (
        <Segmented
          size="small"
          value={given.isAdded ? 'add' : 'replace'}
          onChange={(mode) => setGiven({ ...given, isAdded: mode === 'add' })}
          options={[
            { value: 'add', label: t('batch.add') },
            { value: 'replace', label: t('batch.replace') },
          ]}
        />
      )}
    </div>
  )
}

const Ask = (props: AskProps): ReactNode => {
  const { action, rows, title } = props
  const t = useRecordListText()
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
      <AskValue {...props} />
      {action.hint && <p>{action.hint}</p>}
      {refused > 0 && <p className={styles.refused}>{t('batch.refused', { count: refused })}</p>}
    </>
  )
}

const Results = ({ action, rows, title, run }: Props & { run: Run }): ReactNode => {
  const t = useRecordListText()
  const failed = run.outcomes.filter(({ error }) => error)
  const skipped = rows.filter((row) => !allowed(row, action))
  const left = rows.length - skipped.length - run.outcomes.length
  const problems = [
    ...failed.map(({ item, error }) => ({ item, message: messageOf(error) })),
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
  const t = useRecordListText()
  const [only] = rows
  return rows.length === 1 && only
    ? t('batch.askOne', { action: action.label, name: titleOf(only, title) })
    : t('batch.ask', { action: action.label, count: rows.length })
}

/** Asks before, shows progress meanwhile, and tells afterwards what became of each row. */
export const BatchDialog = (props: Props): ReactNode => {
  const t = useRecordListText()
  const { action, close } = props
  const [given, setGiven] = useState<GivenValue>({ value: undefined, isAdded: takesSeveral(action) })
  const { able, run, start } = useRun(props, given)
  const isMissing =
    action.input !== undefined && !isFilled(given.value) && (given.isAdded || isRequired(action.input.schema))
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
        disabled={able.length === 0 || isMissing}
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
      {run.stage === 'ask' && <Ask {...props} given={given} setGiven={setGiven} />}
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
