import { InfoCircleOutlined } from '@ant-design/icons'
import { Suspense, useRef, useState, type ReactNode } from 'react'
import type { Detail } from '@srm/api/approval'
import { formatDateTime } from '@/lib/format.ts'
import { PersonChip } from '@/ui/fields/ref/person-chip.tsx'
import { Pop } from '@/ui/record-list/filter/pop.tsx'
import { slot } from '@/ui/slots.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { punctuation } from '@/lib/i18n.ts'
import { ContactActions } from './contact.tsx'
import { isVoter, votersOf, type Run, type Task } from './detail.model.ts'
import styles from './progress.module.css'
import { useText, wordFor } from './detail.texts.ts'
import { closedWords, insteadWords, isLate, nameIn, whyWords } from './words.ts'

/** How these people came to decide, on request. */
const Why = ({ detail, run }: { detail: Detail; run: Run }): ReactNode => {
  const t = useText()
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const words = whyWords(t, detail, run)
  if (words.length === 0) return null
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.why}
        aria-label={`${t('why.open')}${punctuation('colon')}${run.name}`}
        title={t('why.title')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <InfoCircleOutlined aria-hidden />
      </button>
      {open && (
        <Pop anchor={opener} label={t('why.title')} close={() => setOpen(false)} end>
          <div className={styles.whyPop}>
            <strong>{t('why.title')}</strong>
            <ul>
              {words.map((word) => (
                <li key={word}>{word}</li>
              ))}
            </ul>
          </div>
        </Pop>
      )}
    </>
  )
}

const Notes = ({ detail, task }: { detail: Detail; task: Task }): ReactNode => {
  const t = useText()
  const pending = task.status === 'pending'
  const late = isLate(task)
  const notes = [
    task.kind === 'vote' || task.kind === 'handle' ? '' : wordFor(t, `kind.${task.kind}`, ''),
    task.addedBy ? t('addedBy', { name: nameIn(detail, task.addedBy) }) : '',
    task.actingFor ? t('actedFor', { name: nameIn(detail, task.actingFor) }) : '',
    pending && task.substitute ? t('substitute', { name: nameIn(detail, task.substitute) }) : '',
    pending && task.urgeCount > 0 ? t('urged', { count: task.urgeCount }) : '',
    pending && task.dueAt && !late ? t('dueAt', { time: formatDateTime(task.dueAt).slice(5) }) : '',
    closedWords(t, task),
  ].filter(Boolean)
  if (notes.length === 0 && !late) return null
  return (
    <p className={styles.taskNotes}>
      {late && <span className={styles.late}>{t('overdue')}</span>}
      {notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
    </p>
  )
}

/** What came with a decision; a signature is shown as it was drawn. */
const Papers = ({ detail, task }: { detail: Detail; task: Task }): ReactNode => {
  const own = detail.attachments.filter(({ taskId }) => taskId === task.id)
  const shown = (wanted: 'file' | 'signature') => own.filter(({ kind }) => kind === wanted).map(({ file }) => file)
  return (
    <Suspense>
      {shown('signature').length > 0 && slot('fileList', { files: shown('signature'), images: true, compact: true })}
      {shown('file').length > 0 && slot('fileList', { files: shown('file'), images: false, compact: true })}
    </Suspense>
  )
}

const TaskItem = ({ detail, run, task }: { detail: Detail; run: Run; task: Task }): ReactNode => {
  const t = useText()
  const children = run.tasks.filter(({ parentTaskId }) => parentTaskId === task.id)
  const who = nameIn(detail, task.actedBy ?? task.assignee)
  return (
    <li className={styles.task}>
      <div className={styles.person}>
        <PersonChip name={who} />
        <span className={styles.taskStatus} data-status={task.status}>
          {wordFor(t, `task.${task.status}`, task.status)}
        </span>
        {task.status === 'pending' && <Muted size="s">{task.viewedAt ? t('read') : t('unread')}</Muted>}
        {task.decidedAt && (
          <Muted as="time" size="s">
            {formatDateTime(task.decidedAt).slice(5)}
          </Muted>
        )}
      </div>
      <Notes detail={detail} task={task} />
      <ContactActions detail={detail} task={task} />
      {task.opinion && <p className={styles.opinion}>{task.opinion}</p>}
      <Papers detail={detail} task={task} />
      {children.length > 0 && (
        <Stack as="ul" className={styles.signers}>
          {children.map((child) => (
            <TaskItem key={child.id} detail={detail} run={run} task={child} />
          ))}
        </Stack>
      )}
    </li>
  )
}

const Mode = ({ run }: { run: Run }): ReactNode => {
  const t = useText()
  const voters = votersOf(run)
  if (!run.mode || voters.length < 2) return null
  const agreed = voters.filter(({ status, closeReason }) => status === 'approved' || closeReason?.startsWith('dedupe'))
  const word = wordFor(t, `mode.${run.mode}`, run.mode)
  return <span className={styles.mode}>{`${word} ${String(agreed.length)}/${String(voters.length)}`}</span>
}

/** One step of the way: how it stands, who decides, what they said. */
export const RunItem = ({ detail, run }: { readonly detail: Detail; readonly run: Run }): ReactNode => {
  const t = useText()
  const instead = insteadWords(t, detail, run)
  const tasks = run.tasks.filter((task) => isVoter(task) || task.kind === 'fix')
  return (
    <li className={styles.run} data-state={run.status}>
      <Row className={styles.runHead}>
        <strong>{run.name || wordFor(t, `node.${run.type}`, run.type)}</strong>
        <Mode run={run} />
        {run.type !== 'end' && <Why detail={detail} run={run} />}
        <time>{formatDateTime(run.closedAt ?? run.openedAt).slice(5)}</time>
      </Row>
      {instead && (
        <Muted as="p" size="s">
          {instead}
        </Muted>
      )}
      <Stack as="ul" className={styles.people}>
        {tasks.map((task) => (
          <TaskItem key={task.id} detail={detail} run={run} task={task} />
        ))}
      </Stack>
    </li>
  )
}
