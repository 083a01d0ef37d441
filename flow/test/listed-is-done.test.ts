import { describe, expect, test } from 'vitest'
import { checkInvariants } from '../src/invariants.ts'
import { Flow } from '../src/tree/node.ts'
import { approval, cc, flowOf } from './flows.ts'
import { approve, by, bySystem, newGame, reject, send, stateOf, status, submit, waiting, type Game } from './play.ts'
import { worldOf } from './world.ts'

const sound = (game: Game): void => expect(checkInvariants(game.flow, stateOf(game), game.events)).toEqual([])
const begun = (node: object, settings = {}): Game => {
  const game = newGame(flowOf([node, approval('z', 'hua')], settings), worldOf())
  submit(game)
  return game
}
const three = ['ann', 'bob', 'cai']
const pending = (game: Game): readonly string[] => waiting(game).filter((one) => one.startsWith('a:'))
const over = (game: Game): boolean => waiting(game).includes('z:hua')

describe('a setting that can be chosen is carried out, not only kept', () => {
  test('whoever decides on his own submission is what the step says, for every choice there is', () => {
    const asked = (self: string) => waiting(begun(approval('a', ['ini', 'ann'], { self })))
    expect(asked('approve')).toEqual(['a:ini', 'a:ann'])
    expect(asked('skip')).toEqual(['a:ann'])
    expect(asked('superior')).toEqual(['a:chief', 'a:ann'])
    expect(asked('deptHead')).toEqual(['a:chief', 'a:ann'])
    expect(asked('admin')).toEqual(['a:admin', 'a:ann'])
  })

  test('in turn means one after the other, in the order given', () => {
    const game = begun(approval('a', three, { mode: { kind: 'sequential' } }))
    for (const name of three) {
      expect(pending(game)).toEqual([`a:${name}`])
      approve(game, name)
    }
    expect(over(game)).toBe(true)
    sound(game)
  })

  test('all, any, a share, a number, weights and the first to reach for it each decide in their own way', () => {
    const ways: readonly (readonly [object, number])[] = [
      [{ kind: 'all', reject: 'one' }, 3],
      [{ kind: 'any', reject: 'first' }, 1],
      [{ kind: 'percent', percent: 60 }, 2],
      [{ kind: 'count', count: 2 }, 2],
      [{ kind: 'weight', threshold: 5, weights: { ann: 1, bob: 4, cai: 1 } }, 2],
      [{ kind: 'claim' }, 1],
    ]
    for (const [mode, needed] of ways) {
      const game = begun(approval('a', three, { mode }))
      for (const name of three.slice(0, needed)) {
        expect([mode, over(game)]).toEqual([mode, false])
        approve(game, name)
      }
      expect([mode, over(game)]).toEqual([mode, true])
      sound(game)
    }
  })

  test('copies are sent, a hurry is passed on, a deadline falls', () => {
    expect(stateOf(begun(cc('a', 'fay'))).ccs).toMatchObject([{ person: 'fay' }])
    const urged = begun(approval('a', 'ann'))
    send(urged, by('ini', { do: 'urge' }))
    expect(urged.effects).toContainEqual(
      expect.objectContaining({ kind: 'notify', to: 'ann', about: 'instance.urged' }),
    )
    const timeout = { basis: 'task', actions: [{ do: 'reject', after: { amount: 1, unit: 'hour' } }] }
    const late = begun(approval('a', 'ann', { timeout }))
    late.now += 3_600_000
    send(late, bySystem({ do: 'timer', timerId: stateOf(late).timers[0]?.id ?? '' }))
    expect(status(late)).toBe('rejected')
  })
})

describe('nothing is deleted', () => {
  test('whatever way it ends, every task that ever was is still there and says how it closed', () => {
    const endings: readonly ((game: Game) => unknown)[] = [
      (game) => reject(game, 'bob'),
      (game) => send(game, by('ini', { do: 'withdraw' })),
      (game) => send(game, by('admin', { do: 'terminate', reason: 'why not' })),
    ]
    for (const end of endings) {
      const game = begun(approval('a', three))
      const before = stateOf(game).tasks.map(({ id }) => id)
      end(game)
      const after = stateOf(game).tasks
      expect(after.map(({ id }) => id)).toEqual(before)
      for (const task of after) expect(task.closeReason).not.toBeNull()
    }
  })
})

describe('who is asked is typed, not parsed', () => {
  test('a list of people written as one text is no list and is refused before anything runs', () => {
    const chain = (approvers: unknown) => ({
      ...flowOf([]),
      chain: [
        { id: 'start', type: 'start', name: 'start' },
        { ...approval('a', 'ann'), approvers },
        { id: 'end', type: 'end', name: 'end' },
      ],
    })
    expect(Flow.safeParse(chain([{ by: 'person', ids: ['ann', 'bob'] }])).success).toBe(true)
    for (const wrong of ['ann,bob', [{ by: 'person', ids: 'ann,bob' }], [{ by: 'deptHead', of: '1|2', level: '1' }]])
      expect(Flow.safeParse(chain(wrong)).success).toBe(false)
  })

  test('an unknown person or department is told in the resolution, and the others are asked', () => {
    const game = begun(approval('a', ['nobody', 'ann']))
    expect(waiting(game)).toEqual(['a:ann'])
    const [, run] = stateOf(game).runs
    expect(run?.resolution['dropped']).toEqual([{ id: 'nobody', why: 'unknown' }])
  })
})
