import { useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { payment, PaymentRequest } from '@srm/api/payment'
import { useRead } from '@/lib/api/query.ts'
import { useCan } from '@/lib/session/can.tsx'
import { DocumentDetail } from '@/ui/record-detail/document-detail.tsx'
import type { RecordAction } from '@/ui/record-detail/record-actions.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { batchOf, requestPaths } from '../payment.paths.ts'
import { RequestBanner } from './request.banner.tsx'
import { CancelForm, SlipForm } from './request.forms.tsx'
import { useRequestText } from '../payment.texts.ts'

type Step = { readonly kind: 'slip' | 'cancel'; readonly row: Row }

const useActions = (open: (step: Step) => void): RecordAction[] => {
  const t = useRequestText()
  const go = useNavigate()
  const may = useCan()
  return [
    ...(may('paymentBatch:create')
      ? [
          {
            action: '',
            label: t('batch'),
            rank: 'primary' as const,
            when: ({ stage }: Row) => stage === 'toPay',
            run: ({ id }: Row) => go(batchOf([id])),
          },
        ]
      : []),
    { action: 'slip', label: t('slip'), rank: 'primary', run: (row) => open({ kind: 'slip', row }) },
    { action: 'cancel', label: t('cancel'), rank: 'more', danger: true, run: (row) => open({ kind: 'cancel', row }) },
  ]
}

const RequestDetail = (): ReactNode => {
  const t = useRequestText()
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const { data } = useRead(payment.request.show, { params: { id } })
  const [step, setStep] = useState<Step>()
  const close = (): void => setStep(undefined)
  return (
    <>
      <DocumentDetail
        record={PaymentRequest}
        calls={payment.request}
        paths={requestPaths}
        docType="paymentRequest"
        summary={['kind', 'payeeName', 'project', 'needDate', 'status']}
        sections={[
          {
            title: t('section.what'),
            fields: ['contract', 'plan', 'order', 'reimburse', 'loan', 'budgetItem', 'isAdvance', 'company', 'remark'],
          },
          { title: t('section.payee'), fields: ['supplier', 'payeeName', 'payeeBank', 'payeeAccount', 'idNo'] },
          { title: t('section.result'), fields: ['batch', 'paidOn', 'bankSerial'] },
          { title: t('section.stamps'), fields: ['owner', 'department', 'createdBy', 'createdAt', 'updatedAt'] },
        ]}
        tabs={['received', 'invoices', 'slips', 'attachments']}
        actions={useActions(setStep)}
        banner={data && <RequestBanner row={data} />}
      />
      {step?.kind === 'slip' && <SlipForm row={step.row} close={close} />}
      {step?.kind === 'cancel' && <CancelForm row={step.row} close={close} />}
    </>
  )
}

export default RequestDetail
