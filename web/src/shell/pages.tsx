import { lazy, type ComponentType } from 'react'
import { matchPath } from 'react-router'
import type { Label } from '@srm/api/shared/label'
import { menuAreas, menuGroups } from '@srm/api/shared/menu-areas'
import type { Page } from '@/lib/module/module.ts'
import type { Flags } from '@/lib/tabs/tab-list.ts'
import { icons } from '@/ui/icons.ts'
import type { MenuModel } from './menu/menu-model.ts'
import { modules } from './modules.ts'

export type ModulePage = { readonly page: Page; readonly Body: ComponentType }

const pages: readonly ModulePage[] = modules
  .flatMap((module) => module.pages)
  .map((page) => ({ page, Body: lazy(page.load) }))

const at = (pathname: string): ModulePage | undefined =>
  pages.find(({ page }) => page.path === pathname) ?? pages.find(({ page }) => matchPath(page.path, pathname) !== null)

const withLeadingSlash = (component: string): string => (component.startsWith('/') ? component : `/${component}`)

/** A menu entry names its view by the page's path, or by the component another entry has at that page. */
const byComponent = (component: string, { byPath }: MenuModel): ModulePage | undefined => {
  const named = at(withLeadingSlash(component))
  if (named) return named
  const other = [...byPath.values()].find(({ node }) => node.component === component && at(node.path) !== undefined)
  return other && at(other.node.path)
}

/** The page at an address: a module's own path, or one the server's menu leads to. */
export const pageAt = (pathname: string, menu: MenuModel): ModulePage | undefined => {
  const own = at(pathname)
  const component = menu.byPath.get(pathname)?.node.component
  return own ?? (component === undefined ? undefined : byComponent(component, menu))
}

/** What a page says about its tab; the menu may say more. */
export const flagsAt = (pathname: string, menu: MenuModel): Flags | undefined => {
  const found = pageAt(pathname, menu)
  if (!found) return undefined
  const meta = menu.byPath.get(pathname)?.node.meta
  return {
    dynamicNewTab: meta?.dynamicNewTab ?? found.page.dynamicNewTab,
    noKeepAlive: meta?.noKeepAlive,
    noClosable: meta?.noClosable,
    tabHidden: meta?.tabHidden,
  }
}

/** The codes somebody must hold one of to see the page. */
export const guardAt = (pathname: string, menu: MenuModel): readonly string[] => {
  const permission = pageAt(pathname, menu)?.page.permission
  return menu.byPath.get(pathname)?.node.meta.guard ?? (permission ? [permission] : [])
}

/** The entry that is lit while a page is open. */
export const menuPathOf = (pathname: string, menu: MenuModel): string =>
  menu.byPath.get(pathname)?.node.meta.activeMenu ?? pageAt(pathname, menu)?.page.parent?.path ?? pathname

const labels = new Map<string, Label>(
  [...Object.values(menuAreas), ...pages.map(({ page }) => page)].map(({ title }) => [title.zh, title]),
)

/** The server's titles are Chinese; those a module knows by the same words are known in English as well. */
export const labelOf = (title: string): Label => labels.get(title) ?? { zh: title, en: title }

type Address = { readonly pathname: string; readonly search: string }

export const titleAt = ({ pathname, search }: Address, menu: MenuModel): Label => {
  const page = pageAt(pathname, menu)?.page
  if (page?.createTitle && !new URLSearchParams(search).has('id')) return page.createTitle
  const named = menu.byPath.get(pathname)?.node.meta.title
  return named === undefined ? (page?.title ?? labelOf('')) : labelOf(named)
}

const groupTitles: Readonly<Record<string, Label>> = menuGroups

/** The heading of a group of menu entries; entries without one stand under 其他 where others have one. */
export const groupTitle = (key: string): Label => groupTitles[key] ?? { zh: '其他', en: 'Other' }

/** The icon the page at a path was declared with. */
export const iconAt = (pathname: string): ComponentType | undefined => {
  const name = pages.find(({ page }) => page.path === pathname)?.page.menu?.icon
  return name && icons[name]
}
