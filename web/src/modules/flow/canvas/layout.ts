import type { BlockNode, Branch, Flow, Node } from '@srm/flow/tree/node'
import { isBlock } from '@srm/flow/tree/shape'
import { branchKey } from '../designer/walk.ts'

/**
 * Everything on the canvas has a size known without looking: so the browser need not lay the whole tree out to
 * change one card, and the small map and the picture stand on the same numbers.
 */
export const measures = {
  card: 220,
  cardHeight: 84,
  end: 32,
  edge: 56,
  bar: 32,
  drop: 16,
  stem: 20,
  tail: 12,
  side: 20,
  margin: 48,
} as const

export type Size = { readonly width: number; readonly height: number }

const nothing: Size = { width: 0, height: 0 }

const remembered = <Thing extends object>(measure: (thing: Thing) => Size): ((thing: Thing) => Size) => {
  const known = new WeakMap<Thing, Size>()
  return (thing) => {
    const before = known.get(thing)
    if (before) return before
    const size = measure(thing)
    known.set(thing, size)
    return size
  }
}

const { card, cardHeight, end, edge, bar, drop, stem, tail, side, margin } = measures

const chainSize = remembered<readonly Node[]>((chain) =>
  chain
    .map(nodeSize)
    .reduce<Size>(
      (whole, one) => ({ width: Math.max(whole.width, one.width), height: whole.height + one.height }),
      nothing,
    ),
)

export const branchSize = remembered<Branch>(({ chain }) => {
  const { width, height } = chainSize(chain)
  return { width: Math.max(card, width) + 2 * side, height: stem + cardHeight + edge + height + tail }
})

export const blockSize = remembered<BlockNode>(({ branches }) => {
  const sizes = branches.map(branchSize)
  return {
    width: sizes.reduce((sum, { width }) => sum + width, 0),
    height: bar + drop + sizes.reduce((most, { height }) => Math.max(most, height), 0) + edge,
  }
})

const nodeSize = (node: Node): Size => {
  if (isBlock(node)) return blockSize(node)
  return { width: card, height: node.type === 'end' ? end : cardHeight + edge }
}

export const paperSize = ({ chain }: Flow): Size => {
  const { width, height } = chainSize(chain)
  return { width: width + 2 * margin, height: height + 2 * margin }
}

/** Where a card stands on the paper. */
export type Box = Size & {
  readonly key: string
  readonly x: number
  readonly y: number
  readonly node: Node
  /** Set where the card is a branch's; then `node` is its block. */
  readonly branch: Branch | null
}
export type Connector = { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }
export type FlowLayout = { readonly boxes: readonly Box[]; readonly lines: readonly Connector[] }

type Pens = { readonly boxes: Box[]; readonly lines: Connector[] }

const down = (pens: Pens, x: number, y1: number, y2: number): void => {
  pens.lines.push({ x1: x, y1, x2: x, y2 })
}

const put = (pens: Pens, node: Node, branch: Branch | null, centre: number, y: number, size: Size): void => {
  const key = branch ? branchKey(node.id, branch.id) : node.id
  pens.boxes.push({ ...size, key, x: centre - size.width / 2, y, node, branch })
}

const drawBranch = (pens: Pens, block: BlockNode, branch: Branch, centre: number, top: number, bottom: number) => {
  const y = top + stem
  down(pens, centre, top, y)
  put(pens, block, branch, centre, y, { width: card, height: cardHeight })
  down(pens, centre, y + cardHeight, y + cardHeight + edge)
  down(pens, centre, drawChain(pens, branch.chain, centre, y + cardHeight + edge), bottom)
}

const drawBlock = (pens: Pens, block: BlockNode, centre: number, y: number): void => {
  const { width, height } = blockSize(block)
  put(pens, block, null, centre, y, { width: card, height: bar })
  const [top, bottom] = [y + bar + drop, y + height - edge]
  down(pens, centre, y + bar, top)
  const centres: number[] = []
  let left = centre - width / 2
  for (const branch of block.branches) {
    const wide = branchSize(branch).width
    centres.push(left + wide / 2)
    drawBranch(pens, block, branch, left + wide / 2, top, bottom)
    left += wide
  }
  const [x1, x2] = [centres[0] ?? centre, centres.at(-1) ?? centre]
  pens.lines.push({ x1, y1: top, x2, y2: top }, { x1, y1: bottom, x2, y2: bottom })
  down(pens, centre, bottom, y + height)
}

const drawChain = (pens: Pens, chain: readonly Node[], centre: number, from: number): number =>
  chain.reduce((y, node) => {
    const { height } = nodeSize(node)
    if (isBlock(node)) drawBlock(pens, node, centre, y)
    else {
      const tall = node.type === 'end' ? end : cardHeight
      put(pens, node, null, centre, y, { width: card, height: tall })
      if (node.type !== 'end') down(pens, centre, y + tall, y + height)
    }
    return y + height
  }, from)

const drawings = new WeakMap<Flow, FlowLayout>()

/** Every card and every line of a flow, from the paper's upper left corner. */
export const drawingOf = (flow: Flow): FlowLayout => {
  const known = drawings.get(flow)
  if (known) return known
  const pens: Pens = { boxes: [], lines: [] }
  drawChain(pens, flow.chain, paperSize(flow).width / 2, margin)
  drawings.set(flow, pens)
  return pens
}
