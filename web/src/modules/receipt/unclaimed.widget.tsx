import type { ReactNode } from 'react'
import { receipt } from '@srm/api/receipt'
import { receiptPages } from '@srm/api/receipt/pages'
import { formatMoney } from '@/lib/format.ts'
import { ListWidget } from '@/ui/list-widget.tsx'
import { textIn } from '@/ui/record-shape.ts'
import { useWidgetText } from './receipt.texts.ts'

const filter = [{ field: 'stage', op: 'in' as const, value: ['unclaimed', 'partial'] }]

/** Money that came in and is nobody's yet, the oldest first. */
export const UnclaimedWidget = (): ReactNode => {
  const t = useWidgetText()
  return (
    <ListWidget
      list={receipt.receipt.list}
      subject="receipt"
      page={receiptPages.receipt.list.path}
      filter={filter}
      sort="day"
      title={(row) => textIn(row, 'payerName')}
      note={(row) => textIn(row, 'day')}
      side={(row) => textIn(row, 'amount') && formatMoney(textIn(row, 'amount'))}
      none={t('none')}
    />
  )
}
