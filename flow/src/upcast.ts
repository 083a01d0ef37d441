import { Flow, schemaVersion } from './tree/node.ts'

type Loose = { readonly [key: string]: unknown }

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The first form linked every node to its `next`; now a chain is a list. */
const chainOf = (first: unknown): readonly Loose[] => {
  const chain: Loose[] = []
  for (let node = first; isObject(node); node = node['next']) {
    const { next, branches, ...rest } = node
    void next
    chain.push(Array.isArray(branches) ? { ...rest, branches: branches.map(branchOf) } : rest)
  }
  return chain
}

const branchOf = (branch: unknown): unknown => {
  if (!isObject(branch)) return branch
  const { first, ...rest } = branch
  return { ...rest, chain: chainOf(first) }
}

const fromLinked = (flow: Loose): Loose => {
  const { first, ...rest } = flow
  return { ...rest, schemaVersion: 2, chain: chainOf(first) }
}

const steps: Readonly<Record<number, (flow: Loose) => Loose>> = { 1: fromLinked }

/** A stored tree of any age in today's form, checked; unknown things are refused, never guessed. */
export const readFlow = (stored: unknown): Flow => {
  let flow = isObject(stored) ? stored : {}
  for (
    let version = flow['schemaVersion'];
    typeof version === 'number' && version < schemaVersion;
    version = flow['schemaVersion']
  ) {
    const step = steps[version]
    if (!step) break
    flow = step(flow)
  }
  return Flow.parse(flow)
}
