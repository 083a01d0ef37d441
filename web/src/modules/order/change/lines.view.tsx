import type { ReactNode } from 'react'
import type { OrderChange } from '@srm/api/order'
import { compareDecimals } from '@srm/api/shared/decimal-text'
import { formatMoney } from '@/lib/format.ts'
import { LineName, LinesTable, type LinesColumn } from '@/ui/lines-table.tsx'
import { Panel } from '@/ui/page.tsx'
import { countOf, daysOf } from '../document/lines.tab.tsx'
import styles from './change.module.css'
import { useChangeText } from '../order.texts.ts'

type Line = OrderChange['lines'][number]

const money = (amount: string | null): string => (amount === null ? '****' : formatMoney(amount))

/** What it was, struck out, above what it is; once where that is the same. */
const Both = ({ before, after }: { readonly before: string; readonly after: string }): ReactNode =>
  before === after || before === '' ? (
    after
  ) : (
    <>
      <del>{before}</del>
      <ins>{after}</ins>
    </>
  )

const isDropped = ({ quantity }: Line): boolean => compareDecimals(quantity, '0') === 0

const count = (quantity: string | null, times: string | null, unit: string | null = null): string =>
  quantity === null ? '' : countOf({ quantity, times: times ?? '1', unit })

const useColumns = (): readonly LinesColumn<Line>[] => {
  const t = useChangeText()
  return [
    {
      key: 'name',
      title: t('line.name'),
      render: (line) => (
        <LineName
          title={line.orderLine?.name ?? line.name ?? ''}
          notes={[
            line.orderLine === null && t('line.added'),
            line.requirement,
            isDropped(line) ? t('line.dropped') : line.remark,
            line.budgetItem?.name,
          ]}
        />
      ),
    },
    {
      key: 'quantity',
      title: t('line.quantity'),
      isNumber: true,
      render: ({ quantity, times, unit, quantityBefore, timesBefore }) => (
        <Both before={count(quantityBefore, timesBefore)} after={count(quantity, times ?? timesBefore, unit)} />
      ),
    },
    {
      key: 'price',
      title: t('line.price'),
      isNumber: true,
      render: ({ orderLine, unitPrice, unitPriceBefore }) => (
        <Both before={orderLine ? money(unitPriceBefore) : ''} after={money(unitPrice ?? unitPriceBefore)} />
      ),
    },
    {
      key: 'days',
      title: t('line.days'),
      render: ({ dateFrom, dateTo, dateFromBefore, dateToBefore }) => (
        <Both
          before={daysOf(dateFromBefore, dateToBefore)}
          after={daysOf(dateFrom ?? dateFromBefore, dateTo ?? dateToBefore)}
        />
      ),
    },
    {
      key: 'amount',
      title: t('line.amount'),
      isNumber: true,
      render: ({ orderLine, amount, amountBefore }) => (
        <Both before={orderLine ? money(amountBefore) : ''} after={money(amount)} />
      ),
    },
  ]
}

/** A change line by line, with what stood there before. */
export const ChangeLines = ({ lines }: { readonly lines: readonly Line[] }): ReactNode => {
  const t = useChangeText()
  const columns = useColumns()
  return (
    <Panel title={t('lines.label')}>
      <div className={styles.table}>
        <LinesTable label={t('lines.label')} columns={columns} lines={lines} keyOf={({ id }) => id} />
      </div>
    </Panel>
  )
}
