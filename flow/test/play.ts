import type { Act, Command } from '../src/commands.ts'
import type { Effect } from '../src/effects.ts'
import type { Event } from '../src/events.ts'
import { parts as ownParts, type Parts } from '../src/run/parts.ts'
import type { State, Task } from '../src/state.ts'
import { stepWith, type Outcome } from '../src/step.ts'
import type { Flow } from '../src/tree/node.ts'
import { drive, type World } from './world.ts'

export const dawn = Date.UTC(2026, 0, 5, 1)

/** An instance being played through by hand: commands in, state and story out. */
export type Game = {
  readonly flow: Flow
  world: World
  now: number
  readonly parts: Parts
  state: State | null
  readonly events: Event[]
  readonly effects: Effect[]
  ids: number
}

export const newGame = (flow: Flow, world: World, parts: Parts = ownParts): Game => ({
  flow,
  world,
  parts,
  now: dawn,
  state: null,
  events: [],
  effects: [],
  ids: 0,
})

export const send = (game: Game, command: Command): Outcome => {
  const ids = game.ids
  const newId = (): string => {
    game.ids += 1
    return `x${String(game.ids)}`
  }
  const { flow, state, now } = game
  const outcome = drive(stepWith(game.parts, { flow, state, command, now, newId }), game.world)
  if (!outcome.ok) {
    game.ids = ids
    return outcome
  }
  game.state = outcome.state
  game.events.push(...outcome.events)
  game.effects.push(...outcome.effects)
  return outcome
}

export const by = (person: string, act: Act): Command => ({ ...act, actor: { person } })
export const bySystem = (act: Act): Command => ({ ...act, actor: { system: 'test' } })

export const stateOf = (game: Game): State => {
  if (!game.state) throw new Error('not submitted')
  return game.state
}

export const submit = (game: Game, initiator = 'ini', choices = {}): Outcome =>
  send(game, by(initiator, { do: 'submit', instanceId: 'i1', purpose: 'create', initiator, choices }))

/** The task a person has open, on a node if it says so. */
export const taskOf = (game: Game, person: string, nodeId?: string): Task => {
  const task = stateOf(game).tasks.find(
    (one) =>
      (one.assignee === person || one.substitute === person) &&
      one.status === 'pending' &&
      (nodeId === undefined || one.nodeId === nodeId),
  )
  if (!task) throw new Error(`${person} has nothing to do`)
  return task
}

export const approve = (game: Game, ...names: string[]): Outcome => {
  let last: Outcome | null = null
  for (const name of names) {
    last = send(game, by(name, { do: 'approve', taskId: taskOf(game, name).id }))
    if (!last.ok) return last
  }
  if (!last) throw new Error('nobody named')
  return last
}
export const reject = (game: Game, name: string): Outcome =>
  send(game, by(name, { do: 'reject', taskId: taskOf(game, name).id }))
export const sendBack = (game: Game, name: string, target: string, after: 'rerun' | 'jumpBack' = 'rerun'): Outcome =>
  send(game, by(name, { do: 'return', taskId: taskOf(game, name).id, target, after }))

/** Who is asked right now, node by node. */
export const waiting = (game: Game): readonly string[] =>
  stateOf(game)
    .tasks.filter(({ status }) => status === 'pending')
    .map(({ nodeId, assignee }) => `${nodeId}:${assignee}`)
export const status = (game: Game): string => stateOf(game).instance.status
export const refusalOf = (outcome: Outcome): string => (outcome.ok ? 'done' : outcome.refusal.key)
