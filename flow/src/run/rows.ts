import { isOpen, type Json, type Run, type Task, type TaskKind } from '../state.ts'
import type { Node } from '../tree/node.ts'
import { placeOf } from '../tree/shape.ts'
import { emit, setRun, setTask, setTimer, type Turn } from './turn.ts'

type RunOptions = Partial<Pick<Run, 'status' | 'mode' | 'threshold' | 'decision' | 'resolution' | 'branches' | 'jump'>>

export const openRun = (turn: Turn, node: Node, from: string | null, opening: RunOptions = {}): Run => {
  const { state, now } = turn
  const status = opening.status ?? 'active'
  const run: Run = {
    id: turn.newId(),
    nodeId: node.id,
    nodeType: node.type,
    visit: state.runs.filter((other) => other.nodeId === node.id).length + 1,
    round: state.instance.round,
    token: placeOf(turn.flow, node.id).token,
    mode: null,
    threshold: null,
    openedAt: now,
    closedAt: status === 'active' ? null : now,
    decision: {},
    resolution: {},
    branches: null,
    jump: null,
    fromRunId: from,
    superseded: false,
    ...opening,
    status,
  }
  emit(turn, status === 'active' ? 'node.opened' : `node.${status}`, { runId: run.id, changes: [setRun(run.id, run)] })
  return run
}

/** Closes what is still open on a run with the reason, then the run itself. */
export const closeRun = (
  turn: Turn,
  run: Run,
  status: Run['status'],
  decision: Readonly<Record<string, Json>> = {},
): void => {
  const reason = status === 'passed' || status === 'rejected' ? 'decided' : status
  for (const task of turn.parts.leftovers(turn.state, run)) closeTask(turn, task, 'cancelled', reason)
  dropTimers(turn, run.id, null)
  if (turn.parts.awaitsChildren(run)) turn.effects.push({ kind: 'stopChildren', runId: run.id })
  emit(turn, `node.${status}`, {
    runId: run.id,
    note: decision,
    changes: [setRun(run.id, { status, closedAt: turn.now, decision: { ...run.decision, ...decision } })],
  })
}

export const closeTask = (turn: Turn, task: Task, status: Task['status'], closeReason: string): void => {
  emit(turn, `task.${status}`, {
    taskId: task.id,
    runId: task.runId,
    note: { reason: closeReason },
    changes: [setTask(task.id, { status, closeReason })],
  })
  dropTimers(turn, task.runId, task.id)
}

/** Closes a task together with what others were doing for it. */
export const closeWhole = (turn: Turn, task: Task, status: Task['status'], closeReason: string): void => {
  const children = turn.state.tasks.filter((child) => child.parentTaskId === task.id && isOpen(child))
  for (const child of children) closeTask(turn, child, 'cancelled', 'removed')
  closeTask(turn, task, status, closeReason)
}

const isLive = (status: string): boolean => status === 'armed' || status === 'paused'

/** Timers of one task, or of the whole run. */
export const dropTimers = (turn: Turn, runId: string, taskId: string | null): void => {
  const timers = turn.state.timers.filter(
    (timer) => timer.runId === runId && isLive(timer.status) && (taskId === null || timer.taskId === taskId),
  )
  if (timers.length === 0) return
  emit(turn, 'timer.cancelled', {
    runId,
    taskId,
    changes: timers.map(({ id }) => setTimer(id, { status: 'cancelled', pausedLeft: null })),
  })
}

export const newTask = (
  turn: Turn,
  run: Run,
  row: Pick<Task, 'assignee'> & Partial<Task> & { readonly kind: TaskKind },
): Task => {
  const task: Task = {
    id: turn.newId(),
    runId: run.id,
    nodeId: run.nodeId,
    substitute: null,
    seqNo: 1,
    weight: 1,
    status: 'waiting',
    closeReason: null,
    actedBy: null,
    actingFor: null,
    originTaskId: null,
    parentTaskId: null,
    method: null,
    addedBy: null,
    opinion: '',
    signature: null,
    draft: null,
    viewedAt: null,
    openedAt: null,
    decidedAt: null,
    factsHash: null,
    urgeCount: 0,
    urgedAt: null,
    auto: false,
    ...row,
  }
  emit(turn, 'task.queued', { taskId: task.id, runId: run.id, changes: [setTask(task.id, task)] })
  return task
}
