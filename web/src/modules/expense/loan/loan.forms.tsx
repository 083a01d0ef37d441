import { useState, type ReactNode } from 'react'
import { expense, repaymentFields } from '@srm/api/expense'
import type { Input } from '@srm/api/endpoint'
import { shanghaiDay } from '@srm/api/shared/date'
import { text } from '@srm/api/shared/fields'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { useLoanText } from '../expense.texts.ts'

type Props = { readonly row: Row; readonly close: () => void }
type RepayBody = Input<typeof expense.loan.repay>['body']
type CancelBody = Input<typeof expense.loan.cancel>['body']

export const RepaymentForm = ({ row, close }: Props): ReactNode => {
  const t = useLoanText()
  const { id, version } = row
  const [today] = useState(() => shanghaiDay(new Date()))
  const { mutateAsync } = useMutate(expense.loan.repay, { silent: true, done: () => toast.success(t('repay.done')) })
  return (
    <SideForm
      title={t('repay.title')}
      groups={[{ fields: repaymentFields }]}
      initial={{ day: today, amount: row['balance'] }}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as RepayBody })}
      close={close}
    />
  )
}

const cancelFields = { reason: text('取消原因', 'Why', { max: 200 }) }

export const CancelForm = ({ row: { id, version }, close }: Props): ReactNode => {
  const t = useLoanText()
  const { mutateAsync } = useMutate(expense.loan.cancel, { silent: true, done: () => toast.success(t('cancel.done')) })
  return (
    <SideForm
      title={t('cancel.title')}
      groups={[{ fields: cancelFields }]}
      initial={{}}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as CancelBody })}
      close={close}
    />
  )
}
