import { describe, expect, test } from 'vitest'
import type { Effect } from '../src/effects.ts'
import { checkInvariants } from '../src/invariants.ts'
import { approval, flowOf } from './flows.ts'
import { approve, by, bySystem, newGame, send, stateOf, status, submit, taskOf, waiting, type Game } from './play.ts'
import { worldOf } from './world.ts'

const sub = (over: object = {}): object => ({
  id: 's',
  type: 'sub',
  name: 's',
  flowKey: 'k',
  document: 'same',
  initiator: 'same',
  wait: true,
  childRejected: 'reject',
  ...over,
})

const begun = (over: object = {}, facts = {}): Game => {
  const game = newGame(flowOf([approval('a', 'ann'), sub(over), approval('b', 'bob')]), worldOf({ facts }))
  submit(game)
  approve(game, 'ann')
  return game
}
const runId = (game: Game): string => stateOf(game).runs.find(({ nodeId }) => nodeId === 's')?.id ?? ''
const ended = (game: Game, childId: string, outcome: 'approved' | 'rejected' | 'withdrawn' | 'terminated') =>
  send(game, bySystem({ do: 'childEnded', runId: runId(game), childId, outcome }))
const of = <K extends Effect['kind']>(game: Game, kind: K): Extract<Effect, { kind: K }>[] =>
  game.effects.filter((effect): effect is Extract<Effect, { kind: K }> => effect.kind === kind)
const sound = (game: Game): void => expect(checkInvariants(game.flow, stateOf(game), game.events)).toEqual([])

describe('a flow within a flow', () => {
  test('names the linked document by its field, and goes on when the child is approved', () => {
    const game = begun({ document: { field: 'contract' } }, { contract: 'c9' })
    expect(of(game, 'startChild')).toMatchObject([{ document: 'c9', field: 'contract', waits: true }])
    expect(waiting(game)).toEqual([])
    ended(game, 'k1', 'approved')
    expect(waiting(game)).toEqual(['b:bob'])
    expect(of(game, 'stopChildren')).toEqual([])
    sound(game)
  })

  test('starts one child for every line, each with the document of its line', () => {
    const game = begun(
      { document: { field: 'contract' }, each: 'lines' },
      { lines: [{ contract: 'c1' }, { contract: 'c2' }] },
    )
    expect(of(game, 'startChild').map(({ document, row }) => [document, row])).toEqual([
      ['c1', 0],
      ['c2', 1],
    ])
    ended(game, 'k1', 'approved')
    expect(waiting(game)).toEqual([])
    ended(game, 'k2', 'approved')
    expect(waiting(game)).toEqual(['b:bob'])
  })

  test('that is not waited for goes its own way', () => {
    const game = begun({ wait: false })
    expect(waiting(game)).toEqual(['b:bob'])
    approve(game, 'bob')
    expect(status(game)).toBe('approved')
    expect(of(game, 'stopChildren')).toEqual([])
  })

  test('turned down, withdrawn or terminated, the parent rejects, goes back or goes on, as the step says', () => {
    for (const outcome of ['rejected', 'withdrawn', 'terminated'] as const) {
      const rejecting = begun({ childRejected: 'reject' })
      ended(rejecting, 'k1', outcome)
      expect([outcome, status(rejecting)]).toEqual([outcome, 'rejected'])
      const returning = begun({ childRejected: 'return' })
      ended(returning, 'k1', outcome)
      expect(status(returning)).toBe('returned')
      const goingOn = begun({ childRejected: 'continue' })
      ended(goingOn, 'k1', outcome)
      expect(waiting(goingOn)).toEqual(['b:bob'])
      expect(stateOf(goingOn).runs.find(({ nodeId }) => nodeId === 's')?.decision['ended']).toEqual({ k1: outcome })
      sound(goingOn)
    }
  })

  test('ends with its parent, however that ends, and with the step when another child has decided it', () => {
    const withdrawn = begun()
    send(withdrawn, by('ini', { do: 'withdraw' }))
    expect(of(withdrawn, 'stopChildren')).toEqual([{ kind: 'stopChildren', runId: runId(withdrawn) }])
    const moved = begun()
    send(moved, by('admin', { do: 'move', runId: runId(moved), nodeId: 'a' }))
    expect(of(moved, 'stopChildren')).toHaveLength(1)
    const several = begun({ each: 'lines' }, { lines: [{}, {}, {}] })
    ended(several, 'k1', 'rejected')
    expect(status(several)).toBe('rejected')
    expect(of(several, 'stopChildren')).toHaveLength(1)
  })

  test('that was not started for a limit is said so in the log, whether or not the step waits and after the end too', () => {
    const game = begun()
    const note = (limit: 'tooDeep' | 'tooMany') =>
      send(game, bySystem({ do: 'childRefused', runId: runId(game), limit }))
    expect(note('tooDeep').ok).toBe(true)
    expect([game.events.at(-1)?.type, status(game)]).toEqual(['child.tooDeep', 'running'])
    expect(send(game, by('admin', { do: 'childRefused', runId: runId(game), limit: 'tooDeep' })).ok).toBe(false)
    send(game, by('ini', { do: 'withdraw' }))
    expect(note('tooMany').ok).toBe(true)
    expect([game.events.at(-1)?.type, status(game)]).toEqual(['child.tooMany', 'withdrawn'])
    sound(game)
  })

  test('told that its parent has ended, is terminated by the system even while suspended', () => {
    const game = newGame(flowOf([approval('a', 'ann')]), worldOf())
    submit(game)
    send(game, by('admin', { do: 'suspend' }))
    expect(send(game, by('admin', { do: 'parentEnded' })).ok).toBe(false)
    send(game, bySystem({ do: 'parentEnded' }))
    expect(status(game)).toBe('terminated')
    expect(() => taskOf(game, 'ann')).toThrow('nothing to do')
    sound(game)
  })
})
