import { useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Row } from '@/ui/record-shape.ts'
import type { RowAction } from '../list-types.ts'
import { Menu } from '../menu.tsx'
import { useRecordListText } from '../record-list.texts.ts'
import styles from './table.module.css'

export type StartAction = (action: RowAction, rows: readonly Row[]) => void

type Props = {
  readonly row: Row
  readonly title: string
  readonly actions: readonly RowAction[]
  readonly start: StartAction
}

/** So many stand in the row itself; the rest is in the menu. */
const inRow = 2

export const allowed = (row: Row, { key, needs = key, when }: RowAction): boolean =>
  (needs === '' || row.actions.includes(needs)) && (when?.(row) ?? true)

/** What the server lets one do with this row. */
export const RowActions = ({ row, title, actions, start }: Props): ReactNode => {
  const t = useRecordListText()
  const go = useNavigate()
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const mine = actions.filter((action) => !action.chosen && allowed(row, action))
  const act = (action: RowAction): void => (action.to ? void go(action.to(row)) : start(action, [row]))
  const first = mine.slice(0, mine.length > inRow ? inRow - 1 : inRow)
  const rest = mine.slice(first.length)
  if (mine.length === 0) return null
  return (
    <span className={styles.actions}>
      {first.map((action) => (
        <button
          key={action.key}
          type="button"
          className={styles.icon}
          data-danger={action.danger ?? false}
          aria-label={`${action.label} ${title}`}
          title={action.label}
          onClick={() => act(action)}
        >
          {action.icon ?? action.label.slice(0, 1)}
        </button>
      ))}
      {rest.length > 0 && (
        <button
          ref={opener}
          type="button"
          className={styles.icon}
          aria-haspopup="menu"
          aria-expanded={open}
          aria-label={t('rowActions', { name: title })}
          onClick={() => setOpen(!open)}
        >
          ⋯
        </button>
      )}
      {open && (
        <Menu
          anchor={opener}
          label={t('rowActions', { name: title })}
          close={() => setOpen(false)}
          items={rest.map((action) => ({ ...action, act: () => act(action) }))}
        />
      )}
    </span>
  )
}
