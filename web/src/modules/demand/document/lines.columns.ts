import { useMemo } from 'react'
import { Demand } from '@srm/api/demand'
import { metaOf, optional } from '@srm/api/shared/field-meta'
import { cost } from '@srm/api/shared/fields'
import { useLabel } from '@/lib/i18n.ts'
import { chosenFrom, type Choosable } from '@/ui/grid/choosable.ts'
import type { GridColumn } from '@/ui/grid/model/types.ts'
import { amountIn } from './lines.model.ts'

const fields = metaOf(Demand.fields.lines).fields ?? {}
const amountField = optional(cost('预算金额（含税）', 'Budget incl. tax'))

/** They stay the same while what can be chosen does. */
export const useLineColumns = (types: readonly Choosable[], items: readonly Choosable[]): GridColumn[] => {
  const say = useLabel()
  return useMemo(() => {
    const column = (key: string, width: number, more: Partial<GridColumn> = {}): GridColumn[] => {
      const schema = more.schema ?? fields[key]
      return schema ? [{ key, title: say(metaOf(schema).label), width, schema, ...more }] : []
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
      ...column('times', 104),
      ...column('dateFrom', 116),
      ...column('dateTo', 116),
      ...column('spec', 240),
      ...chosen('budgetItem', 148, items),
      ...column('budgetPrice', 124),
      ...column('budgetAmount', 132, { schema: amountField, formula: amountIn, sum: true }),
      ...column('isCustomerPaid', 84),
      ...column('timeSlot', 84),
      ...column('attendees', 80),
      ...column('layout', 116),
      ...column('region', 132),
      ...column('suppliers', 160),
      ...column('remark', 160),
    ]
  }, [say, types, items])
}
