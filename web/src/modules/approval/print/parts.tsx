import type { ReactNode } from 'react'
import type { Detail } from '@srm/api/approval'
import { formatDateTime, formatMoney } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { fieldsOf } from '../detail/detail.model.ts'
import styles from '../detail/print.module.css'
import { useText as useDetailText, wordFor } from '../detail/detail.texts.ts'
import { closedWords, nameIn } from '../detail/words.ts'
import { usePrintText } from '../approval.texts.ts'

/** What was decided by whom; what was cancelled is no decision and is left out. */
export const Decisions = ({ detail }: { detail: Detail }): ReactNode => {
  const t = usePrintText()
  const say = useDetailText()
  const decided = detail.runs.flatMap((run) =>
    run.tasks
      .filter(({ status, decidedAt }) => decidedAt !== null && status !== 'cancelled')
      .map((task) => ({ run, task })),
  )
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {(['step', 'who', 'result', 'opinion', 'time'] as const).map((key) => (
            <th key={key} scope="col">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {decided.map(({ run, task }) => (
          <tr key={task.id}>
            <td>{run.name}</td>
            <td>{nameIn(detail, task.actedBy ?? task.assignee)}</td>
            <td>{wordFor(say, `task.${task.status}`, task.status)}</td>
            <td>{task.opinion || closedWords(say, task)}</td>
            <td>{formatDateTime(task.decidedAt ?? '')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const Head = ({ detail }: { detail: Detail }): ReactNode => {
  const t = usePrintText()
  const say = useDetailText()
  const facts = [
    [t('number'), detail.serialNo],
    [t('status'), wordFor(say, `status.${detail.status}`, detail.status)],
    [t('flow'), say('edition', { name: detail.flow.name, no: detail.flowNo })],
    [t('initiator'), [detail.initiator.name, detail.department].filter(Boolean).join(' · ')],
    [t('submitted'), formatDateTime(detail.submittedAt)],
    ...(detail.amount === null ? [] : [[t('amount'), formatMoney(detail.amount)]]),
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const longKinds = ['longText', 'richText', 'attachments', 'images', 'rows']

export const Content = ({ detail }: { detail: Detail }): ReactNode => {
  const say = useLabel()
  return (
    <dl className={styles.facts}>
      {fieldsOf(detail).map(({ path, meta, access }) => (
        <div key={path} data-wide={longKinds.includes(meta.kind)}>
          <dt>{say(meta.label)}</dt>
          <dd>{access === 'masked' ? '***' : <FieldView meta={meta} value={detail.document[path]} />}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Signed by hand, with the name that belongs to it. */
export const Signatures = ({ detail }: { detail: Detail }): ReactNode => (
  <div className={styles.signatures}>
    {detail.attachments
      .filter(({ kind }) => kind === 'signature')
      .map(({ id, file, by, at }) => (
        <figure key={id}>
          <img src={file.url} alt={nameIn(detail, by)} />
          <figcaption>
            {nameIn(detail, by)} {formatDateTime(at).slice(0, 10)}
          </figcaption>
        </figure>
      ))}
  </div>
)
