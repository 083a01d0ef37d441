import { Suspense, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { InvoiceOut, invoicing } from '@srm/api/invoicing'
import { compareMoney } from '@srm/api/shared/money'
import { refreshFamily, useRead } from '@/lib/api/query.ts'
import { VoidDialog } from '@/modules/approval/index.ts'
import { DocumentDetail } from '@/ui/record-detail/document-detail.tsx'
import type { RecordAction } from '@/ui/record-detail/record-actions.tsx'
import { RelatedRecords } from '@/ui/record-related/related-records.tsx'
import { InvoiceBanner } from './invoice.banner.tsx'
import { invoicePaths } from './invoicing.paths.ts'
import { useInvoicingText } from './invoicing.texts.ts'
import { StepForm, type Step } from './steps.tsx'

const useActions = (begin: (step: Step | 'void') => void): RecordAction[] => {
  const t = useInvoicingText()
  return [
    { action: 'issue', label: t('issue.title'), rank: 'primary', run: () => begin('issue') },
    { action: 'deliver', label: t('deliver.title'), rank: 'primary', run: () => begin('deliver') },
    { action: 'red', label: t('red.title'), rank: 'more', danger: true, run: () => begin('red') },
    {
      action: '',
      label: t('void.title'),
      rank: 'more',
      danger: true,
      when: (row) => row['status'] === 'approved' && row['stage'] === 'toIssue',
      run: () => begin('void'),
    },
  ]
}

const Reds = ({ id }: { readonly id: string }): ReactNode => (
  <RelatedRecords
    record={InvoiceOut}
    calls={invoicing.invoiceOut}
    by="redOf"
    owner={id}
    columns={['code', 'invoiceNo', 'amount', 'issuedOn', 'issuer']}
    paths={invoicePaths}
  />
)

const useSections = () => {
  const t = useInvoicingText()
  return [
    {
      title: t('section.basic'),
      fields: ['plan', 'project', 'ourCompany', 'taxRate', 'amountExTax', 'tax', 'neededOn', 'remark'],
    },
    {
      title: t('section.title'),
      fields: ['titleName', 'taxNo', 'titleAddress', 'titlePhone', 'titleBank', 'titleAccount', 'receiverEmail'],
    },
    {
      title: t('section.issued'),
      fields: ['invoiceNo', 'invoiceCode', 'issuedOn', 'issuer', 'deliveredOn', 'delivery', 'courierNo', 'receiver'],
    },
    { title: t('section.stamps'), fields: ['department', 'createdBy', 'createdAt', 'updatedAt'] },
  ] as const
}

const InvoiceDetail = (): ReactNode => {
  const t = useInvoicingText()
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const { data } = useRead(invoicing.invoiceOut.show, { params: { id } }, { enabled: id !== '' })
  const [step, setStep] = useState<Step | 'void'>()
  const close = (): void => setStep(undefined)
  const hasReds = data !== undefined && compareMoney(data.redAmount ?? '0', '0') > 0
  return (
    <>
      <DocumentDetail
        record={InvoiceOut}
        calls={invoicing.invoiceOut}
        paths={invoicePaths}
        docType="invoiceOut"
        summary={['contract', 'customer', 'amount', 'kind', 'owner', 'status']}
        sections={useSections()}
        tabs={['items', 'invoiceFiles', 'attachments']}
        related={(row) => (hasReds ? [{ key: 'reds', title: t('tab.reds'), content: <Reds id={row.id} /> }] : [])}
        needsApproval={(row) => row['stage'] === 'applying'}
        actions={useActions(setStep)}
        banner={data && <InvoiceBanner row={data} />}
      />
      {data && step !== undefined && step !== 'void' && <StepForm step={step} row={data} close={close} />}
      {data && step === 'void' && (
        <Suspense>
          <VoidDialog
            docType="invoiceOut"
            docId={id}
            name={data.titleName}
            close={close}
            voided={() => refreshFamily(invoicing.invoiceOut.list, [id])}
          />
        </Suspense>
      )}
    </>
  )
}

export default InvoiceDetail
