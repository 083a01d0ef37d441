import type { ReactNode } from 'react'
import type { Ageing, AgeingRow } from '@srm/api/finance'
import { formatMoney } from '@/lib/format.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import { LinesTable } from '@/ui/lines-table.tsx'
import type { AgeingQuery, FigureChoice, MonitorSide } from './ageing.query.ts'
import { useAgeingText } from '../finance.texts.ts'
import styles from './ageing.module.css'

/** Buckets as they are called, beginning with what has no day. */
const useBucketNames = (days: readonly number[]): readonly string[] => {
  const t = useAgeingText()
  const spans = days.map((to, at) => t('span', { from: (days[at - 1] ?? 0) + 1, to }))
  return [t('undated'), t('current'), ...spans, t('over', { days: days.at(-1) ?? 0 })]
}

type Line = Pick<AgeingRow, 'total' | 'buckets'> & { readonly key: string | undefined; readonly name: string }
type Props = {
  readonly ageing: Ageing
  readonly side: MonitorSide
  readonly group: AgeingQuery['group']
  readonly open: (choice: FigureChoice) => void
}

/** The whole first, then the most; every figure opens what it is the sum of. */
export const AgeingTable = ({ ageing, side, group, open }: Props): ReactNode => {
  const t = useAgeingText()
  const names = useBucketNames(ageing.days)
  const figure = ({ key, name }: Line, sum: AgeingRow['total'], bucketName: string, bucket?: number): ReactNode => {
    if (sum.count === 0) return <Muted aria-hidden>—</Muted>
    const value = sum.amount === null ? '***' : formatMoney(sum.amount)
    const choice = { name, bucketName, ...(key !== undefined && { key }), ...(bucket !== undefined && { bucket }) }
    return (
      <Stack gap={2} className={styles.cell ?? ''}>
        <button
          type="button"
          className={styles.figure}
          aria-label={`${name} ${bucketName} ${value}`}
          onClick={() => open(choice)}
        >
          {value}
        </button>
        <Muted size="xs">{t('count', { count: sum.count })}</Muted>
      </Stack>
    )
  }
  const lines: Line[] = [
    { ...ageing.total, key: undefined, name: t('all') },
    ...ageing.rows.map((row) => ({ ...row, key: row.id ?? 'none', name: row.name ?? t('none') })),
  ]
  return (
    <LinesTable
      label={t(`table.${side}`)}
      keyOf={({ key }) => key ?? 'all'}
      lines={lines}
      columns={[
        {
          key: 'name',
          title: group === 'party' ? t(`party.${side}`) : t(group),
          render: ({ name }) => <strong>{name}</strong>,
        },
        { key: 'total', title: t('total'), isNumber: true, render: (line) => figure(line, line.total, t('total')) },
        ...names.map((title, at) => ({
          key: String(at),
          title,
          isNumber: true,
          render: (line: Line) => figure(line, line.buckets[at] ?? { amount: '0.00', count: 0 }, title, at - 1),
        })),
      ]}
    />
  )
}
