import { SwapOutlined } from '@ant-design/icons'
import { useDraggable } from '@dnd-kit/core'
import { memo, useRef, useState, type ReactNode } from 'react'
import { Task, type TaskNode } from '@srm/api/project'
import { metaOf } from '@srm/api/shared/field-meta'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { PersonFace } from '@/ui/fields/ref/person-chip.tsx'
import { VisuallyHidden } from '@/ui/layout.tsx'
import { carryStep } from '@/ui/record-list/board/board-keys.ts'
import { Menu, type MenuItem } from '@/ui/record-list/menu.tsx'
import styles from './board.module.css'
import { useBoardText } from '../project.texts.ts'

export type CardScope = {
  readonly canMove: boolean
  readonly open: (id: string) => void
  /** Moves a card to the column beside. */
  readonly step: (card: TaskNode, by: 1 | -1) => void
  readonly targets: (card: TaskNode) => readonly MenuItem[]
}

type FaceProps = { readonly card: TaskNode; readonly title: ReactNode }

const Face = ({ card, title }: FaceProps): ReactNode => {
  const t = useBoardText()
  const { priority, end, isLate, assignee } = card
  const day = end.slice(5)
  return (
    <>
      <div className={styles.top}>{title}</div>
      <div className={styles.bottom}>
        {priority !== 'normal' && <FieldView compact meta={metaOf(Task.fields.priority)} value={priority} />}
        <span className={isLate ? styles.late : styles.due}>{t(isLate ? 'lateBy' : 'due', { day })}</span>
        {assignee && (
          <span className={styles.person} title={assignee.name}>
            <PersonFace name={assignee.name} />
            <VisuallyHidden>{assignee.name}</VisuallyHidden>
          </span>
        )}
      </div>
    </>
  )
}

/** The card under the pointer while it is dragged. */
export const LiftedCard = ({ card }: { readonly card: TaskNode }): ReactNode => (
  <div className={styles.lifted}>
    <Face card={card} title={<span className={styles.title}>{card.title}</span>} />
  </div>
)

const MoveMenu = ({ card, targets }: Pick<CardScope, 'targets'> & { readonly card: TaskNode }): ReactNode => {
  const t = useBoardText()
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const label = t('moveMenu', { title: card.title })
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.mover}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        title={label}
        onClick={() => setIsOpen(!isOpen)}
      >
        <SwapOutlined aria-hidden />
      </button>
      {isOpen && <Menu anchor={opener} label={label} items={targets(card)} close={() => setIsOpen(false)} />}
    </>
  )
}

/** Dragging redraws every wrapper; what is in it stays. */
const Body = memo(({ card, scope }: { readonly card: TaskNode; readonly scope: CardScope }): ReactNode => {
  const { canMove, open, step, targets } = scope
  return (
    <>
      <Face
        card={card}
        title={
          <button
            type="button"
            data-opens
            className={styles.title}
            onClick={() => open(card.id)}
            onKeyDown={(event) => {
              const by = carryStep(event)
              if (!canMove || by === undefined) return
              event.preventDefault()
              step(card, by)
            }}
            {...(canMove && { 'aria-keyshortcuts': 'Control+ArrowLeft Control+ArrowRight' })}
          >
            {card.isMilestone ? `◆ ${card.title}` : card.title}
          </button>
        }
      />
      {canMove && <MoveMenu card={card} targets={targets} />}
    </>
  )
})

type Props = { readonly card: TaskNode; readonly isBusy: boolean; readonly scope: CardScope }

export const Card = ({ card, isBusy, scope }: Props): ReactNode => {
  const disabled = !scope.canMove || isBusy
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: card.id, data: { card }, disabled })
  return (
    <li
      ref={setNodeRef}
      className={styles.card}
      data-card={card.id}
      data-movable={!disabled}
      data-dragging={isDragging}
      aria-busy={isBusy}
      {...listeners}
    >
      <Body card={card} scope={scope} />
    </li>
  )
}
