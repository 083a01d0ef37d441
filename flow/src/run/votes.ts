import { decide, type Vote } from '../decide.ts'
import { isOpen, isVoter, type Run, type State, type Task } from '../state.ts'
import type { Mode } from '../tree/approver.ts'
import { within } from '../tree/shape.ts'

/** Left the count: someone else stands here now, or nobody does. */
const gone = new Set(['removed', 'claimed', 'abstained', 'undone'])

const counts = (task: Task): boolean =>
  isVoter(task) && task.status !== 'transferred' && task.status !== 'handed_over' && !gone.has(task.closeReason ?? '')

export const votersOf = (state: State, run: Run): readonly Task[] =>
  state.tasks.filter((task) => task.runId === run.id && counts(task)).toSorted((a, b) => a.seqNo - b.seqNo)

export const childrenOf = (state: State, task: Task, kind: Task['kind']): readonly Task[] =>
  state.tasks.filter(
    (child) =>
      child.parentTaskId === task.id &&
      child.kind === kind &&
      child.status !== 'transferred' &&
      child.status !== 'handed_over' &&
      !gone.has(child.closeReason ?? ''),
  )

export const groupMode = (children: readonly Task[]): Mode => {
  const method = children[0]?.method ?? 'all'
  if (method === 'any') return { kind: 'any', reject: 'first' }
  return method === 'all' ? { kind: 'all', reject: 'one' } : { kind: 'sequential' }
}

const own = (task: Task): Vote['says'] => {
  if (task.status === 'approved' || task.status === 'skipped') return 'approved'
  return task.status === 'rejected' ? 'rejected' : 'undecided'
}

export const groupVotes = (children: readonly Task[]): readonly Vote[] =>
  children.map((child) => ({ says: own(child), weight: child.weight }))

/** An approval with signers behind it counts once they are through, and as they say. */
const saysOf = (state: State, task: Task): Vote['says'] => {
  const children = childrenOf(state, task, 'sign_after')
  if (task.status !== 'approved' || children.length === 0) return own(task)
  const verdict = decide(groupMode(children), groupVotes(children))
  return verdict === 'open' ? 'undecided' : verdict === 'pass' ? 'approved' : 'rejected'
}

export const votesOf = (state: State, run: Run): readonly Vote[] =>
  votersOf(state, run).map((task) => ({ says: saysOf(state, task), weight: task.weight }))

/** Open tasks of a run that has been decided without them. */
export const leftovers = (state: State, run: Run): readonly Task[] =>
  state.tasks.filter((task) => task.runId === run.id && isOpen(task))

/** The voter whose turn has come, if everybody before him has spoken. */
export const nextInLine = (state: State, run: Run): Task | null => {
  const voters = votersOf(state, run)
  const first = voters.find((task) => saysOf(state, task) === 'undecided')
  return first?.status === 'waiting' ? first : null
}

export const activeWithin = (state: State, token: string): readonly Run[] =>
  state.runs.filter((run) => run.status === 'active' && within(run.token, token))

/** Where a person on this run may send it back to: passed in this round, on the path that led here. */
export const returnTargets = (state: State, run: Run): readonly Run[] =>
  state.runs.filter(
    (other) =>
      other.status === 'passed' &&
      (other.nodeType === 'approve' || other.nodeType === 'handle') &&
      !other.superseded &&
      other.round === state.instance.round &&
      other.nodeId !== run.nodeId &&
      within(run.token, other.token),
  )
