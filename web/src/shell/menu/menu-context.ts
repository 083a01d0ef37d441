import { createContext, use, useEffect, useMemo } from 'react'
import { grantsOf, meets } from '@/lib/session/access.ts'
import { useAreas } from '@/lib/module/entries.ts'
import { useProfile } from '@/lib/session/session.ts'
import { useDestination } from '@/lib/tabs/destination.ts'
import { activeTab } from '@/lib/tabs/tab-list.ts'
import { useTabs } from '@/lib/tabs/tabs.ts'
import { menuPathOf } from '../pages.tsx'
import { areaOf, leavesOf, litBy, menuModel, type MenuModel, type MenuNode } from './menu-model.ts'
import { useRoutes } from './menu-store.ts'

const nothing = menuModel([], () => true)

export const MenuContext = createContext<MenuModel>(nothing)
export const useMenu = (): MenuModel => use(MenuContext)

/** Made once for the whole frame, anew when the routes or the person's rights change. */
export const useMenuModel = (): MenuModel => {
  const routes = useRoutes((state) => state.routes)
  const profile = useProfile()
  const model = useMemo(() => menuModel(routes ?? [], (codes) => meets(grantsOf(profile), codes)), [routes, profile])
  useEffect(() => {
    useAreas.setState({ areas: model.tree.map((area) => leavesOf([area]).map(({ path }) => path)) })
  }, [model])
  return model
}

type MenuState = { readonly path: string; readonly lit: ReadonlySet<string>; readonly area: MenuNode | undefined }

/** Where the shown page stands in the menu, or the one that was just asked for. */
export const useShown = (): MenuState => {
  const menu = useMenu()
  const next = useDestination((state) => state.next)
  const shown = useTabs((list) => activeTab(list)?.place.pathname ?? '')
  const path = next?.path ?? shown
  return useMemo(() => {
    const lit = litBy(menu, menuPathOf(path, menu))
    return { path, lit, area: areaOf(menu, lit) }
  }, [menu, path])
}
