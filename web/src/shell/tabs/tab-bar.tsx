import { useEffect, useRef, useState, type ReactNode, type WheelEvent } from 'react'
import { useSettings } from '@/lib/settings.ts'
import { useLabel } from '@/lib/i18n.ts'
import { useDestination } from '@/lib/tabs/destination.ts'
import { useTabs } from '@/lib/tabs/tabs.ts'
import { useMenu } from '../menu/menu-context.ts'
import { useShellText } from '../shell.texts.ts'
import styles from './tab-bar.module.css'
import { TabItem } from './tab-item.tsx'
import { nameOf } from './tab-name.ts'
import { TabMenu, type Spot } from './tab-menu.tsx'

/** A wheel turns up and down; the bar goes sideways. */
const scrolled = ({ currentTarget, deltaY, deltaX }: WheelEvent): void => {
  if (deltaX === 0) currentTarget.scrollLeft += deltaY
}

/** The shown tab stays in sight also when names change, by loading their records or by another language. */
const useInSight = (active: string | null, names: string) => {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    bar.current?.querySelector('[data-active=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active, names])
  return bar
}

const Squares = (): ReactNode => (
  <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden>
    <path d="M2 2h5v5H2zM9 2h5v5H9zM2 9h5v5H2zM9 9h5v5H9z" />
  </svg>
)

/** The shown tab, or the one that was just clicked. */
const useActive = (): string | null => {
  const next = useDestination((state) => state.next?.tab)
  const shown = useTabs((list) => list.active)
  return next ?? shown
}

/** The pages that are open, and what can be done with them. */
export const TabBar = (): ReactNode => {
  const t = useShellText()
  const tabs = useTabs((list) => list.tabs)
  const active = useActive()
  const [pages, say] = [useMenu(), useLabel()]
  const look = useSettings(({ theme }) => theme.tabsBarStyle)
  const [menu, setMenu] = useState<Spot>()
  const bar = useInSight(active, tabs.map((tab) => nameOf(tab, pages, say)).join('|'))
  const openBelow = (button: HTMLElement): void => {
    const { right, bottom } = button.getBoundingClientRect()
    if (active !== null) setMenu({ tab: active, x: right, y: bottom })
  }
  return (
    <div className={styles.bar} data-look={look}>
      <div ref={bar} className={styles.tabs} role="tablist" aria-label={t('tabs')} onWheel={scrolled}>
        {tabs
          .filter(({ tabHidden }) => !tabHidden)
          .map((tab) => (
            <TabItem key={tab.key} tab={tab} active={tab.key === active} openMenu={setMenu} />
          ))}
      </div>
      <button
        type="button"
        className={styles.more}
        aria-label={t('tab.actions')}
        aria-haspopup="menu"
        aria-expanded={menu !== undefined}
        onClick={({ currentTarget }) => openBelow(currentTarget)}
      >
        <Squares />
      </button>
      {menu && <TabMenu spot={menu} close={() => setMenu(undefined)} />}
    </div>
  )
}
