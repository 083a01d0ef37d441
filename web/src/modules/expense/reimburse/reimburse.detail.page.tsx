import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Alert } from 'antd'
import { expense, Reimburse } from '@srm/api/expense'
import { metaOf } from '@srm/api/shared/field-meta'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import type { RecordAction } from '@/ui/record-detail/record-actions.tsx'
import { DocumentDetail } from '@/ui/record-detail/document-detail.tsx'
import { Stack } from '@/ui/layout.tsx'
import { Amount } from '@/ui/money-strip/amount.tsx'
import { AmountRow } from '@/ui/money-strip/money-strip.tsx'
import { StageBar } from '@/ui/stage-bar/stage-bar.tsx'
import { reimbursePaths } from '../expense.paths.ts'
import { useExpenseText, useReimburseText } from '../expense.texts.ts'
import { PaymentForm } from '../payment.form.tsx'
import { CutForm, WaiveForm } from './reimburse.forms.tsx'

const path = ['applying', 'toPay', 'paid', 'archived'] as const

/** Where a claim stands, and how what was claimed became what is paid. */
const ReimburseBanner = ({ row }: { readonly row: Reimburse }): ReactNode => {
  const t = useReimburseText()
  const shared = useExpenseText()
  const claimed = { label: t('amount.claimed'), amount: row.amount }
  return (
    <Stack gap={12}>
      {row.waiveReason !== null && <Alert type="info" showIcon title={t('waived', { reason: row.waiveReason })} />}
      <StageBar
        label={shared('stage.label')}
        meta={metaOf(Reimburse.fields.stage)}
        value={row.stage}
        path={path}
        steps={{}}
      />
      <AmountRow>
        <Amount label={t('amount.claimed')} amount={row.amount} />
        <Amount label={t('amount.approved')} amount={row.approvedTotal} of={claimed} />
        <Amount label={t('amount.offset')} amount={row.offsetTotal} />
        <Amount label={t('amount.pay')} amount={row.payAmount} tone={row.stage === 'toPay' ? 'warning' : 'good'} />
      </AmountRow>
    </Stack>
  )
}

type Step = 'pay' | 'cut' | 'waive'

const useSteps = (open: (step: Step) => void): RecordAction[] => {
  const t = useReimburseText()
  const shared = useExpenseText()
  const { mutate: file } = useMutate(expense.reimburse.archive, { done: () => toast.success(t('archive.done')) })
  return [
    { action: 'pay', label: shared('pay.title'), rank: 'primary', run: () => open('pay') },
    {
      action: 'archive',
      label: t('archive.title'),
      rank: 'primary',
      run: ({ id, version }) => file({ params: { id }, body: { version } }),
    },
    { action: 'cut', label: t('cut.title'), rank: 'secondary', run: () => open('cut') },
    { action: 'waive', label: t('waive.title'), rank: 'more', run: () => open('waive') },
  ]
}

const ReimburseDetail = (): ReactNode => {
  const t = useReimburseText()
  const shared = useExpenseText()
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const { data } = useRead(expense.reimburse.show, { params: { id } })
  const [step, setStep] = useState<Step>()
  const close = (): void => setStep(undefined)
  return (
    <>
      <DocumentDetail
        record={Reimburse}
        calls={expense.reimburse}
        paths={reimbursePaths}
        docType="reimburse"
        summary={['owner', 'project', 'hasInvoices', 'overDays', 'status']}
        sections={[
          {
            title: t('section.who'),
            fields: ['purpose', 'department', 'paidOn', 'fundAccount', 'waiveReason', 'remark'],
          },
          { title: shared('section.payee'), fields: ['payeeName', 'payeeBank', 'payeeAccount'] },
          { title: shared('section.stamps'), fields: ['createdBy', 'createdAt', 'updatedAt'] },
        ]}
        tabs={['lines', 'offsets', 'attachments']}
        actions={useSteps(setStep)}
        banner={data && <ReimburseBanner row={data} />}
      />
      {step === 'pay' && data && <PaymentForm of="reimburse" row={data} close={close} />}
      {step === 'cut' && data && <CutForm row={data} close={close} />}
      {step === 'waive' && data && <WaiveForm row={data} close={close} />}
    </>
  )
}

export default ReimburseDetail
