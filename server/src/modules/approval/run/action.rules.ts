import { actionsFor, instanceActionsFor } from '@srm/flow'
import type { State, Task } from '@srm/flow/state'
import type { Flow } from '@srm/flow/tree/node'

/** Whether it can still be taken back is judged when they try; it is offered while it may be. */
const mayTakeBack = (flow: Flow, { instance }: State, task: Task, person: string): boolean =>
  flow.settings.takeBack &&
  instance.status === 'running' &&
  !instance.suspended &&
  task.status === 'approved' &&
  task.actedBy === person &&
  !task.auto

const mayRemove = ({ instance }: State, task: Task, person: string): boolean =>
  instance.status === 'running' && task.addedBy === person && ['pending', 'waiting'].includes(task.status)

/** What the screen offers for a task; the interpreter has the last word. */
export const taskActions = (
  flow: Flow,
  state: State,
  task: Task,
  person: string,
): { actions: string[]; returnTo: string[] } => {
  const own = actionsFor(flow, state, person).find(({ taskId }) => taskId === task.id)
  const run = state.runs.find(({ id }) => id === task.runId)
  const claims = own && run?.mode?.kind === 'claim' ? ['claim'] : []
  const more = [
    ...(mayTakeBack(flow, state, task, person) ? ['takeBack'] : []),
    ...(mayRemove(state, task, person) ? ['removeSign'] : []),
  ]
  return { actions: [...(own?.actions ?? []), ...claims, ...more], returnTo: [...(own?.returnTo ?? [])] }
}

const overHeads = ({ instance }: State): string[] =>
  instance.status === 'running' && !instance.suspended ? ['reassign', 'skip', 'move'] : []

/** A supplier is asked once more, or another of theirs. */
const isAskingExternal = ({ instance, tasks }: State): boolean =>
  instance.status === 'running' && tasks.some(({ kind, status }) => kind === 'external' && status === 'pending')

export const instanceActions = (flow: Flow, state: State, person: string, isAdmin: boolean): string[] => {
  const { initiator, submittedBy } = state.instance
  const answersFor = isAdmin || initiator === person || submittedBy === person
  const takesPart =
    answersFor || state.tasks.some(({ assignee, substitute }) => assignee === person || substitute === person)
  return [
    ...instanceActionsFor(flow, state, person, isAdmin),
    ...(isAdmin ? overHeads(state) : []),
    ...(flow.settings.comments ? ['comment'] : []),
    ...(takesPart ? ['cc'] : []),
    ...(answersFor && isAskingExternal(state) ? ['askContact'] : []),
  ]
}
