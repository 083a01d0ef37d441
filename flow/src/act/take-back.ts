import type { ActOf } from '../commands.ts'
import type { Dialogue } from '../questions.ts'
import { refuse } from '../refusal.ts'
import { isOpen, isVoter, type Run, type Task } from '../state.ts'
import { placeOf } from '../tree/shape.ts'
import { supersede } from '../run/back.ts'
import { isOutrun } from '../run/downstream.ts'
import { closeRun, closeTask } from '../run/rows.ts'
import { armTimeouts } from '../run/timers.ts'
import { emit, runById, setRun, setTask, taskById, type Turn } from '../run/turn.ts'
import { peopleNode, personOf } from './guards.ts'

const isHuman = (task: Task): boolean => task.decidedAt !== null && !task.auto

/** Passing it ended the other branches of a fork, and those cannot be brought back. */
const endedOthers = (turn: Turn, run: Run): boolean =>
  run.status !== 'active' &&
  run.token.split('/').some((part) => {
    const fork = turn.state.runs.findLast(({ nodeId }) => nodeId === part.split('.')[0])
    return Object.values(fork?.branches ?? {}).includes('cancelled')
  })

/** Whether somebody after him in line has begun, or a signer behind him has answered. */
const builtOn = (run: Run, task: Task, other: Task): boolean => {
  if (other.parentTaskId === task.id)
    return other.kind === 'sign_after' && (isHuman(other) || other.closeReason === 'decided')
  // those at work for another voter were sent home when the node was decided
  if (other.parentTaskId !== null) return other.closeReason === 'decided'
  const later = run.mode?.kind === 'sequential' && isVoter(other) && other.seqNo > task.seqNo
  return later && (other.status === 'suspended' || other.decidedAt !== null)
}

const cannot = (turn: Turn, task: Task, run: Run, later: readonly Run[]): boolean => {
  const ids = new Set(later.map(({ id }) => id))
  const decided = turn.state.tasks.some((other) => ids.has(other.runId) && isHuman(other))
  const behind = turn.state.tasks.some((other) => other.runId === run.id && builtOn(run, task, other))
  const again = turn.state.tasks.some(
    (other) => other.runId === run.id && other.assignee === task.assignee && isVoter(other) && isOpen(other),
  )
  const sent = later.some(({ nodeType }) => nodeType === 'trigger' || nodeType === 'sub')
  return decided || behind || again || sent || isOutrun(turn.state, run) || endedOthers(turn, run)
}

/** Forks the run's branch had already come through are open again. */
const reopenBranches = (turn: Turn, run: Run): void => {
  if (run.token === '') return
  for (const part of run.token.split('/')) {
    const [block = '', branch = ''] = part.split('.')
    const fork = turn.state.runs.findLast(({ nodeId }) => nodeId === block)
    if (!fork?.branches || fork.branches[branch] === 'open') continue
    emit(turn, 'branch.reopened', {
      runId: fork.id,
      changes: [setRun(fork.id, { branches: { ...fork.branches, [branch]: 'open' } })],
    })
  }
}

/** Those who were not needed any more are needed again, and those whose turn had come wait once more. */
function* reopenRun(turn: Turn, run: Run, task: Task): Dialogue<void> {
  emit(turn, 'node.reopened', { runId: run.id, changes: [setRun(run.id, { status: 'active', closedAt: null })] })
  const line = run.mode?.kind === 'sequential'
  for (const other of turn.state.tasks.filter(({ runId }) => runId === run.id)) {
    if (other.parentTaskId !== null || other.closeReason !== 'decided') continue
    const status = line && other.seqNo > task.seqNo ? 'waiting' : 'pending'
    emit(turn, 'task.reopened', {
      taskId: other.id,
      runId: run.id,
      changes: [setTask(other.id, { status, closeReason: null })],
    })
    if (status === 'pending') yield* armTimeouts(turn, run, other.id)
  }
}

const backToWaiting = (turn: Turn, run: Run, task: Task): void => {
  if (run.mode?.kind !== 'sequential') return
  for (const other of turn.state.tasks) {
    if (other.runId !== run.id || !isVoter(other) || other.seqNo <= task.seqNo) continue
    if (other.status === 'pending') {
      emit(turn, 'task.queued', {
        taskId: other.id,
        runId: run.id,
        changes: [setTask(other.id, { status: 'waiting', openedAt: null, viewedAt: null })],
      })
    }
  }
}

/** Undoes one's own approval as long as nobody has built on it. */
export function* takeBack(turn: Turn, command: ActOf<'takeBack'>): Dialogue<void> {
  const task = taskById(turn.state, command.taskId)
  const run = runById(turn.state, task.runId)
  const person = personOf(turn)
  const node = peopleNode(turn, run)
  if (!turn.flow.settings.takeBack || node?.off.includes('takeBack')) refuse('notAllowed', { action: 'takeBack' })
  if (task.actedBy !== person || !isVoter(task) || task.status !== 'approved') refuse('notAllowed', { who: person })
  if (run.round !== turn.state.instance.round || turn.state.instance.status !== 'running') refuse('handled', {})
  const later = turn.parts.downstreamOf(turn.state, run)
  if ((run.status !== 'active' && run.status !== 'passed') || cannot(turn, task, run, later)) refuse('handled', {})
  const ids = new Set(later.map(({ id }) => id))
  for (const other of later) if (other.status === 'active') closeRun(turn, other, 'cancelled', { rule: 'takenBack' })
  supersede(turn, ({ id }) => ids.has(id))
  if (run.status === 'passed') {
    reopenBranches(turn, run)
    yield* reopenRun(turn, run, task)
  }
  for (const child of turn.state.tasks) {
    if (
      child.parentTaskId === task.id &&
      child.kind === 'sign_after' &&
      (child.status === 'pending' || child.status === 'waiting')
    ) {
      closeTask(turn, child, 'cancelled', 'undone')
    }
  }
  backToWaiting(turn, run, task)
  emit(turn, 'task.takenBack', {
    taskId: task.id,
    runId: run.id,
    note: { node: placeOf(turn.flow, run.nodeId).node.name },
    changes: [
      setTask(task.id, {
        status: 'pending',
        closeReason: null,
        actedBy: null,
        actingFor: null,
        decidedAt: null,
        factsHash: null,
        opinion: '',
        signature: null,
      }),
    ],
  })
  // the others have decided it without him
  if (run.mode && turn.parts.decide(run.mode, turn.parts.votesOf(turn.state, run)) !== 'open') refuse('handled', {})
  yield* armTimeouts(turn, run, task.id)
}
