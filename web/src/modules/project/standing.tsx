import { Input } from 'antd'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { project, Project, type ProjectStage, type ProjectStanding as Standing } from '@srm/api/project'
import { metaOf } from '@srm/api/shared/field-meta'
import { refreshFamily, useMutate, useRead } from '@/lib/api/query.ts'
import { useLabel } from '@/lib/i18n.ts'
import { useCan } from '@/lib/session/can.tsx'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { StageBar, type StageStep } from '@/ui/stage-bar/stage-bar.tsx'
import styles from './project.module.css'
import { requestPaths } from './project.paths.ts'
import { useProjectText } from './project.texts.ts'

const path = ['intent', 'preparing', 'executing', 'settling', 'closed'] as const

type ProjectFacts = { readonly id: string; readonly version: number; readonly stage: ProjectStage }

/** How far, how healthy, when: one line one reads every morning. */
const Facts = ({ standing }: { readonly standing: Standing }): ReactNode => {
  const t = useProjectText()
  const { daysLeft, reasons, tasks } = standing
  const day = (left: number): string => {
    if (left === 0) return t('days.today')
    return left > 0 ? t('days.left', { count: left }) : t('days.over', { count: -left })
  }
  return (
    <ul className={styles.facts} aria-label={t('health.label')}>
      {daysLeft !== null && <li className={styles.countdown}>{day(daysLeft)}</li>}
      {tasks.all > 0 && <li>{t('tasks.count', { done: tasks.done, all: tasks.all })}</li>}
      {tasks.late > 0 && <li className={styles.late}>{t('tasks.late', { count: tasks.late })}</li>}
      {reasons.map(({ level, text }) => (
        <li key={text} className={level === 'off' ? styles.off : styles.risk}>
          {text}
        </li>
      ))}
    </ul>
  )
}

type MoveProps = {
  readonly row: ProjectFacts
  readonly stage: ProjectStage
  readonly name: string
  readonly close: () => void
}

const MoveDialog = ({ row, stage, name, close }: MoveProps): ReactNode => {
  const t = useProjectText()
  const [note, setNote] = useState('')
  const { mutateAsync, isPending } = useMutate(project.project.move, {
    done: async () => {
      toast.success(t('stage.moved'))
      close()
      await refreshFamily(project.project.standing)
    },
  })
  const said = note.trim()
  const body = { version: row.version, stage, ...(said && { note: said }) }
  return (
    <ConfirmDialog
      open
      title={t('stage.go', { name })}
      ok={t('stage.go', { name })}
      busy={isPending}
      confirm={() => mutateAsync({ params: { id: row.id }, body })}
      close={close}
    >
      <Input.TextArea
        aria-label={t('stage.note')}
        placeholder={t('stage.note')}
        rows={3}
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </ConfirmDialog>
  )
}

/** Where a project stands and where it goes from there. */
export const ProjectStanding = ({ row }: { readonly row: ProjectFacts }): ReactNode => {
  const t = useProjectText()
  const say = useLabel()
  const may = useCan()
  const go = useNavigate()
  const meta = metaOf(Project.fields.stage)
  const { data } = useRead(project.project.standing, { params: { id: row.id } })
  const [moving, setMoving] = useState<ProjectStage>()
  const nameOf = (stage: ProjectStage): string => {
    const found = meta.choices?.find(({ value }) => value === stage)
    return found ? say(found.label) : stage
  }
  const runOf = (stage: ProjectStage, request: 'open' | 'close' | null): StageStep['run'] => {
    if (!request) return may('project:move') ? () => setMoving(stage) : undefined
    const to = `${requestPaths.create}?project=${row.id}&kind=${request}`
    return may('projectRequest:create') ? () => void go(to) : undefined
  }
  const stepTo = ({ stage, hindrances, request }: Standing['ways'][number]): StageStep => ({
    label: request ? t(`stage.ask.${request}`) : t('stage.go', { name: nameOf(stage) }),
    checks: hindrances.map((label) => ({ key: label, label, holds: false })),
    run: runOf(stage, request),
  })
  const steps = Object.fromEntries((data?.ways ?? []).map((way) => [way.stage, stepTo(way)]))
  const aside = (data?.ways ?? [])
    .map(({ stage }) => stage)
    .filter((stage) => stage === 'paused' || stage === 'canceled')
  return (
    <section className={styles.standing}>
      <StageBar label={t('stage')} meta={meta} value={row.stage} path={[...path, ...aside]} steps={steps} />
      {data && <Facts standing={data} />}
      {moving && <MoveDialog row={row} stage={moving} name={nameOf(moving)} close={() => setMoving(undefined)} />}
    </section>
  )
}
