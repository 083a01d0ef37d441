import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { accessOf, meets } from '@/lib/access.ts'
import { useLabel } from '@/lib/i18n.ts'
import { startProgress } from '@/lib/progress.ts'
import { useProfile } from '@/lib/session.ts'
import { activeTab } from '@/lib/tab-list.ts'
import { followTabs, restoreTabs, showPlace, useTabs } from '@/lib/tabs.ts'
import { judge, type Verdict } from '../guard.ts'
import { useMenu } from '../menu/menu-context.ts'
import { flagsAt, guardAt, pageAt } from '../pages.tsx'
import { useTitle } from '../title.ts'
import { nameOf } from './tab-name.ts'
import { TabPage } from './tab-page.tsx'
import { useScroll } from './use-scroll.ts'

/** The address belongs to the first page of the menu until somebody goes elsewhere. */
const useVerdict = (pathname: string): Verdict => {
  const menu = useMenu()
  const profile = useProfile()
  const codes = guardAt(pathname, menu)
  const held = codes.length === 0 || meets(accessOf(profile), codes)
  return judge({ path: pathname, token: true, loaded: true, held, known: pageAt(pathname, menu) !== undefined })
}

/** Every address that is gone to becomes a tab, or the one it belongs to is shown. */
const useVisits = (verdict: Verdict): void => {
  const menu = useMenu()
  const place = useLocation()
  useLayoutEffect(() => {
    restoreTabs((pathname) => flagsAt(pathname, menu))
  }, [menu])
  useLayoutEffect(() => {
    if (verdict !== 'go') return
    const flags = flagsAt(place.pathname, menu)
    if (!flags) return
    startProgress()
    showPlace(place, flags)
    // oxlint-disable-next-line react/exhaustive-deps -- only going somewhere is a visit; a changed menu is none
  }, [place, verdict])
}

/** The title of the window is that of the shown page. */
const Title = (): ReactNode => {
  const menu = useMenu()
  const say = useLabel()
  useTitle(
    useTabs((list) => {
      const tab = activeTab(list)
      return tab ? nameOf(tab, menu, say) : ''
    }),
  )
  return null
}

const Pages = (): ReactNode => {
  const menu = useMenu()
  const tabs = useTabs((list) => list.tabs)
  const active = useTabs((list) => list.active)
  useScroll(active)
  return tabs
    .filter(({ alive }) => alive)
    .map(({ key, rev, place }) => {
      const found = pageAt(place.pathname, menu)
      if (!found) return null
      return <TabPage key={`${key}#${String(rev)}`} tab={key} place={place} page={found} active={key === active} />
    })
}

/** All open pages, of which one is shown; the others wait as they were left. */
export const TabHost = (): ReactNode => {
  const { pathname } = useLocation()
  const { first = '/404' } = useMenu()
  const verdict = useVerdict(pathname)
  useVisits(verdict)
  useEffect(() => followTabs(), [])
  const isHome = verdict === '404' && pathname === '/'
  return (
    <>
      <Title />
      <Pages />
      {isHome && <Navigate to={first} replace />}
      {!isHome && (verdict === '403' || verdict === '404') && <Navigate to={`/${verdict}`} replace />}
    </>
  )
}
