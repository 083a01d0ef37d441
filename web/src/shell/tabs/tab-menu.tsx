import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { addressOf, closedBy, pin, tabOf, type CloseMode, type Tab } from '@/lib/tabs/tab-list.ts'
import { changeTabs, showTab, useTabs } from '@/lib/tabs/tabs.ts'
import { useShellText } from '../shell.texts.ts'
import { openThemeDrawer } from '../theme/drawer-store.ts'
import { closeTabs, refreshTab } from './closing.ts'
import { toggleMaximised, useMaximised } from './maximised.ts'
import styles from './tab-menu.module.css'

export type Spot = { readonly tab: string; readonly x: number; readonly y: number }

type Item = { readonly label: string; readonly act: () => void; readonly disabled?: boolean } | 'line'

/** What is done to a tab is done where it can be seen: the tab is shown first. */
const shownFirst = (key: string, act: () => void) => (): void => {
  showTab(key)
  act()
}

const useItems = (tab: Tab | undefined): readonly Item[] => {
  const t = useShellText()
  const list = useTabs()
  const maximised = useMaximised(({ on }) => on)
  if (!tab) return []
  const { key } = tab
  const closing = (what: CloseMode, label: string): Item => ({
    label,
    disabled: closedBy(list, what, key).length === 0,
    act: what === 'one' || what === 'all' ? () => closeTabs(what, key) : shownFirst(key, () => closeTabs(what, key)),
  })
  return [
    { label: t('tab.refresh'), act: shownFirst(key, () => refreshTab(key)) },
    closing('one', t('tab.closeThis')),
    closing('others', t('tab.others')),
    closing('left', t('tab.left')),
    closing('right', t('tab.right')),
    closing('all', t('tab.all')),
    'line',
    { label: tab.pinned ? t('tab.unpin') : t('tab.pin'), act: () => changeTabs((before) => pin(before, key)) },
    { label: maximised ? t('tab.restore') : t('tab.maximise'), act: shownFirst(key, toggleMaximised) },
    { label: t('tab.window'), act: () => void window.open(`#${addressOf(tab.place)}`, '_blank', 'noopener') },
    'line',
    { label: t('tab.settings'), act: openThemeDrawer },
  ]
}

const width = 176
const height = 440

/** Goes away when anything else is pressed, and gives the keyboard back. */
const useMenuLayer = (close: () => void) => {
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    layer.current?.querySelector<HTMLElement>('[role=menuitem]:not(:disabled)')?.focus()
    const pressed = ({ target }: Event): void => {
      if (target instanceof Node && !layer.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', pressed)
    return () => {
      document.removeEventListener('pointerdown', pressed)
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the layer lives exactly as long as the menu
  }, [])
  return layer
}

const step = ({ currentTarget, key }: KeyboardEvent): void => {
  const items = [...currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)')]
  const at = items.findIndex((item) => item === document.activeElement)
  if (key === 'ArrowDown') items[(at + 1) % items.length]?.focus()
  if (key === 'ArrowUp') items.at(at - 1)?.focus()
}

type Props = { readonly spot: Spot; readonly close: () => void }

export const TabMenu = ({ spot, close }: Props): ReactNode => {
  const t = useShellText()
  const items = useItems(useTabs((list) => tabOf(list, spot.tab)))
  const layer = useMenuLayer(close)
  const place = {
    left: Math.max(8, Math.min(spot.x, window.innerWidth - width - 8)),
    top: Math.max(8, Math.min(spot.y, window.innerHeight - height)),
  }
  return (
    <div
      ref={layer}
      role="menu"
      tabIndex={-1}
      aria-label={t('tab.actions')}
      className={styles.menu}
      style={place}
      onKeyDown={(event) => (event.key === 'Escape' || event.key === 'Tab' ? close() : step(event))}
    >
      {items.map((item, index) =>
        item === 'line' ? (
          <hr key={`line-${String(index)}`} className={styles.line} />
        ) : (
          <button
            key={item.label}
            type="button"
            role="menuitem"
            disabled={item.disabled}
            className={styles.item}
            onClick={() => {
              close()
              item.act()
            }}
          >
            {item.label}
          </button>
        ),
      )}
    </div>
  )
}
