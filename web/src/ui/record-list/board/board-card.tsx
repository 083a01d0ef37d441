import { SwapOutlined } from '@ant-design/icons'
import { useDraggable } from '@dnd-kit/core'
import { useRef, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { metaOf, type Kind } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { VisuallyHidden } from '@/ui/layout.tsx'
import { isEmptyValue } from '@/ui/fields/view-parts.tsx'
import { PersonFace } from '@/ui/fields/ref/person-chip.tsx'
import type { ListPaths } from '@/ui/record-calls.ts'
import { fieldOf, nameIn, type Row } from '@/ui/record-shape.ts'
import type { BoardLayout } from '../layouts.ts'
import type { ListRecord } from '../list-types.ts'
import { Menu, type MenuItem } from '../menu.tsx'
import { titleOf } from '../table/table-row.tsx'
import { carryStep } from './board-keys.ts'
import styles from './board.module.css'
import { useBoardText } from '../record-list.texts.ts'

export type CardScope = {
  readonly record: ListRecord
  readonly layout: BoardLayout
  readonly detail: ListPaths['detail']
  readonly canMove: (row: Row) => boolean
  /** Moves a card to the column beside. */
  readonly step: (row: Row, by: 1 | -1) => void
  /** Where a card can go from a column. */
  readonly targets: (row: Row) => readonly MenuItem[]
}

/** A card has little room: what is plain from the value alone is not named again. */
const speaksForItself: readonly Kind[] = ['choice', 'dict', 'multiDict', 'ref', 'refs', 'region', 'tags', 'person']

type FactsProps = Pick<CardScope, 'record' | 'layout'> & { readonly row: Row }

const Facts = ({ record, layout, row }: FactsProps): ReactNode => {
  const say = useLabel()
  return (
    <dl className={styles.facts}>
      {layout.fields
        .filter((name) => !isEmptyValue(row[name]))
        .map((name) => {
          const meta = metaOf(fieldOf(record.all, name))
          return (
            <div key={name}>
              {speaksForItself.includes(meta.kind) ? (
                <VisuallyHidden as="dt">{say(meta.label)}</VisuallyHidden>
              ) : (
                <dt>{say(meta.label)}</dt>
              )}
              <dd>
                <FieldView meta={meta} value={row[name]} compact />
              </dd>
            </div>
          )
        })}
    </dl>
  )
}

/** What a card shows; the one under the pointer while dragging is the same. */
export const CardBody = ({ record, layout, row, title }: FactsProps & { readonly title: ReactNode }): ReactNode => {
  const owner = layout.owner === undefined ? '' : nameIn(row, layout.owner)
  const { status } = layout
  return (
    <>
      <div className={styles.top}>
        {title}
        {status !== undefined && <FieldView meta={metaOf(fieldOf(record.all, status))} value={row[status]} compact />}
      </div>
      <div className={styles.bottom}>
        <Facts record={record} layout={layout} row={row} />
        {owner && (
          <span className={styles.owner} title={owner}>
            <PersonFace name={owner} />
            <VisuallyHidden>{owner}</VisuallyHidden>
          </span>
        )}
      </div>
    </>
  )
}

const MoveMenu = ({ title, items }: { readonly title: string; readonly items: readonly MenuItem[] }): ReactNode => {
  const t = useBoardText()
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const label = t('moveMenu', { name: title })
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.mover}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        title={label}
        onClick={() => setOpen(!open)}
      >
        <SwapOutlined aria-hidden />
      </button>
      {open && <Menu anchor={opener} label={label} items={items} close={() => setOpen(false)} />}
    </>
  )
}

/** One record. Its link has the focus, so that Enter opens it and the arrows walk from it. */
export const BoardCard = ({ row, busy, ...scope }: CardScope & { row: Row; busy: boolean }): ReactNode => {
  const { record, layout, detail } = scope
  const canMove = scope.canMove(row)
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: row.id, data: { row }, disabled: !canMove })
  const title = titleOf(row, record.title)
  return (
    <li
      ref={setNodeRef}
      className={styles.card}
      data-card={row.id}
      data-movable={canMove}
      data-dragging={isDragging}
      aria-busy={busy}
      {...listeners}
    >
      <CardBody
        record={record}
        layout={layout}
        row={row}
        title={
          <Link
            className={styles.title}
            to={detail(row.id, row)}
            draggable={false}
            onKeyDown={(event) => {
              const by = carryStep(event)
              if (!canMove || by === undefined) return
              event.preventDefault()
              scope.step(row, by)
            }}
            {...(canMove && { 'aria-keyshortcuts': 'Control+ArrowLeft Control+ArrowRight' })}
          >
            {title}
          </Link>
        }
      />
      {canMove && <MoveMenu title={title} items={scope.targets(row)} />}
    </li>
  )
}
