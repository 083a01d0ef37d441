import { isVoter, type Run, type State, type Task } from '../state.ts'
import { isPeople, within } from '../tree/shape.ts'
import type { Flow, Node } from '../tree/node.ts'

const isHuman = (task: Task): boolean => task.decidedAt !== null && !task.auto

/** Decisions of this round that still stand. */
const standing = (state: State): readonly Run[] =>
  state.runs.filter((run) => !run.superseded && run.round === state.instance.round)

/** Approvals somebody gave, in runs that still stand. */
const approvals = (state: State): readonly Task[] => {
  const runs = new Set(standing(state).map(({ id }) => id))
  return state.tasks.filter(
    (task) => runs.has(task.runId) && isVoter(task) && task.status === 'approved' && isHuman(task),
  )
}

export const lacksHuman = (state: State): boolean => approvals(state).length === 0

/** Whether one of these people has approved, or their substitute for them. */
export const hasApproved = (state: State, people: readonly string[]): boolean =>
  approvals(state).some(({ actedBy, actingFor }) => people.some((id) => id === actedBy || id === actingFor))

const asksNothing = (node: Node): boolean =>
  isPeople(node) &&
  node.type === 'approve' &&
  !node.manualOnly &&
  !node.signature &&
  node.passwordAbove === undefined &&
  !node.opinion.includes('approve') &&
  !Object.values(node.fields).some((access) => access === 'edit' || access === 'required')

/** The person's earlier approval that makes this task needless, if there is one. */
export const dedupedBy = (flow: Flow, state: State, node: Node, task: Task, factsHash: string): Task | null => {
  const { dedupe } = flow.settings
  // somebody asked for by name is wanted for what he says now
  if (dedupe === 'none' || !asksNothing(node) || task.kind !== 'vote' || task.addedBy !== null) return null
  const here = state.runs.find((run) => run.id === task.runId)
  const before = standing(state).filter(
    (run) => run.id !== task.runId && run.status === 'passed' && here !== undefined && within(here.token, run.token),
  )
  const decided = (run: Run): readonly Task[] =>
    state.tasks.filter((other) => other.runId === run.id && isVoter(other) && isHuman(other))
  const eligible = dedupe === 'once' ? before : before.filter((run) => decided(run).length > 0).slice(-1)
  return (
    eligible
      .flatMap(decided)
      .findLast(
        (other) =>
          other.status === 'approved' &&
          other.actedBy === task.assignee &&
          other.actingFor === null &&
          other.factsHash === factsHash,
      ) ?? null
  )
}
