import { Alert } from 'antd'
import { useState, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { InvoiceIn, invoicing } from '@srm/api/invoicing'
import { compareMoney } from '@srm/api/shared/money'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { formatMoney } from '@/lib/format.ts'
import { toast } from '@/lib/toast.ts'
import { Stack } from '@/ui/layout.tsx'
import type { RecordAction } from '@/ui/record-detail/record-actions.tsx'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { RelatedRecords } from '@/ui/record-related/related-records.tsx'
import { receivedPaths } from '../invoicing.paths.ts'
import { ReceivedStepForm, type ReceivedStep } from './received.steps.tsx'
import { useReceivedText } from '../invoicing.texts.ts'
import { StandingPanel } from './standing.panel.tsx'

const useActions = (begin: (step: ReceivedStep) => void): RecordAction[] => {
  const t = useReceivedText()
  const { mutate } = useMutate(invoicing.invoiceIn.release, {
    done: () => {
      toast.success(t('release.done'))
    },
  })
  return [
    { action: 'verify', label: t('verify.title'), rank: 'primary', run: () => begin('verify') },
    { action: 'override', label: t('override.title'), rank: 'primary', run: () => begin('override') },
    { action: 'deduct', label: t('deduct.title'), rank: 'more', run: () => begin('deduct') },
    { action: 'hold', label: t('hold.title'), rank: 'more', run: () => begin('hold') },
    {
      action: 'release',
      label: t('release.title'),
      rank: 'more',
      run: ({ id, version }) => mutate({ params: { id }, body: { version } }),
    },
    { action: 'red', label: t('red.title'), rank: 'more', danger: true, run: () => begin('red') },
  ]
}

const Reds = ({ id }: { readonly id: string }): ReactNode => (
  <RelatedRecords
    record={InvoiceIn}
    calls={invoicing.invoiceIn}
    by="redOf"
    owner={id}
    columns={['code', 'number', 'amount', 'issuedOn']}
    paths={receivedPaths}
  />
)

const Banner = ({ row: { redOf, redReason, redAmount } }: { readonly row: InvoiceIn }): ReactNode => {
  const t = useReceivedText()
  const hasRed = redAmount !== null && compareMoney(redAmount, '0') > 0
  return (
    <Stack gap={12}>
      {redOf && (
        <Alert
          type="error"
          showIcon
          title={<Link to={receivedPaths.detail(redOf.id)}>{t('red.of', { code: redOf.name })}</Link>}
          description={redReason}
        />
      )}
      {hasRed && <Alert type="warning" showIcon title={t('red.partly', { amount: formatMoney(redAmount) })} />}
    </Stack>
  )
}

const useSections = () => {
  const t = useReceivedText()
  return [
    {
      title: t('section.printed'),
      fields: ['kind', 'invoiceCode', 'sellerName', 'sellerTaxNo', 'buyerName', 'buyerTaxNo', 'amountExTax', 'tax'],
    },
    { title: t('section.for'), fields: ['order', 'contract', 'acceptance', 'project', 'ourCompany', 'remark'] },
    {
      title: t('section.verified'),
      fields: ['titleState', 'verifiedBy', 'verifiedAt', 'verifyNote', 'isDeductible', 'deductMonth'],
    },
    {
      title: t('section.match'),
      fields: ['matchState', 'matchTotal', 'matchCeiling', 'overriddenBy', 'overrideReason', 'heldBy', 'holdReason'],
    },
    { title: t('section.stamps'), fields: ['source', 'owner', 'department', 'createdBy', 'createdAt', 'updatedAt'] },
  ] as const
}

const ReceivedDetail = (): ReactNode => {
  const t = useReceivedText()
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const { data } = useRead(invoicing.invoiceIn.show, { params: { id } }, { enabled: id !== '' })
  const [step, setStep] = useState<ReceivedStep>()
  const isRed = Boolean(data?.redOf)
  return (
    <>
      <RecordDetail
        record={InvoiceIn}
        calls={invoicing.invoiceIn}
        paths={receivedPaths}
        summary={['supplier', 'amount', 'issuedOn', 'matchState', 'isHeld', 'verifyState']}
        sections={useSections()}
        tabs={['attachments']}
        related={(row) =>
          isRed
            ? []
            : [
                { key: 'standing', title: t('tab.standing'), content: <StandingPanel row={row} /> },
                { key: 'reds', title: t('tab.reds'), content: <Reds id={row.id} /> },
              ]
        }
        actions={useActions(setStep)}
        banner={data && <Banner row={data} />}
      />
      {data && step !== undefined && <ReceivedStepForm step={step} row={data} close={() => setStep(undefined)} />}
    </>
  )
}

export default ReceivedDetail
