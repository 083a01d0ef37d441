import { describe, expect, test } from 'vitest'
import { decide, type Vote } from '../src/decide.ts'
import { evaluate } from '../src/evaluate.ts'
import { checkInvariants } from '../src/invariants.ts'
import { preview } from '../src/preview.ts'
import { validate } from '../src/validate.ts'
import { above, approval, choice, flowOf, fork, when } from './flows.ts'
import {
  approve,
  by,
  bySystem,
  dawn,
  newGame,
  refusalOf,
  reject,
  send,
  stateOf,
  status,
  submit,
  taskOf,
  waiting,
  type Game,
} from './play.ts'
import { drive, somebody, worldOf } from './world.ts'

const sound = (game: Game): void => expect(checkInvariants(game.flow, stateOf(game), game.events)).toEqual([])
const votes = (...says: Vote['says'][]): readonly Vote[] => says.map((one) => ({ says: one, weight: 1 }))

describe('steps nobody takes', () => {
  test('automatic steps happen in the same turn: an instance never stands on a node nobody decides', () => {
    const flow = flowOf(
      [
        approval('auto', [], { kind: 'pass', approvers: [] }),
        approval('empty', 'gone', { empty: { do: 'pass' } }),
        approval('self', 'ini', { self: 'skip', empty: { do: 'pass' } }),
        approval('a', 'ann'),
        approval('again', 'ann'),
      ],
      { dedupe: 'once' },
    )
    const game = newGame(flow, worldOf({ people: [somebody('gone', 'd0', { status: 'left' })] }))
    submit(game)
    expect(waiting(game)).toEqual(['a:ann'])
    approve(game, 'ann')
    expect(status(game)).toBe('approved')
    sound(game)
  })

  test('a deadline that approves needs no opinion and no signature, and is recorded as the system', () => {
    const timeout = { basis: 'task', actions: [{ do: 'pass', after: { amount: 1, unit: 'hour' }, upTo: null }] }
    const flow = flowOf([
      approval('a', 'ann', { timeout, opinion: ['approve'], signature: true }),
      approval('b', 'bob'),
    ])
    const game = newGame(flow, worldOf())
    submit(game)
    game.now += 3_600_000
    send(game, bySystem({ do: 'timer', timerId: stateOf(game).timers[0]?.id ?? '' }))
    expect(waiting(game)).toEqual(['b:bob'])
    expect(stateOf(game).tasks[0]).toMatchObject({
      status: 'approved',
      auto: true,
      actedBy: null,
      closeReason: 'timeout',
    })
    expect(validate(flow, { fields: [] }).map(({ code }) => code)).toContain('autoPassNeedsWords')
  })

  test('an approval that costs too much is not waved through by its deadline', () => {
    const timeout = { basis: 'task', actions: [{ do: 'pass', after: { amount: 1, unit: 'hour' }, upTo: '1000' }] }
    const game = newGame(flowOf([approval('a', 'ann', { timeout })]), worldOf({ facts: { amount: '1000.01' } }))
    submit(game)
    game.now += 3_600_000
    send(game, bySystem({ do: 'timer', timerId: stateOf(game).timers[0]?.id ?? '' }))
    expect(waiting(game)).toEqual(['a:ann'])
  })
})

