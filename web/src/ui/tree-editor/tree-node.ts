import type { ReactNode } from 'react'

export type TreeNode = {
  readonly id: string
  readonly name: string
  readonly children: readonly TreeNode[]
  readonly color?: string | null
  /** Says what kind of node it is, where nodes have no colours. */
  readonly icon?: ReactNode
  /** How often it is used, or how many people it has; nothing while that is not known. */
  readonly count?: number | undefined
  /** A word beside the name: a value, a leader. */
  readonly note?: string
  /** The word is a code for programs, in no language. */
  readonly isNoteCode?: boolean
  readonly system?: boolean
  readonly disabled?: boolean
}

/** Under whom, and before whom; before nobody means last. */
export type Place = { readonly parentId: string | null; readonly before: string | null }

export type TreeRow = {
  readonly node: TreeNode
  readonly depth: number
  readonly parentId: string | null
  /** Its place among those under the same parent, from 0, and how many those are. */
  readonly index: number
  readonly size: number
  /** Nothing for a leaf. */
  readonly open: boolean | undefined
}

export const everyNode = (nodes: readonly TreeNode[]): TreeNode[] =>
  nodes.flatMap((node) => [node, ...everyNode(node.children)])

export const nodeOf = (nodes: readonly TreeNode[], id: string): TreeNode | undefined =>
  everyNode(nodes).find((node) => node.id === id)

/** What is on screen, from top to bottom: nothing below a closed node. */
export const rowsOf = (
  nodes: readonly TreeNode[],
  isClosed: (id: string) => boolean,
  parentId: string | null = null,
  depth = 0,
): TreeRow[] =>
  nodes.flatMap((node, index) => {
    const leaf = node.children.length === 0
    const open = leaf ? undefined : !isClosed(node.id)
    const row = { node, depth, parentId, index, size: nodes.length, open }
    return open ? [row, ...rowsOf(node.children, isClosed, node.id, depth + 1)] : [row]
  })

/** The nodes among which it stands, and under whom. */
export const familyOf = (
  nodes: readonly TreeNode[],
  id: string,
  parent: TreeNode | null = null,
): { parent: TreeNode | null; among: readonly TreeNode[]; index: number } | undefined => {
  const index = nodes.findIndex((node) => node.id === id)
  if (index >= 0) return { parent, among: nodes, index }
  for (const node of nodes) {
    const found = familyOf(node.children, id, node)
    if (found) return found
  }
  return undefined
}
