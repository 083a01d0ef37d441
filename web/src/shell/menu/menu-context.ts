import { createContext, use, useEffect, useMemo } from 'react'
import { accessOf, meets } from '@/lib/access.ts'
import { useAreas } from '@/lib/entries.ts'
import { useProfile } from '@/lib/session.ts'
import { activeTab } from '@/lib/tab-list.ts'
import { useTabs } from '@/lib/tabs.ts'
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
  const model = useMemo(() => menuModel(routes ?? [], (codes) => meets(accessOf(profile), codes)), [routes, profile])
  useEffect(() => {
    useAreas.setState({ areas: model.tree.map((area) => leavesOf([area]).map(({ path }) => path)) })
  }, [model])
  return model
}

type MenuState = { readonly path: string; readonly lit: ReadonlySet<string>; readonly area: MenuNode | undefined }

/** Where the shown page stands in the menu. */
export const useShown = (): MenuState => {
  const menu = useMenu()
  const path = useTabs((list) => activeTab(list)?.place.pathname ?? '')
  return useMemo(() => {
    const lit = litBy(menu, menuPathOf(path, menu))
    return { path, lit, area: areaOf(menu, lit) }
  }, [menu, path])
}
