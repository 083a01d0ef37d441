import { createHash } from 'node:crypto'
import type { MenuItem, MenuRoute } from '@srm/api/identity'
import { groupRank, menuAreas, type AreaName } from '@srm/api/shared/menu-areas'
import type { MenuPlace, PageDeclaration } from '@srm/api/shared/pages'
import type { RecordTab } from '@srm/api/shared/record-tab'
import { keysOf } from '@srm/api/shared/keys'

/** What a company changed about an item, or an item of its own in full. */
export type Change = { readonly id: string; readonly own: boolean; readonly item: Partial<MenuItem> }

/** The same name has the same id in every company and every release. */
export const menuId = (name: string): string => {
  const hex = createHash('sha256').update(`menu|${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const areaItem = (name: AreaName, index: number): MenuItem => {
  const { path, title, icon } = menuAreas[name]
  return {
    id: menuId(name),
    parentId: null,
    type: 'directory',
    path,
    name,
    permission: null,
    sort: index * 10,
    own: false,
    changed: false,
    meta: { title: title.zh, icon },
  }
}

/** Numbers of one group lie together, so that the order of the entries is that of the groups everywhere. */
const groupRoom = 10_000

const pageItem = ({ path, title, permission }: PageDeclaration, place: MenuPlace, index: number): MenuItem => {
  const { name, area, group, icon, sort, hidden, noClosable } = place
  return {
    id: menuId(name),
    parentId: area ? menuId(area) : null,
    type: 'menu',
    // A page that is its area's own address stands in it without a path.
    path: area && menuAreas[area].path === path ? '' : path,
    name,
    component: name,
    permission: permission ?? null,
    sort: (group ? groupRank(group) * groupRoom : 0) + (sort ?? index * 10),
    own: false,
    changed: false,
    meta: {
      title: title.zh,
      icon,
      ...(group && { group }),
      ...(hidden && { hidden }),
      ...(noClosable && { noClosable }),
    },
  }
}

const tabItem = (
  { key, name, title, permission, order }: RecordTab,
  { path }: PageDeclaration,
  parent: string,
): MenuItem => ({
  id: menuId(name),
  parentId: menuId(parent),
  type: 'menu',
  path: `${path}?tab=${key}`,
  name,
  permission,
  sort: order,
  own: false,
  changed: false,
  meta: { title: title.zh, hidden: true },
})

/** The product's own tree as a flat list, areas first. */
export const declaredItems = (pages: readonly PageDeclaration[], tabs: readonly RecordTab[]): MenuItem[] => {
  const entries = pages.flatMap((page) => (page.menu ? [{ page, place: page.menu }] : []))
  const below = entries.flatMap(({ page, place }) =>
    tabs.filter(({ subject }) => subject === page.subject).map((tab) => tabItem(tab, page, place.name)),
  )
  return [
    ...keysOf(menuAreas).map(areaItem),
    ...entries.map(({ page, place }, index) => pageItem(page, place, index)),
    ...below,
  ]
}

/** A company that numbered its entries before there were groups keeps its order within each of them. */
const byGroup = (one: MenuItem, other: MenuItem): number =>
  groupRank(one.meta.group) - groupRank(other.meta.group) || one.sort - other.sort

/** What comes with the release, under what the company made of it: renames, order, hiding and its own items stay. */
export const mergedItems = (declared: readonly MenuItem[], changes: readonly Change[]): MenuItem[] => {
  const byId = new Map(changes.map((change) => [change.id, change]))
  const shipped = declared.map((item) => {
    const change = byId.get(item.id)
    return change ? { ...item, ...change.item, meta: { ...item.meta, ...change.item.meta }, changed: true } : item
  })
  const added = changes.filter(({ own }) => own).map(({ id, item }) => ({ ...(item as MenuItem), id, own: true }))
  return [...shipped, ...added].toSorted(byGroup)
}

const routeOf = ({ id, path, name, component, redirect, meta, permission }: MenuItem): MenuRoute => ({
  id,
  path,
  name,
  ...(component && { component }),
  ...(redirect && { redirect }),
  meta: { ...meta, ...(permission && { guard: [permission] }) },
})

/** The tree below an item with what the caller may see; a directory with nothing in it is not shown. */
export const routesBelow = (
  items: readonly MenuItem[],
  parentId: string | null,
  may: (permission: string) => boolean,
): MenuRoute[] =>
  items
    .filter((item) => item.parentId === parentId && item.type !== 'button')
    .filter(({ permission }) => permission === null || may(permission))
    .flatMap((item) => {
      const children = routesBelow(items, item.id, may)
      if (item.type === 'directory' && children.length === 0) return []
      const route = routeOf(item)
      return [children.length > 0 ? { ...route, children } : route]
    })

/** Pages inside one project are not in the menu of all. */
export const projectDetail = 'ProjectDetail'
