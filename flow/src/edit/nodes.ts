import type { Flow, Node } from '../tree/node.ts'
import type { Settings } from '../tree/settings.ts'
import { isBlock, shapeOf } from '../tree/shape.ts'
import { changeBlock, changeChains, changeNode, maxNodes, same, withBranches } from './chains.ts'

/** Behind a node of a chain, or first in a branch. */
export type Spot = { readonly after: string } | { readonly block: string; readonly branch: string }

export const isFixed = ({ type }: Node): boolean => type === 'start' || type === 'end'

export const nodeAt = (flow: Flow, id: string): Node | undefined => shapeOf(flow).places.get(id)?.node

const put = (chain: Node[], at: number, node: Node): Node[] =>
  chain.length < maxNodes ? chain.toSpliced(at, 0, node) : chain

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

/** Why something cannot be put where it is wanted. */
export type Hindrance = 'gone' | 'fixed' | 'inside' | 'here' | 'full' | 'default' | 'behindDefault' | 'pair'

type Target = { readonly chain: readonly Node[]; readonly at: number; readonly path: readonly string[] }

/** Which chain a spot is on, how far down, and what is around it. */
const targetOf = (flow: Flow, spot: Spot): Target | undefined => {
  const { places } = shapeOf(flow)
  if ('after' in spot) {
    const place = places.get(spot.after)
    return place?.node.type === 'end'
      ? undefined
      : place && { ...place, at: place.at + 1, path: place.path.slice(0, -1) }
  }
  const place = places.get(spot.block)
  const branch = place && isBlock(place.node) ? place.node.branches.find(({ id }) => id === spot.branch) : undefined
  return place && branch && { chain: branch.chain, at: 0, path: [...place.path, branch.id] }
}

/** A path names a node, a branch of it, a node in that branch and so on; branches may be called like nodes. */
const holds = (path: readonly string[], id: string): boolean => path.some((one, depth) => depth % 2 === 0 && one === id)

/** What stands against moving a node to a spot; nothing where it may go there. */
export const hindrance = (flow: Flow, id: string, spot: Spot): Hindrance | null => {
  const place = shapeOf(flow).places.get(id)
  const target = targetOf(flow, spot)
  if (!place || !target) return 'gone'
  if (isFixed(place.node)) return 'fixed'
  if (holds(target.path, id)) return 'inside'
  if (target.chain === place.chain) return target.at === place.at || target.at === place.at + 1 ? 'here' : null
  return target.chain.length < maxNodes ? null : 'full'
}

export const move = (flow: Flow, id: string, spot: Spot): Flow => {
  const node = nodeAt(flow, id)
  return node && hindrance(flow, id, spot) === null ? insert(remove(flow, id), spot, node) : flow
}

/** Another look of the same node; it stays of its kind, and a block keeps the branches it has. */
export const replaceNode = (flow: Flow, next: Node): Flow =>
  changeNode(flow, next.id, (node) => {
    if (isFixed(node) ? node.type !== next.type : isFixed(next)) return node
    return isBlock(node) === isBlock(next) ? next : node
  })

export const replaceSettings = (flow: Flow, settings: Settings): Flow =>
  settings === flow.settings ? flow : { ...flow, settings }
