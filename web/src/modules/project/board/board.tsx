import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { useEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import type { BoardColumn, TaskNode } from '@srm/api/project'
import { PersonChip } from '@/ui/fields/ref/person-chip.tsx'
import { VisuallyHidden } from '@/ui/layout.tsx'
import { focusCardOf, walkBoard } from '@/ui/record-list/board/board-keys.ts'
import { cardsByColumn, columnOf, isOverLimit, keyOf, lanesOf, type Lane } from './board.data.ts'
import styles from './board.module.css'
import { useBoardText } from '../project.texts.ts'
import { LiftedCard, type CardScope } from './card.tsx'
import { BoardCell, Head } from './cell.tsx'
import { useCardMoves } from './use-card-moves.ts'

/** The words for the keyboard are the board's own: it moves cards by keys, not by lifting them. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

const cardIn = ({ active }: Pick<DragEndEvent, 'active'>): TaskNode | undefined =>
  active.data.current?.['card'] as TaskNode | undefined

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
                    <BoardCell
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
