import { Form } from 'antd'
import type { ReactNode } from 'react'
import type { InputProps } from '@/ui/slots.ts'
import { BudgetItemInput } from './item.input.tsx'

const idOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? value.id : null
}

/** The lines of the budget of the project the form names. */
export const ProjectItemInput = ({ id, value, onChange }: InputProps<unknown, string>): ReactNode => {
  const form = Form.useFormInstance()
  const projectId = idOf(Form.useWatch<unknown>('project', { form, preserve: true }))
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
