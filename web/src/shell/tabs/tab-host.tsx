import { useEffect, useLayoutEffect, type ReactNode, useRef } from 'react'
import { Navigate, useLocation } from 'react-router'
import { accessOf, meets } from '@/lib/session/access.ts'
import { useLabel } from '@/lib/i18n.ts'
import { startProgress } from '@/lib/api/progress.ts'
import { useProfile } from '@/lib/session/session.ts'
import { clearDestination } from '@/lib/tabs/destination.ts'
import { activeTab } from '@/lib/tabs/tab-list.ts'
import { followTabs, restoreTabs, showPlace, useTabs } from '@/lib/tabs/tabs.ts'
import { Forbidden } from '../forbidden.tsx'
import { forbiddenPath, type Refusal } from '../forbidden-path.ts'
import { judge, type Verdict } from '../guard.ts'
import { useMenu } from '../menu/menu-context.ts'
import { flagsAt, guardAt, pageAt } from '../pages.tsx'
import { useTitle } from '../title.ts'
import { nameOf } from './tab-name.ts'
import { TabPage } from './tab-page.tsx'

/** A page that is new starts at its top; one that is shown again stands where it was left. */
const useScroll = (active: string | null): void => {
  const left = useRef(new Map<string | null, number>())
  useLayoutEffect(() => {
    window.scrollTo(0, left.current.get(active) ?? 0)
  }, [active])
  useEffect(() => {
    const places = left.current
    const note = (tab: string | null): void => void places.set(tab, window.scrollY)
    // Before anything is drawn: the next page may be too short to stand there.
    const end = useTabs.subscribe((now, before) => {
      if (now.active !== before.active) note(before.active)
    })
    const scrolled = (): void => note(useTabs.getState().active)
    window.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      end()
      window.removeEventListener('scroll', scrolled)
    }
  }, [])
}

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
    clearDestination()
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

const Pages = ({ hidden }: { readonly hidden: boolean }): ReactNode => {
  const menu = useMenu()
  const tabs = useTabs((list) => list.tabs)
  const active = useTabs((list) => list.active)
  useScroll(active)
  return tabs
    .filter(({ alive }) => alive)
    .map(({ key, rev, place }) => {
      const found = pageAt(place.pathname, menu)
      if (!found) return null
      return (
        <TabPage
          key={`${key}#${String(rev)}`}
          tab={key}
          place={place}
          page={found}
          active={key === active && !hidden}
        />
      )
    })
}

/** All open pages, of which one is shown; the others wait as they were left. */
export const TabHost = (): ReactNode => {
  const { pathname } = useLocation()
  const { first = '/404' } = useMenu()
  const verdict = useVerdict(pathname)
  useVisits(verdict)
  useEffect(() => followTabs(), [])
  const refused = pathname === forbiddenPath
  const isHome = verdict === '404' && pathname === '/'
  return (
    <>
      <Title />
      <Pages hidden={refused} />
      {refused && <Forbidden />}
      {isHome && <Navigate to={first} replace />}
      {!isHome && verdict === '404' && <Navigate to="/404" replace />}
      {verdict === '403' && <Navigate to={forbiddenPath} replace state={{ wanted: pathname } satisfies Refusal} />}
    </>
  )
}
