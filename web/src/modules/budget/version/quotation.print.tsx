import { Fragment, useState, type ReactNode } from 'react'
import type { Budget, BudgetLine } from '@srm/api/budget'
import { lineAmounts } from '@srm/api/budget/amounts'
import { shanghaiDay } from '@srm/api/shared/date'
import { compareDecimals, plainDecimalText } from '@srm/api/shared/decimal-text'
import { addMoney, subtractMoney } from '@srm/api/shared/money'
import { formatMoney } from '@/lib/format.ts'
import { PrintPage } from '@/ui/print-page.tsx'
import { State } from '@/ui/states.tsx'
import { useVersionText } from '../budget.texts.ts'
import styles from './version.module.css'

/** What a customer is told of a line. Nothing else of it gets here, so that nothing else can be printed. */
type QuotedLine = {
  readonly id: string
  readonly category: string
  readonly name: string
  readonly spec: string | null
  readonly unit: string | null
  readonly quantity: string
  readonly times: string
  readonly price: string
  readonly amount: string
  readonly amountExTax: string
}

const quoted = (line: BudgetLine): QuotedLine[] => {
  const { id, category, name, spec, unit, quantity, times, incomePrice, incomeTaxRate } = line
  if (incomePrice === null) return []
  const { income, incomeExTax } = lineAmounts({
    quantity,
    times,
    incomePrice,
    incomeTaxRate,
    costPrice: null,
    costTaxRate: '0',
    isDeductible: false,
  })
  // What there is none of is not offered.
  if (compareDecimals(income, '0') === 0) return []
  const words = { id, category: category.name, name, spec, unit }
  return [{ ...words, quantity, times, price: incomePrice, amount: income, amountExTax: incomeExTax }]
}

const sumOf = (lines: readonly QuotedLine[], key: 'amount' | 'amountExTax'): string =>
  addMoney(...lines.map((line) => line[key]))

const LineRow = ({ line, at }: { readonly line: QuotedLine; readonly at: number }): ReactNode => (
  <tr>
    <td>{at}</td>
    <td>{line.name}</td>
    <td>{line.spec}</td>
    <td>{line.unit}</td>
    <td data-number>{plainDecimalText(line.quantity)}</td>
    <td data-number>{plainDecimalText(line.times)}</td>
    <td data-number>{formatMoney(line.price)}</td>
    <td data-number>{formatMoney(line.amount)}</td>
  </tr>
)

const QuotationTable = ({ lines }: { readonly lines: readonly QuotedLine[] }): ReactNode => {
  const t = useVersionText()
  const groups = [...Map.groupBy(lines, ({ category }) => category)]
  const [total, exTax] = [sumOf(lines, 'amount'), sumOf(lines, 'amountExTax')]
  const foot = [
    ['exTax', exTax],
    ['tax', subtractMoney(total, exTax)],
    ['total', total],
  ] as const
  return (
    <table className={styles.paper}>
      <thead>
        <tr>
          <th>{t('quotation.no')}</th>
          <th>{t('quotation.item')}</th>
          <th>{t('quotation.spec')}</th>
          <th>{t('quotation.unit')}</th>
          <th data-number>{t('quotation.quantity')}</th>
          <th data-number>{t('quotation.times')}</th>
          <th data-number>{t('quotation.price')}</th>
          <th data-number>{t('quotation.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(([category, own]) => (
          <Fragment key={category}>
            <tr data-group>
              <th colSpan={7}>{category}</th>
              <td data-number>{formatMoney(sumOf(own, 'amount'))}</td>
            </tr>
            {own.map((line) => (
              <LineRow key={line.id} line={line} at={lines.indexOf(line) + 1} />
            ))}
          </Fragment>
        ))}
        {foot.map(([key, amount]) => (
          <tr key={key} data-group>
            <th colSpan={7}>{t(`quotation.${key}`)}</th>
            <td data-number>{formatMoney(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A sheet for the customer: what is quoted, and nothing of what it costs. */
export const QuotationPrint = ({ row }: { readonly row: Budget }): ReactNode => {
  const t = useVersionText()
  const [day] = useState(() => shanghaiDay(new Date()))
  const lines = row.lines.flatMap(quoted)
  return (
    <PrintPage back={t('quotation.back')}>
      <h1 className={styles.paperTitle}>{t('quotation.title')}</h1>
      <p className={styles.paperFacts}>
        <span>{t('quotation.event', { name: row.project.name })}</span>
        <span>{t('quotation.people', { people: row.attendees, days: row.days })}</span>
        <span>{t('quotation.day', { day })}</span>
      </p>
      {row.incomeTotal === null ? <State title={t('quotation.hidden')} /> : <QuotationTable lines={lines} />}
    </PrintPage>
  )
}
