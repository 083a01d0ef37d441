import type { Dialogue } from '../questions.ts'
import { fit } from '../people/standing.ts'
import { refuse } from '../refusal.ts'
import type { Jump, Run } from '../state.ts'
import { pathsOf } from '../evaluate.ts'
import type { Flow } from '../tree/node.ts'
import type { After } from '../tree/settings.ts'
import { isBlock, nodesOf, placeOf, within } from '../tree/shape.ts'
import { cancelForks } from './fork.ts'
import { showOnDocument } from './finish.ts'
import { closeRun, newTask, openRun } from './rows.ts'
import { adminsOf, emit, factsOf, setInstance, setRun, setTask, tell, type Turn } from './turn.ts'
import { votersOf } from './votes.ts'

/** Every field a branch or a route looks at. */
export const factsUsed = (flow: Flow): readonly string[] => [
  ...new Set(
    nodesOf(flow).flatMap((node) => {
      if (isBlock(node)) return node.branches.flatMap(({ when }) => (when ? pathsOf(when) : []))
      return node.type === 'route' ? node.rules.flatMap(({ when }) => pathsOf(when)) : []
    }),
  ),
]

function* jumpTo(turn: Turn, nodeId: string, since: number): Dialogue<Jump> {
  const { values } = yield* factsOf(turn)
  return { nodeId, since, facts: Object.fromEntries(factsUsed(turn.flow).map((path) => [path, values[path] ?? null])) }
}

/** Marks what was decided on a stretch of the flow as history. */
export const supersede = (turn: Turn, which: (run: Run, at: number) => boolean): void => {
  const stretch = turn.state.runs.filter((run, at) => !run.superseded && which(run, at))
  cancelForks(turn, stretch)
  if (stretch.length === 0) return
  emit(turn, 'path.superseded', { changes: stretch.map(({ id }) => setRun(id, { superseded: true })) })
}

/** Closes everything that is open on a stretch of the flow. */
const closeStretch = (turn: Turn, token: string, closing: Run | null): void => {
  for (const run of turn.parts.activeWithin(turn.state, token)) {
    if (run.id === closing?.id) closeRun(turn, run, 'returned', {})
    else closeRun(turn, run, 'cancelled', { rule: closing ? 'returned' : 'moved' })
  }
}

/** Whoever stands for the initiator now, should he have left. */
function* initiatorNow(turn: Turn): Dialogue<string> {
  const { initiator } = turn.state.instance
  const { people } = yield* fit(new Map(), [initiator])
  const [person] = people.length > 0 ? people : (yield* fit(new Map(), yield* adminsOf(turn))).people
  return person ?? initiator
}

/** Back to the initiator: everything stops until it is submitted again. */
export function* backToInitiator(turn: Turn, run: Run, after: After): Dialogue<void> {
  const jump = after === 'jumpBack' && run.token === '' ? yield* jumpTo(turn, run.nodeId, 0) : null
  closeStretch(turn, '', run)
  supersede(turn, ({ id }) => jump === null || id === run.id)
  const start = turn.flow.chain[0] ?? refuse('unknown', { node: 'start' })
  const open = openRun(turn, start, run.id, { jump })
  const owner = yield* initiatorNow(turn)
  const task = newTask(turn, open, { kind: 'fix', assignee: owner })
  emit(turn, 'task.opened', {
    taskId: task.id,
    runId: open.id,
    changes: [setTask(task.id, { status: 'pending', openedAt: turn.now })],
  })
  const cause = emit(turn, 'instance.returned', { runId: run.id, changes: [setInstance(turn, { status: 'returned' })] })
  tell(turn, cause, [owner], 'instance.returned')
  showOnDocument(turn)
  turn.todo.length = 0
}

/** Back to a node that was passed: the same people decide again, and then everybody after them, or straight back here. */
export function* backToNode(turn: Turn, run: Run, target: Run, after: After): Dialogue<void> {
  const straight = after === 'jumpBack' && run.token === target.token
  const since = turn.state.runs.findIndex(({ id }) => id === target.id)
  const jump = straight ? yield* jumpTo(turn, run.nodeId, since) : null
  const voters = votersOf(turn.state, target).map(({ assignee }) => assignee)
  closeStretch(turn, target.token, run)
  supersede(turn, ({ id, token }, at) =>
    jump === null ? at >= since && within(token, target.token) : id === run.id || id === target.id,
  )
  emit(turn, 'path.returned', { runId: run.id, note: { to: target.nodeId, after } })
  turn.todo.push({ do: 'enter', nodeId: target.nodeId, from: run.id, voters, jump })
}

/** `initiator`, or the id of a node that may be returned to from here. */
export function* goBack(turn: Turn, run: Run, target: string, after: After): Dialogue<void> {
  if (target === 'initiator') return yield* backToInitiator(turn, run, after)
  const passed = turn.parts.returnTargets(turn.state, run).findLast(({ nodeId }) => nodeId === target)
  if (!passed) return refuse('returnTarget', { node: target })
  return yield* backToNode(turn, run, passed, after)
}

/** Jumps or moves to a node on this very line, whatever was decided there before. */
export const goTo = (turn: Turn, run: Run, nodeId: string): void => {
  const { token } = placeOf(turn.flow, nodeId)
  const before = turn.state.runs.findIndex((other) => other.nodeId === nodeId && !other.superseded)
  closeStretch(turn, token, null)
  supersede(turn, (other, at) => before !== -1 && at >= before && within(other.token, token))
  turn.todo.push({ do: 'enter', nodeId, from: run.id })
}
