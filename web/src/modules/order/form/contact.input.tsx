import { Form, Select } from 'antd'
import { Suspense, type ReactNode } from 'react'
import { SupplierContacts } from '@/modules/supplier/index.ts'
import { refId } from '@/ui/grid/choosable.ts'
import { controlOf } from '@/ui/record-form/sections.ts'
import type { InputProps } from '@/ui/slots.ts'
import { useOrderText } from '../order.texts.ts'

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
export const contactControl = controlOf(ContactInput)
