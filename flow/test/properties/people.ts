import { parts as ownParts, type Parts } from '../../src/run/parts.ts'
import { preview } from '../../src/preview.ts'
import { isActive, type State } from '../../src/state.ts'
import { validate, mayPublish } from '../../src/validate.ts'
import { flowOf, approval } from '../flows.ts'
import { by, dawn, newGame, send, stateOf, submit, type Game } from '../play.ts'
import { randomFlow } from '../random-flow.ts'
import { calmWorld, randomWorld } from '../random-world.ts'
import { tapeOf, type Tape } from '../tape.ts'
import { drive, somebody, staff, worldOf, type World } from '../world.ts'
import { agreeing, finishByAgreeing } from './agree.ts'
import { must } from './must.ts'

const counter = (): (() => string) => {
  let last = 0
  return () => {
    last += 1
    return `x${String(last)}`
  }
}

const submitting = by('ini', { do: 'submit', instanceId: 'i1', purpose: 'create', initiator: 'ini' })

const fields = [
  { path: 'amount', type: 'money', required: true },
  { path: 'urgent', type: 'flag', required: true },
  { path: 'owner', type: 'person', required: true },
] as const

/** The preview of a flow that may be published always comes to an end, or says where it cannot go on. */
export const previewEnds = (numbers: readonly number[], parts: Parts = ownParts): boolean => {
  const tape = tapeOf(numbers)
  const [flow, world] = [randomFlow(tape, false, 4), randomWorld(tape)]
  if (!mayPublish(validate(flow, { fields }))) return false
  const seen = drive(preview({ flow, state: null, command: submitting, now: dawn, newId: counter() }, parts), world)
  if (seen.end.at === 'end') must(seen.end.status !== 'running', 'the preview stopped half-way')
  else must(['nobody', 'loop'].includes(seen.end.refusal.key), `blocked by ${seen.end.refusal.key}`)
  return true
}

const visits = (state: State): string =>
  JSON.stringify(
    state.runs.map(({ nodeId, id }) => [
      nodeId,
      state.tasks
        .filter(({ runId, parentTaskId }) => runId === id && parentTaskId === null)
        .map(({ assignee }) => assignee),
    ]),
  )

/** What the preview shows is what happens if everybody agrees. */
export const previewTellsTruth = (numbers: readonly number[], shows: Parts = ownParts): void => {
  const tape = tapeOf(numbers)
  const [flow, world] = [randomFlow(tape), randomWorld(tape)]
  const seen = drive(preview({ flow, state: null, command: submitting, now: dawn, newId: counter() }, shows), world)
  // what goes round for ever has no end to compare
  if (seen.end.at === 'block' && seen.end.refusal.key === 'loop') return
  const game = newGame(flow, world)
  if (!submit(game).ok) return
  for (let steps = 0; steps < 400 && stateOf(game).instance.status === 'running'; steps += 1) {
    const command = agreeing(game)
    if (!command || !send(game, command).ok) break
  }
  const shown = JSON.stringify(seen.stops.map(({ nodeId, people }) => [nodeId, people]))
  must(shown === visits(stateOf(game)), `shown ${shown}, came ${visits(stateOf(game))}`)
}

const sawIt = (game: Game): string =>
  JSON.stringify(
    [
      ...new Set(
        stateOf(game)
          .tasks.filter(({ openedAt }) => openedAt !== null)
          .map(({ assignee }) => assignee),
      ),
    ].toSorted(),
  )

/** Sparing people a second decision hides the document from nobody, and somebody human has decided all the same. */
export const sparesNobody = (numbers: readonly number[], parts: Parts = ownParts): void => {
  const tape = tapeOf(numbers)
  const [flow, world] = [randomFlow(tape, true), calmWorld(tape)]
  const dedupe = tape.pick(['once', 'consecutive'] as const)
  const play = (settings: typeof flow.settings): Game => {
    const game = newGame({ ...flow, settings }, world, parts)
    submit(game)
    finishByAgreeing(game)
    return game
  }
  const [spared, plain] = [play({ ...flow.settings, dedupe }), play({ ...flow.settings, dedupe: 'none' })]
  must(!isActive(stateOf(spared)), 'stuck')
  must(sawIt(spared) === sawIt(plain), `${sawIt(spared)} saw it instead of ${sawIt(plain)}`)
  const human = stateOf(spared).tasks.some(({ status, auto }) => status === 'approved' && !auto)
  must(human, 'no human decided')
}

const manyAway = (tape: Tape): World =>
  worldOf({
    people: staff.map((id) =>
      somebody(id, 'd0', {
        ...(tape.chance(60) && { away: { substitute: tape.pick([...staff, 'ini', 'nobody']), ruleId: 'rule' } }),
        ...(tape.chance(10) && { status: 'left' as const, successor: tape.pick([...staff, null]) }),
      }),
    ),
  })

/** Substitutes of substitutes, circles, people who left: at most one step, to somebody who is there. */
export const substitutesOnce = (numbers: readonly number[], parts: Parts = ownParts): void => {
  const tape = tapeOf(numbers)
  const world = manyAway(tape)
  const game = newGame(flowOf([approval('a', [...staff])]), world, parts)
  if (!submit(game).ok) return
  for (const { assignee, substitute } of stateOf(game).tasks) {
    if (substitute === null) continue
    const standing = world.people.get(substitute)
    must(world.people.get(assignee)?.away?.substitute === substitute, `${substitute} is nobody's substitute`)
    must(standing?.status === 'active' && standing.away === null, `${substitute} is away himself`)
    must(substitute !== 'ini' && substitute !== assignee, `${substitute} may not stand in`)
  }
}

/** Whatever the directory looks like: those asked are here, each once, and none of those whose document it is. */
export const findsFitPeople = (numbers: readonly number[], parts: Parts = ownParts): void => {
  const tape = tapeOf(numbers)
  const world = randomWorld(tape)
  const self = tape.pick(['skip', 'superior', 'deptHead', 'admin'] as const)
  const empty = tape.pick([
    { do: 'superior' },
    { do: 'admin' },
    { do: 'people', ids: ['ini', tape.pick(staff)] },
  ] as const)
  const approvers = [
    { by: 'person', ids: [tape.pick(staff), 'ini', 'gone', 'nobody'] },
    {
      by: 'superiorChain',
      of: 'initiator',
      from: 1,
      until: tape.pick(['top', { role: 'r1' }, { fromTop: 1 }]),
      order: tape.pick(['up', 'down']),
    },
    { by: 'superior', of: 'initiator', level: 1, skipSelf: true },
    { by: 'role', ids: ['r1', 'r2'], scope: 'tenant' },
  ].slice(tape.below(4), 4)
  const play = (): readonly string[] | null => {
    const game = newGame(flowOf([approval('a', [], { approvers, self, empty })]), world, parts)
    return submit(game).ok ? stateOf(game).tasks.map(({ assignee }) => assignee) : null
  }
  const found = play()
  must(JSON.stringify(found) === JSON.stringify(play()), 'not the same people twice')
  for (const id of found ?? []) must(world.people.get(id)?.status === 'active', `${id} is not here`)
  must(new Set(found ?? []).size === (found ?? []).length, 'somebody is asked twice')
  must(!(found ?? []).includes('ini'), 'the initiator decides on his own')
  for (const id of world.owners) must(!(found ?? []).includes(id), `${id} decides on his own document`)
}
