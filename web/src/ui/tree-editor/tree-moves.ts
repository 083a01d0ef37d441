import { everyNode, familyOf, nodeOf, type Place, type TreeNode } from './tree-node.ts'

const without = (nodes: readonly TreeNode[], id: string): TreeNode[] =>
  nodes.filter((node) => node.id !== id).map((node) => ({ ...node, children: without(node.children, id) }))

const putIn = (among: readonly TreeNode[], node: TreeNode, before: string | null): TreeNode[] => {
  const at = among.findIndex(({ id }) => id === before)
  return at < 0 ? [...among, node] : among.toSpliced(at, 0, node)
}

/** The tree as it will be; itself when the node is gone or would hang below itself. */
export const moved = (nodes: readonly TreeNode[], id: string, { parentId, before }: Place): readonly TreeNode[] => {
  const node = nodeOf(nodes, id)
  if (!node || (parentId && nodeOf([node], parentId))) return nodes
  const rest = without(nodes, id)
  if (parentId === null) return putIn(rest, node, before)
  const insert = (level: readonly TreeNode[]): TreeNode[] =>
    level.map((one) => ({
      ...one,
      children: one.id === parentId ? putIn(one.children, node, before) : insert(one.children),
    }))
  return insert(rest)
}

export const changed = (nodes: readonly TreeNode[], id: string, change: Partial<TreeNode>): TreeNode[] =>
  nodes.map((node) => ({
    ...node,
    ...(node.id === id && change),
    children: changed(node.children, id, change),
  }))

export type Step = 'up' | 'down' | 'in' | 'out'

/** Where one step leads; nowhere at the edge. */
export const stepped = (nodes: readonly TreeNode[], id: string, step: Step): Place | undefined => {
  const family = familyOf(nodes, id)
  if (!family) return undefined
  const { parent, among, index } = family
  const previous = among[index - 1]
  const parentId = parent?.id ?? null
  if (step === 'up') return previous && { parentId, before: previous.id }
  if (step === 'down') return among[index + 1] && { parentId, before: among[index + 2]?.id ?? null }
  if (step === 'in') return previous && { parentId: previous.id, before: null }
  const above = parent && familyOf(nodes, parent.id)
  return above ? { parentId: above.parent?.id ?? null, before: above.among[above.index + 1]?.id ?? null } : undefined
}

export const isWhereItIs = (nodes: readonly TreeNode[], id: string, { parentId, before }: Place): boolean => {
  const family = familyOf(nodes, id)
  if (!family || (family.parent?.id ?? null) !== parentId) return false
  return before === id || (family.among[family.index + 1]?.id ?? null) === before
}

/** All it could be merged into: everything but itself and what hangs below it. */
export const mergeable = (nodes: readonly TreeNode[], id: string): { node: TreeNode; depth: number }[] => {
  const self = nodeOf(nodes, id)
  const below = new Set(self ? everyNode([self]).map((node) => node.id) : [])
  const walk = (level: readonly TreeNode[], depth: number): { node: TreeNode; depth: number }[] =>
    level.flatMap((node) => [{ node, depth }, ...walk(node.children, depth + 1)])
  return walk(nodes, 0).filter(({ node }) => !below.has(node.id))
}
