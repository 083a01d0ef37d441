import { branchHindrance, type BranchAt, type BranchSpot } from '@srm/flow/edit/branch-moves'
import { hindrance, type Hindrance, type Spot } from '@srm/flow/edit/nodes'
import type { Flow } from '@srm/flow/tree/node'
import { isBlock } from '@srm/flow/tree/shape'
import { spotOf, type Item } from '../designer/walk.ts'

/** What is being dragged, and where the pointer has it. */
export type DragSource = { readonly node: string } | BranchAt
export type Over = {
  /** The item that shows where it would go. */
  readonly key: string
  /** A branch goes beside another; a node behind what it is held over. */
  readonly side: 'before' | 'after'
  readonly to: Spot | BranchSpot
  readonly no: Hindrance | null
}
export type Drag = { readonly held: DragSource; readonly name: string; readonly over: Over | null }

export const heldOf = ({ node, branch }: Item): DragSource =>
  branch ? { block: node.id, branch: branch.id } : { node: node.id }

/** Beside the branch it is held over, or last in the block it is held over. */
const branchSpotOf = ({ node, branch }: Item, side: Over['side']): BranchSpot | null => {
  if (!isBlock(node)) return null
  const count = node.branches.length
  if (!branch) return { block: node.id, at: node.type === 'parallel' ? count : count - 1 }
  return { block: node.id, at: node.branches.indexOf(branch) + (side === 'after' ? 1 : 0) }
}

/** Where something held over an item would go, and what stands against it. */
export const overOf = (flow: Flow, held: DragSource, item: Item, side: Over['side']): Over | null => {
  const { key } = item
  if ('node' in held) {
    const to = spotOf(item)
    return item.node.type === 'end' ? null : { key, side: 'after', to, no: hindrance(flow, held.node, to) }
  }
  const to = branchSpotOf(item, side)
  return to && { key, side, to, no: branchHindrance(flow, held, to) }
}

export type DropLook = 'may' | 'no' | 'over' | 'refused' | undefined

const lookOf = (drag: Drag, key: string, no: Hindrance | null): DropLook => {
  if (drag.over?.key === key) return drag.over.no === null ? 'over' : 'refused'
  return no === null ? 'may' : 'no'
}

/** How the place behind an item looks while a node is dragged. */
export const edgeLook = (flow: Flow, drag: Drag | null, spot: Spot, key: string): DropLook =>
  drag && 'node' in drag.held ? lookOf(drag, key, hindrance(flow, drag.held.node, spot)) : undefined

/** How a branch looks while another is dragged, and on which side it would go; a place on either side is enough. */
export const branchLook = (flow: Flow, drag: Drag | null, block: string, at: number, key: string) => {
  if (!drag || 'node' in drag.held) return undefined
  const { held, over } = drag
  const sides = [at, at + 1].map((one) => branchHindrance(flow, held, { block, at: one }))
  const look = lookOf(drag, key, sides.includes(null) ? null : (sides[0] ?? null))
  return over?.key === key ? `${String(look)} ${over.side}` : look
}
