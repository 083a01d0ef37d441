import { evaluate } from '../evaluate.ts'
import { findPeople } from '../people/strategies.ts'
import { fit, type Register } from '../people/standing.ts'
import type { Dialogue } from '../questions.ts'
import type { Json } from '../state.ts'
import type { CcNode, DelayNode, RouteNode, SubNode, TriggerNode } from '../tree/node.ts'
import type { Strategy } from '../tree/approver.ts'
import type { Facts } from '../tree/condition.ts'
import { backToInitiator, goTo } from './back.ts'
import { startOfDay } from './clock.ts'
import { copyTo } from './finish.ts'
import { openRun } from './rows.ts'
import { after, arm } from './timers.ts'
import { dayOf, factsOf, tell, type Turn } from './turn.ts'

function* recipients(turn: Turn, strategies: readonly Strategy[], nodeId: string): Dialogue<readonly string[]> {
  const register: Register = new Map()
  const found: string[] = []
  for (const strategy of strategies) found.push(...(yield* findPeople(turn, strategy, nodeId)).people)
  return (yield* fit(register, found)).people
}

export function* enterCc(turn: Turn, node: CcNode, from: string | null): Dialogue<void> {
  const people = yield* recipients(turn, node.recipients, node.id)
  const run = openRun(turn, node, from, { status: 'passed', resolution: { people } })
  copyTo(turn, people, node.id, { sent: node.when === 'reached', confirm: node.confirm })
  turn.todo.push({ do: 'leave', runId: run.id })
}

/** Jumps when a rule holds, as often as the node allows; then it lets everything pass. */
export function* enterRoute(turn: Turn, node: RouteNode, from: string | null): Dialogue<void> {
  const { values } = yield* factsOf(turn)
  const hit = node.rules.find(({ when }) => evaluate(when, values, dayOf(turn.now)).holds)
  const jumped = turn.state.runs.filter((run) => run.nodeId === node.id && run.decision['to'] !== undefined).length
  if (!hit || jumped >= node.cap) {
    const run = openRun(turn, node, from, { status: 'passed', decision: hit ? { rule: 'cap' } : {} })
    turn.todo.push({ do: 'leave', runId: run.id })
    return
  }
  const run = openRun(turn, node, from, { status: 'passed', decision: { to: hit.to } })
  if (hit.to === turn.flow.chain[0]?.id) return yield* backToInitiator(turn, run, 'rerun')
  goTo(turn, run, hit.to)
}

export function* enterDelay(turn: Turn, node: DelayNode, from: string | null): Dialogue<void> {
  const run = openRun(turn, node, from)
  const { until } = node
  let fireAt = turn.now
  if ('duration' in until) fireAt = yield* after(turn.now, until.duration)
  else if ('date' in until) fireAt = startOfDay(until.date)
  else {
    const value = (yield* factsOf(turn)).values[until.field]
    const day = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? startOfDay(value) : turn.now
    fireAt = day + until.offsetDays * 86_400_000
  }
  arm(turn, { runId: run.id, kind: 'delay', fireAt: Math.max(turn.now, fireAt) })
}

export function* enterTrigger(turn: Turn, node: TriggerNode, from: string | null): Dialogue<void> {
  const { act } = node
  const waits = act.do === 'webhook' && act.wait !== null
  const run = openRun(turn, node, from, { status: waits ? 'active' : 'passed' })
  if (act.do === 'update') turn.effects.push({ kind: 'edit', set: act.set })
  if (act.do === 'followUp') turn.effects.push({ kind: 'followUp', runId: run.id, title: act.title })
  if (act.do === 'webhook') turn.effects.push({ kind: 'webhook', runId: run.id, url: act.url })
  if (act.do === 'notify') tell(turn, turn.state.instance.seq, yield* recipients(turn, act.to, node.id), act.text)
  if (act.do === 'webhook' && act.wait !== null) {
    arm(turn, { runId: run.id, kind: 'callback', fireAt: yield* after(turn.now, act.wait) })
    return
  }
  turn.todo.push({ do: 'leave', runId: run.id })
}

type Line = Readonly<Record<string, unknown>>
const linesOf = (value: unknown): readonly Line[] => (Array.isArray(value) ? (value as readonly Line[]) : [])

/** A field of the line when there is one for every line, else of the document. */
const picked = (source: SubNode['document'], values: Facts, line: Line | null): Json =>
  source === 'same' ? 'same' : (((line ?? {})[source.field] ?? values[source.field] ?? null) as Json)

export function* enterSub(turn: Turn, node: SubNode, from: string | null): Dialogue<void> {
  const { values } = yield* factsOf(turn)
  const lines = node.each === null ? [null] : linesOf(values[node.each])
  const waits = node.wait && lines.length > 0
  const run = openRun(turn, node, from, {
    status: waits ? 'active' : 'passed',
    decision: { expected: lines.length, ended: {} },
  })
  for (const [row, line] of lines.entries()) {
    turn.effects.push({
      kind: 'startChild',
      runId: run.id,
      flowKey: node.flowKey,
      document: picked(node.document, values, line),
      field: node.document === 'same' ? null : node.document.field,
      each: node.each,
      initiator: picked(node.initiator, values, line),
      row: line === null ? null : row,
      waits,
    })
  }
  if (!waits) turn.todo.push({ do: 'leave', runId: run.id })
  else if (node.timeout) arm(turn, { runId: run.id, kind: 'child', fireAt: yield* after(turn.now, node.timeout) })
}
