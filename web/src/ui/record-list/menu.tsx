import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { Pop } from './filter/pop.tsx'
import styles from './filter/pop.module.css'

export type MenuItem = {
  readonly key: string
  readonly label: string
  readonly icon?: ReactNode
  readonly danger?: boolean
  readonly act: () => void
}

type Props = {
  readonly anchor: RefObject<HTMLElement | null>
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly close: () => void
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

const walk = (event: KeyboardEvent<HTMLDivElement>): void => {
  const step = steps[event.key]
  if (!step) return
  event.preventDefault()
  const all = [...event.currentTarget.querySelectorAll('button')]
  const at = all.findIndex((item) => item === document.activeElement)
  all.at((at + step) % all.length)?.focus()
}

export const Menu = ({ anchor, label, items, close }: Props): ReactNode => (
  <Pop anchor={anchor} label={label} close={close} role="menu" end>
    <div role="presentation" className={styles.menu} onKeyDown={walk}>
      {items.map(({ key, label: text, icon, danger = false, act }) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          className={styles.item}
          data-danger={danger}
          onClick={() => {
            close()
            act()
          }}
        >
          {icon}
          {text}
        </button>
      ))}
    </div>
  </Pop>
)
