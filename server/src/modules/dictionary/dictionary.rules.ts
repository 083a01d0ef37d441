import type { SelOption } from '@srm/api/dictionary'

/** Rows in their order become trees; one whose parent is not among them stands at the top. */
export const treeOf = <T extends { id: string; parentId: string | null }>(
  rows: readonly T[],
): (T & { children: T[] })[] => {
  const nodes = new Map(rows.map((row) => [row.id, { ...row, children: [] as T[] }]))
  const tops: (T & { children: T[] })[] = []
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
export const wouldLoop = (trees: readonly SelOption[], id: string, parentId: string): boolean => {
  const self = find(trees, id)
  return self !== undefined && find([self], parentId) !== undefined
}

export type NumberRule = {
  prefix: string
  datePart: 'none' | 'year' | 'month' | 'day'
  digits: number
  reset: 'never' | 'year' | 'month' | 'day'
  separator: string
}

const lengths = { none: 0, never: 0, year: 4, month: 7, day: 10 } as const

/** The counter starts anew in each period. */
export const periodOf = (reset: NumberRule['reset'], day: string): string => day.slice(0, lengths[reset])

export const formatCode = (rule: NumberRule, n: number, day: string): string => {
  const date = day.slice(0, lengths[rule.datePart]).replaceAll('-', '')
  return [rule.prefix, date, String(n).padStart(rule.digits, '0')].filter(Boolean).join(rule.separator)
}
