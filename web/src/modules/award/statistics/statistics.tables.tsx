import type { ReactNode } from 'react'
import type { PurchaseStatistics } from '@srm/api/award'
import { formatMoney } from '@/lib/format.ts'
import { LinesTable } from '@/ui/lines-table.tsx'
import { Panel } from '@/ui/page.tsx'
import type { FigureChoice } from './statistics.drawer.tsx'
import styles from './statistics.module.css'
import { useStatisticsText } from '../award.texts.ts'

type FigureProps = { readonly label: string; readonly value: string; readonly open: () => void }

/** A figure that opens what it is made of. */
export const Figure = ({ label, value, open }: FigureProps): ReactNode => (
  <button type="button" className={styles.figure} aria-label={`${label} ${value}`} onClick={open}>
    {value}
  </button>
)

const money = (amount: string | null): string => (amount === null ? '—' : formatMoney(amount))
const share = (rate: string | null): string => (rate === null ? '—' : `${rate}%`)

type Saving = PurchaseStatistics['buyers'][number]
type SavingsProps = {
  readonly by: 'buyer' | 'type' | 'month'
  readonly title: string
  readonly rows: readonly Saving[]
  readonly ask: (asked: FigureChoice) => void
}

const columns = ['amount', 'budget', 'lowest', 'history'] as const

/** What was saved by each of those who bought, of each type or in each month. */
export const Savings = ({ by, title, rows, ask }: SavingsProps): ReactNode => {
  const t = useStatisticsText()
  return (
    <Panel title={title}>
      <LinesTable
        label={title}
        keyOf={({ key }) => key}
        lines={rows}
        columns={[
          { key: 'name', title: t(by), render: ({ name }) => name },
          ...columns.map((key) => ({
            key,
            title: t(key),
            isNumber: true,
            render: (row: Saving) => (
              <Figure
                label={`${row.name} ${t(key)}`}
                value={money(row[key])}
                open={() => ask({ kind: 'lines', name: row.name, by, key: row.key })}
              />
            ),
          })),
        ]}
      />
    </Panel>
  )
}

type Supplier = PurchaseStatistics['suppliers'][number]
type SuppliersProps = { readonly rows: readonly Supplier[]; readonly ask: (asked: FigureChoice) => void }

/** Who answers, and who wins. */
export const Suppliers = ({ rows, ask }: SuppliersProps): ReactNode => {
  const t = useStatisticsText()
  const number = (key: 'asked' | 'answered' | 'quoted' | 'won') => ({
    key,
    title: t(key),
    isNumber: true,
    render: (row: Supplier) => String(row[key]),
  })
  const rate = (key: 'responseRate' | 'winRate') => ({
    key,
    title: t(key),
    isNumber: true,
    render: (row: Supplier) => (
      <Figure
        label={`${row.name} ${t(key)}`}
        value={share(row[key])}
        open={() => ask({ kind: 'asked', name: row.name, supplier: row.key })}
      />
    ),
  })
  return (
    <Panel title={t('bySupplier')}>
      <LinesTable
        label={t('bySupplier')}
        keyOf={({ key }) => key}
        lines={rows}
        columns={[
          { key: 'name', title: t('supplier'), render: ({ name }) => name },
          number('asked'),
          number('answered'),
          rate('responseRate'),
          number('quoted'),
          number('won'),
          rate('winRate'),
        ]}
      />
    </Panel>
  )
}
