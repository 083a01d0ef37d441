import { createHash } from 'node:crypto'
import type { MenuItem, MenuMeta, MenuRoute } from '@srm/api/identity'
import type { MenuItem as Declared } from '#kernel/module.ts'

/** What a company changed about an item, or an item of its own in full. */
export type Change = { readonly id: string; readonly own: boolean; readonly item: Partial<MenuItem> }

/** The directories of the product, in order; modules say which one their pages stand in. */
export const directories: readonly Declared[] = [
  { name: 'Home', path: '/', title: '首页', icon: 'home' },
  { name: 'Purchase', path: '/purchase', title: '采购', icon: 'shopping' },
  { name: 'Supplier', path: '/supplier', title: '供应商', icon: 'shop' },
  { name: 'Project', path: '/project', title: '项目', icon: 'project' },
  { name: 'Contract', path: '/contract', title: '合同', icon: 'file-done' },
  { name: 'Crm', path: '/crm', title: '客户', icon: 'contacts' },
  { name: 'Finance', path: '/finance', title: '财务', icon: 'account-book' },
  { name: 'Approval', path: '/approval', title: '审批', icon: 'audit' },
  { name: 'Notice', path: '/notice', title: '消息', icon: 'bell' },
  { name: 'Account', path: '/account', title: '企业', icon: 'bank' },
  { name: 'AuthManagement', path: '/authManagement', title: '权限', icon: 'safety' },
  { name: 'Other', path: '/other', title: '设置', icon: 'setting' },
]

/** The same name has the same id in every company and every release. */
export const menuId = (name: string): string => {
  const hex = createHash('sha256').update(`menu|${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const itemOf = (declared: Declared, parentId: string | null, sort: number, type: MenuItem['type']): MenuItem => ({
  id: menuId(declared.name),
  parentId,
  type,
  path: declared.path,
  name: declared.name,
  ...(type === 'menu' && { component: declared.component ?? declared.name }),
  ...(declared.redirect && { redirect: declared.redirect }),
  permission: declared.permission ?? null,
  sort,
  own: false,
  changed: false,
  meta: { title: declared.title, ...(declared.icon && { icon: declared.icon }), ...declared.meta } as MenuMeta,
})

const flattened = (declared: readonly Declared[]): MenuItem[] =>
  declared.flatMap((item, index) => {
    const parent = item.under ? menuId(item.under) : null
    const children = (item.children ?? []).map((child, place) => itemOf(child, menuId(item.name), place * 10, 'menu'))
    return [itemOf(item, parent, item.sort ?? index * 10, 'menu'), ...children]
  })

/** The product's own tree as a flat list, directories first. */
export const declaredItems = (menus: readonly Declared[]): MenuItem[] => [
  ...directories.map((directory, index) => itemOf(directory, null, index * 10, 'directory')),
  ...flattened(menus),
]

/** What comes with the release, under what the company made of it: renames, order, hiding and its own items stay. */
export const mergedItems = (declared: readonly MenuItem[], changes: readonly Change[]): MenuItem[] => {
  const byId = new Map(changes.map((change) => [change.id, change]))
  const shipped = declared.map((item) => {
    const change = byId.get(item.id)
    return change ? { ...item, ...change.item, meta: { ...item.meta, ...change.item.meta }, changed: true } : item
  })
  const added = changes.filter(({ own }) => own).map(({ id, item }) => ({ ...(item as MenuItem), id, own: true }))
  return [...shipped, ...added].toSorted((one, other) => one.sort - other.sort)
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
