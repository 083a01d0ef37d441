import type { ReactNode } from 'react'
import type { Strategy } from '@srm/flow/tree/approver'
import { personFields } from '../drawer/fresh.ts'
import { labelOf, type DrawerContext } from '../drawer/drawer.model.ts'
import { Pick } from '../drawer/parts.tsx'
import { useText } from '../drawer/drawer.texts.ts'

type Origin = Extract<Strategy, { by: 'deptHead' }>['of']

type Props = {
  readonly label: string
  readonly value: Origin
  readonly around: DrawerContext
  readonly departments?: boolean
  readonly change: (next: Origin) => void
}

const named = 'depts'
const initiator = 'initiator'
const prefix = 'field:'

const keyOf = (of: Origin): string => {
  if (of === initiator) return initiator
  return 'depts' in of ? named : `${prefix}${of.field}`
}

/** Where one starts from: the initiator, somebody the document names, or departments named here. */
export const OriginPick = ({ label, value, around: { catalog }, departments, change }: Props): ReactNode => {
  const t = useText()
  const fields = personFields(catalog).map(({ path }) => `${prefix}${path}`)
  const current = keyOf(value)
  const options = [...new Set([initiator, ...fields, ...(departments ? [named] : []), current])]
  return (
    <Pick
      label={label}
      value={current}
      options={options}
      word={(key) => {
        if (key === initiator) return t('origin.initiator')
        if (key === named) return t('origin.named')
        return t('origin.field', { name: labelOf(catalog.fields, key.slice(prefix.length)) })
      }}
      change={(key) => {
        if (key === initiator) change(initiator)
        else change(key === named ? { depts: [] } : { field: key.slice(prefix.length) })
      }}
    />
  )
}
