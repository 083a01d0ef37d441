import type { Flow, Node } from '../tree/node.ts'
import { isBlock, isFork, isPeople, placeOf, shapeOf } from '../tree/shape.ts'
import { error, warn, type Check, type Problem } from './problem.ts'

const deepest = 4

const everyNode = (chain: readonly Node[]): readonly Node[] =>
  chain.flatMap((node) => [node, ...(isBlock(node) ? node.branches.flatMap((branch) => everyNode(branch.chain)) : [])])

const ends = (flow: Flow): readonly Problem[] => [
  ...(flow.chain[0]?.type === 'start' ? [] : [error('startMissing', [])]),
  ...(flow.chain.at(-1)?.type === 'end' ? [] : [error('endMissing', [])]),
  ...everyNode(flow.chain)
    .filter(
      (node) =>
        (node.type === 'start' && node !== flow.chain[0]) || (node.type === 'end' && node !== flow.chain.at(-1)),
    )
    .map((node) => error('misplaced', [node.id])),
]

const ids = (flow: Flow): readonly Problem[] => {
  const all = everyNode(flow.chain).map(({ id }) => id)
  const twice = all.filter((id, at) => all.indexOf(id) !== at)
  const branches = everyNode(flow.chain).flatMap((node) => {
    const own = isBlock(node) ? node.branches.map(({ id }) => id) : []
    return own.some((id, at) => own.indexOf(id) !== at) ? [node.id] : []
  })
  return [...twice, ...branches].map((id) => error('idTwice', [id]))
}

const blocks = (flow: Flow): readonly Problem[] =>
  everyNode(flow.chain).flatMap((node) => {
    if (!isBlock(node)) return []
    const { path, token } = placeOf(flow, node.id)
    const defaults = node.branches.filter(({ when }) => when === null)
    const needsDefault = node.type !== 'parallel'
    return [
      ...(isFork(node) && token !== '' && token.split('/').length >= deepest
        ? [error('tooDeep', path, { most: deepest })]
        : []),
      ...(needsDefault && defaults.length === 0 ? [error('defaultMissing', path)] : []),
      ...(needsDefault && defaults.length === 1 && node.branches.at(-1)?.when !== null
        ? [error('defaultNotLast', path)]
        : []),
      ...(needsDefault && defaults.length > 1
        ? defaults.slice(0, -1).map(({ id }) => error('conditionMissing', [...path, id]))
        : []),
    ]
  })

/** Behind a node that always rejects nobody ever comes. */
const dead = (flow: Flow): readonly Problem[] =>
  everyNode(flow.chain).flatMap((node) => {
    const { chain, at, path } = placeOf(flow, node.id)
    const before = chain.slice(0, at).some((other) => isPeople(other) && other.kind === 'reject')
    return before && node.type !== 'end' ? [warn('unreachable', path)] : []
  })

const routes = (flow: Flow): readonly Problem[] =>
  everyNode(flow.chain).flatMap((node) => {
    if (node.type !== 'route') return []
    const { path, token } = placeOf(flow, node.id)
    return node.rules.flatMap(({ to }) => {
      const target = shapeOf(flow).places.get(to)
      const fits = target && (isPeople(target.node) || target.node.type === 'start') && target.token === token
      if (!fits) return [error('routeTarget', path, { to })]
      const human = target.node.type === 'start' || (isPeople(target.node) && target.node.kind === 'manual')
      return human ? [] : [error('routeLoop', path, { to })]
    })
  })

export const checkStructure: Check = (flow) => {
  const first = [...ends(flow), ...ids(flow)]
  return [...first, ...blocks(flow), ...dead(flow), ...routes(flow)]
}
