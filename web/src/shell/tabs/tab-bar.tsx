import { useEffect, useRef, useState, type ReactNode, type WheelEvent } from 'react'
import { useSettings } from '@/lib/settings.ts'
import { useTabs } from '@/lib/tabs.ts'
import { useText } from '../shell.texts.ts'
import styles from './tab-bar.module.css'
import { TabItem } from './tab-item.tsx'
import { TabMenu, type Spot } from './tab-menu.tsx'

/** A wheel turns up and down; the bar goes sideways. */
const scrolled = ({ currentTarget, deltaY, deltaX }: WheelEvent): void => {
  if (deltaX === 0) currentTarget.scrollLeft += deltaY
}

const useInSight = (active: string | null, count: number) => {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    bar.current?.querySelector('[data-active=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active, count])
  return bar
}

const Squares = (): ReactNode => (
  <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden>
    <path d="M2 2h5v5H2zM9 2h5v5H9zM2 9h5v5H2zM9 9h5v5H9z" />
  </svg>
)

/** The pages that are open, and what can be done with them. */
export const TabBar = (): ReactNode => {
  const t = useText()
  const tabs = useTabs((list) => list.tabs)
  const active = useTabs((list) => list.active)
  const look = useSettings(({ theme }) => theme.tabsBarStyle)
  const [menu, setMenu] = useState<Spot>()
  const bar = useInSight(active, tabs.length)
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
