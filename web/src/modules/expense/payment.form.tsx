import { useState, type ReactNode } from 'react'
import { expense, paymentFields } from '@srm/api/expense'
import type { Input } from '@srm/api/endpoint'
import { shanghaiDay } from '@srm/api/shared/date'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { useExpenseText } from './expense.texts.ts'

type Body = Input<typeof expense.loan.pay>['body']
type Props = { readonly row: Row; readonly of: 'loan' | 'reimburse'; readonly close: () => void }

/** The money left the bank: when, and what to remember of it. */
export const PaymentForm = ({ row: { id, version }, of, close }: Props): ReactNode => {
  const t = useExpenseText()
  const [today] = useState(() => shanghaiDay(new Date()))
  const { mutateAsync } = useMutate(expense[of].pay, { silent: true, done: () => toast.success(t('pay.done')) })
  return (
    <SideForm
      title={t('pay.title')}
      groups={[{ fields: paymentFields }]}
      initial={{ day: today }}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as Body })}
      close={close}
    />
  )
}
