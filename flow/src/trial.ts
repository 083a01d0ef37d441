import type { Command } from './commands.ts'
import { machineCommand, nextCommand, preview, said, withoutChoice, type Preview } from './preview.ts'
import type { Dialogue } from './questions.ts'
import type { Refusal } from './refusal.ts'
import { isActive, type State, type Timer } from './state.ts'
import { step, type Input, type Outcome } from './step.ts'

export const moves = ['approve', 'reject', 'timeout', 'resubmit'] as const

/** What somebody does on a step in a trial, named so that it can be done again on another edition of the flow. */
export type Move = { readonly do: (typeof moves)[number]; readonly nodeId: string; readonly person: string | null }

/** Somebody whose turn it is, and what a trial can let happen there. */
export type WaitingTask = {
  readonly nodeId: string
  readonly person: string
  readonly external: boolean
  readonly moves: readonly Move['do'][]
}

export type Trial = {
  /** How it stands after the moves; null when it could not even be submitted. */
  readonly state: State | null
  readonly waiting: readonly WaitingTask[]
  /** The move that could not be made; those after it were not tried. */
  readonly stuck: { readonly at: number; readonly refusal: Refusal } | null
  /** How it goes on from there if everybody agrees. */
  readonly ahead: Preview
}

const maxSteps = 200

function* send(input: Input): Dialogue<Outcome> {
  let { command } = input
  for (let steps = 0; steps < maxSteps; steps += 1) {
    const outcome = yield* step({ ...input, command, isPreview: true })
    const again = outcome.ok ? null : withoutChoice(command, outcome.refusal)
    if (!again) return outcome
    command = again
  }
  return { ok: false, refusal: { key: 'loop', data: {} } }
}

/** The next deadline of a step, the nearest first. */
const deadlineOf = (state: State, nodeId: string): Timer | undefined => {
  const runs = new Set(state.runs.filter((run) => run.nodeId === nodeId).map(({ id }) => id))
  return state.timers
    .filter(({ runId, kind, status }) => runs.has(runId) && kind === 'timeout' && status === 'armed')
    .toSorted((a, b) => a.fireAt - b.fireAt)[0]
}

const unknown = (move: Move): Refusal => ({ key: 'unknown', data: { node: move.nodeId } })

const commandOf = (state: State, move: Move): { command: Command; now?: number } | null => {
  if (move.do === 'timeout') {
    const timer = deadlineOf(state, move.nodeId)
    return timer ? { command: { do: 'timer', timerId: timer.id, actor: { system: 'trial' } }, now: timer.fireAt } : null
  }
  const task = state.tasks.find(
    ({ nodeId, assignee, status, kind }) =>
      status === 'pending' &&
      (kind === 'fix') === (move.do === 'resubmit') &&
      (kind === 'fix' || (nodeId === move.nodeId && (move.person === null || assignee === move.person))),
  )
  if (!task) return null
  const actor = { person: task.assignee }
  if (move.do === 'resubmit') return { command: { do: 'resubmit', actor } }
  return { command: { do: move.do, taskId: task.id, actor, ...said } }
}

const waitingIn = (state: State | null): readonly WaitingTask[] =>
  (state?.tasks ?? [])
    .filter(({ status }) => status === 'pending')
    .map(({ nodeId, assignee, kind }) => {
      const who = { nodeId, person: assignee, external: kind === 'external' }
      if (kind === 'fix') return { ...who, moves: ['resubmit'] }
      const late = state && deadlineOf(state, nodeId) ? (['timeout'] as const) : []
      return { ...who, moves: ['approve', ...(kind === 'handle' ? [] : ['reject' as const]), ...late] }
    })

type Game = { state: State | null; now: number }

/** The clock and the outside world do their part at once; a trial waits for people only. */
function* untilSomebody(input: Input, game: Game): Dialogue<void> {
  for (let steps = 0; steps < maxSteps && game.state && isActive(game.state); steps += 1) {
    const waits = game.state.tasks.some(({ status }) => status === 'pending')
    const next = waits ? null : machineCommand(game.state)
    if (!next) return
    game.now = next.now ?? game.now
    const outcome = yield* send({ ...input, state: game.state, command: next.command, now: game.now })
    if (!outcome.ok) return
    game.state = outcome.state
  }
}

function* play(input: Input, game: Game, made: readonly Move[]): Dialogue<Trial['stuck']> {
  for (const [at, move] of made.entries()) {
    const next = game.state && isActive(game.state) ? commandOf(game.state, move) : null
    if (!next) return { at, refusal: unknown(move) }
    const now = next.now ?? game.now
    const outcome = yield* send({ ...input, state: game.state, command: next.command, now })
    if (!outcome.ok) return { at, refusal: outcome.refusal }
    Object.assign(game, { state: outcome.state, now })
    yield* untilSomebody(input, game)
  }
  return null
}

const ended = (state: State): Preview => ({
  stops: [],
  choices: [],
  end: { at: 'end', status: state.instance.status },
  state,
})

/** A submission tried out: the moves somebody makes on it, and how it would go on. The interpreter itself, on a copy. */
export function* trial(input: Input, made: readonly Move[]): Dialogue<Trial> {
  const first = yield* send(input)
  if (!first.ok) {
    const ahead = { stops: [], choices: [], end: { at: 'block', refusal: first.refusal }, state: null } as const
    return { state: null, waiting: [], stuck: null, ahead }
  }
  const game: Game = { state: first.state, now: input.now }
  yield* untilSomebody(input, game)
  const stuck = yield* play(input, game, made)
  const { state } = game
  const next = state && isActive(state) ? nextCommand(state) : null
  const ahead = next
    ? yield* preview({ ...input, state, command: next.command, now: next.now ?? game.now })
    : ended(state ?? first.state)
  return { state, waiting: waitingIn(state), stuck, ahead }
}
