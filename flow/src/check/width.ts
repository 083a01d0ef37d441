import { maxEntriesPerTurn, type BlockNode, type Flow, type Node } from '../tree/node.ts'
import { isBlock, isFork, isPeople } from '../tree/shape.ts'
import { error, type Check } from './problem.ts'

/** How many nodes are entered in one go at most: where it comes to wait for somebody, and where it passes through. */
type Reach = { readonly stop: number; readonly pass: number }

const never = -Infinity
const most = ({ stop, pass }: Reach): number => Math.max(stop, pass)

const waits = (node: Node): boolean => {
  if (isPeople(node)) return node.kind === 'manual'
  if (node.type === 'sub') return node.wait
  if (node.type === 'trigger') return node.act.do === 'webhook' && node.act.wait !== null
  return node.type === 'delay'
}

const followedBy = (first: Reach, then: Reach): Reach => ({
  stop: Math.max(first.stop, first.pass + then.stop),
  pass: first.pass + then.pass,
})

const ofChain = (chain: readonly Node[], then: Reach = { stop: never, pass: 0 }): Reach =>
  chain.reduceRight((rest, node) => followedBy(ofNode(node), rest), then)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** All branches at once; together they wait as soon as one does, unless the first to arrive is enough. */
const ofFork = (node: Extract<BlockNode, { join: unknown }>): Reach => {
  const branches = node.branches.map(({ chain }) => ofChain(chain))
  const all = 1 + sum(branches.map(most))
  const canStop = branches.some(({ stop }) => stop !== never)
  const canPass = node.join === 'first' ? branches.some(({ pass }) => pass !== never) : true
  const through = node.join === 'first' ? all : 1 + sum(branches.map(({ pass }) => pass))
  return { stop: canStop ? all : never, pass: canPass ? through : never }
}

const ofNode = (node: Node): Reach => {
  if (isBlock(node)) {
    if (isFork(node)) return ofFork(node)
    const branches = node.branches.map(({ chain }) => ofChain(chain))
    return {
      stop: 1 + Math.max(never, ...branches.map(({ stop }) => stop)),
      pass: 1 + Math.max(never, ...branches.map(({ pass }) => pass)),
    }
  }
  return waits(node) ? { stop: 1, pass: never } : { stop: never, pass: 1 }
}

/** The most that is entered after any node that waited, the beginning included. */
const widest = (chain: readonly Node[], then: Reach): number => {
  let rest = then
  let found = 0
  for (const node of chain.toReversed()) {
    if (waits(node)) found = Math.max(found, most(rest))
    if (isBlock(node)) for (const branch of node.branches) found = Math.max(found, widest(branch.chain, rest))
    rest = followedBy(ofNode(node), rest)
  }
  return Math.max(found, most(rest))
}

type Row = { readonly path: readonly string[]; readonly size: number }

/** Where to look first: the fork that enters most. */
const largestFork = (chain: readonly Node[], above: readonly string[]): Row =>
  chain.reduce<Row>(
    (largest, node) => {
      if (!isBlock(node)) return largest
      const path = [...above, node.id]
      const own = { path, size: isFork(node) ? most(ofFork(node)) : 0 }
      const inner = node.branches.map(({ id, chain: branch }) => largestFork(branch, [...path, id]))
      return [own, ...inner].reduce((a, b) => (b.size > a.size ? b : a), largest)
    },
    { path: [], size: 0 },
  )

/** What enters more nodes in one go than the interpreter allows would be refused whenever it is submitted. */
export const checkWidth: Check = (flow: Flow) => {
  const count = widest(flow.chain, { stop: never, pass: 0 })
  if (count <= maxEntriesPerTurn) return []
  return [error('tooWide', largestFork(flow.chain, []).path, { count, most: maxEntriesPerTurn })]
}
