import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import type { ActBody, Detail } from '@srm/api/approval'
import { formatDateTime } from '@/lib/format.ts'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { Muted, Row } from '@/ui/layout.tsx'
import { useSend } from '../act/send.ts'
import { actWord, useText } from '../act/act.texts.ts'
import { nodeOf } from './detail.model.ts'
import styles from './head.module.css'
import { nameIn } from './words.ts'
import { OpinionBox } from '../act/opinion.box.tsx'

type Proposal = Detail['proposals'][number]
type Answer = Proposal['actions'][number]

/** Where to, or whose place: what the proposal would do, in one sentence. */
const useWords = (detail: Detail): ((proposal: Proposal) => string) => {
  const t = useText()
  const taskOf = (id: string | null) => detail.runs.flatMap(({ tasks }) => tasks).find((task) => task.id === id)
  const runOf = (id: string | null) => detail.runs.find((run) => run.id === id)
  return ({ do: act, taskId, runId, nodeId, to }) => {
    const task = taskOf(taskId)
    const words = {
      from: task ? nameIn(detail, task.assignee) : '',
      to: to ? nameIn(detail, to) : '',
      node: (nodeId ? nodeOf(detail, nodeId)?.name : runOf(runId)?.name) ?? '',
    }
    if (act === 'reassign') return t('proposal.reassign', words)
    if (act === 'skip') return t('proposal.skip', words)
    if (act === 'move') return t('proposal.move', words)
    return actWord(t, `do.${act}`)
  }
}

const bodyOf = (answer: Answer, { id }: Proposal, detail: Detail, reason: string): ActBody => {
  const about = { proposalId: id, expectedVersion: detail.version }
  return answer === 'refuseProposal' ? { do: answer, ...about, reason } : { do: answer, ...about }
}

type AskProps = {
  readonly detail: Detail
  readonly proposal: Proposal
  readonly answer: Answer
  readonly close: () => void
}

/** What is confirmed is done at once: it is said again what that is. */
const Ask = ({ detail, proposal, answer, close }: AskProps): ReactNode => {
  const t = useText()
  const { busy, problem, send } = useSend(detail)
  const [reason, setReason] = useState('')
  const refuses = answer === 'refuseProposal'
  const confirm = async (): Promise<void> => {
    if (!(await send((now) => bodyOf(answer, proposal, now, reason.trim())))) throw new Error(problem)
    toast.success(t(`proposal.done.${answer}`))
  }
  return (
    <ConfirmDialog
      open
      title={t(`proposal.ask.${answer}`, { what: useWords(detail)(proposal) })}
      ok={t(`proposal.${answer}`)}
      disabled={refuses && !reason.trim()}
      danger={answer !== 'withdrawProposal'}
      busy={busy}
      confirm={confirm}
      close={close}
    >
      {problem && <p role="alert">{problem}</p>}
      {refuses && (
        <OpinionBox
          label={t('reason')}
          placeholder={t('reason.hint')}
          value={reason}
          onChange={setReason}
          phrases={false}
        />
      )}
    </ConfirmDialog>
  )
}

const One = ({ detail, proposal }: { detail: Detail; proposal: Proposal }): ReactNode => {
  const t = useText()
  const what = useWords(detail)(proposal)
  const [answer, setAnswer] = useState<Answer>()
  return (
    <section className={styles.banner} data-tone="orange" aria-label={t('proposal.label')}>
      <p className={styles.bannerTitle}>{t('proposal.title', { name: nameIn(detail, proposal.by), what })}</p>
      <p>
        {proposal.reason}
        <Muted size="s"> · {formatDateTime(proposal.at)}</Muted>
      </p>
      {proposal.actions.length === 0 ? (
        <Muted as="p" size="s">
          {t('proposal.waits')}
        </Muted>
      ) : (
        <Row as="p" align="stretch" wrap className={styles.bannerActions}>
          {proposal.actions.map((one) => (
            <Button
              key={one}
              size="small"
              {...(one === 'confirmProposal' && { type: 'primary' as const })}
              {...(one === 'refuseProposal' && { danger: true })}
              onClick={() => setAnswer(one)}
            >
              {t(`proposal.${one}`)}
            </Button>
          ))}
        </Row>
      )}
      {answer && <Ask detail={detail} proposal={proposal} answer={answer} close={() => setAnswer(undefined)} />}
    </section>
  )
}

/** What one administrator wants done over the others' heads, until a second has said yes or no. */
export const Proposals = ({ detail }: { readonly detail: Detail }): ReactNode =>
  detail.proposals
    .filter(({ status }) => status === 'open')
    .map((proposal) => <One key={proposal.id} detail={detail} proposal={proposal} />)
