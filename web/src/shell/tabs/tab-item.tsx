import { CloseOutlined, PushpinOutlined } from '@ant-design/icons'
import type { DragEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useLabel } from '@/lib/i18n.ts'
import { useSettings } from '@/lib/settings.ts'
import { headFor } from '@/lib/tabs/destination.ts'
import { isFixed, move, type Tab } from '@/lib/tabs/tab-list.ts'
import { changeTabs, showTab } from '@/lib/tabs/tabs.ts'
import { useMenu } from '../menu/menu-context.ts'
import { MenuIcon } from '../menu/menu-icon.tsx'
import { menuPathOf } from '../pages.tsx'
import { useShellText } from '../shell.texts.ts'
import { closeTabs } from './closing.ts'
import styles from './tab-bar.module.css'
import { nameOf } from './tab-name.ts'
import type { Spot } from './tab-menu.tsx'

const dragged = 'application/x-srm-tab'

/** Dragged over another, a tab takes its place. */
const dragging = ({ key }: Tab) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => dataTransfer.setData(dragged, key),
  onDragOver: (event: DragEvent) => event.dataTransfer.types.includes(dragged) && event.preventDefault(),
  onDrop: ({ dataTransfer }: DragEvent) => changeTabs((list) => move(list, dataTransfer.getData(dragged), key)),
})

/** Its own icon, else that of the nearest entry above it. */
const Icon = ({ tab }: { readonly tab: Tab }): ReactNode => {
  const menu = useMenu()
  const found = menu.byPath.get(menuPathOf(tab.place.pathname, menu))
  const node = found && [found.node, ...found.above.toReversed()].find(({ meta }) => meta.icon !== undefined)
  return node ? <MenuIcon node={node} /> : null
}

type Props = { readonly tab: Tab; readonly active: boolean; readonly openMenu: (spot: Spot) => void }

const CloseMark = ({ tab, name }: { readonly tab: Tab; readonly name: string }): ReactNode => {
  const t = useShellText()
  if (tab.pinned) return <PushpinOutlined aria-hidden className={styles.pin} />
  if (isFixed(tab)) return null
  return (
    // For the pointer only: by keyboard the tab itself is closed, and a list of tabs may hold nothing else.
    <button
      type="button"
      tabIndex={-1}
      aria-hidden
      className={styles.close}
      title={t('tab.close', { title: name })}
      onClick={(event) => {
        event.stopPropagation()
        closeTabs('one', tab.key)
      }}
    >
      <CloseOutlined aria-hidden />
    </button>
  )
}

export const TabItem = ({ tab, active, openMenu }: Props): ReactNode => {
  const menu = useMenu()
  const say = useLabel()
  const icons = useSettings(({ theme }) => theme.showTabsIcon)
  const name = nameOf(tab, menu, say)
  const rightClick = (event: MouseEvent): void => {
    event.preventDefault()
    openMenu({ tab: tab.key, x: event.clientX, y: event.clientY })
  }
  const key = ({ key: pressed, currentTarget }: KeyboardEvent): void => {
    if (pressed === 'Enter' || pressed === ' ') showTab(tab.key)
    if (pressed === 'Delete') closeTabs('one', tab.key)
    const next = {
      ArrowRight: currentTarget.parentElement?.nextElementSibling,
      ArrowLeft: currentTarget.parentElement?.previousElementSibling,
    }[pressed]
    next?.querySelector<HTMLElement>('[role=tab]')?.focus()
  }
  return (
    <div
      className={styles.item}
      role="presentation"
      data-active={active}
      title={name}
      {...dragging(tab)}
      onContextMenu={rightClick}
      onAuxClick={({ button }) => button === 1 && closeTabs('one', tab.key)}
    >
      <div
        role="tab"
        className={styles.tab}
        aria-selected={active}
        aria-keyshortcuts="Delete"
        tabIndex={active ? 0 : -1}
        onClick={() => !active && headFor({ path: tab.place.pathname, tab: tab.key }, () => showTab(tab.key))}
        onKeyDown={key}
      >
        {icons && <Icon tab={tab} />}
        <span className={styles.name}>{name}</span>
      </div>
      <CloseMark tab={tab} name={name} />
    </div>
  )
}
