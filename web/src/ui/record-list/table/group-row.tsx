import { DownOutlined, RightOutlined } from '@ant-design/icons'
import { memo, type CSSProperties, type ReactNode } from 'react'
import { formatAmount, formatCount, formatMoney } from '@/lib/format.ts'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { word } from '@/ui/fields/view-parts.tsx'
import type { Column } from './columns.ts'
import { cutPlaces } from './content-width.ts'
import type { GroupLine } from './groups.ts'
import { useRecordListText } from '../record-list.texts.ts'
import { pinnedAt } from './table-row.tsx'
import styles from './table.module.css'

/** A sum as its column shows amounts; nothing where the column does not add up. */
export const sumText = (
  column: Pick<Column, 'name' | 'meta' | 'places'>,
  sums: Readonly<Record<string, string>> | null | undefined,
): string => {
  const sum = sums?.[column.name]
  if (sum === undefined) return ''
  const cut = word(cutPlaces(sum, column.places))
  return column.meta.kind === 'money' ? formatMoney(cut) : formatAmount(cut)
}

/** How many columns the words of a group may cover before the first amount. */
const wordsSpan = (columns: readonly Column[], checks: boolean): number => {
  const first = columns.findIndex(({ meta }) => (meta.kind === 'money' || meta.kind === 'quantity') && !meta.each)
  return Math.max(1, first === -1 ? columns.length : first) + (checks ? 1 : 0)
}

/** So far an inner group stands in from the one around it. */
const indent = 20
const nowhere: CSSProperties = {}

type Props = {
  readonly line: GroupLine
  readonly column: Column['meta']
  readonly columns: readonly Column[]
  readonly checks: boolean
  readonly tail: number
  readonly fold: (key: string) => void
}

export const GroupRow = memo(({ line, column, columns, checks, tail, fold }: Props): ReactNode => {
  const t = useRecordListText()
  const { value, total, folded } = line
  const span = wordsSpan(columns, checks)
  const name = total?.name || t('noValue')
  const empty = value === null || value === undefined || value === ''
  return (
    <tr className={styles.group} data-level={line.level}>
      <th
        scope="rowgroup"
        colSpan={span}
        style={line.level > 0 ? { paddingInlineStart: 12 + line.level * indent } : nowhere}
      >
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!folded}
          aria-label={t(folded ? 'unfoldGroup' : 'foldGroup', { name })}
          onClick={() => fold(line.name)}
        >
          {folded ? <RightOutlined aria-hidden /> : <DownOutlined aria-hidden />}
        </button>
        <span className={styles.groupName}>
          {empty ? t('noValue') : <FieldView meta={column} value={value} compact />}
          {total && <span className={styles.count}>{formatCount(total.count, false)}</span>}
        </span>
      </th>
      {columns.slice(span - (checks ? 1 : 0)).map((one) => (
        <td key={one.name} data-align={one.align} style={pinnedAt(one.left)}>
          {sumText(one, total?.sums)}
        </td>
      ))}
      {tail > 0 && <td aria-hidden colSpan={tail} />}
    </tr>
  )
})
