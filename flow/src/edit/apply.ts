import type { Flow, PeopleNode } from '../tree/node.ts'
import { isPeople } from '../tree/shape.ts'
import { changeChains, same } from './chains.ts'
import { nodeAt } from './nodes.ts'

/** What people set together on a step, and may want the same on other steps. */
export const groups = {
  people: ['kind', 'approvers', 'mode'],
  actions: ['off', 'opinion', 'signature', 'passwordAbove', 'signerReject'],
  fields: ['fields'],
  timeout: ['timeout'],
  policy: ['empty', 'self', 'manualOnly', 'prechecks', 'showNames', 'onReject', 'skipWhen'],
} as const satisfies Readonly<Record<string, readonly (keyof PeopleNode)[]>>

export type Group = keyof typeof groups
export const groupNames = Object.keys(groups) as readonly Group[]

const taken = (from: PeopleNode, to: PeopleNode, chosen: readonly Group[]): PeopleNode => {
  const names = new Set<string>(chosen.flatMap((group) => groups[group]))
  const kept = Object.entries(to).filter(([name]) => !names.has(name))
  const given = Object.entries(from).filter(([name]) => names.has(name))
  return { ...(Object.fromEntries([...kept, ...given]) as PeopleNode), type: to.type }
}

/** The chosen settings of one step on others; only steps of people are alike enough for it. */
export const applySettings = (
  flow: Flow,
  from: string,
  chosen: readonly Group[],
  targets: ReadonlySet<string>,
): Flow => {
  const source = nodeAt(flow, from)
  if (!source || !isPeople(source) || chosen.length === 0) return flow
  return changeChains(flow, (chain) =>
    same(
      chain,
      chain.map((node) =>
        node.id !== from && targets.has(node.id) && isPeople(node) ? taken(source, node, chosen) : node,
      ),
    ),
  )
}
