import type { ReactNode } from 'react'
import { contract } from '@srm/api/contract'
import { contractPages } from '@srm/api/contract/pages'
import { formatMoney } from '@/lib/format.ts'
import { ListWidget } from '@/ui/list-widget.tsx'
import { nameIn, textIn } from '@/ui/record-shape.ts'
import { usePlanWidgetText } from '../contract.texts.ts'

const filter = [{ field: 'isOverdue', op: 'eq' as const, value: true }]

/** Instalments that are late on either side, the oldest first. */
export const OverdueWidget = (): ReactNode => {
  const t = usePlanWidgetText()
  return (
    <ListWidget
      list={contract.plan.list}
      subject="paymentPlan"
      page={contractPages.plan.list.path}
      filter={filter}
      sort="dueDate"
      title={(row) => textIn(row, 'title')}
      note={(row) => [textIn(row, 'dueDate'), nameIn(row, 'contract')].filter(Boolean).join(' · ')}
      side={(row) => textIn(row, 'openAmount') && formatMoney(textIn(row, 'openAmount'))}
      none={t('none')}
    />
  )
}
