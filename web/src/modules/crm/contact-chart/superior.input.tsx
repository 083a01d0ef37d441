import { Select } from 'antd'
import { createContext, use, type ReactNode } from 'react'
import { controlOf } from '@/ui/record-form/sections.ts'
import type { InputProps, KnownRef } from '@/ui/slots.ts'
import { useChartText } from '../crm.texts.ts'

type Superior = { readonly id: string; readonly name: string; readonly position: string | null }

/** Who can be chosen: nobody who stands below. */
export const Superiors = createContext<readonly Superior[]>([])

const SuperiorInput = ({ id, value, onChange, onBlur }: InputProps<KnownRef, string>): ReactNode => {
  const t = useChartText()
  const options = use(Superiors).map((one) => ({
    value: one.id,
    label: one.position ? `${one.name} · ${one.position}` : one.name,
  }))
  return (
    <Select
      {...(id && { id })}
      allowClear
      placeholder={t('nobody')}
      showSearch={{ optionFilterProp: 'label' }}
      value={typeof value === 'object' ? value?.id : value}
      options={options}
      notFoundContent={t('nobodyElse')}
      onChange={(next: string | undefined) => onChange?.(next)}
      {...(onBlur && { onBlur })}
    />
  )
}

export const superiorControl = controlOf(SuperiorInput)
