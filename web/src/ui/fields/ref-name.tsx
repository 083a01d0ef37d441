import type { ReactNode } from 'react'
import { slot, type KnownRef } from '../slots.ts'
import { idOf, nameOf } from './known-names.ts'
import { useRefOptions } from './ref-options.ts'

type Props = { readonly of: string; readonly value: KnownRef }

const Looked = ({ of, value }: Props): ReactNode => {
  const { options } = useRefOptions(of, '', true)
  return options.find(({ id }) => id === idOf(value))?.name ?? '…'
}

/** A filter, and some answers, carry ids alone; those are read with the choices at hand. */
export const RefName = ({ of, value }: Props): ReactNode =>
  nameOf(value) ?? (of === 'department' ? slot('departmentName', { value }) : <Looked of={of} value={value} />)
