import { refuse } from '../refusal.ts'
import type { Dialogue } from '../questions.ts'
import type { Task } from '../state.ts'
import { toUnits } from '../tree/amount.ts'
import type { PeopleNode } from '../tree/node.ts'
import { openTask } from '../run/open-task.ts'
import { closeTask, dropTimers } from '../run/rows.ts'
import { resumeTimers } from '../run/timers.ts'
import { emit, factsOf, runById, setTask, taskById, type Turn } from '../run/turn.ts'
import { childrenOf, groupMode, groupVotes } from '../run/votes.ts'

export type Words = { readonly opinion?: string; readonly signature?: string; readonly confirmed?: boolean }

/** Only people owe words; what a rule decides is recorded as the rule's. */
export const requireWords = (
  turn: Turn,
  node: PeopleNode | null,
  what: 'approve' | 'reject' | 'return',
  words: Words,
): void => {
  if (!node || 'system' in turn.command.actor) return
  if (node.opinion.includes(what) && !words.opinion?.trim()) refuse('opinion', { node: node.id })
  if (node.signature && what === 'approve' && !words.signature) refuse('signature', { node: node.id })
}

/** Above the amount a step names, or where the document has none, whoever approves proves once more who they are. */
export function* requireProof(turn: Turn, node: PeopleNode | null, { confirmed }: Words): Dialogue<void> {
  if (node?.passwordAbove === undefined || confirmed || 'system' in turn.command.actor) return
  const { amountPath } = turn.flow.settings
  const amount = amountPath === null ? null : toUnits((yield* factsOf(turn)).values[amountPath] ?? null)
  const limit = toUnits(node.passwordAbove)
  if (amount === null || limit === null || amount > limit) refuse('password', { node: node.id })
}

/** The decision itself, with whoever made it and for whom. */
export function* record(
  turn: Turn,
  task: Task,
  status: 'approved' | 'rejected' | 'returned' | 'skipped',
  words: Words,
  reason: string,
): Dialogue<void> {
  const { actor } = turn.command
  const actedBy = 'person' in actor ? actor.person : null
  const actingFor = actedBy !== null && actedBy !== task.assignee ? task.assignee : null
  const factsHash = turn.flow.settings.dedupe === 'none' ? null : (yield* factsOf(turn)).hash
  emit(turn, `task.${status}`, {
    actingFor,
    taskId: task.id,
    runId: task.runId,
    note: { reason, opinion: words.opinion ?? '' },
    changes: [
      setTask(task.id, {
        status,
        closeReason: reason,
        actedBy,
        actingFor,
        factsHash,
        opinion: words.opinion ?? '',
        signature: words.signature ?? null,
        draft: null,
        decidedAt: turn.now,
        auto: actedBy === null,
      }),
    ],
  })
  dropTimers(turn, task.runId, task.id)
}

/** The owner's turn again: nobody else is at work for him. */
const wake = (turn: Turn, owner: Task): void => {
  emit(turn, 'task.woken', {
    taskId: owner.id,
    runId: owner.runId,
    changes: [setTask(owner.id, { status: 'pending' })],
  })
  resumeTimers(turn, ({ taskId }) => taskId === owner.id)
}

const cancelRest = (turn: Turn, children: readonly Task[]): void => {
  for (const child of children) {
    if (child.status === 'pending' || child.status === 'waiting') closeTask(turn, child, 'cancelled', 'answered')
  }
}

function* nextSigner(turn: Turn, children: readonly Task[]): Dialogue<void> {
  const first = children.find(({ status }) => status === 'waiting' || status === 'pending')
  if (first?.status === 'waiting') yield* openTask(turn, runById(turn.state, first.runId), first)
}

/** Signers before: advice, unless the node lets a signer's no count; with the last answer the owner decides. */
export function* settleBefore(turn: Turn, parentId: string, node: PeopleNode | null): Dialogue<void> {
  const parent = taskById(turn.state, parentId)
  const children = childrenOf(turn.state, parent, 'sign_before')
  const answered = children.filter(({ status }) => status === 'approved' || status === 'rejected')
  const owner = children[0] ? turn.parts.ownerToWake(turn.state, children[0]) : parent
  if (node?.signerReject === 'rejects' && answered.some(({ status }) => status === 'rejected')) {
    cancelRest(turn, children)
    yield* record(turn, parent, 'rejected', {}, 'signer')
    turn.todo.push({ do: 'settle', runId: parent.runId })
    return
  }
  const done = children[0]?.method === 'any' ? answered.length > 0 : answered.length === children.length
  if (!done && children.length > 0) return yield* nextSigner(turn, children)
  cancelRest(turn, children)
  if (owner?.status === 'suspended') wake(turn, owner)
}

/** Signers after: the owner's approval counts as they say, once they are through. */
function* settleAfter(turn: Turn, parentId: string): Dialogue<void> {
  const parent = taskById(turn.state, parentId)
  const children = childrenOf(turn.state, parent, 'sign_after')
  const verdict = turn.parts.decide(groupMode(children), groupVotes(children))
  if (verdict === 'open') yield* nextSigner(turn, children)
  else cancelRest(turn, children)
  turn.todo.push({ do: 'settle', runId: parent.runId })
}

/** What a closed task sets going: its owner, its group, or the run itself. */
export function* afterDecision(turn: Turn, task: Task, node: PeopleNode | null): Dialogue<void> {
  if (task.parentTaskId === null) turn.todo.push({ do: 'settle', runId: task.runId })
  else if (task.kind === 'sign_before') yield* settleBefore(turn, task.parentTaskId, node)
  else if (task.kind === 'sign_after') yield* settleAfter(turn, task.parentTaskId)
  else {
    const owner = turn.parts.ownerToWake(turn.state, task)
    if (owner) wake(turn, owner)
  }
}
