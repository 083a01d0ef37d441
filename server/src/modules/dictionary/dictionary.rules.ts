import type { SelOption } from '@srm/api/dictionary'

type Tree<T> = T & { children: Tree<T>[] }

/** Rows in their order become trees; one whose parent is not among them stands at the top. */
export const treeOf = <T extends { id: string; parentId: string | null }>(rows: readonly T[]): Tree<T>[] => {
  const nodes = new Map(rows.map((row): [string, Tree<T>] => [row.id, { ...row, children: [] }]))
  const tops: Tree<T>[] = []
  for (const node of nodes.values()) {
    const parent = node.parentId ? nodes.get(node.parentId) : undefined
    if (parent) parent.children.push(node)
    else tops.push(node)
  }
  return tops
}

export const find = (trees: readonly SelOption[], id: string): SelOption | undefined => {
  for (const tree of trees) {
    const found = tree.id === id ? tree : find(tree.children, id)
    if (found) return found
  }
  return undefined
}

/** Hanging an option under itself or under one of its own descendants would cut the branch off. */
export const wouldLoop = (
  rows: readonly { readonly id: string; readonly parentId: string | null }[],
  id: string,
  parentId: string,
): boolean => {
  const parents = new Map(rows.map((row) => [row.id, row.parentId]))
  for (let at: string | null = parentId; at !== null; at = parents.get(at) ?? null) if (at === id) return true
  return false
}

type PlacedItem = { readonly id: string; readonly parentId: string | null; readonly sort: number }

const step = 10

/** The new numbers of those that stand under one parent once an option has its place among them; none when there is no such place. */
export const arrange = (
  rows: readonly PlacedItem[],
  id: string,
  parentId: string | null,
  before: string | null,
): { id: string; sort: number }[] | undefined => {
  const others = rows
    .filter((row) => row.parentId === parentId && row.id !== id)
    .toSorted((a, b) => a.sort - b.sort || a.id.localeCompare(b.id))
    .map((row) => row.id)
  const at = before === null ? others.length : others.indexOf(before)
  if (at < 0) return undefined
  return others.toSpliced(at, 0, id).map((other, index) => ({ id: other, sort: (index + 1) * step }))
}

/** After the last of those under the same parent. */
export const lastSort = (rows: readonly PlacedItem[], parentId: string | null): number =>
  Math.max(0, ...rows.filter((row) => row.parentId === parentId).map(({ sort }) => sort)) + step
