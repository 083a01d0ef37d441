import { type ReactNode, Suspense } from 'react'
import { Form, Select } from 'antd'
import { order, PurchaseOrder } from '@srm/api/order'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { SupplierContacts } from '@/modules/supplier/index.ts'
import { refId } from '@/ui/grid/choosable.ts'
import { controlOf } from '@/ui/record-form/sections.ts'
import type { InputProps } from '@/ui/slots.ts'
import { useOrderText } from '../order.texts.ts'
import { orderPaths } from '../order.paths.ts'
import { BringButtons } from './bring.buttons.tsx'
import { OrderLinesInput } from './lines.input.tsx'

const ContactInput = ({ id, value, onChange }: InputProps<unknown, string>): ReactNode => {
  const t = useOrderText()
  const form = Form.useFormInstance()
  const supplierId = refId(Form.useWatch<unknown>('supplier', { form, preserve: true }))
  if (supplierId === undefined) return <Select disabled style={{ width: '100%' }} placeholder={t('needsSupplier')} />
  return (
    <Suspense>
      <SupplierContacts supplierId={supplierId}>
        {(contacts) => (
          <Select
            {...(id !== undefined && { id })}
            allowClear
            style={{ width: '100%' }}
            value={refId(value) ?? null}
            options={contacts.map((one) => ({
              value: one.id,
              label: [one.name, one.mobile].filter(Boolean).join(' '),
            }))}
            notFoundContent={t('contactNone')}
            showSearch={{ optionFilterProp: 'label' }}
            onChange={(next: string | null | undefined) => onChange?.(next ?? undefined)}
          />
        )}
      </SupplierContacts>
    </Suspense>
  )
}

/** Who gets the link: a contact of the supplier the form names. */
const contactControl = controlOf(ContactInput)

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
