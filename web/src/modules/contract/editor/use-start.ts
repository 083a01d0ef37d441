import { Form } from 'antd'
import { createContext, use } from 'react'
import { contract } from '@srm/api/contract'
import { useRead } from '@/lib/api/query.ts'

/** What a change is of: its own form does not ask for type and template. */
export type Origin = {
  readonly type: string
  readonly template: string | undefined
  readonly project: string | undefined
  readonly signDate: string | undefined
}
export const OriginContext = createContext<Origin | undefined>(undefined)

export const idOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value === '' ? undefined : value
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
    ? value.id
    : undefined
}

/** A field of the form as it is typed. */
export const useFormValue = (name: string): unknown => {
  const form = Form.useFormInstance()
  return Form.useWatch<unknown>(name, { form, preserve: true })
}

/** What a contract of the chosen type and template begins with. */
export const useStart = () => {
  const origin = use(OriginContext)
  const [type, template] = [idOf(useFormValue('type')), idOf(useFormValue('template'))]
  const query = {
    type: origin?.type ?? type ?? '',
    ...((origin?.template ?? template) && { template: origin?.template ?? template }),
  }
  return useRead(contract.contract.start, { query }, { enabled: query.type !== '', keepPrevious: true })
}
