import { useState, type ReactNode } from 'react'
import { approval } from '@srm/api/approval'
import type { NamedRef } from '@srm/api/shared/fields'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import type { ActionDialogProps } from '@/ui/record-list/list-types.ts'
import { mentionedIn } from '../act/act.model.ts'
import { useCentreText } from './centre.texts.ts'
import { OpinionBox } from '../act/opinion.box.tsx'

const word = (value: unknown): string => (typeof value === 'string' ? value : '')

type Kind = 'reject' | 'withdraw' | 'terminate'

const bodyOf = (kind: Kind, taskId: string, reason: string, named: readonly NamedRef[]) =>
  kind === 'reject'
    ? ({ do: 'reject', taskId, opinion: reason, ...mentionedIn(reason, named) } as const)
    : ({ do: kind, reason } as const)

const said = { reject: 'rejected', withdraw: 'withdraw.done', terminate: 'terminate.done' } as const

/** A step that ends something says why. */
const ReasonDialog = ({ kind, rows, close, finished }: ActionDialogProps & { kind: Kind }): ReactNode => {
  const t = useCentreText()
  const [reason, setReason] = useState('')
  const [named, setNamed] = useState<readonly NamedRef[]>([])
  const [row] = rows
  const act = useMutate(approval.act, { done: () => toast.success(t(said[kind])) })
  if (!row) return null
  const confirm = async (): Promise<void> => {
    const body = { ...bodyOf(kind, word(row['taskId']), reason.trim(), named), expectedVersion: row.version }
    await act.mutateAsync({ params: { id: row.id }, body })
    finished([row])
  }
  return (
    <ConfirmDialog
      open
      title={t(`ask.${kind}`, { name: word(row['title']) })}
      ok={t(kind)}
      disabled={kind !== 'withdraw' && !reason.trim()}
      busy={act.isPending}
      confirm={confirm}
      close={close}
    >
      <OpinionBox
        label={t('reason')}
        placeholder={t('reason.placeholder')}
        value={reason}
        onChange={setReason}
        phrases={false}
        {...(kind === 'reject' && { onPick: (person) => setNamed((before) => [...before, person]) })}
      />
    </ConfirmDialog>
  )
}

export const RejectDialog = (props: ActionDialogProps): ReactNode => <ReasonDialog kind="reject" {...props} />
export const WithdrawDialog = (props: ActionDialogProps): ReactNode => <ReasonDialog kind="withdraw" {...props} />
export const TerminateDialog = (props: ActionDialogProps): ReactNode => <ReasonDialog kind="terminate" {...props} />
