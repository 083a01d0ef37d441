import type { ReactNode } from 'react'
import { order, PurchaseOrder } from '@srm/api/order'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { useOrderText } from '../order.texts.ts'
import { orderPaths } from '../order.paths.ts'
import { BringButtons } from './bring.buttons.tsx'
import { contactControl } from './contact.input.tsx'
import { OrderLinesInput } from './lines.input.tsx'

/** An order without an award: at an agreed price, or somebody's own word; and awarded ones before they are sent. */
const OrderEdit = (): ReactNode => {
  const t = useOrderText()
  const defaults = useQueryDefaults('project', 'supplier')
  return (
    <RecordEditor
      record={PurchaseOrder}
      calls={order.order}
      paths={orderPaths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ lines: [{ quantity: '1', times: '1' }], ...defaults }}
      sections={[
        {
          title: t('section.basic'),
          fields: ['supplier', 'project', 'title', { name: 'contact', control: contactControl }],
        },
        {
          title: t('section.lines'),
          fields: [{ name: 'lines', lines: OrderLinesInput }],
          extra: (editing) => <BringButtons editing={editing} />,
        },
        {
          title: t('section.terms'),
          fields: ['paymentTerms', 'depositRate', 'payments', 'cancellation', 'terms', 'attachments'],
        },
        { title: t('section.internal'), fields: ['priceReason', 'internalNote'] },
      ]}
    />
  )
}

export default OrderEdit
