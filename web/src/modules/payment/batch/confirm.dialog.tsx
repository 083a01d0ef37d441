import { Input } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import { payment, type PaymentBatch } from '@srm/api/payment'
import { formatMoney } from '@/lib/format.ts'
import { useMutate } from '@/lib/api/query.ts'
import { confirmPassword } from '@/lib/session/confirm.ts'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { Muted, Stack } from '@/ui/layout.tsx'
import { useBatchText } from '../payment.texts.ts'

type Props = { readonly row: PaymentBatch; readonly close: () => void }

/** The second of two people: sees the total once more and proves who they are. */
export const ConfirmBatchDialog = ({ row, close }: Props): ReactNode => {
  const t = useBatchText()
  const id = useId()
  const [password, setPassword] = useState('')
  const [isProving, setIsProving] = useState(false)
  const { mutateAsync, isPending } = useMutate(payment.batch.confirm, { done: () => toast.success(t('confirm.done')) })
  const { count, total, version, owner } = row
  const confirm = async (): Promise<void> => {
    setIsProving(true)
    const isProven = await confirmPassword(password).finally(() => setIsProving(false))
    if (!isProven) throw new Error('not proven')
    await mutateAsync({ params: { id: row.id }, body: { version, total: total ?? '0' } })
  }
  return (
    <ConfirmDialog
      open
      danger={false}
      title={t('confirm.title', { count, amount: formatMoney(total ?? '0') })}
      ok={t('confirm')}
      busy={isPending || isProving}
      disabled={password === ''}
      confirm={confirm}
      close={close}
    >
      <Stack gap={12}>
        <span>{t('confirm.hint')}</span>
        {owner && <Muted size="s">{t('made.by', { who: owner.name })}</Muted>}
        <Stack gap={4}>
          <label htmlFor={id}>{t('confirm.password')}</label>
          <Input.Password
            id={id}
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Stack>
      </Stack>
    </ConfirmDialog>
  )
}
