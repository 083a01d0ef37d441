import { describe, expect, test } from 'vitest'
import { approval, flowOf } from './flows.ts'
import { by, newGame, refusalOf, send, submit, taskOf, waiting, type Game } from './play.ts'
import { somebody, worldOf } from './world.ts'

const departments = [
  { id: 'd0', parent: null, heads: ['chief'] },
  { id: 'd1', parent: 'd0', heads: [] },
  { id: 'd2', parent: null, heads: [] },
]
const world = worldOf({
  departments,
  members: { buyers: ['cai'] },
  people: [somebody('dan', 'd1'), somebody('eve', 'd2'), somebody('fay', 'd2'), somebody('gus', 'd2')],
})
const choosing = (chooser: 'selfSelect' | 'approverSelect', more: object = {}) =>
  approval('b', [], { approvers: [{ by: chooser, min: 1, max: 2, ...more }] })
const gameOf = (...nodes: readonly unknown[]): Game => newGame(flowOf(nodes), world)
const tried = (more: object, ...people: string[]): string =>
  refusalOf(submit(gameOf(choosing('selfSelect', more)), 'ini', { b: people }))

describe('approvers the initiator chooses', () => {
  test('are as many as the step says', () => {
    expect([tried({}), tried({}, 'ann', 'bob', 'eve')]).toEqual(['choiceUnfit', 'choiceUnfit'])
    expect([tried({}, 'ann'), tried({}, 'ann', 'bob'), tried({ min: 2 }, 'ann')]).toEqual([
      'done',
      'done',
      'choiceUnfit',
    ])
  })

  test('are among its candidates: named, by role, or of a department and those below it', () => {
    const scope = { people: ['ann'], roles: ['buyers'], depts: ['d0'] }
    for (const person of ['ann', 'cai', 'dan', 'bob']) expect(tried({ scope }, person), person).toBe('done')
    for (const person of ['eve', 'nobody']) expect(tried({ scope }, person), person).toBe('choiceUnfit')
    expect(tried({ scope: { depts: ['d1'] } }, 'ann')).toBe('choiceUnfit')
    expect(tried({ scope: {} }, 'eve')).toBe('done')
  })

  test('are chosen only for steps that ask the initiator', () => {
    const game = gameOf(approval('a', 'ann'), choosing('approverSelect'))
    for (const node of ['a', 'b', 'nowhere'])
      expect(refusalOf(submit(game, 'ini', { [node]: ['bob'] })), node).toBe('choiceUnfit')
  })
})

describe('approvers the one before chooses', () => {
  test('obey the same, and are chosen by nobody else', () => {
    const game = gameOf(approval('a', 'ann'), choosing('approverSelect', { scope: { people: ['bob', 'cai', 'dan'] } }))
    submit(game)
    const { id: taskId } = taskOf(game, 'ann')
    const choose = (choices: Record<string, readonly string[]>): string =>
      refusalOf(send(game, by('ann', { do: 'approve', taskId, choices })))
    expect(choose({ b: ['eve'] })).toBe('choiceUnfit')
    expect(choose({ b: ['bob', 'cai', 'dan'] })).toBe('choiceUnfit')
    expect(choose({ a: ['bob'] })).toBe('choiceUnfit')
    expect(choose({ b: ['bob', 'cai'] })).toBe('done')
    expect(waiting(game)).toEqual(['b:bob', 'b:cai'])
  })
})
