import type { BlockNode, Branch, Flow, Node } from '@srm/flow/tree/node'
import { isBlock } from '@srm/flow/tree/shape'
import type { Spot } from '@srm/flow/edit/nodes'

/** What can be stood on while walking the tree: a node, or a branch of one. */
export type Item = {
  readonly key: string
  readonly level: number
  readonly parent: string | null
  readonly node: Node
  /** Set where the item is a branch; then `node` is the block it belongs to. */
  readonly branch: Branch | null
}

export const branchKey = (block: string, branch: string): string => `${block}/${branch}`

export const spotOf = ({ node, branch }: Item): Spot =>
  branch ? { block: node.id, branch: branch.id } : { after: node.id }

export const spotKey = (spot: Spot): string => ('after' in spot ? spot.after : branchKey(spot.block, spot.branch))

const ofBranch = (node: BlockNode, branch: Branch, level: number): Item[] => {
  const key = branchKey(node.id, branch.id)
  return [{ key, level, parent: node.id, node, branch }, ...ofChain(branch.chain, level + 1, key)]
}

const ofChain = (chain: readonly Node[], level: number, parent: string | null): Item[] =>
  chain.flatMap((node) => [
    { key: node.id, level, parent, node, branch: null },
    ...(isBlock(node) ? node.branches.flatMap((branch) => ofBranch(node, branch, level + 1)) : []),
  ])

/** Everything from top to bottom, each block's branches one after the other. */
export const itemsOf = (flow: Flow): readonly Item[] => ofChain(flow.chain, 1, null)

const beside = (items: readonly Item[], item: Item, step: 1 | -1): Item | undefined => {
  const row = items.filter(({ branch, parent }) => branch !== null && parent === item.parent)
  return row[row.indexOf(item) + step]
}

type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End'
const arrows: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']
export const isArrow = (key: string): key is Arrow => arrows.includes(key)

const aside = (items: readonly Item[], at: number, step: 1 | -1): Item | undefined => {
  const item = items[at]
  if (!item) return undefined
  const parent = items.find(({ key }) => key === item.parent)
  if (item.branch) return beside(items, item, step) ?? (step === -1 ? parent : undefined)
  if (step === -1) return parent
  return isBlock(item.node) ? items[at + 1] : undefined
}

/** Up and down read the tree like a text; left and right go between branches, into blocks and out of them. */
export const walk = (items: readonly Item[], from: string, arrow: Arrow): string => {
  const at = items.findIndex(({ key }) => key === from)
  const to = {
    ArrowUp: () => items[at - 1],
    ArrowDown: () => items[at + 1],
    ArrowLeft: () => aside(items, at, -1),
    ArrowRight: () => aside(items, at, 1),
    Home: () => items[0],
    End: () => items.at(-1),
  }[arrow]()
  return to?.key ?? from
}
