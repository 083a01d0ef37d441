import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDroppable,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { Button } from 'antd'
import { useEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import type { BoardColumn, TaskNode } from '@srm/api/project'
import { PersonChip } from '@/ui/fields/ref/person-chip.tsx'
import { VisuallyHidden } from '@/ui/layout.tsx'
import { focusCardOf, walkBoard } from '@/ui/record-list/board/board-keys.ts'
import { cardsByColumn, columnOf, isOverLimit, keyOf, lanesOf, type Lane, type Moves } from './board.data.ts'
import styles from './board.module.css'
import { useBoardText } from '../project.texts.ts'
import { Card, LiftedCard, type CardScope } from './card.tsx'
import { useCardMoves } from './use-card-moves.ts'

/** Cards of one place that are drawn before somebody asks for more. */
const stride = 40

/** The words for the keyboard are the board's own: it moves cards by keys, not by lifting them. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

const cardIn = ({ active }: Pick<DragEndEvent, 'active'>): TaskNode | undefined =>
  active.data.current?.['card'] as TaskNode | undefined

const Head = ({ column, count }: { readonly column: BoardColumn; readonly count: number }): ReactNode => {
  const t = useBoardText()
  const { name, wipLimit: limit } = column
  const isOver = isOverLimit(column, count)
  return (
    <header
      className={styles.head}
      data-over={isOver}
      title={isOver && limit !== null ? t('over', { limit }) : undefined}
    >
      <h3>{name}</h3>
      <span className={styles.count}>{limit === null ? count : t('count', { count, limit })}</span>
      {isOver && limit !== null && <VisuallyHidden>{t('over', { limit })}</VisuallyHidden>}
    </header>
  )
}

type PlaceProps = {
  readonly column: BoardColumn
  readonly lane: string
  readonly cards: readonly TaskNode[]
  readonly isOver: boolean
  readonly moves: Moves
  readonly scope: CardScope
}

/** The cards of one column, or of one person in it. */
const Place = ({ column, lane, cards, isOver, moves, scope }: PlaceProps): ReactNode => {
  const t = useBoardText()
  const [limit, setLimit] = useState(stride)
  const to = keyOf(column)
  const { setNodeRef, isOver: isAimedAt } = useDroppable({ id: `${lane}/${to}`, data: { to } })
  const left = cards.length - limit
  return (
    <section
      ref={setNodeRef}
      className={styles.place}
      aria-label={column.name}
      data-column={to}
      data-aimed={isAimedAt}
      data-over={isOver}
    >
      {cards.length === 0 && <p className={styles.none}>{isAimedAt ? t('drop') : t('none')}</p>}
      <ul className={styles.cards}>
        {cards.slice(0, limit).map((card) => (
          <Card key={card.id} card={card} isBusy={moves.has(card.id)} scope={scope} />
        ))}
      </ul>
      {left > 0 && (
        <Button type="text" size="small" block onClick={() => setLimit(limit + stride)}>
          {t('more', { count: Math.min(stride, left) })}
        </Button>
      )}
    </section>
  )
}

type DragProps = {
  readonly drop: (card: TaskNode, to: string) => void
  readonly children: ReactNode
}

/** Cards are dragged by mouse or, after a moment, by finger; a finger that moves at once scrolls. */
const CardDrag = ({ drop, children }: DragProps): ReactNode => {
  const [lifted, setLifted] = useState<TaskNode>()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: silent, restoreFocus: false }}
      onDragStart={(event) => setLifted(cardIn(event))}
      onDragCancel={() => setLifted(undefined)}
      onDragEnd={(event) => {
        const card = cardIn(event)
        const to: unknown = event.over?.data.current?.['to']
        setLifted(undefined)
        if (card && typeof to === 'string') drop(card, to)
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>{lifted && <LiftedCard card={lifted} />}</DragOverlay>
    </DndContext>
  )
}

type Props = {
  readonly columns: readonly BoardColumn[]
  /** All of them count against a column's limit, also those a filter hides. */
  readonly all: readonly TaskNode[]
  readonly shown: readonly TaskNode[]
  readonly hasLanes: boolean
  readonly canMove: boolean
  readonly open: (id: string) => void
}

/** One lane without a name, or one for each person. */
const useLanes = (shown: readonly TaskNode[], hasLanes: boolean): readonly Lane[] =>
  useMemo(() => (hasLanes ? lanesOf(shown) : [{ key: 'all', name: undefined, cards: shown }]), [shown, hasLanes])

const useScope = ({ columns, canMove, open }: Props, move: (card: TaskNode, to: string) => void) => {
  const t = useBoardText()
  const carried = useRef<string>(undefined)
  const scope: CardScope = {
    canMove,
    open,
    step: (card, by) => {
      const from = columnOf(card, columns)
      const next = columns[columns.findIndex((column) => column === from) + by]
      carried.current = card.id
      if (from && next) move(card, keyOf(next))
    },
    targets: (card) =>
      columns
        .filter((column) => column !== columnOf(card, columns))
        .map((column) => ({
          key: keyOf(column),
          label: t('moveTo', { name: column.name }),
          act: () => move(card, keyOf(column)),
        })),
  }
  return { scope, carried }
}

/** Columns side by side, whose cards are moved by hand or by key. */
export const Board = (props: Props): ReactNode => {
  const { columns, all, shown, hasLanes } = props
  const t = useBoardText()
  const root = useRef<HTMLDivElement>(null)
  const { moves, news, move } = useCardMoves(columns)
  const { scope, carried } = useScope(props, move)
  const lanes = useLanes(shown, hasLanes)
  const counts = useMemo(() => cardsByColumn(all, columns, moves), [all, columns, moves])
  useEffect(() => {
    if (root.current && carried.current !== undefined) focusCardOf(root.current, carried.current)
  }, [moves, carried])
  const countOf = (column: BoardColumn): number => counts.get(keyOf(column))?.length ?? 0
  const width = { '--columns': columns.length } as CSSProperties
  return (
    <CardDrag drop={move}>
      <div ref={root} className={styles.board} style={width}>
        <div className={styles.heads}>
          {columns.map((column) => (
            <Head key={keyOf(column)} column={column} count={countOf(column)} />
          ))}
        </div>
        <div role="presentation" onKeyDown={walkBoard}>
          {lanes.map((lane) => {
            const found = cardsByColumn(lane.cards, columns, moves)
            return (
              <div key={lane.key}>
                {hasLanes && (
                  <h3 className={styles.lane}>
                    {lane.name === undefined ? t('nobody') : <PersonChip name={lane.name} />}
                    <span className={styles.count}>{lane.cards.length}</span>
                  </h3>
                )}
                <div className={styles.places}>
                  {columns.map((column) => (
                    <Place
                      key={keyOf(column)}
                      column={column}
                      lane={lane.key}
                      cards={found.get(keyOf(column)) ?? []}
                      isOver={isOverLimit(column, countOf(column))}
                      moves={moves}
                      scope={scope}
                    />
                  ))}
                </div>
              </div>
            )
          })}
        </div>
      </div>
      <VisuallyHidden as="output">{news}</VisuallyHidden>
    </CardDrag>
  )
}
