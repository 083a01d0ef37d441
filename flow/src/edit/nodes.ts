import type { Flow, Node } from '../tree/node.ts'
import type { Settings } from '../tree/settings.ts'
import { isBlock, shapeOf } from '../tree/shape.ts'
import { changeBlock, changeChains, changeNode, mostNodes, same, withBranches } from './chains.ts'

/** Behind a node of a chain, or first in a branch. */
export type Spot = { readonly after: string } | { readonly block: string; readonly branch: string }

export const isFixed = ({ type }: Node): boolean => type === 'start' || type === 'end'

export const nodeAt = (flow: Flow, id: string): Node | undefined => shapeOf(flow).places.get(id)?.node

const put = (chain: Node[], at: number, node: Node): Node[] =>
  chain.length < mostNodes ? chain.toSpliced(at, 0, node) : chain

/** The flow as it was where the spot does not exist or is no place for a node. */
export const insert = (flow: Flow, spot: Spot, node: Node): Flow => {
  if (isFixed(node)) return flow
  if ('after' in spot) {
    return changeChains(flow, (chain) => {
      const at = chain.findIndex(({ id }) => id === spot.after)
      return at < 0 || chain[at]?.type === 'end' ? chain : put(chain, at + 1, node)
    })
  }
  return changeBlock(flow, spot.block, (block) =>
    withBranches(
      block,
      same(
        block.branches,
        block.branches.map((branch) => {
          const chain = branch.id === spot.branch ? put(branch.chain, 0, node) : branch.chain
          return chain === branch.chain ? branch : { ...branch, chain }
        }),
      ),
    ),
  )
}

export const remove = (flow: Flow, id: string): Flow =>
  changeChains(flow, (chain) =>
    chain.some((node) => node.id === id && !isFixed(node)) ? chain.filter((node) => node.id !== id) : chain,
  )

const isThere = (flow: Flow, id: string, spot: Spot): boolean => {
  const place = shapeOf(flow).places.get(id)
  if (!place) return false
  if ('after' in spot) return place.at > 0 && place.chain[place.at - 1]?.id === spot.after
  return place.at === 0 && place.block?.id === spot.block && place.branch?.id === spot.branch
}

/** Whether a spot lies in the node itself or in what it holds. */
export const isInside = (flow: Flow, id: string, spot: Spot): boolean => {
  const around = 'after' in spot ? spot.after : spot.block
  return shapeOf(flow).places.get(around)?.path.includes(id) ?? false
}

export const mayMove = (flow: Flow, id: string, spot: Spot): boolean => {
  const node = nodeAt(flow, id)
  return node !== undefined && !isFixed(node) && !isInside(flow, id, spot) && !isThere(flow, id, spot)
}

export const move = (flow: Flow, id: string, spot: Spot): Flow => {
  const node = nodeAt(flow, id)
  if (!node || !mayMove(flow, id, spot)) return flow
  const without = remove(flow, id)
  const moved = insert(without, spot, node)
  return moved === without ? flow : moved
}

/** Another look of the same node; it stays of its kind, and a block keeps the branches it has. */
export const replaceNode = (flow: Flow, next: Node): Flow =>
  changeNode(flow, next.id, (node) => {
    if (isFixed(node) ? node.type !== next.type : isFixed(next)) return node
    return isBlock(node) === isBlock(next) ? next : node
  })

export const replaceSettings = (flow: Flow, settings: Settings): Flow =>
  settings === flow.settings ? flow : { ...flow, settings }
