import { Form, Select } from 'antd'
import { createContext, use, type ReactNode } from 'react'
import { crm } from '@srm/api/crm'
import { useRead } from '@/lib/api/query.ts'
import { controlOf } from '@/ui/record-form/sections.ts'
import type { InputProps, KnownRef } from '@/ui/slots.ts'
import { useUiText } from '@/ui/ui.texts.ts'
import { useCrmText } from '../crm.texts.ts'

/** The customer a form is about, where the form itself does not ask. */
export const CustomerScope = createContext<string | undefined>(undefined)

const idOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  const id = (value as { readonly id?: unknown } | null | undefined)?.id
  return typeof id === 'string' ? id : undefined
}

/** Only contacts of the customer in question can be chosen. */
const ContactInput = ({ id, value, onChange, onBlur, disabled }: InputProps<KnownRef, string>): ReactNode => {
  const t = useCrmText()
  const ui = useUiText()
  const chosen: unknown = Form.useWatch('customer')
  const customer = use(CustomerScope) ?? idOf(chosen)
  const filter = JSON.stringify([{ field: 'customer', op: 'in', value: [customer] }])
  const query = { filter, pageSize: '100' }
  const { data, isLoading } = useRead(crm.contact.list, { query }, { enabled: customer !== undefined })
  const options = (data?.items ?? []).map((one) => ({
    value: one.id,
    label: one.position ? `${one.name} · ${one.position}` : one.name,
  }))
  const known = typeof value === 'object' ? [{ value: value.id, label: value.name }] : []
  return (
    <Select
      {...(id && { id })}
      allowClear
      placeholder={ui('pick')}
      showSearch={{ optionFilterProp: 'label' }}
      loading={isLoading}
      disabled={disabled ?? customer === undefined}
      value={idOf(value)}
      options={options.length > 0 ? options : known}
      notFoundContent={t(customer ? 'contact.none' : 'contact.first')}
      onChange={(next: string | undefined) => onChange?.(next)}
      {...(onBlur && { onBlur })}
    />
  )
}

export const contactControl = controlOf(ContactInput)
