import type { ReactNode } from 'react'
import { invoicing } from '@srm/api/invoicing'
import { useRead } from '@/lib/api/query.ts'
import { Amount } from '@/ui/money-strip/amount.tsx'
import { AmountRow } from '@/ui/money-strip/money-strip.tsx'
import { Await } from '@/ui/states.tsx'
import { useInvoicingText } from './invoicing.texts.ts'

/** For whoever decides: what the contract is about, what of it is invoiced, and what of that is not paid. */
export const RoomAside = ({ row }: { readonly row: { readonly id: string } }): ReactNode => {
  const t = useInvoicingText()
  const read = useRead(invoicing.invoiceOut.purse, { params: { id: row.id } })
  return (
    <Await query={read} rows={3}>
      {(purse) => {
        if (!purse) return null
        const total = { label: t('room.amount'), amount: purse.amount }
        return (
          <AmountRow>
            <Amount {...total} />
            <Amount label={t('room.invoiced')} amount={purse.invoiced} of={total} />
            <Amount label={t('room.asked')} amount={purse.asked} of={total} />
            <Amount label={t('room.received')} amount={purse.settled} of={total} tone="good" />
            <Amount label={t('room.unpaid')} amount={purse.unpaid} tone="warning" />
            <Amount label={t('room.overdue')} amount={purse.overdue} tone="danger" />
          </AmountRow>
        )
      }}
    </Await>
  )
}
