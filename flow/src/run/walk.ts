import { ask, type Dialogue, type Requirement } from '../questions.ts'
import { refuse } from '../refusal.ts'
import { isActive, type Jump, type Run } from '../state.ts'
import { ownersOf } from '../people/own.ts'
import { fit } from '../people/standing.ts'
import { maxEntriesPerTurn } from '../tree/node.ts'
import { isFork, placeOf, within } from '../tree/shape.ts'
import { supersede } from './back.ts'
import { isAlive } from './branches.ts'
import { failBlock, failRun } from './fail.ts'
import { finish } from './finish.ts'
import { arrive, enterBlock } from './fork.ts'
import { enterCc, enterDelay, enterRoute, enterSub, enterTrigger } from './machine-node.ts'
import { openTask } from './open-task.ts'
import { enterPeople } from './people-node.ts'
import { newTask, openRun } from './rows.ts'
import { settle } from './settle.ts'
import { adminsOf, factsOf, runById, type Todo, type Turn } from './turn.ts'
import { votersOf } from './votes.ts'

/** Who of them can decide: those who are here and whose document it is not, otherwise the flow's administrators. */
function* able(turn: Turn, people: readonly string[], nodeId: string): Dialogue<readonly string[]> {
  const owners = yield* ownersOf(turn)
  const among = turn.parts.withoutOwners((yield* fit(new Map(), people)).people, owners)
  if (among.length > 0) return among
  const admins = turn.parts.withoutOwners((yield* fit(new Map(), yield* adminsOf(turn))).people, owners)
  return admins.length > 0 ? admins : refuse('nobody', { node: nodeId })
}

/** The first of the document's own requirements that nobody has met in this round, with who can meet it. */
function* unmetRequirement(turn: Turn, nodeId: string): Dialogue<Requirement | null> {
  // taking something back promises nothing
  if (turn.state.instance.purpose === 'void') return null
  for (const { people, reason } of yield* ask<'required'>({ ask: 'required' })) {
    const wanted = yield* able(turn, people, nodeId)
    if (!turn.parts.hasApproved(turn.state, wanted)) return { people: wanted, reason }
  }
  return null
}

/** Asks people at the end itself; one of them is enough. */
function* askAtEnd(
  turn: Turn,
  from: string | null,
  nodeId: string,
  people: readonly string[],
  resolution: Run['resolution'],
): Dialogue<void> {
  const { node } = placeOf(turn.flow, nodeId)
  const run = openRun(turn, node, from, { mode: { kind: 'any', reject: 'first' }, resolution })
  for (const [at, assignee] of people.entries()) {
    yield* openTask(turn, run, newTask(turn, run, { kind: 'vote', assignee, seqNo: at + 1 }))
  }
}

/**
 * Every way to an approval leads through here, however the flow is drawn: first those the document's own module wants to
 * have approved, then, where no human has approved anything, a flow admin.
 */
function* enterEnd(turn: Turn, nodeId: string, from: string | null): Dialogue<void> {
  const { node } = placeOf(turn.flow, nodeId)
  const unmet = yield* unmetRequirement(turn, nodeId)
  if (unmet) return yield* askAtEnd(turn, from, nodeId, unmet.people, { why: 'required', reason: unmet.reason })
  if (turn.flow.settings.allowNoHuman || !turn.parts.lacksHuman(turn.state)) {
    const run = openRun(turn, node, from, { status: 'passed' })
    turn.todo.push({ do: 'leave', runId: run.id })
    return
  }
  const { people } = yield* fit(new Map(), yield* adminsOf(turn))
  const others = turn.parts.withoutOwners(people, yield* ownersOf(turn))
  if (others.length === 0) return refuse('nobody', { node: nodeId })
  yield* askAtEnd(turn, from, nodeId, others, { why: 'noHuman' })
}

function* enter(turn: Turn, todo: Extract<Todo, { do: 'enter' }>): Dialogue<void> {
  const { node, token } = placeOf(turn.flow, todo.nodeId)
  if (!isAlive(turn.state, token)) return
  turn.entered.push(node.id)
  if (turn.entered.length > maxEntriesPerTurn) return refuse('loop', { nodes: [...new Set(turn.entered.slice(-20))] })
  switch (node.type) {
    case 'start':
      turn.todo.push({ do: 'leave', runId: openRun(turn, node, todo.from, { status: 'passed' }).id })
      return
    case 'approve':
    case 'handle':
      return yield* enterPeople(turn, node, todo)
    case 'cc':
      return yield* enterCc(turn, node, todo.from)
    case 'exclusive':
    case 'parallel':
    case 'inclusive':
      return yield* enterBlock(turn, node, todo.from)
    case 'route':
      return yield* enterRoute(turn, node, todo.from)
    case 'delay':
      return yield* enterDelay(turn, node, todo.from)
    case 'trigger':
      return yield* enterTrigger(turn, node, todo.from)
    case 'sub':
      return yield* enterSub(turn, node, todo.from)
    case 'end':
      return yield* enterEnd(turn, node.id, todo.from)
  }
}

/** On to the next node of the chain, or out of the block the chain is in. */
const passOn = (turn: Turn, nodeId: string, from: string): void => {
  const { chain, at, block, branch, node } = placeOf(turn.flow, nodeId)
  const next = chain[at + 1]
  if (next) turn.todo.push({ do: 'enter', nodeId: next.id, from })
  else if (!block || !branch) finish(turn, 'approved', { node: node.id })
  else if (isFork(block)) arrive(turn, block, branch.id, 'arrived', from)
  else passOn(turn, block.id, from)
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

function* mayJump(turn: Turn, jump: Jump): Dialogue<boolean> {
  const { values } = yield* factsOf(turn)
  return Object.entries(jump.facts).every(([path, value]) => same(value, values[path] ?? null))
}

function* leave(turn: Turn, runId: string): Dialogue<void> {
  const run = runById(turn.state, runId)
  if (run.superseded || !isAlive(turn.state, run.token)) return
  if (run.resolution['why'] === 'required') {
    // one of several may be met; whoever it was handed on to does not stand for the people it is about
    turn.todo.push({ do: 'enter', nodeId: run.nodeId, from: runId })
    return
  }
  if (run.jump && (yield* mayJump(turn, run.jump))) {
    const { nodeId } = run.jump
    const back = turn.state.runs.findLast((other) => other.nodeId === nodeId)
    const voters = back ? votersOf(turn.state, back).map(({ assignee }) => assignee) : []
    turn.todo.push({ do: 'enter', nodeId, from: runId, voters })
    return
  }
  // what was decided between here and there has to be decided again
  if (run.jump)
    supersede(turn, (other, at) => at >= (run.jump?.since ?? 0) && other.id !== runId && within(other.token, run.token))
  passOn(turn, run.nodeId, runId)
}

/** Does what there is to do until the flow waits for somebody or is over. */
export function* walk(turn: Turn): Dialogue<void> {
  for (let todo = turn.todo.shift(); todo && isActive(turn.state); todo = turn.todo.shift()) {
    if (todo.do === 'enter') yield* enter(turn, todo)
    else if (todo.do === 'leave') yield* leave(turn, todo.runId)
    else if (todo.do === 'settle') yield* settle(turn, todo.runId)
    else if (todo.do === 'fail') yield* failRun(turn, todo.runId)
    else if (todo.do === 'failBlock') yield* failBlock(turn, todo.nodeId, todo.from)
    else passOn(turn, todo.nodeId, todo.from)
  }
}
