import { thresholdOf } from '../decide.ts'
import { evaluate } from '../evaluate.ts'
import { resolvePeople, type Ask, type ResolvedPeople } from '../people/pipeline.ts'
import type { Dialogue } from '../questions.ts'
import { refuse } from '../refusal.ts'
import type { Jump, Run, TaskKind } from '../state.ts'
import type { PeopleNode } from '../tree/node.ts'
import { openTask } from './open-task.ts'
import { newTask, openRun } from './rows.ts'
import { armTimeouts } from './timers.ts'
import { dayOf, factsOf, type Slot, type Turn } from './turn.ts'

export type Entry = { readonly from: string | null; readonly voters?: readonly string[]; readonly jump?: Jump | null }

const kindOf = (node: PeopleNode, { external }: Slot): TaskKind => {
  if (external) return 'external'
  return node.type === 'handle' ? 'handle' : 'vote'
}

export const askOf = (turn: Turn, node: PeopleNode, given?: readonly string[]): Ask => ({
  nodeId: node.id,
  strategies: node.approvers,
  self: node.self ?? turn.flow.settings.self,
  empty: node.empty ?? turn.flow.settings.empty,
  weights: node.mode.kind === 'weight' ? node.mode.weights : {},
  ...(given && given.length > 0 && { given }),
})

/** A person who must name approvers is told so; a rule of the system falls back on the node's empty policy. */
const needChoice = (turn: Turn, node: PeopleNode): void => {
  const { command, flow, state } = turn
  if (state.instance.choices[node.id] || 'system' in command.actor) return
  const asks = (by: 'approverSelect' | 'selfSelect'): boolean => node.approvers.some((strategy) => strategy.by === by)
  const submits = command.do === 'submit' || command.do === 'resubmit'
  const needs = submits
    ? flow.settings.chooseApprovers && asks('selfSelect')
    : command.do === 'approve' && asks('approverSelect')
  if (needs) refuse('chooseNext', { node: node.id })
}

export function* addVoters(
  turn: Turn,
  run: Run,
  node: PeopleNode,
  slots: readonly Slot[],
  first: number,
): Dialogue<void> {
  const tasks = slots.map((slot, at) => {
    const { id, substitute, weight } = slot
    return newTask(turn, run, { kind: kindOf(node, slot), assignee: id, substitute, weight, seqNo: first + at })
  })
  if (node.mode.kind === 'sequential') return
  for (const task of tasks) yield* openTask(turn, run, task)
}

function* skips(turn: Turn, node: PeopleNode): Dialogue<boolean> {
  if (!node.skipWhen) return false
  const { values } = yield* factsOf(turn)
  return evaluate(node.skipWhen, values, dayOf(turn.now)).holds
}

const openWith = (turn: Turn, node: PeopleNode, entry: Entry, found: ResolvedPeople): Run =>
  openRun(turn, node, entry.from, {
    mode: node.mode,
    threshold: thresholdOf(
      node.mode,
      found.slots.map(({ weight }) => ({ says: 'undecided', weight })),
    ),
    resolution: found.resolution,
    jump: entry.jump ?? null,
  })

const atOnce = (
  turn: Turn,
  node: PeopleNode,
  entry: Entry,
  verdict: 'pass' | 'reject' | 'skip',
  rule: string,
): void => {
  const status = ({ pass: 'passed', reject: 'rejected', skip: 'skipped' } as const)[verdict]
  const run = openRun(turn, node, entry.from, { status, decision: { rule }, jump: entry.jump ?? null })
  turn.todo.push(verdict === 'reject' ? { do: 'fail', runId: run.id } : { do: 'leave', runId: run.id })
}

/** What the node decides without asking anybody; null when people have to be found. */
function* ruleFor(
  turn: Turn,
  node: PeopleNode,
  entry: Entry,
): Dialogue<readonly ['pass' | 'reject' | 'skip', string] | null> {
  if (!entry.voters && (yield* skips(turn, node))) return ['skip', 'skipWhen']
  return node.kind === 'manual' ? null : [node.kind, 'automatic']
}

/** People are found when the node is reached, not before. */
export function* enterPeople(turn: Turn, node: PeopleNode, entry: Entry): Dialogue<void> {
  const rule = yield* ruleFor(turn, node, entry)
  if (rule) {
    atOnce(turn, node, entry, ...rule)
    return
  }
  if (!entry.voters) needChoice(turn, node)
  const found = yield* resolvePeople(turn, askOf(turn, node, entry.voters))
  if (found.outcome === 'nobody') return refuse('nobody', { node: node.id })
  if (found.outcome !== 'people') {
    atOnce(turn, node, entry, found.outcome, 'empty')
    return
  }
  const run = openWith(turn, node, entry, found)
  yield* addVoters(turn, run, node, found.slots, 1)
  yield* armTimeouts(turn, run, null)
  turn.todo.push({ do: 'settle', runId: run.id })
}
