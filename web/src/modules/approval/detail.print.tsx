import { useState, type ReactNode } from 'react'
import type { Detail } from '@srm/api/approval'
import { shanghaiTime } from '@srm/api/shared/date'
import { formatDateTime, formatMoney } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { useProfile } from '@/lib/session.ts'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { PrintPage } from '@/ui/print-page.tsx'
import { fieldsOf } from './detail.model.ts'
import styles from './detail.print.module.css'
import { useText as useDetailText, wordFor } from './detail.texts.ts'
import { closedWords, nameIn } from './detail.words.ts'
import { useText } from './print.texts.ts'

/** What was decided by whom; what was cancelled is no decision and is left out. */
const Decisions = ({ detail }: { detail: Detail }): ReactNode => {
  const t = useText()
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

const Head = ({ detail }: { detail: Detail }): ReactNode => {
  const t = useText()
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

const Content = ({ detail }: { detail: Detail }): ReactNode => {
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

/** A sheet of A4 with what this person may see of the document and what was decided; marked until it is approved. */
export const PrintSheet = ({ detail }: { readonly detail: Detail }): ReactNode => {
  const t = useText()
  const profile = useProfile()
  const [time] = useState(() => formatDateTime(shanghaiTime(new Date())))
  return (
    <PrintPage back={t('back')} className={styles.sheet}>
      {detail.status !== 'approved' && (
        <div className={styles.watermark} aria-label={t('unfinished')}>
          {Array.from({ length: 6 }, (_, index) => (
            <span key={index}>{t('unfinished')}</span>
          ))}
        </div>
      )}
      <p className={styles.company}>
        <span>{profile?.company}</span>
        <span>{t('kind', { label: detail.docLabel })}</span>
      </p>
      <h1 className={styles.title}>{detail.title}</h1>
      <Head detail={detail} />
      <h2>{t('content')}</h2>
      <Content detail={detail} />
      <h2>{t('record')}</h2>
      <Decisions detail={detail} />
      <footer className={styles.foot}>
        <p>{t('hash', { hash: detail.sha256 })}</p>
        <p>{t('printed', { name: profile?.displayName ?? '', time })}</p>
      </footer>
    </PrintPage>
  )
}
