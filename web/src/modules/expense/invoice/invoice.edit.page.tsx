import type { ReactNode } from 'react'
import { expense, ReceivedInvoice } from '@srm/api/expense'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import type { Values } from '@/ui/record-form/sections.ts'
import { invoicePaths } from '../expense.paths.ts'
import { useInvoiceText } from '../expense.texts.ts'

const isOf =
  (...kinds: readonly string[]) =>
  (values: Values): boolean =>
    kinds.includes(String(values['kind']))

const InvoiceEdit = (): ReactNode => {
  const t = useInvoiceText()
  return (
    <RecordEditor
      record={ReceivedInvoice}
      calls={expense.invoice}
      paths={invoicePaths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ kind: 'digitalSpecial' }}
      sections={[
        {
          title: t('section.invoice'),
          fields: [
            'kind',
            'number',
            { name: 'invoiceCode', when: isOf('paperSpecial', 'paperOrdinary', 'taxi', 'toll', 'other') },
            { name: 'passenger', when: isOf('rail', 'air') },
            'seller',
            'date',
            'amount',
            'tax',
            { name: 'fare', when: isOf('air') },
            { name: 'rate', when: isOf('toll') },
          ],
        },
        { title: t('section.photo'), fields: ['photo'] },
      ]}
    />
  )
}

export default InvoiceEdit
