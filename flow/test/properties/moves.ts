import { parts as ownParts, type Parts } from '../../src/run/parts.ts'
import { isActive, isOpen, isVoter, type State } from '../../src/state.ts'
import { approval, flowOf } from '../flows.ts'
import { by, newGame, send, stateOf, submit, type Game } from '../play.ts'
import { randomFlow } from '../random-flow.ts'
import { playRandomly } from '../random-game.ts'
import { calmWorld, randomWorld } from '../random-world.ts'
import { tapeOf, type Tape } from '../tape.ts'
import { staff, worldOf } from '../world.ts'
import { agreeing, finishByAgreeing } from './agree.ts'
import { must } from './must.ts'

const votersOn = (state: State, runId: string): number =>
  state.tasks.filter(
    (task) =>
      task.runId === runId &&
      isVoter(task) &&
      !['removed', 'abstained', 'claimed'].includes(task.closeReason ?? '') &&
      task.status !== 'transferred' &&
      task.status !== 'handed_over',
  ).length

/** Another voter never decides a node, and no node is ever left without voters. */
export const growsSafely = (numbers: readonly number[], parts: Parts = ownParts): void => {
  const tape = tapeOf(numbers)
  const game = newGame(randomFlow(tape), randomWorld(tape), parts)
  playRandomly(game, tape, (played, command) => {
    const state = stateOf(played)
    if (command.do === 'addSign' && command.place === 'parallel') {
      const task = state.tasks.find(({ id }) => id === command.taskId)
      const run = state.runs.find(({ id }) => id === task?.runId)
      must(run?.status === 'active', 'a new voter decided the node')
    }
    for (const run of state.runs) {
      if (run.status === 'active' && run.mode) must(votersOn(state, run.id) > 0, `nobody left on ${run.nodeId}`)
    }
  })
}

/** What is open and where everything stands. */
const picture = ({ instance, runs, tasks }: State): string =>
  JSON.stringify([
    instance.status,
    runs.filter(({ status }) => status === 'active').map(({ id }) => id),
    tasks.filter(isOpen).map(({ id, status, assignee }) => [id, status, assignee]),
    runs.filter(({ branches, superseded }) => branches && !superseded).map(({ id, branches }) => [id, branches]),
  ])

const agreeAWhile = (game: Game, tape: Tape, most: number): void => {
  for (let left = tape.below(most); left > 0 && isActive(stateOf(game)); left -= 1) {
    const command = agreeing(game)
    if (!command || !send(game, command).ok) return
  }
}

const calmGame = (numbers: readonly number[], parts: Parts): { game: Game; tape: Tape } => {
  const tape = tapeOf(numbers)
  const game = newGame(randomFlow(tape, true), calmWorld(tape), parts)
  submit(game)
  return { game, tape }
}

/** An approval taken back leaves everything as it was. */
export const takesBack = (numbers: readonly number[], parts: Parts = ownParts): boolean => {
  const { game, tape } = calmGame(numbers, parts)
  agreeAWhile(game, tape, 6)
  const pending = stateOf(game).tasks.filter(({ status, kind }) => status === 'pending' && kind === 'vote')
  if (pending.length === 0) return false
  const task = tape.pick(pending)
  const before = picture(stateOf(game))
  if (!send(game, by(task.assignee, { do: 'approve', taskId: task.id })).ok || !isActive(stateOf(game))) return false
  if (!send(game, by(task.assignee, { do: 'takeBack', taskId: task.id })).ok) return false
  must(picture(stateOf(game)) === before, `taken back, but ${picture(stateOf(game))} was ${before}`)
  return true
}

