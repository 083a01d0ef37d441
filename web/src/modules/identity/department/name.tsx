import type { ReactNode } from 'react'
import { idOf, nameOf } from '@/ui/fields/ref/known-names.ts'
import type { KnownRef } from '@/ui/slots.ts'
import { useDepartments } from '../person/people.ts'

export const DepartmentName = ({ value }: { readonly value: KnownRef }): ReactNode => {
  const known = nameOf(value)
  const { data = [] } = useDepartments(known === undefined)
  return known ?? data.find(({ id }) => id === idOf(value))?.name ?? '…'
}
