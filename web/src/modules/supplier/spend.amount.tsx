import type { ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { Supplier, supplier } from '@srm/api/supplier'
import { useRead } from '@/lib/api/query.ts'
import { useLabel } from '@/lib/i18n.ts'
import { Amount } from '@/ui/money-strip/amount.tsx'
import { textIn, type Row } from '@/ui/record-shape.ts'
import { supplierPaths } from './supplier.paths.ts'
import { useSupplierText } from './supplier.texts.ts'

/** What we worked with a supplier for, and its part of what we worked with all of them for. */
export const SpendAmount = ({ row }: { readonly row: Row }): ReactNode => {
  const t = useSupplierText()
  const say = useLabel()
  const { data } = useRead(supplier.supplier.summary, { query: {} })
  const total = data?.sums?.['cooperationAmount']
  return (
    <Amount
      label={say(metaOf(Supplier.fields.cooperationAmount).label)}
      amount={textIn(row, 'cooperationAmount') || null}
      to={`${supplierPaths.list}?sort=-cooperationAmount`}
      of={total === undefined ? undefined : { label: t('amount.all'), amount: total }}
    />
  )
}
