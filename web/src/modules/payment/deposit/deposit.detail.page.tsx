import { Alert } from 'antd'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Input } from '@srm/api/endpoint'
import { Deposit, payment, settleDepositFields } from '@srm/api/payment'
import { shanghaiDay } from '@srm/api/shared/date'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { Muted } from '@/ui/layout.tsx'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { depositPaths } from '../payment.paths.ts'
import { useDepositText } from '../payment.texts.ts'
import { Entries } from './entries.tsx'

type SettleBody = Input<typeof payment.deposit.settle>['body']
type StepProps = { readonly row: Row; readonly close: () => void }

const SettleForm = ({ row, close }: StepProps): ReactNode => {
  const t = useDepositText()
  const { id, version } = row
  const [today] = useState(() => shanghaiDay(new Date()))
  const { mutateAsync } = useMutate(payment.deposit.settle, {
    silent: true,
    done: () => toast.success(t('settle.done')),
  })
  return (
    <SideForm
      title={t('settle.title')}
      groups={[{ fields: settleDepositFields }]}
      initial={{ way: 'returned', day: today, amount: row['open'] }}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as SettleBody })}
      close={close}
      below={() => <Muted size="s">{t('settle.hint')}</Muted>}
    />
  )
}

const BookDialog = ({ row: { id, version }, close }: StepProps): ReactNode => {
  const t = useDepositText()
  const { mutateAsync, isPending } = useMutate(payment.deposit.book, { done: () => toast.success(t('book.done')) })
  return (
    <ConfirmDialog
      open
      danger={false}
      title={t('book.title')}
      ok={t('book')}
      busy={isPending}
      confirm={() => mutateAsync({ params: { id }, body: { version } })}
      close={close}
    >
      {t('book.hint')}
    </ConfirmDialog>
  )
}

const DepositDetail = (): ReactNode => {
  const t = useDepositText()
  const [params] = useSearchParams()
  const { data } = useRead(payment.deposit.show, { params: { id: params.get('id') ?? '' } })
  const [step, setStep] = useState<{ readonly kind: 'book' | 'settle'; readonly row: Row }>()
  const close = (): void => setStep(undefined)
  return (
    <>
      <RecordDetail
        record={Deposit}
        calls={payment.deposit}
        paths={depositPaths}
        summary={['counterparty', 'amount', 'open', 'dueDate', 'stage', 'owner']}
        sections={[
          { title: t('section.basic'), fields: ['side', 'kind', 'fundAccount', 'day', 'returned', 'deducted'] },
          { title: t('section.party'), fields: ['supplier', 'customer', 'contract', 'project'] },
          {
            title: t('section.stamps'),
            fields: ['company', 'booker', 'remark', 'createdBy', 'createdAt', 'updatedAt'],
          },
        ]}
        tabs={['attachments']}
        related={({ id }) => [{ key: 'entries', title: t('entries'), content: <Entries id={id} /> }]}
        banner={
          data?.stage === 'expected' ? (
            <Alert type="info" showIcon title={t('expected')} />
          ) : (
            data &&
            data.daysOver > 0 && (
              <Alert type="warning" showIcon title={t('over', { day: data.dueDate, days: data.daysOver })} />
            )
          )
        }
        actions={[
          { action: 'book', label: t('book'), rank: 'primary', run: (row) => setStep({ kind: 'book', row }) },
          { action: 'settle', label: t('settle'), rank: 'primary', run: (row) => setStep({ kind: 'settle', row }) },
        ]}
      />
      {step?.kind === 'book' && <BookDialog row={step.row} close={close} />}
      {step?.kind === 'settle' && <SettleForm row={step.row} close={close} />}
    </>
  )
}

export default DepositDetail
