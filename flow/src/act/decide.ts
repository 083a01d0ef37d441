import { ask, type Dialogue } from '../questions.ts'
import type { ActOf } from '../commands.ts'
import { refuse } from '../refusal.ts'
import { isVoter } from '../state.ts'
import { goBack, goTo } from '../run/back.ts'
import type { Turn } from '../run/turn.ts'
import { addChoices } from './choices.ts'
import { afterDecision, record, requireProof, requireWords } from './decision.ts'
import { applyEdits } from './edits.ts'
import { actingOn, peopleNode, requireNotOwn } from './guards.ts'

export function* approve(turn: Turn, command: ActOf<'approve'>): Dialogue<void> {
  const { task, run, person } = actingOn(turn, command.taskId, 'approve')
  yield* requireNotOwn(turn, run, person, task.assignee)
  const node = peopleNode(turn, run)
  if (!isVoter(task)) {
    yield* record(turn, task, 'approved', command, 'approved')
    return yield* afterDecision(turn, task, node)
  }
  requireWords(turn, node, 'approve', command)
  yield* requireProof(turn, node, command)
  if (node?.prechecks) {
    const { blocks } = yield* ask<'precheck'>({ ask: 'precheck', nodeId: node.id })
    if (blocks.length > 0) refuse('precheck', { blocks })
  }
  const again = yield* applyEdits(turn, node, command.edits ?? {})
  yield* addChoices(turn, command.choices, 'approverSelect')
  yield* record(turn, task, 'approved', command, 'approved')
  if (again === null) yield* afterDecision(turn, task, node)
  else goTo(turn, run, again)
}

export function* reject(turn: Turn, command: ActOf<'reject'>): Dialogue<void> {
  const { task, run } = actingOn(turn, command.taskId, 'reject')
  const node = peopleNode(turn, run)
  if (isVoter(task)) requireWords(turn, node, 'reject', command)
  if (node?.type === 'handle' && isVoter(task)) refuse('notAllowed', { action: 'reject' })
  yield* record(turn, task, 'rejected', command, 'rejected')
  yield* afterDecision(turn, task, node)
}

/** Leaves the count altogether. */
export function* abstain(turn: Turn, command: ActOf<'abstain'>): Dialogue<void> {
  const { task, run } = actingOn(turn, command.taskId, 'abstain')
  const node = peopleNode(turn, run)
  if (!isVoter(task) || !node) return refuse('notAllowed', { action: 'abstain' })
  yield* record(turn, task, 'skipped', command, 'abstained')
  yield* afterDecision(turn, task, node)
}

/** One person's doing, whatever the others on the node say. */
export function* sendBack(turn: Turn, command: ActOf<'return'>): Dialogue<void> {
  const { task, run } = actingOn(turn, command.taskId, 'return')
  const node = peopleNode(turn, run)
  if (!isVoter(task) || !node) return refuse('notAllowed', { action: 'return' })
  requireWords(turn, node, 'return', command)
  const target = turn.parts.returnTargets(turn.state, run).findLast(({ nodeId }) => nodeId === command.target)
  const token = command.target === 'initiator' ? '' : target?.token
  if (command.after === 'jumpBack' && token !== run.token) refuse('returnTarget', { node: command.target })
  yield* record(turn, task, 'returned', command, 'returned')
  yield* goBack(turn, run, command.target, command.after)
}
