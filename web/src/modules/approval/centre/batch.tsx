import { Button, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { approval } from '@srm/api/approval'
import type { Input, Result } from '@srm/api/endpoint'
import { call } from '@/lib/api/api.ts'
import type { Row } from '@/ui/record-shape.ts'
import { punctuation } from '@/lib/i18n.ts'
import styles from './centre.module.css'
import { useCentreText } from './centre.texts.ts'

type Body = Input<typeof approval.batch>['body']
type Outcome = Result<typeof approval.batch>['rows'][number]

const word = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Does the same with many tasks; `alone` may do it another way and answers nothing when it does not. */
export const useBatch = (
  rows: readonly Row[],
  finished: (done: readonly Row[]) => void,
  alone?: () => Promise<readonly Outcome[] | undefined>,
) => {
  const [busy, setBusy] = useState(false)
  const [results, setResults] = useState<readonly Outcome[]>()
  const all = async (body: Omit<Body, 'taskIds' | 'key'>): Promise<readonly Outcome[]> => {
    const taskIds = rows.map((row) => word(row['taskId']))
    return (await call(approval.batch, { body: { ...body, taskIds, key: crypto.randomUUID() } })).rows
  }
  const run = async (body: Omit<Body, 'taskIds' | 'key'>): Promise<readonly Outcome[] | undefined> => {
    setBusy(true)
    try {
      const outcome = (await alone?.()) ?? (await all(body))
      const done = new Set(outcome.flatMap(({ taskId, result }) => (result === 'done' ? [taskId] : [])))
      finished(rows.filter((row) => done.has(word(row['taskId']))))
      if (outcome.some(({ result }) => result !== 'done')) setResults(outcome)
      return outcome
    } catch {
      // The reason has been said; what is shown is read again, the dialog stays with what was typed.
      finished([])
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { busy, results, run }
}

type Props = { readonly rows: readonly Row[]; readonly results: readonly Outcome[]; readonly close: () => void }

/** What became of each, those that failed first. */
export const BatchResults = ({ rows, results, close }: Props): ReactNode => {
  const t = useCentreText()
  const count = (kind: Outcome['result']): number => results.filter(({ result }) => result === kind).length
  const titles = new Map(rows.map((row) => [word(row['taskId']), word(row['title'])]))
  const ordered = results.toSorted((one, other) => Number(one.result === 'done') - Number(other.result === 'done'))
  return (
    <Modal
      open
      title={t('result.title')}
      onCancel={close}
      footer={
        <Button type="primary" onClick={close}>
          {t('close')}
        </Button>
      }
    >
      <p aria-live="polite" className={styles.total}>
        {t('result.summary', { done: count('done'), skipped: count('skipped'), failed: count('failed') })}
      </p>
      <ul className={styles.chosen} aria-label={t('result.title')}>
        {ordered.map(({ taskId, result, message }) => (
          <li key={taskId} data-result={result}>
            <span>{titles.get(taskId)}</span>
            <span>{[t(`result.${result}`), message].filter(Boolean).join(punctuation('colon'))}</span>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
