import { useDroppable } from '@dnd-kit/core'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import type { BoardColumn, TaskNode } from '@srm/api/project'
import { VisuallyHidden } from '@/ui/layout.tsx'
import { isOverLimit, keyOf, type Moves } from './board.data.ts'
import styles from './board.module.css'
import { useBoardText } from '../project.texts.ts'
import { Card, type CardScope } from './card.tsx'

/** Cards of one place that are drawn before somebody asks for more. */
const stride = 40

/** The name of a column and how many cards it holds. */
export const Head = ({ column, count }: { readonly column: BoardColumn; readonly count: number }): ReactNode => {
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

type CellProps = {
  readonly column: BoardColumn
  readonly lane: string
  readonly cards: readonly TaskNode[]
  readonly isOver: boolean
  readonly moves: Moves
  readonly scope: CardScope
}

/** The cards of one column, or of one person in it. */
export const BoardCell = ({ column, lane, cards, isOver, moves, scope }: CellProps): ReactNode => {
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
