import type { ReactNode } from 'react'
import { InvoiceOut, invoicing } from '@srm/api/invoicing'
import { DocumentEditor } from '@/ui/record-form/document-editor.tsx'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { invoicePaths } from './invoicing.paths.ts'
import { useInvoicingText } from './invoicing.texts.ts'
import { RoomPanel } from './room.panel.tsx'

const { contract, kind, amount, taxRate, titleName } = InvoiceOut.fields

const InvoiceEdit = (): ReactNode => {
  const t = useInvoicingText()
  const asked = useQueryDefaults('contract', 'plan')
  return (
    <DocumentEditor
      record={InvoiceOut}
      calls={invoicing.invoiceOut}
      paths={invoicePaths}
      docType="invoiceOut"
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ kind: 'digitalOrdinary', taxRate: '6.00', items: [], ...asked }}
      facts={{ contract, kind, amount, taxRate, titleName }}
      aside={(values) => <RoomPanel values={values} />}
      sections={[
        {
          title: t('section.basic'),
          fields: ['contract', 'plan', 'kind', 'taxRate', 'amount', 'neededOn', 'items'],
        },
        {
          title: t('section.title'),
          fields: [
            'title',
            'titleName',
            'taxNo',
            'receiverEmail',
            'titleAddress',
            'titlePhone',
            'titleBank',
            'titleAccount',
          ],
        },
        { title: t('section.more'), fields: ['remark', 'attachments', 'owner', 'department'] },
      ]}
    />
  )
}

export default InvoiceEdit
