import { Form } from 'antd'
import type { ReactNode } from 'react'
import { BudgetItemInput } from '@/modules/budget/index.ts'
import { controlOf } from '@/ui/record-form/sections.ts'
import type { InputProps } from '@/ui/slots.ts'

const projectIn = (value: unknown): string | null => {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? value.id : null
}

const ItemInput = ({ id, value, onChange }: InputProps<unknown, string>): ReactNode => {
  const form = Form.useFormInstance()
  const projectId = projectIn(Form.useWatch<unknown>('project', { form, preserve: true }))
  return (
    <BudgetItemInput
      isBare
      {...(id !== undefined && { id })}
      projectId={projectId}
      value={value}
      onChange={(next) => onChange?.(next)}
    />
  )
}

/** The lines of the budget of the project a request names. */
export const BudgetItemControl = controlOf(ItemInput)
