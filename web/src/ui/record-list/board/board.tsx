import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { useRead } from '@/lib/api/query.ts'
import { formatCount } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { useShortcutGroup } from '@/lib/shortcuts/shortcuts.ts'
import { VisuallyHidden } from '@/ui/layout.tsx'
import { fieldOf, type Row } from '@/ui/record-shape.ts'
import { Skeleton } from '@/ui/states.tsx'
import type { BoardLayout } from '../layouts.ts'
import type { ListModel } from '../list-model.tsx'
import { useFillHeight } from '../table/fill-height.ts'
import { titleOf } from '../table/table-row.tsx'
import type { CardScope } from './board-card.tsx'
import { Column } from './board-column.tsx'
import { boardColumns, valueOf, type BoardColumn } from './board-columns.ts'
import { BoardDrag } from './board-drag.tsx'
import { focusCardOf, walkBoard } from './board-keys.ts'
import styles from './board.module.css'
import { useBoardText } from '../record-list.texts.ts'
import { useMoves } from './use-moves.ts'

type Props = { readonly list: ListModel; readonly layout: BoardLayout }
type NamedColumn = BoardColumn & { readonly name: string }

const useColumns = ({ list, layout }: Props): { columns: readonly NamedColumn[]; isLoading: boolean } => {
  const t = useBoardText()
  const say = useLabel()
  const { record, calls, asked, state } = list
  const { by, columns: declared } = layout
  const { keyword, filter } = asked
  const query = { keyword, filter, group: by }
  const { data: summary, isPending } = useRead(calls.summary, { query }, { keepPrevious: true })
  const meta = metaOf(fieldOf(record.all, by))
  const nameOf = (value: string | null): string => {
    if (value === null) return t('noValue')
    const label = meta.choices?.find((choice) => choice.value === value)?.label
    const given = declared?.find((one) => one.value === value)?.name
    return given ?? (label ? say(label) : (summary?.groups.find((group) => group.value === value)?.name ?? value))
  }
  const values = declared?.map(({ value }) => value)
  const columns = boardColumns({ meta, by, values, filters: state.filters, summary })
  return {
    columns: columns.map((column) => ({ ...column, name: nameOf(column.value) })),
    isLoading: isPending && columns.length === 0,
  }
}

const useBoardShortcuts = (canMove: boolean): void => {
  const t = useBoardText()
  useShortcutGroup(
    useMemo(
      () => ({
        title: t('keys'),
        shortcuts: [
          { keys: ['←', '→', '↑', '↓'], label: t('keys.walk') },
          ...(canMove ? [{ keys: ['Ctrl ←', 'Ctrl →'], label: t('keys.move') }] : []),
        ],
      }),
      [t, canMove],
    ),
  )
}

type SwitcherProps = {
  readonly columns: readonly NamedColumn[]
  readonly chosen: string | null | undefined
  readonly choose: (value: string | null) => void
}

/** On a phone one column is in sight, and these lead to the others. */
const Switcher = ({ columns, chosen, choose }: SwitcherProps): ReactNode => {
  const t = useBoardText()
  return (
    <fieldset className={styles.switcher} aria-label={t('columns')}>
      {columns.map(({ value, name, count }) => (
        <button key={value ?? ''} type="button" aria-pressed={value === chosen} onClick={() => choose(value)}>
          {name}
          {count !== undefined && <span>{formatCount(count, false)}</span>}
        </button>
      ))}
    </fieldset>
  )
}

/** The card that was moved keeps the focus, in whichever column it is drawn. */
const useCarried = (board: RefObject<HTMLElement | null>, moves: unknown) => {
  const carried = useRef<string>(undefined)
  useEffect(() => {
    const { current: id } = carried
    const has = document.activeElement
    if (id === undefined || !board.current || (has !== document.body && !board.current.contains(has))) return
    focusCardOf(board.current, id)
  }, [board, moves])
  return (id: string): void => {
    carried.current = id
  }
}

/** The list as a board: a column for each value of a field, cards that are moved by hand or by key. */
export const Board = ({ list, layout }: Props): ReactNode => {
  const t = useBoardText()
  const { record, narrow } = list
  const root = useRef<HTMLDivElement>(null)
  const { columns, isLoading } = useColumns({ list, layout })
  const nameOf = (value: string): string => columns.find((column) => column.value === value)?.name ?? value
  const { moves, news, setNews, canMove, moveCard } = useMoves(list, layout, nameOf)
  const [chosen, setChosen] = useState<string | null>()
  const carry = useCarried(root, moves)
  useFillHeight(root)
  useBoardShortcuts(layout.move !== undefined)
  const step = (row: Row, by: 1 | -1): void => {
    const at = columns.findIndex(({ value }) => value === valueOf(row, layout.by))
    const to = columns[at + by]?.value
    carry(row.id)
    if (to) moveCard(row, to)
    else setNews(t('noNext', { title: titleOf(row, record.title) }))
  }
  const scope: CardScope = {
    record,
    layout,
    detail: list.paths.detail,
    canMove,
    step,
    targets: (row) =>
      columns.flatMap(({ value, name }) =>
        value === null || value === valueOf(row, layout.by)
          ? []
          : [{ key: value, label: t('moveTo', { name }), act: () => moveCard(row, value) }],
      ),
  }
  const inSight =
    columns.find(({ value }) => value === chosen) ?? columns.find(({ count }) => count !== 0) ?? columns[0]
  if (isLoading) return <Skeleton rows={6} />
  return (
    <BoardDrag scope={scope} drop={moveCard}>
      {(aimed) => (
        <>
          {narrow && <Switcher columns={columns} chosen={inSight?.value} choose={setChosen} />}
          <div ref={root} className={styles.board}>
            <div role="presentation" className={styles.columns} onKeyDown={walkBoard}>
              {(narrow ? columns.filter((column) => column === inSight) : columns).map((column) => (
                <Column
                  key={column.value ?? ''}
                  list={list}
                  column={column}
                  name={column.name}
                  moves={moves}
                  scope={scope}
                  isAimedAt={aimed !== undefined && aimed === column.value}
                />
              ))}
            </div>
          </div>
          <VisuallyHidden as="output">{news}</VisuallyHidden>
        </>
      )}
    </BoardDrag>
  )
}
