import type { BlockNode, Branch, Flow, Node } from '../tree/node.ts'
import { isBlock } from '../tree/shape.ts'

export const maxNodes = 300
export const maxBranches = 20

/** The list as it was where nothing in it changed, so that whoever compares by reference sees no change. */
export const same = <Item>(before: Item[], after: Item[]): Item[] =>
  before.length === after.length && before.every((item, at) => item === after[at]) ? before : after

type Change = (chain: Node[]) => Node[]

export const withBranches = (block: BlockNode, branches: Branch[]): BlockNode =>
  branches === block.branches ? block : { ...block, branches }

const withChain = (branch: Branch, chain: Node[]): Branch => (chain === branch.chain ? branch : { ...branch, chain })

const inNode = (node: Node, change: Change): Node =>
  isBlock(node)
    ? withBranches(
        node,
        same(
          node.branches,
          node.branches.map((branch) => withChain(branch, inChain(branch.chain, change))),
        ),
      )
    : node

const inChain = (chain: Node[], change: Change): Node[] => {
  const changed = change(chain)
  return same(
    changed,
    changed.map((node) => inNode(node, change)),
  )
}

/** Offers every chain to a change; what it leaves alone is shared with the flow before. */
export const changeChains = (flow: Flow, change: Change): Flow => {
  const chain = inChain(flow.chain, change)
  return chain === flow.chain ? flow : { ...flow, chain }
}

export const changeNode = (flow: Flow, id: string, change: (node: Node) => Node): Flow =>
  changeChains(flow, (chain) =>
    same(
      chain,
      chain.map((node) => (node.id === id ? change(node) : node)),
    ),
  )

export const changeBlock = (flow: Flow, id: string, change: (block: BlockNode) => BlockNode): Flow =>
  changeNode(flow, id, (node) => (isBlock(node) ? change(node) : node))
