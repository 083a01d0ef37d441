import { Input } from 'antd'
import { useState, type ReactNode } from 'react'
import { crm } from '@srm/api/crm'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { Muted, Stack } from '@/ui/layout.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { useCrmText } from './crm.texts.ts'

/** Why a customer was lost is worth more than that it was. */
export const LoseDialog = ({ row, close }: { readonly row: Row; readonly close: () => void }): ReactNode => {
  const t = useCrmText()
  const [reason, setReason] = useState('')
  const act = useMutate(crm.customer.lose, {
    done: () => {
      toast.success(t('lost'))
      close()
    },
  })
  const { id, version } = row
  return (
    <ConfirmDialog
      open
      title={t('lose')}
      ok={t('lose')}
      busy={act.isPending}
      disabled={reason.trim() === ''}
      confirm={() => act.mutateAsync({ params: { id }, body: { version, reason: reason.trim() } })}
      close={close}
    >
      <Stack>
        <Muted size="s">{t('lose.hint')}</Muted>
        <Input.TextArea
          aria-label={t('lose.reason')}
          placeholder={t('lose.reason')}
          rows={3}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Stack>
    </ConfirmDialog>
  )
}
