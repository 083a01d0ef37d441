import type { ReactNode } from 'react'
import { Acceptance, type AcceptanceDeduction, type AcceptanceLine } from '@srm/api/acceptance'
import { plainDecimalText } from '@srm/api/shared/decimal-text'
import { metaOf } from '@srm/api/shared/field-meta'
import { formatMoney } from '@/lib/format.ts'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { LineName, LinesTable, type LinesColumn } from '@/ui/lines-table.tsx'
import { Panel } from '@/ui/page.tsx'
import { useAcceptanceText } from '../acceptance.texts.ts'

const money = (amount: string | null): string => (amount === null ? '****' : formatMoney(amount))

const countOf = (quantity: string | null, times: string | null, unit: string | null): string => {
  if (quantity === null) return ''
  const several = times === null || plainDecimalText(times) === '1' ? '' : ` × ${plainDecimalText(times)}`
  return `${plainDecimalText(quantity)} ${unit ?? ''}${several}`.trim()
}

const isZero = (amount: string | null): boolean => amount === null || /^-?0+(\.0+)?$/.test(amount)

const useColumns = (): LinesColumn<AcceptanceLine>[] => {
  const t = useAcceptanceText()
  return [
    {
      key: 'name',
      title: t('line.name'),
      render: ({ orderLine, day, part, isCustomerPaid, isOver, remark }) => (
        <LineName
          title={[orderLine.name, day, part].filter(Boolean).join(' · ')}
          notes={[isOver && t('line.over'), isCustomerPaid && t('line.customer'), remark]}
        />
      ),
    },
    {
      key: 'ordered',
      title: t('line.ordered'),
      isNumber: true,
      // A row for one night stands for one of its nights.
      render: ({ day, orderedQuantity, orderedTimes, unit }) =>
        countOf(orderedQuantity, day === null ? orderedTimes : null, unit),
    },
    {
      key: 'actual',
      title: t('line.actual'),
      isNumber: true,
      render: ({ quantity, times, unit }) => <strong>{countOf(quantity, times, unit)}</strong>,
    },
    { key: 'price', title: t('line.price'), isNumber: true, render: ({ unitPrice }) => money(unitPrice) },
    { key: 'amount', title: t('line.amount'), isNumber: true, render: ({ amount }) => money(amount) },
  ]
}

type Props = { readonly row: Acceptance }

/** What was really there, beside what was ordered. */
export const AcceptanceLines = ({ row }: Props): ReactNode => {
  const t = useAcceptanceText()
  const { lines, linesAmount, adjustment, deductionAmount, amount } = row
  return (
    <Panel title={t('lines')}>
      <LinesTable
        label={t('lines')}
        columns={useColumns()}
        lines={lines}
        keyOf={({ id }) => id}
        toneOf={({ isOver }) => (isOver ? 'warning' : 'plain')}
        foot={[
          { key: 'lines', label: t('amount.lines'), value: money(linesAmount) },
          ...(isZero(adjustment)
            ? []
            : [{ key: 'adjustment', label: t('amount.adjustment'), value: money(adjustment) }]),
          ...(isZero(deductionAmount)
            ? []
            : [{ key: 'deducted', label: t('amount.deducted'), value: `−${money(deductionAmount)}` }]),
          { key: 'settled', label: t('amount.settled'), value: money(amount), isStrong: true },
        ]}
      />
    </Panel>
  )
}

const fields = metaOf(Acceptance.fields.deductions).fields ?? {}

const Field = ({ name, value }: { readonly name: string; readonly value: unknown }): ReactNode => {
  const schema = fields[name]
  return schema ? <FieldView compact meta={metaOf(schema)} value={value} /> : null
}

/** What was taken off and why, with the photos of it. */
export const Deductions = ({ row }: Props): ReactNode => {
  const t = useAcceptanceText()
  const columns: LinesColumn<AcceptanceDeduction>[] = [
    {
      key: 'reason',
      title: t('deduction.reason'),
      render: ({ reason, note }) => <LineName title={<Field name="reason" value={reason} />} notes={[note]} />,
    },
    {
      key: 'line',
      title: t('deduction.line'),
      render: ({ orderLine }) => orderLine?.name ?? t('deduction.whole'),
    },
    { key: 'files', title: t('deduction.files'), render: ({ files }) => <Field name="files" value={files} /> },
    { key: 'amount', title: t('deduction.amount'), isNumber: true, render: ({ amount }) => money(amount) },
  ]
  return (
    <Panel title={t('deductions')}>
      <LinesTable label={t('deductions')} columns={columns} lines={row.deductions} keyOf={({ id }) => id} />
    </Panel>
  )
}
