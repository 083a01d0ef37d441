import { useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { order, PurchaseOrder } from '@srm/api/order'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { useCan } from '@/lib/session/can.tsx'
import { toast } from '@/lib/toast.ts'
import { DocumentDetail } from '@/ui/record-detail/document-detail.tsx'
import type { RecordAction } from '@/ui/record-detail/record-actions.tsx'
import { changePaths, orderPaths } from '../order.paths.ts'
import { HistoryTab } from './history.tab.tsx'
import { OrderLines } from './lines.tab.tsx'
import { OrderBanner } from './order.banner.tsx'
import { OrderPrint } from './order.print.tsx'
import { useOrderText } from '../order.texts.ts'
import { SendDialog } from './send.dialog.tsx'
import { OrderStepForm, type OrderStep } from './step.forms.tsx'

type Step = OrderStep | 'send'
type Name = keyof typeof PurchaseOrder.all

const useSections = (): { readonly title: string; readonly fields: readonly Name[] }[] => {
  const t = useOrderText()
  return [
    { title: t('section.terms'), fields: ['contact', 'depositRate', 'paymentTerms', 'terms', 'priceReason'] },
    { title: t('section.answer'), fields: ['sentAt', 'answeredAt', 'confirmedAt', 'signer', 'answerNote'] },
    {
      title: t('section.from'),
      fields: [
        'source',
        'award',
        'purchase',
        'department',
        'createdBy',
        'createdAt',
        'updatedAt',
        'closedAt',
        'internalNote',
      ],
    },
  ]
}

const useActions = (open: (step: Step) => void): RecordAction[] => {
  const t = useOrderText()
  const go = useNavigate()
  const may = useCan()
  const [, setParams] = useSearchParams()
  const { mutate: begin } = useMutate(order.order.begin, { done: () => toast.success(t('begin.done')) })
  const print = (): void => setParams((before) => new URLSearchParams([...before, ['print', 'order']]))
  const isChangeable: RecordAction['when'] = ({ stage }) => stage === 'confirmed' || stage === 'executing'
  return [
    {
      action: 'send',
      label: t('send'),
      rank: 'primary',
      when: ({ stage }) => stage === 'draft',
      run: () => open('send'),
    },
    {
      action: 'send',
      label: t('resend'),
      rank: 'secondary',
      when: ({ stage }) => stage !== 'draft',
      run: () => open('send'),
    },
    { action: 'recall', label: t('recall'), rank: 'secondary', run: () => open('recall') },
    {
      action: 'begin',
      label: t('begin'),
      rank: 'secondary',
      run: ({ id, version }) => begin({ params: { id }, body: { version } }),
    },
    { action: 'close', label: t('close'), rank: 'secondary', run: () => open('close') },
    ...(may('orderChange:create')
      ? [
          {
            action: '',
            label: t('change'),
            rank: 'more' as const,
            when: isChangeable,
            run: ({ id }: { id: string }) => go(`${changePaths.create}?order=${id}`),
          },
        ]
      : []),
    { action: '', label: t('print'), rank: 'more', run: print },
    { action: 'cancel', label: t('cancel'), rank: 'more', danger: true, run: () => open('cancel') },
  ]
}

const Shown = ({ id }: { readonly id: string }): ReactNode => {
  const t = useOrderText()
  const { data } = useRead(order.order.show, { params: { id } })
  const [step, setStep] = useState<Step>()
  const close = (): void => setStep(undefined)
  return (
    <>
      <DocumentDetail
        record={PurchaseOrder}
        calls={order.order}
        paths={orderPaths}
        docType="purchaseOrder"
        needsApproval={({ needsApproval, stage }) => needsApproval === true && stage === 'draft'}
        summary={['supplier', 'project', 'amount', 'serviceFrom', 'serviceTo', 'answer', 'owner']}
        sections={useSections()}
        tabs={['payments', 'cancellation', 'attachments']}
        related={() => [{ key: 'versions', title: t('versions'), content: <HistoryTab id={id} /> }]}
        lead={data && <OrderLines row={data} />}
        actions={useActions(setStep)}
        banner={data && <OrderBanner row={data} />}
      />
      {step === 'send' && data && <SendDialog row={data} close={close} />}
      {step && step !== 'send' && data && <OrderStepForm name={step} row={data} close={close} />}
    </>
  )
}

const OrderDetail = (): ReactNode => {
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const { data } = useRead(order.order.show, { params: { id } })
  return params.get('print') === 'order' && data ? <OrderPrint row={data} /> : <Shown id={id} />
}

export default OrderDetail
