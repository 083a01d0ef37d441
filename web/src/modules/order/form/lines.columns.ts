import { useMemo } from 'react'
import { PurchaseOrder } from '@srm/api/order'
import { metaOf } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import { chosenFrom, type Choosable } from '@/ui/grid/choosable.ts'
import type { GridColumn } from '@/ui/grid/model/types.ts'
import { amountIn } from './lines.model.ts'

const fields = metaOf(PurchaseOrder.fields.lines).fields ?? {}

/** What an award has settled stays as it is; the price may differ for whoever has the word for it. */
const open: readonly string[] = ['unitPrice', 'hall', 'room', 'budgetItem', 'remark']

type Options = {
  readonly types: readonly Choosable[]
  readonly items: readonly Choosable[]
  readonly isAwarded: boolean
}

/** They stay the same while what can be chosen does. */
export const useLineColumns = ({ types, items, isAwarded }: Options): GridColumn[] => {
  const say = useLabel()
  return useMemo(() => {
    const column = (key: string, width: number, more: Partial<GridColumn> = {}): GridColumn[] => {
      const schema = more.schema ?? fields[key]
      const readOnly = isAwarded && !open.includes(key)
      return schema ? [{ key, title: say(metaOf(schema).label), width, schema, readOnly, ...more }] : []
    }
    const chosen = (key: string, width: number, all: readonly Choosable[]): GridColumn[] => {
      const schema = fields[key]
      return schema ? column(key, width, { schema: chosenFrom(schema, all) }) : []
    }
    return [
      ...chosen('purchaseType', 132, types),
      ...column('name', 168),
      ...column('quantity', 80),
      ...column('unit', 64),
      ...column('times', 96),
      ...column('unitPrice', 128),
      ...column('amount', 132, { formula: amountIn, sum: true, readOnly: true }),
      ...column('dateFrom', 116),
      ...column('dateTo', 116),
      ...column('requirement', 220),
      ...chosen('budgetItem', 148, items),
      ...column('hall', 148),
      ...column('room', 148),
      ...column('isCustomerPaid', 84),
      ...column('taxRate', 72),
      ...column('timeSlot', 84),
      ...column('attendees', 80),
      ...column('layout', 116),
      ...column('region', 132),
      ...column('remark', 160),
    ]
  }, [say, types, items, isAwarded])
}
