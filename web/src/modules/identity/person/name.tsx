import type { ReactNode } from 'react'
import { idOf, nameOf } from '@/ui/fields/ref/known-names.ts'
import { PersonChip } from '@/ui/fields/ref/person-chip.tsx'
import type { KnownRef } from '@/ui/slots.ts'
import { usePeople } from './people.ts'

/** An answer that carries only ids is read with the list of people at hand. */
export const PersonName = ({ value }: { readonly value: KnownRef }): ReactNode => {
  const known = nameOf(value)
  const { data = [] } = usePeople(known === undefined)
  const found = data.find(({ id }) => id === idOf(value))
  return <PersonChip name={known ?? found?.name ?? '…'} avatar={found?.avatar} />
}
