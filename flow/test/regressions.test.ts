import { describe, expect, test } from 'vitest'
import { checkInvariants } from '../src/invariants.ts'
import { validate } from '../src/validate.ts'
import { above, approval, cc, choice, flowOf, fork } from './flows.ts'
import {
  approve,
  by,
  newGame,
  refusalOf,
  send,
  sendBack,
  stateOf,
  status,
  submit,
  taskOf,
  waiting,
  type Game,
} from './play.ts'
import { worldOf } from './world.ts'

const sound = (game: Game): void => expect(checkInvariants(game.flow, stateOf(game), game.events)).toEqual([])

describe('what broke elsewhere', () => {
  test('parallel branches with a copy in one of them can end', () => {
    const game = newGame(flowOf([fork('p', [[approval('a', 'ann'), cc('k', 'fay')], [cc('m', 'gus')]])]), worldOf())
    submit(game)
    approve(game, 'ann')
    expect(status(game)).toBe('approved')
  })

  test('a copy after an empty branch is sent', () => {
    const game = newGame(
      flowOf([
        choice('c', [
          [above('1000'), [approval('x', 'bob')]],
          [null, []],
        ]),
        cc('k', 'fay'),
        approval('a', 'ann'),
      ]),
      worldOf({ facts: { amount: '1' } }),
    )
    submit(game)
    expect(stateOf(game).ccs.map(({ person }) => person)).toEqual(['fay'])
  })

  test('it can be returned to the initiator again and again', () => {
    const game = newGame(flowOf([approval('a', 'ann')]), worldOf())
    submit(game)
    for (let times = 1; times <= 3; times += 1) {
      sendBack(game, 'ann', 'initiator')
      sound(game)
      send(game, by('ini', { do: 'resubmit' }))
      expect(stateOf(game).instance.round).toBe(times + 1)
    }
    approve(game, 'ann')
    expect(status(game)).toBe('approved')
  })

  test('a second delegation comes back to the first owner', () => {
    const game = newGame(flowOf([approval('a', 'ann')]), worldOf())
    submit(game)
    send(game, by('ann', { do: 'delegate', taskId: taskOf(game, 'ann').id, to: 'bob' }))
    send(game, by('bob', { do: 'delegate', taskId: taskOf(game, 'bob').id, to: 'cai' }))
    approve(game, 'cai')
    expect(waiting(game)).toEqual(['a:ann'])
  })

  test('an inclusive branch inside another goes on after both joins', () => {
    const inner = choice(
      'q',
      [
        [above('2'), [approval('b', 'bob')]],
        [null, [approval('x', 'dan')]],
      ],
      'inclusive',
    )
    const outer = choice(
      'p',
      [
        [above('1'), [approval('a', 'ann'), inner, approval('c', 'cai')]],
        [null, []],
      ],
      'inclusive',
    )
    const game = newGame(flowOf([outer, approval('d', 'eve')]), worldOf({ facts: { amount: '5' } }))
    submit(game)
    approve(game, 'ann', 'bob', 'cai')
    expect(waiting(game)).toEqual(['d:eve'])
  })

  test('nobody returns from after a join into one of its branches, whichever kind of fork it was', () => {
    const branches = [[approval('a', 'ann')], [approval('b', 'bob')]]
    const inclusive = choice(
      'p',
      [
        [above('1'), [approval('a', 'ann')]],
        [above('2'), [approval('b', 'bob')]],
        [null, []],
      ],
      'inclusive',
    )
    for (const forked of [fork('p', branches), inclusive]) {
      const game = newGame(flowOf([forked, approval('c', 'cai')]), worldOf({ facts: { amount: '5' } }))
      submit(game)
      approve(game, 'ann', 'bob')
      expect(waiting(game)).toEqual(['c:cai'])
      expect(refusalOf(sendBack(game, 'cai', 'a'))).toBe('returnTarget')
      expect(refusalOf(sendBack(game, 'cai', 'c'))).toBe('returnTarget')
    }
  })

  test('a rejected instance leaves the document rejected, a withdrawn one a draft to mend', () => {
    const game = newGame(flowOf([approval('a', 'ann')]), worldOf())
    submit(game)
    send(game, by('ini', { do: 'withdraw' }))
    expect(game.effects.findLast(({ kind }) => kind === 'document')).toMatchObject({ status: 'withdrawn' })
    expect(refusalOf(send(game, by('ann', { do: 'comment', text: 'pity', mentions: [] })))).toBe('done')
    expect(refusalOf(send(game, by('ini', { do: 'withdraw' })))).toBe('ended')
  })

  test('nodes behind a handler, a delay, a trigger, a route and a sub-flow are checked too', () => {
    const flow = flowOf([
      approval('h', 'ann', { type: 'handle' }),
      { id: 'd', type: 'delay', name: 'd', until: { duration: { amount: 1, unit: 'day' } } },
      { id: 't', type: 'trigger', name: 't', act: { do: 'followUp', title: 'x' } },
      {
        id: 's',
        type: 'sub',
        name: 's',
        flowKey: 'k',
        document: 'same',
        initiator: 'same',
        wait: false,
        childRejected: 'continue',
      },
      approval('bad', [], { approvers: [] }),
    ])
    expect(validate(flow, { fields: [] }).map(({ code, path }) => `${code} ${path.join('/')}`)).toContain(
      'noPeople bad',
    )
  })

  test('an unknown department leads to nobody, it does not break anything', () => {
    const flow = flowOf([approval('a', [], { approvers: [{ by: 'deptHead', of: { depts: ['nowhere'] }, level: 1 }] })])
    const game = newGame(flow, worldOf())
    submit(game)
    expect(waiting(game)).toEqual(['a:admin'])
  })
})
