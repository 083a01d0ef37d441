import type { ReactNode } from 'react'
import type { MenuItem } from '@srm/api/identity'
import type { TreeNode } from '@/ui/tree-editor/tree-node.ts'

export type Icons = Readonly<Record<MenuItem['type'], ReactNode>>
type Words = { readonly hidden: string; readonly changed: string; readonly own: string }

const noteOf = ({ path, meta, own, changed }: MenuItem, words: Words): string =>
  [meta.hidden && words.hidden, own && words.own, changed && !own && words.changed, path].filter(Boolean).join(' · ')

/** Menu items as the tree editor draws them; what came with the product cannot be deleted. */
export const nodesOf = (
  items: readonly MenuItem[],
  words: Words,
  icons: Icons,
  parentId: string | null = null,
): TreeNode[] =>
  items
    .filter((item) => item.parentId === parentId)
    .toSorted((one, other) => one.sort - other.sort)
    .map((item) => ({
      id: item.id,
      name: item.meta.title,
      note: noteOf(item, words),
      system: !item.own,
      icon: icons[item.type],
      children: nodesOf(items, words, icons, item.id),
    }))

/** Which items get another number when one comes to stand before another; numbers leave room between. */
export const sortsFor = (
  items: readonly MenuItem[],
  id: string,
  { parentId, before }: { readonly parentId: string | null; readonly before: string | null },
): { readonly id: string; readonly sort: number }[] => {
  const others = items
    .filter((item) => item.parentId === parentId && item.id !== id)
    .toSorted((one, other) => one.sort - other.sort)
    .map((item) => item.id)
  const at = before === null ? others.length : Math.max(0, others.indexOf(before))
  return others
    .toSpliced(at, 0, id)
    .map((one, index) => ({ id: one, sort: index * 10 }))
    .filter(({ id: one, sort }) => one === id || items.find((item) => item.id === one)?.sort !== sort)
}

/** An entry that is put beside others comes under their heading. */
export const metaAt = (
  items: readonly MenuItem[],
  id: string,
  { parentId, before }: { readonly parentId: string | null; readonly before: string | null },
): MenuItem['meta'] | undefined => {
  const meta = items.find((item) => item.id === id)?.meta
  const others = items
    .filter((item) => item.parentId === parentId && item.id !== id)
    .toSorted((one, other) => one.sort - other.sort)
  const neighbour = others.find((item) => item.id === before) ?? others.at(-1)
  return meta && { ...meta, group: neighbour?.meta.group ?? '' }
}
