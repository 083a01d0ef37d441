import { useState, type ReactNode } from 'react'
import { InvoiceIn, invoicing } from '@srm/api/invoicing'
import { shanghaiDay } from '@srm/api/shared/date'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import type { Values } from '@/ui/record-form/sections.ts'
import { receivedPaths } from '../invoicing.paths.ts'
import { useReceivedText } from '../invoicing.texts.ts'
import { RoomPanel } from './room.panel.tsx'

const isPaper = ({ kind }: Values): boolean => kind === 'paperSpecial' || kind === 'paperOrdinary'
const isSpecial = ({ kind }: Values): boolean => kind === 'digitalSpecial' || kind === 'paperSpecial'

const ReceivedEdit = (): ReactNode => {
  const t = useReceivedText()
  const asked = useQueryDefaults('order', 'contract')
  const [today] = useState(() => shanghaiDay(new Date()))
  return (
    <RecordEditor
      record={InvoiceIn}
      calls={invoicing.invoiceIn}
      paths={receivedPaths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ kind: 'digitalSpecial', isDeductible: true, issuedOn: today, attachments: [], ...asked }}
      aside={(values) => <RoomPanel values={values} />}
      sections={[
        {
          title: t('section.for'),
          fields: ['order', 'contract', { name: 'acceptance', when: ({ order }) => Boolean(order) }],
        },
        {
          title: t('section.printed'),
          fields: [
            'kind',
            'number',
            { name: 'invoiceCode', when: isPaper },
            'issuedOn',
            'amountExTax',
            'tax',
            'amount',
            { name: 'isDeductible', when: isSpecial },
            'sellerName',
            'sellerTaxNo',
          ],
        },
        { title: t('section.buyer'), fields: ['ourCompany', 'buyerName', 'buyerTaxNo'] },
        { title: t('section.more'), fields: ['attachments', 'remark', 'owner', 'department'] },
      ]}
    />
  )
}

export default ReceivedEdit
