import { createContext, use } from 'react'
import { isBlock } from '@srm/flow/tree/shape'
import type { Store } from './designer.store.ts'
import type { Text } from './steps.base.ts'
import { branchSteps } from './steps.branches.ts'
import { nodeSteps } from './steps.nodes.ts'
import { spotOf, type Item } from './walk.ts'

/** What holds of nodes and branches alike, said of the item one stands on. */
const itemSteps = (store: Store, nodes: ReturnType<typeof nodeSteps>, branches: ReturnType<typeof branchSteps>) => ({
  takeItem: ({ node, branch }: Item, cut: boolean): void =>
    branch ? branches.takeBranch(node.id, branch, cut) : nodes.take(node.id, cut),
  /** A node comes behind the item; a branch beside the branch, or last into the block. */
  pasteAt: (item: Item): void => {
    const { clip } = store.getState()
    const { node, branch } = item
    if (clip && 'node' in clip) nodes.paste(spotOf(item))
    else if (clip && isBlock(node)) {
      const last = node.branches.length - (node.type === 'parallel' ? 0 : 1)
      const at = branch ? Math.min(node.branches.indexOf(branch) + 1, last) : last
      branches.pasteBranch({ block: node.id, at })
    }
  },
})

/** Everything that can be done to the tree, each as one step that can be taken back. */
export const stepsOf = (store: Store, t: Text) => {
  const [nodes, branches] = [nodeSteps(store, t), branchSteps(store, t)]
  return { ...nodes, ...branches, ...itemSteps(store, nodes, branches) }
}

export type Steps = ReturnType<typeof stepsOf>

export const StepsScope = createContext<Steps | null>(null)

export const useSteps = (): Steps => {
  const steps = use(StepsScope)
  if (!steps) throw new Error('this belongs into a designer')
  return steps
}
