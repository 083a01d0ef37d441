import type { BlockNode, Branch, Flow } from '../tree/node.ts'
import { isBlock, shapeOf } from '../tree/shape.ts'
import { isDefault, putBranch, sortable, sortBranch } from './branches.ts'
import { changeBlock, maxBranches } from './chains.ts'
import { nodeAt, type Hindrance } from './nodes.ts'

export type BranchAt = { readonly block: string; readonly branch: string }
/** Before which of a block's branches, as they stand now. */
export type BranchSpot = { readonly block: string; readonly at: number }

const blockAt = (flow: Flow, id: string): BlockNode | undefined => {
  const node = nodeAt(flow, id)
  return node && isBlock(node) ? node : undefined
}

/** A path names a node, a branch of it, a node in that branch and so on. */
const isWithin = (flow: Flow, id: string, { block, branch }: BranchAt): boolean => {
  const path = shapeOf(flow).places.get(id)?.path ?? []
  return path.some((one, depth) => depth % 2 === 0 && one === block && path[depth + 1] === branch)
}

/** What stands against moving a branch to a place in its own block or in another. */
export const branchHindrance = (flow: Flow, from: BranchAt, to: BranchSpot): Hindrance | null => {
  const [source, target] = [blockAt(flow, from.block), blockAt(flow, to.block)]
  const index = source?.branches.findIndex(({ id }) => id === from.branch) ?? -1
  if (!source || !target || index < 0) return 'gone'
  if (isDefault(source, from.branch)) return 'default'
  if (isWithin(flow, to.block, from)) return 'inside'
  if (to.at > sortable(target)) return 'behindDefault'
  if (source === target) return to.at === index || to.at === index + 1 ? 'here' : null
  if (source.branches.length === 2) return 'pair'
  return target.branches.length < maxBranches ? null : 'full'
}

/** As the block it comes to needs it: an id of its own there, and no condition where all branches are taken. */
const fitted = (branch: Branch, target: BlockNode, newId: () => string): Branch => ({
  ...branch,
  id: target.branches.some(({ id }) => id === branch.id) ? newId() : branch.id,
  when: target.type === 'parallel' ? null : branch.when,
})

export const moveBranch = (flow: Flow, from: BranchAt, to: BranchSpot, newId: () => string): Flow => {
  if (branchHindrance(flow, from, to) !== null) return flow
  const branches = blockAt(flow, from.block)?.branches ?? []
  const index = branches.findIndex(({ id }) => id === from.branch)
  if (from.block === to.block) return sortBranch(flow, from.block, from.branch, to.at > index ? to.at - 1 : to.at)
  const without = changeBlock(flow, from.block, (block) => ({
    ...block,
    branches: block.branches.filter(({ id }) => id !== from.branch),
  }))
  return branches
    .slice(index, index + 1)
    .reduce(
      (next, branch) => changeBlock(next, to.block, (block) => putBranch(block, to.at, fitted(branch, block, newId))),
      without,
    )
}

/** A copy of a branch at a place in any block. */
export const insertBranch = (flow: Flow, to: BranchSpot, branch: Branch, newId: () => string): Flow =>
  changeBlock(flow, to.block, (block) =>
    putBranch(block, Math.min(to.at, sortable(block)), fitted(branch, block, newId)),
  )