/** Handed on and on: the last one holds it, alone, and every hand is on record. */
export const passesAlong = (numbers: readonly number[], parts: Parts = ownParts): void => {
  const tape = tapeOf(numbers)
  const game = newGame(flowOf([approval('a', 'ann')]), worldOf(), parts)
  submit(game)
  let holder = 'ann'
  let hands = 1
  const held = new Set(['ann'])
  for (let times = 0; times < 6; times += 1) {
    const to = tape.pick(staff)
    const task = stateOf(game).tasks.find(isOpen)
    const { ok } = send(game, by(holder, { do: 'transfer', taskId: task?.id ?? '', to }))
    must(ok === !held.has(to), `${holder} to ${to}`)
    if (!ok) continue
    held.add(to)
    holder = to
    hands += 1
  }
  const open = stateOf(game).tasks.filter(isOpen)
  must(open.length === 1 && open[0]?.assignee === holder, `${String(open[0]?.assignee)} holds it, not ${holder}`)
  must(stateOf(game).tasks.length === hands, 'a hand is missing')
}

/** Whatever happens to what was delegated, it comes back to its owner, unless the node was decided meanwhile. */
export const comesHome = (numbers: readonly number[], parts: Parts = ownParts): void => {
  const tape = tapeOf(numbers)
  const mode = tape.pick([
    { kind: 'all', reject: 'one' },
    { kind: 'any', reject: 'first' },
    { kind: 'percent', percent: 60 },
  ])
  const game = newGame(flowOf([approval('a', ['ann', 'bob', 'cai'], { mode })]), worldOf(), parts)
  submit(game)
  const owner = stateOf(game).tasks.find(({ assignee }) => assignee === 'ann')
  send(game, by('ann', { do: 'delegate', taskId: owner?.id ?? '', to: 'dan' }))
  for (let times = 0; times < 4; times += 1) {
    const open = stateOf(game).tasks.filter(({ status }) => status === 'pending')
    if (open.length === 0 || !isActive(stateOf(game))) break
    const task = tape.pick(open)
    const verb = tape.pick(['delegate', 'transfer', 'approve', 'reject'] as const)
    if (task.id === owner?.id) break
    if (verb === 'approve' || verb === 'reject') send(game, by(task.assignee, { do: verb, taskId: task.id }))
    else if (task.kind === 'delegate')
      send(game, by(task.assignee, { do: verb, taskId: task.id, to: tape.pick(['eve', 'fay']) }))
  }
  const state = stateOf(game)
  const child = state.tasks.find((task) => task.kind === 'delegate' && isOpen(task))
  const now = state.tasks.find(({ id }) => id === owner?.id)?.status
  const decided = state.runs.find(({ nodeId }) => nodeId === 'a')?.status !== 'active'
  must(decided || (child ? now === 'suspended' : now === 'pending'), `the owner's task is ${String(now)}`)
}

/** The people and nodes that count in the end. */
const story = ({ instance, runs, tasks }: State): string =>
  JSON.stringify([
    instance.status,
    runs
      .filter(({ superseded, nodeType }) => !superseded && nodeType === 'approve')
      .map(({ nodeId, status, id }) => [
        nodeId,
        status,
        tasks.filter(({ runId }) => runId === id).map(({ assignee }) => assignee),
      ])
      .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
  ])

/** Sent back and decided again in the same way, it ends in the same way. */
export const repeats = (numbers: readonly number[], parts: Parts = ownParts): boolean => {
  const straight = calmGame(numbers, parts)
  finishByAgreeing(straight.game)
  const { game, tape } = calmGame(numbers, parts)
  agreeAWhile(game, tape, 10)
  const pending = stateOf(game).tasks.filter(({ status, kind }) => status === 'pending' && kind === 'vote')
  if (pending.length === 0) return false
  const task = tape.pick(pending)
  const targets = stateOf(game).runs.filter(({ status, nodeType }) => status === 'passed' && nodeType === 'approve')
  const target = tape.pick(targets.length > 0 ? targets.map(({ nodeId }) => nodeId) : ['initiator'])
  if (!send(game, by(task.assignee, { do: 'return', taskId: task.id, target, after: 'rerun' })).ok) return false
  finishByAgreeing(game)
  must(
    story(stateOf(game)) === story(stateOf(straight.game)),
    `${story(stateOf(game))} instead of ${story(stateOf(straight.game))}`,
  )
  return true
}
