import { CheckOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useState, type ReactNode } from 'react'
import { project, type ProjectDeliverable } from '@srm/api/project'
import { refreshFamily, useMutate, useRead } from '@/lib/api/query.ts'
import { useCan } from '@/lib/session/can.tsx'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import { Status } from '@/ui/status.tsx'
import styles from '../project.module.css'
import { useDeliverableText } from '../project.texts.ts'

const refresh = (): Promise<unknown> => refreshFamily(project.project.standing)

type StepRequest = { readonly kind: 'mark' | 'waive'; readonly one: ProjectDeliverable }
type DialogProps = StepRequest & { readonly projectId: string; readonly close: () => void }

/** Where it lies, or why it is not needed: one is asked for a word, the other takes one. */
const SayDialog = ({ kind, one, projectId, close }: DialogProps): ReactNode => {
  const t = useDeliverableText()
  const [text, setText] = useState('')
  const mark = useMutate(project.deliverable.mark, { done: refresh })
  const waive = useMutate(project.deliverable.waive, { done: refresh })
  const said = text.trim()
  const owed = { projectId, id: one.id }
  const words = t(kind === 'mark' ? 'mark.note' : 'waive.reason')
  const send = (): Promise<unknown> =>
    kind === 'mark'
      ? mark.mutateAsync({ body: { ...owed, isDone: true, ...(said && { note: said }) } })
      : waive.mutateAsync({ body: { ...owed, reason: said } })
  return (
    <ConfirmDialog
      open
      title={t(`${kind}One`, { title: one.title })}
      ok={t(kind)}
      danger={kind === 'waive'}
      busy={mark.isPending || waive.isPending}
      disabled={kind === 'waive' && said === ''}
      confirm={send}
      close={close}
    >
      <Input.TextArea
        aria-label={words}
        placeholder={words}
        rows={3}
        maxLength={200}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </ConfirmDialog>
  )
}

type LineProps = {
  readonly one: ProjectDeliverable
  readonly ask: (kind: StepRequest['kind']) => void
  readonly undo: () => void
}

const Line = ({ one, ask, undo }: LineProps): ReactNode => {
  const t = useDeliverableText()
  const may = useCan()
  const { title, state, note, by } = one
  const mayMark = may('project:update')
  return (
    <Row as="li" wrap justify="between">
      <Row wrap>
        {state === 'done' && <CheckOutlined aria-hidden />}
        <span>{title}</span>
        <Status color={state === 'open' ? 'orange' : 'green'}>{t(`state.${state}`)}</Status>
        <Muted size="s">{[by, note].filter(Boolean).join(' · ')}</Muted>
      </Row>
      <Row>
        {state === 'open' && mayMark && (
          <Button size="small" aria-label={t('markOne', { title })} onClick={() => ask('mark')}>
            {t('mark')}
          </Button>
        )}
        {state === 'open' && may('projectDeliverable:waive') && (
          <Button size="small" aria-label={t('waiveOne', { title })} onClick={() => ask('waive')}>
            {t('waive')}
          </Button>
        )}
        {state === 'done' && mayMark && (
          <Button size="small" type="text" aria-label={t('undoOne', { title })} onClick={undo}>
            {t('undo')}
          </Button>
        )}
      </Row>
    </Row>
  )
}

type Props = { readonly row: { readonly id: string; readonly stage: string; readonly pausedAt: string | null } }

/** What the stage a project is at has to leave behind. */
export const Deliverables = ({ row }: Props): ReactNode => {
  const t = useDeliverableText()
  const projectId = row.id
  const { data = [] } = useRead(project.deliverable.list, { query: { projectId } })
  const { mutate } = useMutate(project.deliverable.mark, { done: refresh })
  const [asked, setAsked] = useState<StepRequest>()
  const owed = data.filter(({ stage }) => stage === (row.pausedAt ?? row.stage))
  if (owed.length === 0) return null
  const done = owed.filter(({ state }) => state !== 'open').length
  return (
    <Panel title={t('now', { done, all: owed.length })}>
      <Stack as="ul" gap={8} className={styles.owed ?? ''}>
        {owed.map((one) => (
          <Line
            key={one.id}
            one={one}
            ask={(kind) => setAsked({ kind, one })}
            undo={() => mutate({ body: { projectId, id: one.id, isDone: false } })}
          />
        ))}
      </Stack>
      {asked && <SayDialog {...asked} projectId={projectId} close={() => setAsked(undefined)} />}
    </Panel>
  )
}
