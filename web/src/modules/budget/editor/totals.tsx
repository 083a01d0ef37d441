import { useMemo, type ReactNode } from 'react'
import { budgetTotals } from '@srm/api/budget/amounts'
import type { Headcount } from '@srm/api/budget/quantity'
import { divideDecimals } from '@srm/api/shared/decimal-text'
import { subtractMoney } from '@srm/api/shared/money'
import { formatMoney } from '@/lib/format.ts'
import type { Sight } from './lines.columns.ts'
import { allAmounts, type BudgetRow } from './lines.model.ts'
import { useEditorText } from '../budget.texts.ts'
import styles from './editor.module.css'

type Props = {
  readonly rows: readonly BudgetRow[]
  readonly contingencyRate: string
  readonly count: Headcount
  readonly sight: Sight
}

type Figure = { readonly key: string; readonly label: string; readonly value: string; readonly isLess?: boolean }

/** What all lines come to, while they are written. */
export const Totals = ({ rows, contingencyRate, count, sight }: Props): ReactNode => {
  const t = useEditorText()
  const totals = useMemo(() => budgetTotals(allAmounts(rows, count), contingencyRate), [rows, count, contingencyRate])
  const { cost, contingency, income, incomeExTax, margin, marginRate } = totals
  const perHead = divideDecimals(cost, String(count.attendees), 2)
  const costs: readonly Figure[] = [
    { key: 'cost', label: t('cost'), value: formatMoney(cost) },
    { key: 'contingency', label: t('contingency'), value: formatMoney(contingency) },
    { key: 'perHead', label: t('perHead'), value: perHead === undefined ? t('none') : formatMoney(perHead) },
  ]
  const incomes: readonly Figure[] = [
    { key: 'income', label: t('income'), value: formatMoney(income) },
    { key: 'incomeExTax', label: t('incomeExTax'), value: formatMoney(incomeExTax) },
    { key: 'tax', label: t('tax'), value: formatMoney(subtractMoney(income, incomeExTax)) },
  ]
  const isLess = margin.startsWith('-')
  const margins: readonly Figure[] = [
    { key: 'margin', label: t('margin'), value: formatMoney(margin), isLess },
    { key: 'marginRate', label: t('marginRate'), value: marginRate === null ? t('none') : `${marginRate}%`, isLess },
  ]
  const shown = [
    ...(sight.cost ? costs : []),
    ...(sight.income ? incomes : []),
    ...(sight.cost && sight.income ? margins : []),
  ]
  return (
    <dl className={styles.totals} aria-live="polite">
      {shown.map(({ key, label, value, isLess: isBad = false }) => (
        <div key={key} data-figure={key}>
          <dt>{label}</dt>
          <dd data-less={isBad || undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
