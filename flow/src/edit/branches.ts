import type { BlockNode, Branch, Flow } from '../tree/node.ts'
import { isBlock } from '../tree/shape.ts'
import { changeBlock, changeChains, maxBranches, maxNodes, same, withBranches } from './chains.ts'
import { copyOfBranch } from './copy.ts'

/** The last branch of a choice is taken when no other is: it stays, and stays last. */
export const isDefault = (block: BlockNode, branchId: string): boolean =>
  block.type !== 'parallel' && block.branches.at(-1)?.id === branchId

/** How many branches stand before those that keep their place. */
export const sortable = (block: BlockNode): number => block.branches.length - (block.type === 'parallel' ? 0 : 1)

export const putBranch = (block: BlockNode, at: number, branch: Branch): BlockNode =>
  block.branches.length < maxBranches ? { ...block, branches: block.branches.toSpliced(at, 0, branch) } : block

export const addBranch = (flow: Flow, blockId: string, branch: Branch): Flow =>
  changeBlock(flow, blockId, (block) => putBranch(block, sortable(block), branch))

export const copyBranch = (flow: Flow, blockId: string, branchId: string, newId: () => string): Flow =>
  changeBlock(flow, blockId, (block) => {
    const at = block.branches.findIndex(({ id }) => id === branchId)
    const branch = block.branches[at]
    if (!branch) return block
    return putBranch(block, Math.min(at + 1, sortable(block)), copyOfBranch(branch, newId))
  })

export const sortBranch = (flow: Flow, blockId: string, branchId: string, to: number): Flow =>
  changeBlock(flow, blockId, (block) => {
    const from = block.branches.findIndex(({ id }) => id === branchId)
    const branch = block.branches[from]
    const last = sortable(block)
    if (!branch || from >= last || to < 0 || to >= last || to === from) return block
    return { ...block, branches: block.branches.toSpliced(from, 1).toSpliced(to, 0, branch) }
  })

export const replaceBranch = (flow: Flow, blockId: string, next: Branch): Flow =>
  changeBlock(flow, blockId, (block) => {
    const branches = block.branches.map((branch) => (branch.id === next.id ? next : branch))
    return withBranches(block, same(block.branches, branches))
  })

/** What becomes of the one branch that is left: its nodes go to the line the block stood on, or go with it. */
export type Leftover = 'keep' | 'drop'

export const removeBranch = (flow: Flow, blockId: string, branchId: string, leftover: Leftover): Flow =>
  changeChains(flow, (chain) => {
    const at = chain.findIndex(({ id }) => id === blockId)
    const block = chain[at]
    if (!block || !isBlock(block) || isDefault(block, branchId)) return chain
    const branches = block.branches.filter(({ id }) => id !== branchId)
    if (branches.length === block.branches.length) return chain
    if (branches.length > 1) return chain.with(at, { ...block, branches })
    const kept = leftover === 'keep' ? (branches[0]?.chain ?? []) : []
    return chain.length - 1 + kept.length > maxNodes ? chain : chain.toSpliced(at, 1, ...kept)
  })
