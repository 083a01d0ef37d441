import { evaluate } from '../evaluate.ts'
import type { Dialogue } from '../questions.ts'
import type { BranchState, Json, Run } from '../state.ts'
import type { BlockNode, ForkNode } from '../tree/node.ts'
import { branchToken, isFork, placeOf } from '../tree/shape.ts'
import { closeRun, openRun } from './rows.ts'
import { dayOf, emit, factsOf, setRun, type Turn } from './turn.ts'

/** The facts a choice was made on stay with it, and with every rule whether it held. */
function* judge(turn: Turn, node: BlockNode): Dialogue<{ met: boolean[]; decision: Record<string, Json> }> {
  if (node.type === 'parallel') return { met: [], decision: {} }
  const { values } = yield* factsOf(turn)
  const returns = turn.state.runs.filter(({ status }) => status === 'returned').length
  const facts = { ...values, 'history.returns': returns }
  const judged = node.branches.map(({ when }) => (when ? evaluate(when, facts, dayOf(turn.now)) : null))
  const rules = judged.map((one, at) => ({
    branch: node.branches[at]?.id ?? '',
    rules: (one?.rules ?? []).map(({ path, op, fact, holds }) => ({ path, op, fact: fact as Json, holds })),
  }))
  return { met: judged.map((one) => one?.holds ?? false), decision: { rules } }
}

export function* enterBlock(turn: Turn, node: BlockNode, from: string | null): Dialogue<void> {
  const { met, decision } = yield* judge(turn, node)
  const chosen = turn.parts.chooseBranches(node, met)
  const branches = Object.fromEntries(chosen.map((id) => [id, 'open' as const]))
  const run = openRun(turn, node, from, {
    status: 'passed',
    decision: { ...decision, chosen },
    ...(isFork(node) && { branches }),
  })
  for (const id of chosen) {
    const first = node.branches.find((branch) => branch.id === id)?.chain[0]
    if (first) turn.todo.push({ do: 'enter', nodeId: first.id, from: run.id })
    else if (isFork(node)) arrive(turn, node, id, 'arrived', run.id)
    else turn.todo.push({ do: 'pass', nodeId: node.id, from: run.id })
  }
}

const forkRun = (turn: Turn, nodeId: string): Run | undefined =>
  turn.state.runs.findLast((run) => run.nodeId === nodeId)

const setBranches = (turn: Turn, run: Run, type: string, set: Readonly<Record<string, BranchState>>): void => {
  emit(turn, type, {
    runId: run.id,
    note: { ...set },
    changes: [setRun(run.id, { branches: { ...run.branches, ...set } })],
  })
}

/** Ends the branches still open, for the others have decided. */
const cancelOpen = (turn: Turn, node: ForkNode, run: Run): void => {
  const open = Object.entries(run.branches ?? {})
    .filter(([, state]) => state === 'open')
    .map(([id]) => id)
  if (open.length === 0) return
  for (const id of open) {
    const token = branchToken(run.token, node.id, id)
    for (const active of turn.parts.activeWithin(turn.state, token))
      closeRun(turn, active, 'cancelled', { rule: 'joined' })
  }
  setBranches(turn, run, 'branch.cancelled', Object.fromEntries(open.map((id) => [id, 'cancelled'])))
}

/** A branch has come to its end, or has failed; with the last one the fork is through. */
export const arrive = (turn: Turn, node: ForkNode, branch: string, how: 'arrived' | 'failed', from: string): void => {
  const before = forkRun(turn, node.id)
  if (before?.branches?.[branch] !== 'open') return
  setBranches(turn, before, `branch.${how}`, { [branch]: how })
  const run = forkRun(turn, node.id)
  if (!run?.branches) return
  const verdict = turn.parts.joinVerdict(node, run.branches)
  if (verdict === 'open') return
  cancelOpen(turn, node, run)
  turn.todo.push({ do: verdict === 'pass' ? 'pass' : 'failBlock', nodeId: node.id, from })
}

/** The innermost fork around a node that lets a branch fail by itself. */
export const failingFork = (turn: Turn, nodeId: string): { node: ForkNode; branch: string } | null => {
  const { block, branch } = placeOf(turn.flow, nodeId)
  if (!block || !branch) return null
  if (!isFork(block)) return failingFork(turn, block.id)
  return block.failure.of === 'branch' ? { node: block, branch: branch.id } : null
}

/** Forks inside a stretch that is walked anew will be entered anew. */
export const cancelForks = (turn: Turn, runs: readonly Run[]): void => {
  for (const run of runs) {
    const open = Object.entries(run.branches ?? {})
      .filter(([, state]) => state === 'open')
      .map(([id]) => id)
    if (open.length > 0)
      setBranches(turn, run, 'branch.cancelled', Object.fromEntries(open.map((id) => [id, 'cancelled'])))
  }
}
