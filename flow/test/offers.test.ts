import { expect, test } from 'vitest'
import { actionsFor, instanceActionsFor } from '../src/actions.ts'
import { accessOf, visible } from '../src/fields.ts'
import type { Settings } from '../src/tree/settings.ts'
import { readFlow } from '../src/upcast.ts'
import { approval, flowOf } from './flows.ts'
import { approve, by, newGame, reject, send, sendBack, stateOf, submit, taskOf, type Game } from './play.ts'
import { worldOf } from './world.ts'

const begun = (nodes: readonly unknown[], over: Partial<Settings> = {}, world = worldOf()): Game => {
  const game = newGame(flowOf(nodes, over), world)
  submit(game)
  return game
}
const offers = (game: Game, person: string): readonly string[] =>
  actionsFor(game.flow, stateOf(game), person).flatMap(({ actions }) => actions)
const whole = (game: Game, person: string, isAdmin = false): readonly string[] =>
  instanceActionsFor(game.flow, stateOf(game), person, isAdmin)

test('who works for another is offered less, and no return', () => {
  const game = begun([approval('a', 'ann')])
  send(game, by('ann', { do: 'delegate', taskId: taskOf(game, 'ann').id, to: 'bob' }))
  expect(offers(game, 'bob')).toEqual(['approve', 'reject', 'transfer', 'delegate'])
  expect(actionsFor(game.flow, stateOf(game), 'bob')[0]?.returnTo).toEqual([])
  const signed = begun([approval('a', 'ann')])
  const taskId = taskOf(signed, 'ann').id
  send(signed, by('ann', { do: 'addSign', taskId, place: 'before', people: ['bob'], method: 'all' }))
  expect(offers(signed, 'bob')).toEqual(['approve', 'reject', 'transfer'])
})

test('a step to claim takes no voter more, a piece of work is not rejected', () => {
  expect(offers(begun([approval('a', ['ann', 'bob'], { mode: { kind: 'claim' } })]), 'ann')).not.toContain(
    'signParallel',
  )
  expect(offers(begun([approval('a', 'ann', { type: 'handle' })]), 'ann')).not.toContain('reject')
})

test('the look before an end nobody has seen is a plain yes or no', () => {
  const game = begun([approval('a', 'ann', { kind: 'pass' })])
  expect(offers(game, 'admin')).toEqual(['approve', 'reject', 'transfer'])
})

test('suspended, nothing is offered but to go on', () => {
  const game = begun([approval('a', 'ann')])
  send(game, by('admin', { do: 'suspend' }))
  expect([offers(game, 'ann'), whole(game, 'ini'), whole(game, 'admin', true)]).toEqual([[], [], ['resume']])
})

test('whoever has to mend it submits it again, or withdraws it where that is allowed', () => {
  for (const [rule, expected] of [
    ['anyTime', ['resubmit', 'withdraw']],
    ['never', ['resubmit']],
  ] as const) {
    const game = begun([approval('a', 'ann')], { withdraw: rule })
    sendBack(game, 'ann', 'initiator')
    expect([whole(game, 'ini'), whole(game, 'bob'), offers(game, 'ini')]).toEqual([expected, [], []])
  }
})

test('withdrawing is offered until the first decision where the flow says so', () => {
  const game = begun([approval('a', 'ann'), approval('b', 'bob')], { withdraw: 'beforeFirst' })
  expect(whole(game, 'ini')).toEqual(['urge', 'withdraw'])
  approve(game, 'ann')
  expect(whole(game, 'ini')).toEqual(['urge'])
})

test('what is approved is offered to be voided to its initiator and the admins, unless the flow forbids it', () => {
  for (const [rule, expected] of [
    ['direct', ['void']],
    ['never', []],
  ] as const) {
    const game = begun([approval('a', 'ann')], { void: rule })
    approve(game, 'ann')
    expect([whole(game, 'ini'), whole(game, 'boss', true), whole(game, 'ann')]).toEqual([expected, expected, []])
  }
  const rejected = begun([approval('a', 'ann')])
  reject(rejected, 'ann')
  expect(whole(rejected, 'admin', true)).toEqual([])
})

test('a field is as visible as the best of several parts makes it, and edited only in the step at hand', () => {
  expect(accessOf('x', [{ x: 'hidden' }, {}], null)).toBe('read')
  expect(accessOf('x', [], null)).toBe('hidden')
  expect(accessOf('x', [{ x: 'edit' }], { x: 'required' })).toBe('required')
  expect(accessOf('x', [{ x: 'masked' }], {})).toBe('masked')
})

test('a mask covers what is there and not what is missing; lists of plain values are shown whole', () => {
  const access = (path: string) => (path === 'a' || path === 'b' ? ('masked' as const) : ('read' as const))
  expect(visible({ a: '', b: '6217', list: [1, { c: 2 }] }, access)).toEqual({ a: '', b: '***', list: [1, { c: 2 }] })
})

test('what is not a tree of any known form is refused, never guessed', () => {
  const { schemaVersion, ...rest } = flowOf([approval('a', 'ann')])
  expect(schemaVersion).toBe(2)
  for (const stored of [null, 'tree', { ...rest, schemaVersion: 0 }, { schemaVersion: 1, first: { branches: [7] } }])
    expect(() => readFlow(stored)).toThrow(/schemaVersion|Invalid/)
})
