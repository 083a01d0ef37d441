import { Input } from 'antd'
import { useState, type ReactNode } from 'react'
import { approval } from '@srm/api/approval'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { useText } from './act.texts.ts'

type Props = {
  readonly docType: string
  readonly docId: string
  readonly name: string
  readonly close: () => void
  /** Told once it is void, or on its way there. */
  readonly voided: () => unknown
}

/** A document is made void by its approval being taken back; the reason is said there first, where everybody reads it. */
export const VoidDialog = ({ docType, docId, name, close, voided }: Props): ReactNode => {
  const t = useText()
  const [reason, setReason] = useState('')
  const { data } = useRead(approval.centre.of, { query: { docType, docId } })
  const approved = data?.find(({ purpose, status }) => purpose === 'create' && status === 'approved')
  const { mutateAsync, isPending } = useMutate(approval.act)
  const said = reason.trim()
  const confirm = async (): Promise<void> => {
    if (!approved) return
    const params = { id: approved.id }
    await mutateAsync({ params, body: { do: 'comment', text: said, mentions: [], audience: 'internal' } })
    await mutateAsync({ params, body: { do: 'void' } })
    toast.success(t('void.done'))
    await voided()
  }
  return (
    <ConfirmDialog
      open
      title={t('void.title', { name })}
      ok={t('do.void')}
      disabled={said === '' || !approved}
      busy={isPending}
      confirm={confirm}
      close={close}
    >
      <Input.TextArea
        aria-label={t('void.reason')}
        placeholder={t('void.reason')}
        rows={3}
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  )
}
