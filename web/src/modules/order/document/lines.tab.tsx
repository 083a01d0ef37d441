import type { ReactNode } from 'react'
import type { PurchaseOrder, PurchaseOrderLine } from '@srm/api/order'
import { plainDecimalText } from '@srm/api/shared/decimal-text'
import { formatMoney } from '@/lib/format.ts'
import { Muted } from '@/ui/layout.tsx'
import { LineName, LinesTable, type LinesColumn } from '@/ui/lines-table.tsx'
import { Panel } from '@/ui/page.tsx'
import { useOrderText } from '../order.texts.ts'

const money = (amount: string | null): string => (amount === null ? '****' : formatMoney(amount))

type Count = { readonly quantity: string; readonly times: string; readonly unit: string | null }

/** 20 间 × 3, without the noughts a database writes. */
export const countOf = ({ quantity, times, unit }: Count): string => {
  const several = plainDecimalText(times) === '1' ? '' : ` × ${plainDecimalText(times)}`
  return `${plainDecimalText(quantity)} ${unit ?? ''}${several}`.trim()
}

export const daysOf = (from: string | null, to: string | null): string =>
  from === null || to === null || to === from
    ? (from ?? to ?? '')
    : `${from} ~ ${to.slice(from.slice(0, 4) === to.slice(0, 4) ? 5 : 0)}`

const useColumns = (): LinesColumn<PurchaseOrderLine>[] => {
  const t = useOrderText()
  const price = ({ unitPrice, agreedPrice }: PurchaseOrderLine): ReactNode => (
    <>
      {money(unitPrice)}
      {agreedPrice !== null && unitPrice !== null && agreedPrice !== unitPrice && (
        <Muted as="div" size="s">
          {t('line.agreed', { price: money(agreedPrice) })}
        </Muted>
      )}
    </>
  )
  return [
    {
      key: 'name',
      title: t('line.name'),
      render: ({ name, purchaseType, hall, room, attendees, layout, requirement, remark, isCustomerPaid }) => (
        <LineName
          title={name}
          notes={[
            [
              purchaseType.name,
              hall?.name ?? room?.name,
              attendees === null ? null : t('line.people', { count: attendees }),
              layout,
            ]
              .filter(Boolean)
              .join(' · '),
            isCustomerPaid && t('line.customer'),
            requirement,
            remark,
          ]}
        />
      ),
    },
    { key: 'days', title: t('line.days'), render: ({ dateFrom, dateTo }) => daysOf(dateFrom, dateTo) },
    { key: 'quantity', title: t('line.quantity'), isNumber: true, render: countOf },
    { key: 'price', title: t('line.price'), isNumber: true, render: price },
    { key: 'amount', title: t('line.amount'), isNumber: true, render: ({ amount }) => money(amount) },
  ]
}

const isZero = (amount: string | null): boolean => amount === null || /^-?0+(\.0+)?$/.test(amount)

/** What is ordered, line by line, and what it comes to. */
export const OrderLines = ({ row }: { readonly row: PurchaseOrder }): ReactNode => {
  const t = useOrderText()
  const { lines, adjustment, amount, amountExTax, tax, customerAmount } = row
  return (
    <Panel title={t('lines.label')}>
      <LinesTable
        label={t('lines.label')}
        columns={useColumns()}
        lines={lines}
        keyOf={({ id }) => id}
        foot={[
          ...(isZero(adjustment) ? [] : [{ key: 'adjustment', label: t('adjustment'), value: money(adjustment) }]),
          { key: 'total', label: t('total'), value: money(amount), isStrong: true },
          ...(isZero(customerAmount)
            ? []
            : [{ key: 'customer', label: t('customerPaid'), value: money(customerAmount) }]),
          { key: 'tax', label: t('exTax', { amount: money(amountExTax), tax: money(tax) }), value: '' },
        ]}
      />
    </Panel>
  )
}
