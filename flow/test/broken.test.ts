import { expect, test } from 'vitest'
import { checkInvariants, checkNotices, heldBy } from '../src/invariants.ts'
import type { Run, State, Task } from '../src/state.ts'
import { approval, flowOf, fork } from './flows.ts'
import { approve, by, newGame, sendBack, send, stateOf, submit, taskOf, type Game } from './play.ts'
import { worldOf } from './world.ts'

const line = { kind: 'sequential' }
const hour = { amount: 1, unit: 'hour' }
const flow = flowOf([
  approval('a', ['ann', 'bob'], { mode: line, timeout: { basis: 'task', actions: [{ do: 'reject', after: hour }] } }),
  fork('f', [[approval('l', 'cai')], [approval('r', 'dan')]]),
])

const played = (...steps: ((game: Game) => unknown)[]): Game => {
  const game = newGame(flow, worldOf())
  submit(game)
  for (const step of steps) step(game)
  return game
}
const waiting = played()
const side = played((game) => approve(game, 'ann', 'bob'))
const ended = played((game) => approve(game, 'ann', 'bob', 'cai', 'dan'))
const returned = played((game) => sendBack(game, 'ann', 'initiator'))
const lent = played((game) => send(game, by('ann', { do: 'delegate', taskId: taskOf(game, 'ann').id, to: 'eve' })))

type Wrong = readonly [promise: string, game: Game, change: (state: State) => State]

const tasks =
  (which: (task: Task) => boolean, set: Partial<Task>) =>
  (state: State): State => ({ ...state, tasks: state.tasks.map((task) => (which(task) ? { ...task, ...set } : task)) })
const runs =
  (which: (run: Run) => boolean, set: Partial<Run>) =>
  (state: State): State => ({ ...state, runs: state.runs.map((run) => (which(run) ? { ...run, ...set } : run)) })
const instance =
  (set: Partial<State['instance']>) =>
  (state: State): State => ({ ...state, instance: { ...state.instance, ...set } })
const twice = (state: State): State => ({
  ...state,
  tasks: state.tasks.flatMap((task) => (task.status === 'pending' ? [task, { ...task, id: `${task.id}b` }] : [task])),
})
const timers =
  (status: 'armed' | 'fired', times = 1) =>
  (state: State): State => ({
    ...state,
    timers: Array.from({ length: times }, () => state.timers.map((timer) => ({ ...timer, status }))).flat(),
  })
const all = (): boolean => true
const of = (nodeId: string) => (row: { nodeId: string }) => row.nodeId === nodeId
const pending = ({ status }: Task): boolean => status === 'pending'

const wrong: readonly Wrong[] = [
  [
    'at most one active run per token, and no active token inside another',
    side,
    runs(all, { status: 'active', token: '' }),
  ],
  [
    'an active run lies on a branch that is still being walked',
    side,
    runs(of('f'), { branches: { b1: 'arrived', b2: 'open' } }),
  ],
  ['nothing is open in an instance that has ended', ended, tasks(of('l'), { status: 'pending' })],
  ['an instance ends exactly when it reaches a final status', ended, instance({ endedAt: null })],
  ['a running instance always waits for somebody or something', waiting, tasks(all, { status: 'cancelled' })],
  ['a running instance always waits for somebody or something', waiting, runs(all, { status: 'passed' })],
  ['a returned instance waits for exactly one task, the one to mend it', returned, twice],
  ['open tasks belong to active runs', waiting, runs(of('a'), { status: 'passed' })],
  [
    'a decided run is what its votes say, and an open one is not decided',
    ended,
    tasks(of('l'), { status: 'rejected' }),
  ],
  ['nobody holds two open votes on one run', waiting, twice],
  ['one after the other: one at a time, in order', waiting, tasks(all, { status: 'pending' })],
  [
    'one after the other: one at a time, in order',
    waiting,
    tasks(({ seqNo }) => seqNo === 2, { status: 'approved', decidedAt: 1 }),
  ],
  [
    'a delegate or signer is open only while the owner waits for him',
    lent,
    tasks(({ status }) => status === 'suspended', { status: 'pending' }),
  ],
  ['an owner is suspended only while somebody works for him', lent, tasks(pending, { status: 'cancelled' })],
  ['a task is open without a decision, or closed with a reason', ended, tasks(all, { closeReason: null })],
  ['events are numbered without a gap', waiting, instance({ seq: 900 })],
  ['every closed task was closed by exactly one event', waiting, tasks(all, { status: 'approved' })],
  ['a decision was made by the assignee, by his substitute, or by a named rule', ended, tasks(all, { actedBy: 'eve' })],
  ['a decision was made by the assignee, by his substitute, or by a named rule', ended, tasks(all, { auto: true })],
  [
    'approval is reached through the end node, with every node on the path passed or skipped',
    ended,
    runs(of('end'), { superseded: true }),
  ],
  [
    'approval is reached through the end node, with every node on the path passed or skipped',
    ended,
    runs(of('a'), { status: 'rejected' }),
  ],
  [
    'approval is reached through the end node, with every node on the path passed or skipped',
    ended,
    runs(of('l'), { status: 'cancelled', decision: { rule: 'joined' } }),
  ],
  [
    'somebody human approved what is approved, unless the flow allows none',
    ended,
    tasks(all, { auto: true, actedBy: null }),
  ],
  ['a timer fires at most once for a task, an action and an attempt', waiting, timers('fired', 2)],
  ['timers run only for what is open', ended, timers('armed')],
]

test.for(wrong)('%s: what breaks it is found', ([promise, game, change]) => {
  expect(checkInvariants(flow, stateOf(game), game.events)).toEqual([])
  expect(checkInvariants(flow, change(stateOf(game)), game.events).map((one) => one.promise)).toContain(promise)
})

test('without the events only the rows are looked at', () => {
  expect(checkInvariants(flow, stateOf(ended))).toEqual([])
})

test('a message without a cause and a message told twice are found, and what somebody holds', () => {
  const told = { kind: 'notify', cause: 1, to: 'ann', about: 'x' } as const
  expect(checkNotices(waiting.events, [told])).toEqual([])
  expect(checkNotices(waiting.events, [told, told]).map(({ promise }) => promise)).toEqual([
    'each recipient hears of an event once',
  ])
  expect(checkNotices([], [told]).map(({ promise }) => promise)).toEqual(['every message has a cause'])
  expect([heldBy(stateOf(waiting), 'ann').length, heldBy(stateOf(ended), 'ann').length]).toEqual([1, 0])
})
