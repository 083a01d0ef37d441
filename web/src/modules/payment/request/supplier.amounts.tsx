import type { ReactNode } from 'react'
import { payment } from '@srm/api/payment'
import { compareMoney } from '@srm/api/shared/money'
import { useRead } from '@/lib/api/query.ts'
import { Amount } from '@/ui/money-strip/amount.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { useRequestText } from '../payment.texts.ts'

const isThere = (amount: string | null): boolean => amount === null || compareMoney(amount, '0') > 0

/** What a supplier is owed, what of it is due, and what it was paid; what has not happened is absent. */
export const SupplierAmounts = ({ row }: { readonly row: Row }): ReactNode => {
  const t = useRequestText()
  const { data } = useRead(payment.request.supplierMoney, { params: { id: row.id } })
  if (!data) return null
  return (
    <>
      {isThere(data.open) && <Amount label={t('supplier.open')} amount={data.open} />}
      {isThere(data.due) && <Amount label={t('supplier.due')} amount={data.due} tone="warning" />}
      {isThere(data.paid) && <Amount label={t('supplier.paid')} amount={data.paid} tone="good" />}
    </>
  )
}
