import { use, useMemo, type ReactNode } from 'react'
import { createPath, UNSAFE_NavigationContext as Navigation, type Navigator, type To } from 'react-router'
import { idOf, tabOf, type Place } from '@/lib/tabs/tab-list.ts'
import { replaceWith, showUnseen, useTabs } from '@/lib/tabs/tabs.ts'
import { useMenu } from '../menu/menu-context.ts'
import type { MenuModel } from '../menu/menu-model.ts'
import { flagsAt } from '../pages.tsx'

const placeOf = (to: To, state: unknown): Place => {
  const { pathname, search, hash } = new URL(typeof to === 'string' ? to : createPath(to), 'http://here')
  return { pathname, search, hash, state, key: crypto.randomUUID() }
}

/** The router's own way, as one tab goes it. */
const wayOf = (tab: string, way: Navigator, menu: MenuModel): Navigator => {
  const isShown = (): boolean => useTabs.getState().active === tab
  const leads = (to: To, state: unknown, replaces: boolean): void => {
    const place = placeOf(to, state)
    const flags = flagsAt(place.pathname, menu)
    if (flags) showUnseen(place, flags, replaces ? tab : null)
  }
  return {
    ...way,
    createHref: (to) => way.createHref(to),
    go: (steps) => way.go(steps),
    push: (to, state: unknown, options) => {
      if (isShown()) way.push(to, state, options)
      else leads(to, state, stays(tab, to, menu))
    },
    replace: (to, state: unknown, options) => {
      if (isShown()) {
        replaceWith(tab)
        way.replace(to, state, options)
      } else leads(to, state, true)
    },
  }
}

/** Whether an address is still the same page in the same tab. */
const stays = (tab: string, to: To, menu: MenuModel): boolean => {
  const here = tabOf(useTabs.getState(), tab)
  const place = placeOf(to, null)
  return here !== undefined && here.id === idOf(place, flagsAt(place.pathname, menu) ?? {})
}

/**
 * A page that replaces its address by another page is over, and its tab becomes the other's. A page nobody
 * looks at changes its own tab and does not pull the window away from what is being read.
 */
export const TabRouter = ({ tab, children }: { readonly tab: string; readonly children: ReactNode }): ReactNode => {
  const outer = use(Navigation)
  const menu = useMenu()
  const inner = useMemo(() => ({ ...outer, navigator: wayOf(tab, outer.navigator, menu) }), [outer, tab, menu])
  return <Navigation value={inner}>{children}</Navigation>
}
