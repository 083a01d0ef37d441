import { fold, newInstance } from '../../src/events.ts'
import { checkInvariants, checkNotices, heldBy } from '../../src/invariants.ts'
import { parts as ownParts, type Parts } from '../../src/run/parts.ts'
import { isActive } from '../../src/state.ts'
import { by, newGame, send, stateOf, type Game } from '../play.ts'
import { randomFlow } from '../random-flow.ts'
import { playRandomly } from '../random-game.ts'
import { randomWorld } from '../random-world.ts'
import { tapeOf, type Tape } from '../tape.ts'
import { somebody, staff } from '../world.ts'
import { finishByAgreeing } from './agree.ts'
import { must } from './must.ts'

const sound = (game: Game, context: unknown): void => {
  const problems = [
    ...checkInvariants(game.flow, stateOf(game), game.events),
    ...checkNotices(game.events, game.effects),
  ]
  must(problems.length === 0, `${JSON.stringify(problems)} after ${JSON.stringify(context)}`)
}

/** A flow that sends back by itself whatever finds nobody goes round for ever, and its designer is told so. */
const endingGame = (numbers: readonly number[], parts: Parts): { game: Game; tape: Tape } => {
  const { game, tape } = anyGame(numbers, parts)
  const { settings } = game.flow
  const flow = {
    ...game.flow,
    settings: { ...settings, empty: settings.empty.do === 'reject' ? ({ do: 'admin' } as const) : settings.empty },
  }
  return { game: { ...game, flow }, tape }
}

const anyGame = (numbers: readonly number[], parts: Parts): { game: Game; tape: Tape } => {
  const tape = tapeOf(numbers)
  return { game: newGame(randomFlow(tape), randomWorld(tape), parts), tape }
}

/** Whatever is done, by whomever: what must always be true is true, and nothing can be decided twice. */
export const keepsPromises = (numbers: readonly number[], parts: Parts = ownParts): void => {
  const { game, tape } = anyGame(numbers, parts)
  playRandomly(game, tape, (played, command, before) => {
    sound(played, command)
    if (before === null || !['approve', 'reject', 'return', 'transfer'].includes(command.do)) return
    const state = stateOf(played)
    must(!send(played, command).ok, `${command.do} worked twice`)
    must(stateOf(played) === state, 'a refusal changed something')
  })
}

/** The log alone gives the state back, and a command lost after its events were dropped gives them back. */
export const foldsBack = (numbers: readonly number[], parts: Parts = ownParts): void => {
  const { game, tape } = anyGame(numbers, parts)
  playRandomly(game, tape, (played, command, before) => {
    const state = JSON.stringify(stateOf(played))
    must(
      JSON.stringify(fold(newInstance('i1', 'ini'), played.events)) === state,
      `the log tells another story after ${command.do}`,
    )
    if (before === null) return
    const again: Game = { ...played, state: before.state, ids: before.ids, events: [], effects: [] }
    send(again, command)
    must(JSON.stringify(again.state) === state, `${command.do} does not give the same again`)
  })
}

/** However it got there: if everybody agrees from here on, it ends. */
export const canAlwaysEnd = (numbers: readonly number[], parts: Parts = ownParts): void => {
  const { game, tape } = endingGame(numbers, parts)
  playRandomly(game, tape, () => undefined)
  if (game.state === null) return
  finishByAgreeing(game)
  must(!isActive(stateOf(game)), `stuck as ${stateOf(game).instance.status}`)
}

/** Whoever leaves, whenever: he holds nothing, and the rest goes on. */
export const canHandOver = (numbers: readonly number[], parts: Parts = ownParts): void => {
  const { game, tape } = endingGame(numbers, parts)
  playRandomly(game, tape, () => undefined, 6)
  if (game.state === null || !isActive(game.state)) return
  const person = stateOf(game).tasks.find(({ status }) => status === 'pending')?.assignee ?? tape.pick(staff)
  const fresh = staff.filter((one) => one !== person && game.world.people.get(one)?.status === 'active')
  if (fresh.length === 0) return
  const successor = tape.pick(fresh)
  const gone = somebody(person, null, { status: 'left', successor })
  game.world = { ...game.world, people: new Map([...game.world.people, [person, gone]]) }
  const outcome = send(game, by('admin', { do: 'handOver', person, successor }))
  must(outcome.ok, 'the hand-over was refused')
  must(heldBy(stateOf(game), person).length === 0, `${person} still holds something`)
  sound(game, 'hand-over')
  finishByAgreeing(game)
  must(!isActive(stateOf(game)), 'stuck after the hand-over')
}
