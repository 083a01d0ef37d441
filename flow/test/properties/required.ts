import { parts as ownParts, type Parts } from '../../src/run/parts.ts'
import { isActive, type State } from '../../src/state.ts'
import type { Flow } from '../../src/tree/node.ts'
import { newGame, stateOf } from '../play.ts'
import { randomFlow } from '../random-flow.ts'
import { playRandomly } from '../random-game.ts'
import { randomWorld } from '../random-world.ts'
import { tapeOf } from '../tape.ts'
import { staff, type World } from '../world.ts'
import { finishByAgreeing } from './agree.ts'
import { must } from './must.ts'

/** Who is here in the place of somebody, if anybody is. */
const inPlaceOf = (world: World, id: string): string | null => {
  const met = new Set<string>()
  for (let next: string | null = id; next !== null && !met.has(next);) {
    met.add(next)
    const person = world.people.get(next)
    if (person?.status !== 'left') return person?.status === 'active' ? next : null
    next = person.successor
  }
  return null
}

/** Found in the simplest way there is: those present whose document it is not, otherwise the administrators. */
const whoMayMeet = (flow: Flow, world: World, state: State, people: readonly string[]): readonly string[] => {
  const { initiator, submittedBy } = state.instance
  const theirs = new Set([initiator, submittedBy, ...world.owners])
  const present = (ids: readonly string[]) =>
    ids.flatMap((id) => inPlaceOf(world, id) ?? []).filter((id) => !theirs.has(id))
  const found = present(people)
  return found.length > 0 ? found : present([...flow.settings.admins, ...world.admins])
}

const approvedBy = (state: State, people: readonly string[]): boolean =>
  state.tasks.some((task) => {
    const run = state.runs.find(({ id }) => id === task.runId)
    const stands = run && !run.superseded && run.round === state.instance.round
    const human = task.status === 'approved' && !task.auto && task.decidedAt !== null
    return stands && human && people.some((id) => id === task.actedBy || id === task.actingFor)
  })

/** However a flow is drawn and whatever is done in it: nothing is approved without those its document asks for. */
export const keepsRequired = (numbers: readonly number[], parts: Parts = ownParts): void => {
  const tape = tapeOf(numbers)
  const flow = randomFlow(tape)
  const requirement = () => ({ people: [tape.pick(staff), tape.pick(staff)], reason: 'budget' })
  const required = tape.chance(50) ? [requirement()] : [requirement(), requirement()]
  const world = { ...randomWorld(tape), required }
  const settings = { ...flow.settings, empty: { do: 'admin' } as const }
  const game = newGame({ ...flow, settings }, world, parts)
  playRandomly(game, tape, () => undefined)
  if (game.state === null) return
  if (isActive(game.state)) finishByAgreeing(game)
  const state = stateOf(game)
  if (state.instance.status !== 'approved') return
  for (const { people } of required)
    must(approvedBy(state, whoMayMeet(game.flow, game.world, state, people)), `approved without ${people.join()}`)
}
