import type { Verb } from './commands.ts'
import { returnTargets } from './run/votes.ts'
import { isActive, isVoter, type State, type Task } from './state.ts'
import type { ActionName, Flow } from './tree/node.ts'
import { isPeople, placeOf } from './tree/shape.ts'

/** What somebody may do with one of his tasks now, for the buttons on his screen; the command itself decides again. */
export type TaskActions = {
  readonly taskId: string
  readonly actions: readonly ActionName[]
  readonly returnTo: readonly string[]
}

const voterActions: readonly ActionName[] = [
  'approve',
  'reject',
  'return',
  'transfer',
  'delegate',
  'signBefore',
  'signAfter',
  'signParallel',
  'abstain',
]
const childActions: readonly ActionName[] = ['approve', 'reject', 'transfer']

const offered = (flow: Flow, state: State, task: Task): readonly ActionName[] => {
  const { node } = placeOf(flow, task.nodeId)
  const run = state.runs.find(({ id }) => id === task.runId)
  const off = new Set<ActionName>(
    isPeople(node) ? node.off : ['return', 'delegate', 'signBefore', 'signAfter', 'signParallel', 'abstain'],
  )
  if (run?.mode?.kind === 'claim') off.add('signParallel')
  if (node.type === 'handle') off.add('reject')
  const own = isVoter(task)
    ? voterActions
    : task.kind === 'delegate'
      ? [...childActions, 'delegate' as const]
      : childActions
  return own.filter((action) => !off.has(action))
}

export const actionsFor = (flow: Flow, state: State, person: string): readonly TaskActions[] => {
  if (state.instance.status !== 'running' || state.instance.suspended) return []
  return state.tasks
    .filter((task) => task.status === 'pending' && (task.assignee === person || task.substitute === person))
    .map((task) => {
      const actions = offered(flow, state, task)
      const run = state.runs.find(({ id }) => id === task.runId)
      const targets =
        run && actions.includes('return') ? ['initiator', ...returnTargets(state, run).map(({ nodeId }) => nodeId)] : []
      return { taskId: task.id, actions, returnTo: [...new Set(targets)] }
    })
}

type OnInstance = Extract<Verb, 'withdraw' | 'resubmit' | 'urge' | 'terminate' | 'suspend' | 'resume' | 'void'>

const forAdmin = (state: State): readonly OnInstance[] => {
  if (state.instance.suspended) return ['resume']
  return isActive(state) ? ['suspend', 'terminate'] : []
}

const forInitiator = (flow: Flow, state: State, person: string): readonly OnInstance[] => {
  const { instance, tasks } = state
  const mends = tasks.some(
    ({ kind, status, assignee }) => kind === 'fix' && status === 'pending' && assignee === person,
  )
  if (mends) return flow.settings.withdraw === 'never' ? ['resubmit'] : ['resubmit', 'withdraw']
  if (instance.status !== 'running' || (person !== instance.initiator && person !== instance.submittedBy)) return []
  const decided = tasks.some((task) => isVoter(task) && task.decidedAt !== null && !task.auto)
  const mayWithdraw = flow.settings.withdraw === 'anyTime' || (flow.settings.withdraw === 'beforeFirst' && !decided)
  return mayWithdraw ? ['urge', 'withdraw'] : ['urge']
}

/** What somebody may do with the instance as a whole. */
export const instanceActionsFor = (
  flow: Flow,
  state: State,
  person: string,
  isAdmin: boolean,
): readonly OnInstance[] => {
  const { instance } = state
  const voids =
    instance.status === 'approved' && flow.settings.void !== 'never' && (isAdmin || person === instance.initiator)
  const own = instance.suspended ? [] : forInitiator(flow, state, person)
  return [...own, ...(isAdmin ? forAdmin(state) : []), ...(voids ? (['void'] as const) : [])]
}
