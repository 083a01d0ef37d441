import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { expense, Loan } from '@srm/api/expense'
import { useRead } from '@/lib/api/query.ts'
import type { RecordAction } from '@/ui/record-detail/record-actions.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { DocumentDetail } from '@/ui/record-detail/document-detail.tsx'
import { loanPaths } from '../expense.paths.ts'
import { useExpenseText, useLoanText } from '../expense.texts.ts'
import { PaymentForm } from '../payment.form.tsx'
import { EntriesTab } from './entries.tab.tsx'
import { LoanBanner } from './loan.banner.tsx'
import { CancelForm, RepaymentForm } from './loan.forms.tsx'

type Step = { readonly kind: 'pay' | 'repay' | 'cancel'; readonly row: Row }

const useSteps = (open: (step: Step) => void): RecordAction[] => {
  const t = useLoanText()
  const shared = useExpenseText()
  return [
    { action: 'pay', label: shared('pay.title'), rank: 'primary', run: (row) => open({ kind: 'pay', row }) },
    { action: 'repay', label: t('repay.title'), rank: 'primary', run: (row) => open({ kind: 'repay', row }) },
    { action: 'cancel', label: t('cancel.title'), rank: 'more', run: (row) => open({ kind: 'cancel', row }) },
  ]
}

const LoanDetail = (): ReactNode => {
  const t = useLoanText()
  const shared = useExpenseText()
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const { data } = useRead(expense.loan.show, { params: { id } })
  const [step, setStep] = useState<Step>()
  const close = (): void => setStep(undefined)
  return (
    <>
      <DocumentDetail
        record={Loan}
        calls={expense.loan}
        paths={loanPaths}
        docType="loan"
        summary={['kind', 'owner', 'project', 'repayDate', 'status']}
        sections={[
          { title: t('section.basic'), fields: ['purpose', 'needDate', 'paidOn', 'department', 'remark'] },
          { title: shared('section.payee'), fields: ['payeeName', 'payeeBank', 'payeeAccount'] },
          { title: shared('section.stamps'), fields: ['createdBy', 'createdAt', 'updatedAt'] },
        ]}
        tabs={['attachments']}
        related={(row) => [{ key: 'entries', title: t('entries'), content: <EntriesTab loanId={row.id} /> }]}
        actions={useSteps(setStep)}
        banner={data && <LoanBanner row={data} />}
      />
      {step?.kind === 'pay' && <PaymentForm of="loan" row={step.row} close={close} />}
      {step?.kind === 'repay' && <RepaymentForm row={step.row} close={close} />}
      {step?.kind === 'cancel' && <CancelForm row={step.row} close={close} />}
    </>
  )
}

export default LoanDetail
