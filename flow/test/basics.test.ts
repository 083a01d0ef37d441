import { expect, test } from 'vitest'
import { checkInvariants, checkNotices } from '../src/invariants.ts'
import { approval, cc, choice, flowOf, fork, above } from './flows.ts'
import { approve, newGame, reject, sendBack, status, stateOf, submit, waiting, type Game } from './play.ts'
import { worldOf } from './world.ts'

const sound = (game: Game): void => {
  expect(checkInvariants(game.flow, stateOf(game), game.events)).toEqual([])
  expect(checkNotices(game.events, game.effects)).toEqual([])
}

test('one approver after the other, then it is approved', () => {
  const game = newGame(flowOf([approval('a', 'ann'), approval('b', 'bob')]), worldOf())
  submit(game)
  expect(waiting(game)).toEqual(['a:ann'])
  approve(game, 'ann')
  expect(waiting(game)).toEqual(['b:bob'])
  sound(game)
  approve(game, 'bob')
  expect(status(game)).toBe('approved')
  sound(game)
})

test('a rejection ends it and closes what is open', () => {
  const game = newGame(flowOf([approval('a', ['ann', 'bob'])]), worldOf())
  submit(game)
  reject(game, 'bob')
  expect(status(game)).toBe('rejected')
  sound(game)
})

test('a branch is chosen by the amount', () => {
  const flow = flowOf([
    choice('c', [
      [above('1000'), [approval('a', 'ann')]],
      [null, [approval('b', 'bob')]],
    ]),
  ])
  const big = newGame(flow, worldOf({ facts: { amount: '1000.01' } }))
  submit(big)
  expect(waiting(big)).toEqual(['a:ann'])
  const small = newGame(flow, worldOf({ facts: { amount: '1000.00' } }))
  submit(small)
  expect(waiting(small)).toEqual(['b:bob'])
})

test('branches side by side join once, copies and empty branches hold nobody up', () => {
  const flow = flowOf([
    fork('p', [[approval('a', 'ann')], [cc('k', 'fay')], [], [approval('b', 'bob')]]),
    approval('c', 'cai'),
  ])
  const game = newGame(flow, worldOf())
  submit(game)
  expect(waiting(game)).toEqual(['a:ann', 'b:bob'])
  approve(game, 'bob')
  sound(game)
  approve(game, 'ann')
  expect(waiting(game)).toEqual(['c:cai'])
  sound(game)
  sendBack(game, 'cai', 'initiator')
  expect(status(game)).toBe('returned')
  sound(game)
})
