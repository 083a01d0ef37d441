import type { ReactNode } from 'react'
import type { Detail } from '@srm/api/approval'
import { formatDateTime } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { PersonChip } from '@/ui/fields/ref/person-chip.tsx'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { nodeOf, type Run } from './detail.model.ts'
import styles from './progress.module.css'
import { RunItem } from './run.tsx'
import { useText } from './detail.texts.ts'
import { choiceOf, labelsOf, nameIn } from './words.ts'

const Started = ({ detail, run }: { detail: Detail; run: Run | undefined }): ReactNode => {
  const t = useText()
  return (
    <li className={styles.run} data-state="passed">
      <Row className={styles.runHead}>
        <strong>{run?.name || t('node.start')}</strong>
        <time>{formatDateTime(run?.openedAt ?? detail.submittedAt).slice(5)}</time>
      </Row>
      <PersonChip name={detail.initiator.name} />
    </li>
  )
}

/** A fork in the way: which branch was taken, and by which values. */
const Choice = ({ detail, run }: { detail: Detail; run: Run }): ReactNode => {
  const t = useText()
  const say = useLabel()
  const { chosen, facts } = choiceOf(t, labelsOf(detail, say), run)
  const names = (nodeOf(detail, run.nodeId)?.branches ?? []).filter(({ id }) => chosen.includes(id))
  if (names.length === 0) return null
  return (
    <li className={styles.choice}>
      {run.name}
      {names.map(({ id, name }) => (
        <span key={id}>{t('chosen', { name })}</span>
      ))}
      {facts && <Muted size="s">{facts}</Muted>}
    </li>
  )
}

const Copies = ({ detail, run }: { detail: Detail; run: Run }): ReactNode => {
  const t = useText()
  const people = (run.resolution['people'] ?? []) as readonly string[]
  return (
    <li className={styles.run} data-state="copy">
      <Row className={styles.runHead}>
        <strong>{run.name}</strong>
        <span className={styles.mode}>{t('node.cc')}</span>
        <time>{formatDateTime(run.openedAt).slice(5)}</time>
      </Row>
      <Stack as="ul" className={styles.people}>
        {people.map((id) => {
          const copy = detail.ccs.find(({ person }) => person === id)
          return (
            <li key={id} className={styles.person}>
              <PersonChip name={nameIn(detail, id)} />
              {copy && <Muted size="s">{copy.readAt ? t('read') : t('unread')}</Muted>}
            </li>
          )
        })}
      </Stack>
    </li>
  )
}

const Future = ({ detail }: { detail: Detail }): ReactNode => {
  const t = useText()
  return detail.future
    .filter(({ type }) => ['approve', 'handle', 'cc', 'end'].includes(type))
    .map(({ nodeId, name, type, people }, index) => (
      <li key={`${nodeId} ${String(index)}`} className={styles.run} data-state="future">
        <Row className={styles.runHead}>
          <strong>{name}</strong>
          <span className={styles.mode}>{t('expected')}</span>
        </Row>
        {(type !== 'end' || people.length > 0) && (
          <Stack as="ul" className={styles.people}>
            {people.length === 0 && (
              <Muted as="li" size="s">
                {t('nobodyYet')}
              </Muted>
            )}
            {people.map((id) => (
              <li key={id} className={styles.person}>
                <PersonChip name={nameIn(detail, id)} />
              </li>
            ))}
          </Stack>
        )}
      </li>
    ))
}

const forks = ['exclusive', 'inclusive']

/** How it has gone so far and how it is expected to go on. */
export const Progress = ({ detail }: { readonly detail: Detail }): ReactNode => {
  const t = useText()
  const runs = detail.runs.filter(({ round }) => round === detail.round)
  return (
    <section className={styles.progressPanel}>
      <h2>{t('timeline')}</h2>
      <ol>
        {runs.map((run) => {
          if (run.type === 'start' && run.tasks.length === 0) return <Started key={run.id} detail={detail} run={run} />
          if (forks.includes(run.type)) return <Choice key={run.id} detail={detail} run={run} />
          if (run.type === 'cc') return <Copies key={run.id} detail={detail} run={run} />
          return <RunItem key={run.id} detail={detail} run={run} />
        })}
        <Future detail={detail} />
      </ol>
    </section>
  )
}
