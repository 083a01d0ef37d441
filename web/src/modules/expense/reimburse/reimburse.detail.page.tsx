import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { expense, Reimburse } from '@srm/api/expense'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import type { RecordAction } from '@/ui/record-detail/record-actions.tsx'
import { DocumentDetail } from '@/ui/record-detail/document-detail.tsx'
import { reimbursePaths } from '../expense.paths.ts'
import { useExpenseText, useReimburseText } from '../expense.texts.ts'
import { PaymentForm } from '../payment.form.tsx'
import { ReimburseBanner } from './reimburse.banner.tsx'
import { CutForm, WaiveForm } from './reimburse.forms.tsx'

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