describe('fields', () => {
  test('a field the node does not open for editing cannot be written by approving', () => {
    const game = newGame(
      flowOf([approval('a', 'ann', { fields: { note: 'edit' } })]),
      worldOf({ facts: { bank: '1' } }),
    )
    submit(game)
    const { id } = taskOf(game, 'ann')
    expect(refusalOf(send(game, by('ann', { do: 'approve', taskId: id, edits: { bank: '2' } })))).toBe('fieldLocked')
    expect(refusalOf(send(game, by('ann', { do: 'approve', taskId: id, edits: { note: 'seen' } })))).toBe('done')
    expect(game.effects).toContainEqual({ kind: 'edit', set: { note: 'seen' } })
  })

  test('the amount an approval was decided on cannot change after it', () => {
    const game = newGame(
      flowOf([approval('a', 'ann', { fields: { amount: 'edit' } })]),
      worldOf({ facts: { amount: '10' } }),
    )
    submit(game)
    const change = by('ann', { do: 'approve', taskId: taskOf(game, 'ann').id, edits: { amount: '99' } })
    expect(refusalOf(send(game, change))).toBe('factLocked')
  })

  test('a field that must be filled in is asked for', () => {
    const game = newGame(flowOf([approval('a', 'ann', { fields: { code: 'required' } })]), worldOf())
    submit(game)
    const { id } = taskOf(game, 'ann')
    expect(refusalOf(send(game, by('ann', { do: 'approve', taskId: id })))).toBe('fieldRequired')
    expect(refusalOf(send(game, by('ann', { do: 'approve', taskId: id, edits: { code: 'X' } })))).toBe('done')
  })

  test('a changed fact leads back to the choice made on it, where the flow says so', () => {
    const chosen = choice('c', [
      [above('1000'), [approval('big', 'bob')]],
      [null, [approval('small', 'ann', { fields: { amount: 'edit' } })]],
    ])
    const game = newGame(flowOf([chosen], { factChange: 'reevaluate' }), worldOf({ facts: { amount: '10' } }))
    submit(game)
    send(game, by('ann', { do: 'approve', taskId: taskOf(game, 'ann').id, edits: { amount: '5000' } }))
    expect(waiting(game)).toEqual(['big:bob'])
    sound(game)
  })
})

describe('signers', () => {
  test('only whoever added a signer, or an admin, takes him away', () => {
    const game = newGame(flowOf([approval('a', ['ann', 'bob'])]), worldOf())
    submit(game)
    send(
      game,
      by('ann', { do: 'addSign', taskId: taskOf(game, 'ann').id, place: 'parallel', people: ['cai'], method: 'all' }),
    )
    const { id } = taskOf(game, 'cai')
    expect(refusalOf(send(game, by('bob', { do: 'removeSign', taskId: id })))).toBe('notAllowed')
    expect(refusalOf(send(game, by('ann', { do: 'removeSign', taskId: taskOf(game, 'bob').id })))).toBe('notAllowed')
    expect(refusalOf(send(game, by('ann', { do: 'removeSign', taskId: id })))).toBe('done')
    sound(game)
  })

  test('signers inside parallel and inclusive branches hold up their own branch only', () => {
    for (const type of ['parallel', 'inclusive']) {
      const flow = flowOf([fork('p', [], { type, ...sides(type) }), approval('c', 'cai')])
      const game = newGame(flow, worldOf({ facts: { amount: '5000' } }))
      submit(game)
      send(
        game,
        by('ann', { do: 'addSign', taskId: taskOf(game, 'ann').id, place: 'after', people: ['dan'], method: 'all' }),
      )
      expect(waiting(game)).toEqual(['b:bob', 'a:dan'])
      sound(game)
      approve(game, 'bob')
      expect(waiting(game)).toEqual(['a:dan'])
      approve(game, 'dan')
      expect(waiting(game)).toEqual(['c:cai'])
      sound(game)
    }
  })
})

const sides = (type: string): { branches: unknown[] } => ({
  branches: ['a:ann', 'b:bob'].map((name, at) => {
    const [id = '', person = ''] = name.split(':')
    const condition = type === 'parallel' || at === 1 ? null : above('1')
    return {
      id: `b${String(at)}`,
      name: id,
      when: type === 'inclusive' && at === 1 ? above('2') : condition,
      chain: [approval(id, person)],
    }
  }),
})

