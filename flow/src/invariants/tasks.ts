import { decide } from '../decide.ts'
import { isOpen, isVoter, type Run, type State, type Task } from '../state.ts'
import { votersOf, votesOf } from '../run/votes.ts'
import type { InvariantRule } from './broken.ts'

const openVoters = (state: State, run: Run): readonly Task[] =>
  state.tasks.filter((task) => task.runId === run.id && isVoter(task) && isOpen(task))

const isByRule = (run: Run): boolean => typeof run.decision['rule'] === 'string'

const misdecided = (state: State, run: Run): boolean => {
  if (run.mode === null || isByRule(run)) return false
  const verdict = decide(run.mode, votesOf(state, run))
  if (run.status === 'passed') return verdict !== 'pass'
  if (run.status === 'rejected') return verdict !== 'fail'
  return run.status === 'active' && verdict !== 'open'
}

const outOfLine = (state: State, run: Run): boolean => {
  const voters = votersOf(state, run)
  const pending = voters.filter(({ status }) => status === 'pending' || status === 'suspended')
  const speaking = voters.findIndex(({ status }) => isOpen({ status } as Task))
  const later = speaking === -1 ? [] : voters.slice(speaking + 1)
  return pending.length > 1 || later.some(({ decidedAt }) => decidedAt !== null)
}

/** A child works only while its owner waits for it. */
const orphaned = (state: State, child: Task): boolean => {
  const parent = state.tasks.find(({ id }) => id === child.parentTaskId)
  return child.kind === 'sign_after' ? parent?.status !== 'approved' : parent?.status !== 'suspended'
}

const abandoned = (state: State, owner: Task): boolean =>
  !state.tasks.some((child) => child.parentTaskId === owner.id && isOpen(child) && child.kind !== 'sign_after')

export const tasks: readonly InvariantRule[] = [
  {
    promise: 'a decided run is what its votes say, and an open one is not decided',
    find: ({ state }) =>
      state.runs.filter((run) => misdecided(state, run)).map(({ nodeId, id, status }) => `${nodeId} ${id} ${status}`),
  },
  {
    promise: 'nobody holds two open votes on one run',
    find: ({ state }) =>
      state.runs.flatMap((run) => {
        const people = openVoters(state, run).map(({ assignee }) => assignee)
        return people
          .filter((person, at) => people.indexOf(person) !== at)
          .map((person) => `${person} on ${run.nodeId}`)
      }),
  },
  {
    promise: 'one after the other: one at a time, in order',
    find: ({ state }) =>
      state.runs
        .filter((run) => run.mode?.kind === 'sequential' && run.status === 'active' && outOfLine(state, run))
        .map(({ nodeId }) => nodeId),
  },
  {
    promise: 'a delegate or signer is open only while the owner waits for him',
    find: ({ state }) =>
      state.tasks
        .filter((task) => task.parentTaskId !== null && isOpen(task) && orphaned(state, task))
        .map(({ id }) => id),
  },
  {
    promise: 'an owner is suspended only while somebody works for him',
    find: ({ state }) =>
      state.tasks.filter((task) => task.status === 'suspended' && abandoned(state, task)).map(({ id }) => id),
  },
  {
    promise: 'a task is open without a decision, or closed with a reason',
    find: ({ state }) =>
      state.tasks
        .filter((task) =>
          isOpen(task) ? task.decidedAt !== null || task.closeReason !== null : task.closeReason === null,
        )
        .map(({ id, status }) => `${status} ${id}`),
  },
]
