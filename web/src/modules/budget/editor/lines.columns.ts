import { useMemo } from 'react'
import { Budget } from '@srm/api/budget'
import type { Headcount } from '@srm/api/budget/quantity'
import { quantityFormula } from '@srm/api/budget/formula/field'
import { metaOf, optional } from '@srm/api/shared/field-meta'
import { money, quantity } from '@srm/api/shared/fields'
import { addMoney, percentOf } from '@srm/api/shared/money'
import { useLabel } from '@/lib/i18n.ts'
import type { GridColumn } from '@/ui/grid/model/types.ts'
import { amountsIn, quantityIn, type BudgetRow } from './lines.model.ts'
import { useEditorText } from '../budget.texts.ts'

const fields = metaOf(Budget.fields.lines).fields ?? {}

const marginField = optional(money('毛利', 'Margin', { negative: true }))
const rateField = optional(quantity('毛利率 %', 'Margin %', { places: 2, negative: true, each: true }))
const countField = optional(quantityFormula())

/** Of the rows right below, or of the row itself. */
const rateOf = (row: BudgetRow, children: readonly BudgetRow[]): string | null | undefined => {
  const amounts = (row.isHeading ? children : [row]).flatMap((one) => amountsIn(one) ?? [])
  if (amounts.length === 0) return undefined
  const sum = (key: 'margin' | 'incomeExTax'): string => addMoney(...amounts.map((one) => one[key]))
  return percentOf(sum('margin'), sum('incomeExTax'))
}

/** What this reader does not get to see has no column. */
export type Sight = { readonly cost: boolean; readonly income: boolean }
export const wholeSight: Sight = { cost: true, income: true }

type Words = { readonly say: ReturnType<typeof useLabel>; readonly t: ReturnType<typeof useEditorText> }

const columnsFor = ({ say, t }: Words, count: Headcount, { cost, income }: Sight): GridColumn<BudgetRow>[] => {
  const column = (key: string, width: number, more: Partial<GridColumn<BudgetRow>> = {}): GridColumn<BudgetRow>[] => {
    const schema = more.schema ?? fields[key]
    return schema ? [{ key, title: say(metaOf(schema).label), width, schema, ...more }] : []
  }
  const margins = [
    ...column('margin', 104, { schema: marginField, formula: (row) => amountsIn(row)?.margin, sum: true }),
    ...column('marginRate', 84, { schema: rateField, formula: rateOf }),
  ]
  // What is written and watched all the time stands in front; what is set once follows.
  return [
    ...column('name', 168),
    ...column('unit', 60),
    ...column('count', 124, { schema: countField, title: t('column.count') }),
    ...column('quantity', 84, { formula: (row) => quantityIn(row, count) }),
    ...column('times', 84),
    ...(cost ? column('costPrice', 100) : []),
    ...(cost ? column('costAmount', 116, { formula: (row) => amountsIn(row)?.cost, sum: true }) : []),
    ...(income ? column('incomePrice', 100) : []),
    ...(income ? column('incomeAmount', 116, { formula: (row) => amountsIn(row)?.income, sum: true }) : []),
    ...(cost && income ? margins : []),
    ...column('costType', 96),
    ...(cost ? [...column('costTaxRate', 88), ...column('isDeductible', 96)] : []),
    ...(income ? column('incomeTaxRate', 88) : []),
    ...column('spec', 160),
    ...column('remark', 180),
  ]
}

/** They stay the same while the figures they count by do. */
export const useLineColumns = ({ attendees, days, nights, sessions }: Headcount, sight: Sight) => {
  const say = useLabel()
  const t = useEditorText()
  const { cost, income } = sight
  return useMemo(
    () => columnsFor({ say, t }, { attendees, days, nights, sessions }, { cost, income }),
    [say, t, attendees, days, nights, sessions, cost, income],
  )
}