describe('counting', () => {
  test('a rejection does not fail a share that can still be reached, and shares are whole numbers', () => {
    expect(decide({ kind: 'percent', percent: 60 }, votes('rejected', 'undecided', 'undecided'))).toBe('open')
    expect(decide({ kind: 'percent', percent: 60 }, votes('rejected', 'rejected', 'undecided'))).toBe('fail')
    expect(decide({ kind: 'percent', percent: 67 }, votes('approved', 'approved', 'undecided'))).toBe('open')
    expect(decide({ kind: 'percent', percent: 66 }, votes('approved', 'approved', 'undecided'))).toBe('pass')
  })

  test('the last two of a countersigned node, one after the other, open the next node exactly once', () => {
    const game = newGame(flowOf([approval('a', ['ann', 'bob']), approval('b', 'cai')]), worldOf())
    submit(game)
    approve(game, 'ann', 'bob')
    expect(stateOf(game).runs.filter(({ nodeId }) => nodeId === 'b')).toHaveLength(1)
  })

  test('weights count on their own node only, not across parallel branches', () => {
    const mode = { kind: 'weight', threshold: 5, weights: { ann: 3, bob: 3 } }
    const game = newGame(
      flowOf([fork('p', [[approval('a', ['ann', 'cai'], { mode })], [approval('b', ['bob', 'dan'], { mode })]])]),
      worldOf(),
    )
    submit(game)
    approve(game, 'ann', 'bob')
    expect(waiting(game)).toEqual(['a:cai', 'b:dan'])
  })

  test('an early rejection of a countersigned node closes the others with a reason and deletes nothing', () => {
    const game = newGame(flowOf([approval('a', ['ann', 'bob', 'cai'])]), worldOf())
    submit(game)
    reject(game, 'bob')
    expect(stateOf(game).tasks.map(({ status: one, closeReason }) => `${one} ${String(closeReason)}`)).toEqual([
      'cancelled decided',
      'rejected rejected',
      'cancelled decided',
    ])
  })
})

describe('conditions', () => {
  test('a text that looks like a number stays a text', () => {
    const rule = when({ op: 'is', path: 'code', value: '001' })
    expect(evaluate(rule, { code: '1' }, '2026-01-01').holds).toBe(false)
    expect(evaluate(rule, { code: '001' }, '2026-01-01').holds).toBe(true)
    expect(evaluate(when({ op: 'is', path: 'code', value: `a" || "b` }), { code: 'b' }, '2026-01-01').holds).toBe(false)
  })
})

describe('preview', () => {
  test('it knows routes, delays and triggers, for it is the interpreter itself', () => {
    const flow = flowOf([
      approval('a', 'ann'),
      { id: 'd', type: 'delay', name: 'd', until: { duration: { amount: 1, unit: 'day' } } },
      { id: 't', type: 'trigger', name: 't', act: { do: 'followUp', title: 'x' } },
      { id: 'r', type: 'route', name: 'r', rules: [{ when: above('1000'), to: 'a' }], cap: 1 },
      approval('b', 'bob'),
    ])
    const input = {
      flow,
      state: null,
      command: by('ini', { do: 'submit', instanceId: 'i', purpose: 'create', initiator: 'ini' }),
      now: dawn,
      newId: ids(),
    } as const
    const seen = drive(preview(input), worldOf({ facts: { amount: '5000' } }))
    expect(seen.stops.map(({ nodeId }) => nodeId)).toEqual([
      'start',
      'a',
      'd',
      't',
      'r',
      'a',
      'd',
      't',
      'r',
      'b',
      'end',
    ])
    expect(seen.end).toEqual({ at: 'end', status: 'approved' })
  })

  test('it names the nodes whose approvers somebody has to choose', () => {
    const flow = flowOf([
      approval('a', [], { approvers: [{ by: 'selfSelect', min: 1, max: 1 }] }),
      approval('b', [], { approvers: [{ by: 'approverSelect', min: 1, max: 1 }] }),
    ])
    const input = {
      flow,
      state: null,
      command: by('ini', { do: 'submit', instanceId: 'i', purpose: 'create', initiator: 'ini' }),
      now: dawn,
      newId: ids(),
    } as const
    expect(drive(preview(input), worldOf()).choices).toEqual(['a', 'b'])
  })
})

const ids = (): (() => string) => {
  let last = 0
  return () => `p${String((last += 1))}`
}

describe('outside effects', () => {
  test('a web hook is an effect for later, never a call made here', () => {
    const flow = flowOf([
      { id: 't', type: 'trigger', name: 't', act: { do: 'webhook', url: 'https://example.com/', wait: null } },
      approval('a', 'ann'),
    ])
    const game = newGame(flow, worldOf())
    submit(game)
    expect(game.effects.filter(({ kind }) => kind === 'webhook')).toHaveLength(1)
    expect(waiting(game)).toEqual(['a:ann'])
  })
})
