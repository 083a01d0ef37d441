import type { Event } from '../events.ts'
import { isVoter, type Run, type State } from '../state.ts'
import { stillApplies } from '../run/proposals.ts'
import type { Flow } from '../tree/node.ts'
import { isFork, placeOf } from '../tree/shape.ts'
import type { InvariantInput, InvariantRule } from './broken.ts'

const closings = new Set(['approved', 'rejected', 'returned', 'transferred', 'handed_over', 'skipped', 'cancelled'])

const touches = (event: Event, id: string, statuses: (status: string) => boolean): boolean =>
  event.changes.some(
    (change) =>
      change.table === 'task' && change.id === id && change.set.status !== undefined && statuses(change.set.status),
  )

/** Closed once more than opened again. */
const closedOnce = (events: readonly Event[], id: string): boolean => {
  const closed = events.filter((event) => touches(event, id, (status) => closings.has(status))).length
  const reopened = events.filter(
    ({ type, taskId }) => taskId === id && (type === 'task.reopened' || type === 'task.takenBack'),
  ).length
  return closed === reopened + 1
}

/** Some fork around the node goes on without all of its branches. */
const mayEndOthers = (flow: Flow, nodeId: string): boolean => {
  const { block } = placeOf(flow, nodeId)
  if (!block) return false
  return (isFork(block) && (block.join === 'first' || block.failure.of === 'branch')) || mayEndOthers(flow, block.id)
}

/** The fork right around the node lets a branch fail by itself. */
const mayFailAlone = (flow: Flow, nodeId: string): boolean => {
  const { block } = placeOf(flow, nodeId)
  if (!block) return false
  return isFork(block) ? block.failure.of === 'branch' : mayFailAlone(flow, block.id)
}

const isSettled = ({ flow }: InvariantInput, run: Run): boolean => {
  if (run.status === 'passed' || run.status === 'skipped') return true
  const rule = run.status === 'cancelled' ? run.decision['rule'] : null
  return (
    rule === 'moved' ||
    (rule === 'joined' && mayEndOthers(flow, run.nodeId)) ||
    (run.status === 'rejected' && mayFailAlone(flow, run.nodeId))
  )
}

const humanApproved = (state: State): boolean =>
  state.tasks.some((task) => isVoter(task) && task.status === 'approved' && task.decidedAt !== null && !task.auto)

export const history: readonly InvariantRule[] = [
  {
    promise: 'events are numbered without a gap',
    find: ({ events, state }) =>
      events.some(({ seq }, at) => seq !== at + 1) || (events.length > 0 && events.length !== state.instance.seq)
        ? ['seq']
        : [],
  },
  {
    promise: 'every closed task was closed by exactly one event',
    find: ({ events, state }) =>
      events.length === 0
        ? []
        : state.tasks
            .filter(({ id, status }) => closings.has(status) && !closedOnce(events, id))
            .map(({ id, status }) => `${status} ${id}`),
  },
  {
    promise: 'a decision was made by the assignee, by his substitute, or by a named rule',
    find: ({ state }) =>
      state.tasks
        .filter(
          ({ decidedAt, status }) =>
            decidedAt !== null && (status === 'approved' || status === 'rejected' || status === 'returned'),
        )
        // a signer's no that rejects the node closes the owner's task in the signer's name
        .filter(({ closeReason }) => closeReason !== 'signer')
        .filter(({ actedBy, assignee, substitute, auto }) =>
          auto ? actedBy !== null : actedBy === null || (actedBy !== assignee && actedBy !== substitute),
        )
        .map(({ id }) => id),
  },
  {
    promise: 'approval is reached through the end node, with every node on the path passed or skipped',
    find: (looked) => {
      const { state } = looked
      if (state.instance.status !== 'approved') return []
      const open = state.runs.filter((run) => !run.superseded && run.nodeType === 'approve' && !isSettled(looked, run))
      const ended = state.runs.some((run) => run.nodeType === 'end' && run.status === 'passed' && !run.superseded)
      return [
        ...(ended ? [] : ['no end']),
        ...open
          .filter(({ round }) => round === state.instance.round)
          .map(({ nodeId, status }) => `${nodeId} ${status}`),
      ]
    },
  },
  {
    promise: 'somebody human approved what is approved, unless the flow allows none',
    find: ({ flow, state }) => {
      const needs = state.instance.status === 'approved' && !flow.settings.allowNoHuman
      const byAdmin = state.runs.some((run) => run.nodeType === 'end' && run.decision['rule'] === 'admin')
      return needs && !humanApproved(state) && !byAdmin ? ['nobody'] : []
    },
  },
  {
    promise: 'a timer fires at most once for a task, an action and an attempt',
    find: ({ state }) => {
      const keys = state.timers
        .filter(({ status }) => status === 'fired')
        .map((timer) => `${timer.id} ${String(timer.attempt)}`)
      return keys.filter((key, at) => keys.indexOf(key) !== at)
    },
  },
  {
    promise: 'timers run only for what is open',
    find: ({ state }) =>
      state.timers
        .filter(({ status }) => status === 'armed' || status === 'paused')
        .filter(({ runId }) => state.runs.find(({ id }) => id === runId)?.status !== 'active')
        .map(({ id }) => id),
  },
  {
    promise: 'a proposal waits only while what it is about can still be done',
    find: ({ state }) =>
      state.proposals
        .filter((proposal) => proposal.status === 'open' && !stillApplies(state, proposal))
        .map(({ id }) => id),
  },
  {
    promise: 'what takes two admins was confirmed by another than its author',
    find: ({ state }) =>
      state.proposals
        .filter(({ status, by, answeredBy }) => status === 'confirmed' && (answeredBy === null || answeredBy === by))
        .map(({ id }) => id),
  },
]
