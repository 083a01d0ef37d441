import { type ReactNode, type RefObject, useLayoutEffect } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import type { RecordPaths } from '@/ui/record-calls.ts'
import { fieldOf } from '@/ui/record-shape.ts'
import type { RowColor } from './row-colors.ts'
import { useFillHeight } from './fill-height.ts'
import { actionsWidth, checkWidth, hovers, minWidth, type Column } from './columns.ts'
import { GroupRow } from './group-row.tsx'
import type { Lines } from './groups.ts'
import type { ListRecord, RowAction, RowTest, StartEdit } from '../list-types.ts'
import { useRecordListText } from '../record-list.texts.ts'
import type { StartAction } from './row-actions.tsx'
import type { Selection, Share } from '../state/selection.ts'
import { TableHead, type Resize } from './table-head.tsx'
import { TableRow, type Toggle } from './table-row.tsx'
import styles from './table.module.css'
import type { Density } from '../state/url-state.ts'
import { useRowPointer } from './use-row-pointer.ts'
import { useWindow } from './use-window.ts'

const markHidden = ({ parentElement: frame, scrollLeft, clientWidth, scrollWidth }: HTMLElement): void => {
  const more = String(scrollLeft + clientWidth < scrollWidth - 1)
  if (frame && frame.dataset['more'] !== more) frame.dataset['more'] = more
}

/** Marks the table while columns are hidden beyond its right edge. */
const useMoreToTheRight = (scroller: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const node = scroller.current
    if (!node) return undefined
    const look = (): void => markHidden(node)
    look()
    node.addEventListener('scroll', look, { passive: true })
    const resized = new ResizeObserver(look)
    for (const part of [node, node.firstElementChild]) if (part) resized.observe(part)
    return () => {
      node.removeEventListener('scroll', look)
      resized.disconnect()
    }
  }, [scroller])
}

export const rowHeights: Readonly<Record<Density, number>> = { compact: 32, normal: 36, comfortable: 56 }

type Props = {
  readonly record: ListRecord
  readonly columns: readonly Column[]
  readonly lines: Lines
  /** The colour a row wears, if any. */
  readonly colorOf: RowColor
  readonly isStrong: RowTest
  readonly sort: string
  readonly density: Density
  readonly busy: boolean
  readonly selection: Selection
  readonly share: Share
  readonly current: number
  readonly checks: boolean
  readonly actions: readonly RowAction[]
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly foot: RefObject<HTMLElement | null>
  readonly detail: RecordPaths['detail']
  readonly setSort: (sort: string) => void
  readonly resize: Resize
  readonly toggle: Toggle
  readonly toggleShown: () => void
  readonly fold: (key: string) => void
  readonly start: StartAction
  readonly edit: StartEdit
}

const Widths = ({
  columns,
  checks,
  filler,
  actions,
}: Record<'checks' | 'filler' | 'actions', boolean> & { columns: readonly Column[] }): ReactNode => (
  <colgroup>
    {checks && <col style={{ width: checkWidth }} />}
    {columns.map(({ name, width, grows }) => (
      <col key={name} data-name={name} {...(grows ? {} : { style: { width } })} />
    ))}
    {filler && <col />}
    {actions && <col style={{ width: actionsWidth() }} />}
  </colgroup>
)

const Gap = ({ rows, height }: { rows: number; height: number }): ReactNode =>
  rows > 0 && (
    <tr aria-hidden className={styles.gap}>
      <td aria-hidden style={{ height: rows * height }} />
    </tr>
  )

const Body = (props: Props & { readonly filler: boolean; readonly tail: number }): ReactNode => {
  const { record, columns, lines, density, selection, current, checks, actions, scroller, filler, tail } = props
  const height = rowHeights[density]
  const { first, last } = useWindow(scroller, lines.length, height)
  const t = useRecordListText()
  const { body, active } = useRowPointer(lines, props.detail)
  const always = !hovers()
  return (
    <tbody ref={body}>
      <Gap rows={first} height={height} />
      {lines
        .slice(first, last)
        .map((line) =>
          line.kind === 'group' ? (
            <GroupRow
              key={line.key}
              line={line}
              column={metaOf(fieldOf(record.all, line.field))}
              columns={columns}
              checks={checks}
              tail={tail}
              fold={props.fold}
            />
          ) : (
            <TableRow
              key={line.key}
              row={line.row}
              index={line.index}
              columns={columns}
              title={record.title}
              detail={props.detail}
              checks={checks}
              selected={selection.has(line.row.id)}
              current={line.index === current}
              active={always || line.index === active || line.index === current}
              t={t}
              filler={filler}
              color={props.colorOf(line.row)}
              strong={props.isStrong(line.row)}
              actions={actions}
              toggle={props.toggle}
              start={props.start}
              edit={props.edit}
            />
          ),
        )}
      <Gap rows={lines.length - last} height={height} />
    </tbody>
  )
}

/** The list as a table: a head that stays, columns as arranged, only the rows in sight. */
export const ListTable = (props: Props): ReactNode => {
  const { record, columns, lines, density, busy, checks, actions, scroller, foot } = props
  const say = useLabel()
  useFillHeight(scroller, foot)
  useMoreToTheRight(scroller)
  const filler = !columns.some(({ grows }) => grows)
  const hasActions = actions.length > 0
  const parts = { checks, filler, actions: hasActions }
  const tail = Number(filler) + Number(hasActions)
  return (
    <div className={styles.frame} data-busy={busy}>
      <div ref={scroller} className={styles.scroller} data-density={density}>
        <table
          className={styles.table}
          aria-label={say(record.label)}
          aria-rowcount={lines.length + 1}
          style={{ minWidth: minWidth(columns, checks, hasActions) }}
        >
          <Widths columns={columns} {...parts} />
          <TableHead columns={columns} {...parts} {...pickHead(props)} />
          <Body {...props} filler={filler} tail={tail} />
        </table>
      </div>
    </div>
  )
}

const pickHead = ({ sort, setSort, resize, share, toggleShown }: Props) => ({
  sort,
  setSort,
  resize,
  share,
  toggleShown,
})
