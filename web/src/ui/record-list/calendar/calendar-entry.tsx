import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'
import { metaOf, type Choice } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import { VisuallyHidden } from '@/ui/layout.tsx'
import type { ListPaths } from '@/ui/record-calls.ts'
import { fieldOf, type Row } from '@/ui/record-shape.ts'
import type { CalendarLayout } from '../layouts.ts'
import type { ListRecord } from '../list-types.ts'
import { titleOf } from '../table/table-row.tsx'
import styles from './calendar.module.css'
import type { Entry } from './calendar-entries.ts'

export type EntryScope = {
  readonly record: ListRecord
  readonly layout: CalendarLayout
  readonly detail: ListPaths['detail']
}

const toneOf = ({ record, layout }: EntryScope, row: Row): Choice | undefined =>
  layout.tone === undefined
    ? undefined
    : metaOf(fieldOf(record.all, layout.tone)).choices?.find(({ value }) => value === row[layout.tone ?? ''])

const toneStyle = (color = 'blue'): CSSProperties & Record<'--tone', string> => ({
  '--tone': `var(--srm-dot-${color})`,
})

type Props = EntryScope & {
  readonly entry: Entry
  readonly look?: 'bar' | 'line'
  readonly isCutBefore?: boolean
  readonly isCutAfter?: boolean
}

/** One record on a day or over several. Its colour is also said in a word. */
export const EntryLink = ({
  entry: { row },
  look = 'bar',
  isCutBefore = false,
  isCutAfter = false,
  ...scope
}: Props): ReactNode => {
  const say = useLabel()
  const tone = toneOf(scope, row)
  const name = scope.layout.nameOf?.(row) ?? titleOf(row, scope.record.title)
  return (
    <Link
      className={styles.entry}
      to={scope.detail(row.id, row)}
      title={tone ? `${name} · ${say(tone.label)}` : name}
      style={toneStyle(tone?.color)}
      data-look={look}
      data-before={isCutBefore}
      data-after={isCutAfter}
    >
      <span aria-hidden className={styles.dot} />
      <span className={styles.name}>{name}</span>
      {tone &&
        (look === 'line' ? (
          <span className={styles.tone}>{say(tone.label)}</span>
        ) : (
          <VisuallyHidden>{say(tone.label)}</VisuallyHidden>
        ))}
    </Link>
  )
}
