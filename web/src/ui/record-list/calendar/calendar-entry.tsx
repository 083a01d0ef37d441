import type { CSSProperties, DragEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { metaOf, type Choice } from '@srm/api/shared/field-meta'
import type { Label } from '@srm/api/shared/label'
import { useLabel } from '@/lib/i18n.ts'
import { VisuallyHidden } from '@/ui/layout.tsx'
import type { ListPaths } from '@/ui/record-calls.ts'
import { fieldOf, type Row } from '@/ui/record-shape.ts'
import type { CalendarLayout } from '../layouts.ts'
import type { ListRecord } from '../list-types.ts'
import { titleOf } from '../table/table-row.tsx'
import styles from './calendar.module.css'
import type { Entry } from './calendar-entries.ts'

/** How a row looks on its days and where it leads. */
type EntryFace = {
  readonly name: string
  readonly to: string
  readonly tone?: { readonly label: Label; readonly color?: string | undefined } | undefined
  readonly canMove?: boolean
}

export type EntryScope = { readonly faceOf: (row: Row) => EntryFace }

const toneOf = (record: ListRecord, { tone }: CalendarLayout, row: Row): Choice | undefined =>
  tone === undefined ? undefined : metaOf(fieldOf(record.all, tone)).choices?.find(({ value }) => value === row[tone])

/** Rows of a list lead to the pages of their records. */
export const faceOfRecord =
  (record: ListRecord, layout: CalendarLayout, detail: ListPaths['detail']): EntryScope['faceOf'] =>
  (row) => ({
    name: layout.nameOf?.(row) ?? titleOf(row, record.title),
    to: detail(row.id, row),
    tone: toneOf(record, layout, row),
  })

const toneStyle = (color = 'blue'): CSSProperties & Record<'--tone', string> => ({
  '--tone': `var(--srm-dot-${color})`,
})

type Props = EntryScope & {
  readonly entry: Entry
  readonly look?: 'bar' | 'line'
  readonly isCutBefore?: boolean
  readonly isCutAfter?: boolean
  /** Told when it is taken by the mouse. */
  readonly lift?: (event: DragEvent<HTMLElement>) => void
}

/** One record on a day or over several. Its colour is also said in a word. */
export const EntryLink = ({
  entry: { row },
  look = 'bar',
  isCutBefore = false,
  isCutAfter = false,
  faceOf,
  lift,
}: Props): ReactNode => {
  const say = useLabel()
  const { name, to, tone, canMove = false } = faceOf(row)
  return (
    <Link
      className={styles.entry}
      to={to}
      title={tone ? `${name} · ${say(tone.label)}` : name}
      style={toneStyle(tone?.color)}
      data-look={look}
      data-before={isCutBefore}
      data-after={isCutAfter}
      draggable={canMove && lift !== undefined}
      {...(canMove && lift && { onDragStart: lift, 'data-movable': true })}
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
