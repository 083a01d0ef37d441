import { createContext, use } from 'react'
import type { TreeNode } from './tree-node.ts'
import type { TreeProps } from './tree-types.ts'
import type { Tree } from './use-tree.ts'

/** What every row needs: the tree, what may be done, and what is open over it. */
export type TreeScope = {
  readonly tree: Tree
  readonly props: TreeProps
  readonly menuFor: string | undefined
  readonly openMenu: (id: string | undefined) => void
  readonly merge: (node: TreeNode) => void
  readonly remove: (node: TreeNode) => void
  /** Says to a screen reader where a node has come to stand. */
  readonly tell: (id: string) => void
}

export const TreeContext = createContext<TreeScope | undefined>(undefined)

export const useScope = (): TreeScope => {
  const scope = use(TreeContext)
  if (!scope) throw new Error('a row stands in a tree')
  return scope
}
