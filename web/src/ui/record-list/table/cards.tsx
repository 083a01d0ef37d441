import { memo, useEffect, useRef, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useLabel } from '@/lib/i18n.ts'
import { FieldView } from '@/ui/fields/field-view.tsx'
import type { RecordPaths } from '@/ui/record-calls.ts'
import type { Row } from '@/ui/record-shape.ts'
import styles from './cards.module.css'
import type { Column } from './columns.ts'
import { cutPlaces } from './content-width.ts'
import type { GroupLine, Line, Lines } from './groups.ts'
import type { ListRecord, RowAction, RowTest } from '../list-types.ts'
import { useRecordListText } from '../record-list.texts.ts'
import { RowActions, type StartAction } from './row-actions.tsx'
import type { Selection } from '../state/selection.ts'
import type { RowColor } from './row-colors.ts'
import { RowCheck, titleOf, wearing, type Toggle } from './table-row.tsx'

type Props = {
  readonly record: ListRecord
  readonly columns: readonly Column[]
  readonly lines: Lines
  readonly colorOf: RowColor
  readonly selection: Selection
  readonly checks: boolean
  readonly actions: readonly RowAction[]
  readonly detail: RecordPaths['detail']
  readonly toggle: Toggle
  readonly start: StartAction
  readonly isStrong: RowTest
}

const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

type CardProps = Omit<Props, 'lines' | 'selection' | 'colorOf' | 'isStrong'> & {
  readonly strong: boolean
  readonly color: string | undefined
  readonly row: Row
  readonly index: number
  readonly selected: boolean
}

const Card = memo(
  ({
    row,
    index,
    record,
    columns,
    checks,
    selected,
    strong,
    color,
    actions,
    detail,
    toggle,
    start,
  }: CardProps): ReactNode => {
    const say = useLabel()
    const t = useRecordListText()
    const status = columns.find(({ name }) => name === 'status')
    const rest = columns.filter(({ name }) => name !== record.title && name !== 'status' && isFilled(row[name]))
    const title = titleOf(row, record.title)
    return (
      <article
        className={styles.card}
        data-index={index}
        data-selected={selected}
        data-strong={strong}
        {...wearing(color)}
      >
        <header className={styles.top}>
          {checks && (
            <RowCheck row={row} index={index} title={record.title} selected={selected} toggle={toggle} t={t} />
          )}
          <Link to={detail(row.id, row)} className={styles.title}>
            {title}
          </Link>
          {status && <FieldView meta={status.meta} value={row['status']} compact />}
          <RowActions row={row} title={title} actions={actions} start={start} />
        </header>
        <dl className={styles.facts}>
          {rest.map(({ name, meta, places }) => (
            <div key={name} className={styles.fact}>
              <dt>{say(meta.label)}</dt>
              <dd>
                <FieldView meta={meta} value={cutPlaces(row[name], places)} compact />
              </dd>
            </div>
          ))}
        </dl>
      </article>
    )
  },
)

const Head = ({ line, columns }: { line: GroupLine; columns: readonly Column[] }): ReactNode => {
  const t = useRecordListText()
  const meta = columns.find(({ name }) => name === line.field)?.meta
  return (
    <h2 className={styles.group} data-level={line.level}>
      {meta && isFilled(line.value) ? (
        <FieldView meta={meta} value={line.value} compact />
      ) : (
        line.total?.name || t('noValue')
      )}
      {line.total && <span>{line.total.count}</span>}
    </h2>
  )
}

/** Far from the screen a chunk is only as high as it was; cards differ in height, so they are measured. */
const Chunk = ({ draw }: { draw: () => ReactNode }): ReactNode => {
  const box = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const node = box.current
    if (!node) return undefined
    const watcher = new IntersectionObserver(
      ([seen]) => {
        const known = seen?.boundingClientRect.height ?? 0
        setHeight(seen?.isIntersecting === false && known > 0 ? known : undefined)
      },
      { rootMargin: '1200px' },
    )
    watcher.observe(node)
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={box} className={styles.chunk} {...(height !== undefined && { style: { height } })}>
      {height === undefined && draw()}
    </div>
  )
}

const chunkSize = 48

/** The list as cards: title and status on top, the filled-in rest below. On a phone this is the list. */
export const ListCards = ({ lines, selection, colorOf, isStrong, ...rest }: Props): ReactNode => {
  const say = useLabel()
  const draw = (chunk: readonly Line[]): ReactNode =>
    chunk.map((line) =>
      line.kind === 'group' ? (
        <Head key={line.key} line={line} columns={rest.columns} />
      ) : (
        <Card
          key={line.key}
          row={line.row}
          index={line.index}
          {...rest}
          selected={selection.has(line.row.id)}
          strong={isStrong(line.row)}
          color={colorOf(line.row)}
        />
      ),
    )
  return (
    <section className={styles.cards} aria-label={say(rest.record.label)}>
      {Array.from({ length: Math.ceil(lines.length / chunkSize) }, (_, at) => (
        <Chunk key={at} draw={() => draw(lines.slice(at * chunkSize, (at + 1) * chunkSize))} />
      ))}
    </section>
  )
}
