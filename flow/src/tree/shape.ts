import type { BlockNode, Branch, Flow, Node } from './node.ts'

export type Place = {
  readonly node: Node
  readonly chain: readonly Node[]
  readonly at: number
  readonly block: BlockNode | null
  readonly branch: Branch | null
  /** Concurrent branches around the node, outermost first: `fork.branch/fork.branch`; empty on the main line. */
  readonly token: string
  /** Where the designer finds it: the ids from the top down to the node. */
  readonly path: readonly string[]
}

/** Everything that is asked about a tree, worked out once per flow. */
export type Shape = { readonly places: ReadonlyMap<string, Place>; readonly order: readonly string[] }

export const isFork = (node: Node): node is Extract<Node, { type: 'parallel' | 'inclusive' }> =>
  node.type === 'parallel' || node.type === 'inclusive'
export const isBlock = (node: Node): node is BlockNode => node.type === 'exclusive' || isFork(node)
export const isPeople = (node: Node): node is Extract<Node, { type: 'approve' | 'handle' }> =>
  node.type === 'approve' || node.type === 'handle'

export const branchToken = (token: string, block: string, branch: string): string =>
  token === '' ? `${block}.${branch}` : `${token}/${block}.${branch}`

type Surroundings = Pick<Place, 'block' | 'branch' | 'token' | 'path'>

const lay = (chain: readonly Node[], around: Surroundings, into: Map<string, Place>): void => {
  chain.forEach((node, at) => {
    into.set(node.id, { ...around, node, chain, at, path: [...around.path, node.id] })
    if (!isBlock(node)) return
    for (const branch of node.branches) {
      const token = isFork(node) ? branchToken(around.token, node.id, branch.id) : around.token
      lay(branch.chain, { block: node, branch, token, path: [...around.path, node.id, branch.id] }, into)
    }
  })
}

const shapes = new WeakMap<Flow, Shape>()

export const shapeOf = (flow: Flow): Shape => {
  const known = shapes.get(flow)
  if (known) return known
  const places = new Map<string, Place>()
  lay(flow.chain, { block: null, branch: null, token: '', path: [] }, places)
  const shape = { places, order: [...places.keys()] }
  shapes.set(flow, shape)
  return shape
}

export const placeOf = (flow: Flow, nodeId: string): Place => {
  const place = shapeOf(flow).places.get(nodeId)
  if (!place) throw new Error(`no node ${nodeId} in this flow`)
  return place
}

/** Whether `inner` is `outer` or lies within it. */
export const within = (inner: string, outer: string): boolean =>
  outer === '' || inner === outer || inner.startsWith(`${outer}/`)

/** Whether two tokens run side by side: they part at one fork into different branches. */
export const besides = (a: string, b: string): boolean => {
  const [left, right] = [a.split('/'), b.split('/')]
  const at = left.findIndex((part, index) => part !== right[index])
  const [mine, other] = [left[at], right[at]]
  if (mine === undefined || other === undefined) return false
  return mine !== '' && mine.split('.')[0] === other.split('.')[0]
}

export const nodesOf = (flow: Flow): readonly Node[] => [...shapeOf(flow).places.values()].map(({ node }) => node)
