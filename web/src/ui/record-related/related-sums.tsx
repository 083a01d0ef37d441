import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Summary } from '@srm/api/shared/page'
import { useRead } from '@/lib/api/query.ts'
import { formatCount } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import type { SummaryEndpoint } from '../record-list/list-types.ts'
import { useRecordListText } from '../record-list/record-list.texts.ts'
import { placesNeeded } from '../record-list/table/content-width.ts'
import { sumText } from '../record-list/table/group-row.tsx'
import { fieldOf, type RecordShape } from '../record-shape.ts'
import styles from './related.module.css'

/** What the rows of a related list come to: the fields added up, and the states they are in. */
export type RelatedTotals = {
  readonly summary: SummaryEndpoint
  readonly sums: readonly string[]
  /** Counted where the server puts rows together by it. */
  readonly states?: string
}

type Condition = { readonly field: string; readonly op: string; readonly value: readonly string[] }

type Props = {
  readonly record: RecordShape
  readonly totals: RelatedTotals
  readonly owner: Condition
  readonly total: number
  /** The list that adds up to the same. */
  readonly list: string | undefined
}

const addressOf = (list: string, ...conditions: readonly Condition[]): string =>
  `${list}?filter=${encodeURIComponent(JSON.stringify(conditions))}`

type StatesProps = Pick<Props, 'record' | 'owner' | 'list'> & {
  readonly field: string
  readonly groups: Summary['groups']
}

/** How many are in each state, in the order the states follow one another. */
const States = ({ record, owner, list, field, groups }: StatesProps): ReactNode => {
  const say = useLabel()
  const { choices = [] } = metaOf(fieldOf(record.all, field))
  return choices.map(({ value, label }) => {
    const count = groups.find((group) => group.value === value)?.count ?? 0
    if (count === 0) return null
    const words = `${say(label)} ${formatCount(count, false)}`
    const to = list === undefined ? undefined : addressOf(list, owner, { field, op: 'in', value: [value] })
    return <li key={value}>{to === undefined ? words : <Link to={to}>{words}</Link>}</li>
  })
}

/** How many there are and what they add up to; every figure leads to the list it is of. */
export const RelatedSums = ({ record, totals, owner, total, list }: Props): ReactNode => {
  const { summary, sums } = totals
  const states = totals.states !== undefined && record.sort.includes(totals.states) ? totals.states : undefined
  const t = useRecordListText()
  const say = useLabel()
  const query = { filter: JSON.stringify([owner]), ...(states !== undefined && { group: states }) }
  const { data } = useRead(summary, { query })
  const count = t('total', { count: formatCount(total, false) })
  return (
    <footer className={styles.sums}>
      <ul>
        <li>{list === undefined ? count : <Link to={addressOf(list, owner)}>{count}</Link>}</li>
        {data && states !== undefined && (
          <States record={record} owner={owner} list={list} field={states} groups={data.groups} />
        )}
      </ul>
      {sums.map((name) => {
        const meta = metaOf(fieldOf(record.all, name))
        const sum = sumText({ name, meta, places: placesNeeded(meta.kind, [data?.sums?.[name]]) }, data?.sums)
        if (sum === '') return null
        return (
          <span key={name}>
            {t('sumOf', { name: say(meta.label).replace(/合计$/, '') })} <strong>{sum}</strong>
          </span>
        )
      })}
    </footer>
  )
}
