import { decide, type Verdict } from '../decide.ts'
import type { BranchState, State } from '../state.ts'
import type { BlockNode, ForkNode } from '../tree/node.ts'

/** Which branches are taken; `met` holds for each branch whether its condition does. */
export const chooseBranches = (node: BlockNode, met: readonly boolean[]): readonly string[] => {
  if (node.type === 'parallel') return node.branches.map(({ id }) => id)
  const conditional = node.branches.filter((branch, at) => branch.when !== null && met[at] === true).map(({ id }) => id)
  const fallback = node.branches.filter(({ when }) => when === null).map(({ id }) => id)
  const chosen = node.type === 'exclusive' ? conditional.slice(0, 1) : conditional
  return chosen.length > 0 ? chosen : fallback.slice(0, 1)
}

/** Whether a fork is through: all branches in, or the first one where that is enough. */
export const joinVerdict = (node: ForkNode, branches: Readonly<Record<string, BranchState>>): Verdict => {
  const states = Object.values(branches).filter((state) => state !== 'cancelled')
  if (node.join === 'first' && states.includes('arrived')) return 'pass'
  if (node.failure.of === 'branch') {
    const votes = states.map((state) => ({
      says:
        state === 'arrived'
          ? ('approved' as const)
          : state === 'failed'
            ? ('rejected' as const)
            : ('undecided' as const),
      weight: 1,
    }))
    if (decide({ kind: 'percent', percent: node.failure.percent }, votes) === 'fail') return 'fail'
  }
  return states.includes('open') ? 'open' : 'pass'
}

/** Whether the concurrent branch a token stands for is still being walked. */
export const isAlive = (state: State, token: string): boolean =>
  token === '' ||
  token.split('/').every((part) => {
    const [block = '', branch = ''] = part.split('.')
    return state.runs.findLast((run) => run.nodeId === block)?.branches?.[branch] === 'open'
  })
