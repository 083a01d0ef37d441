import type { Preview } from '@srm/flow/preview'
import { textsOf } from '@srm/api/shared/json'
import type { Flow } from '@srm/flow/tree/node'
import { isBlock, nodesOf } from '@srm/flow/tree/shape'

/** Who is asked, step by step, and how it ends. */
export type Way = { readonly people: readonly (readonly string[])[]; readonly ends: string }

const asks = new Set<string>(['approve', 'handle'])

export const wayOf = ({ state, end }: Preview): Way => ({
  people: (state?.runs ?? [])
    .filter(({ nodeType }) => asks.has(nodeType))
    .map((run) =>
      (state?.tasks ?? [])
        .filter((task) => task.runId === run.id && task.parentTaskId === null)
        .map(({ assignee }) => assignee),
    )
    .filter((people) => people.length > 0),
  ends: end.at === 'end' ? end.status : end.refusal.key,
})

export const isSameWay = (a: Way, b: Way): boolean => JSON.stringify(a) === JSON.stringify(b)

/** How many tasks each person gets. */
export const loadOf = (ways: readonly Way[]): ReadonlyMap<string, number> => {
  const load = new Map<string, number>()
  for (const person of ways.flatMap(({ people }) => people.flat())) load.set(person, (load.get(person) ?? 0) + 1)
  return load
}

type TakenPath = {
  readonly nodeId: string
  readonly node: string
  readonly branchId: string
  readonly branch: string
  readonly count: number
}

/** How many documents take each branch; one that none takes stands there with nothing. */
export const branchesTaken = (flow: Flow, seen: readonly Preview[]): TakenPath[] => {
  const taken = seen.map(
    ({ state }) =>
      new Set(
        (state?.runs ?? []).flatMap(({ nodeId, decision }) =>
          textsOf(decision['chosen']).map((branch) => `${nodeId} ${branch}`),
        ),
      ),
  )
  return nodesOf(flow).flatMap((node) =>
    isBlock(node) && node.type !== 'parallel'
      ? node.branches.map(({ id, name }) => ({
          nodeId: node.id,
          node: node.name,
          branchId: id,
          branch: name,
          count: taken.filter((one) => one.has(`${node.id} ${id}`)).length,
        }))
      : [],
  )
}
