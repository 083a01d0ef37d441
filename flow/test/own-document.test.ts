import { describe, expect, test } from 'vitest'
import type { Act } from '../src/commands.ts'
import { approval, flowOf } from './flows.ts'
import { approve, by, newGame, refusalOf, reject, send, stateOf, submit, taskOf, waiting, type Game } from './play.ts'
import { worldOf } from './world.ts'

const strict = { self: 'superior' } as const

/** 'ini' owns it, 'cai' wrote it down, 'dan' sends it in; 'ann' decides first, 'bob' after her. */
const begun = (nodes = [approval('a', 'ann'), approval('b', 'bob')], over: object = strict): Game => {
  const game = newGame(flowOf(nodes, over), worldOf({ owners: ['cai', 'ini'] }))
  send(game, by('dan', { do: 'submit', instanceId: 'i1', purpose: 'create', initiator: 'ini' }))
  return game
}
const owners = ['ini', 'cai', 'dan'] as const

describe('whose document it is, decides nothing in it', () => {
  test.each(owners)('%s is not asked: their superior is', (owner) => {
    const game = begun([approval('a', owner), approval('b', 'bob')])
    expect(waiting(game)).toEqual(['a:chief'])
  })

  test.each(owners)('nor does %s stand in for an approver who is away', (owner) => {
    const away = { substitute: owner, ruleId: 'r' }
    const world = worldOf({
      owners: ['cai'],
      people: [{ id: 'ann', status: 'active', dept: 'd0', successor: null, away }],
    })
    const game = newGame(flowOf([approval('a', 'ann')], strict), world)
    send(game, by('dan', { do: 'submit', instanceId: 'i1', purpose: 'create', initiator: 'ini' }))
    expect(taskOf(game, 'ann').substitute).toBeNull()
  })

  const ways: readonly (readonly [string, string, (task: string, to: string) => Act])[] = [
    ['transferred', 'ann', (taskId, to) => ({ do: 'transfer', taskId, to })],
    ['delegated', 'ann', (taskId, to) => ({ do: 'delegate', taskId, to })],
    ['signed before', 'ann', (taskId, to) => ({ do: 'addSign', taskId, place: 'before', people: [to], method: 'all' })],
    ['signed after', 'ann', (taskId, to) => ({ do: 'addSign', taskId, place: 'after', people: [to], method: 'all' })],
    ['voted along', 'ann', (taskId, to) => ({ do: 'addSign', taskId, place: 'parallel', people: [to], method: 'all' })],
    ['reassigned', 'admin', (taskId, to) => ({ do: 'reassign', taskId, to, reason: 'ann is away' })],
  ]
  test.each(ways.flatMap((way) => owners.map((owner) => [way[0], owner, way] as const)))(
    'it is not %s to %s',
    (_, owner, [, who, act]) => {
      const game = begun()
      expect(refusalOf(send(game, by(who, act(taskOf(game, 'ann').id, owner))))).toBe('ownDocument')
      expect(waiting(game)).toEqual(['a:ann'])
    },
  )

  test.each(owners)('handed over to %s it goes to their superior, and the rest of it as wished', (owner) => {
    const game = begun()
    send(game, by('admin', { do: 'handOver', person: 'ann', successor: owner }))
    expect(waiting(game)).toEqual(['a:chief'])
    send(game, by('admin', { do: 'handOver', person: 'chief', successor: 'bob' }))
    expect(waiting(game)).toEqual(['a:bob'])
  })

  test('whoever came to own it after being asked may say no, pass it on, but not approve', () => {
    const game = begun()
    game.world = worldOf({ owners: ['ann'] })
    expect(refusalOf(approve(game, 'ann'))).toBe('ownDocument')
    const { id: taskId } = taskOf(game, 'ann')
    const signed = { do: 'addSign', taskId, place: 'after', people: ['eve'], method: 'all' } as const
    expect(refusalOf(send(game, by('ann', signed)))).toBe('ownDocument')
    expect(refusalOf(reject(game, 'ann'))).toBe('done')
  })

  test('an admin does not help their own document along: no reassigning, skipping, moving; ending it they may', () => {
    const game = newGame(flowOf([approval('a', 'ann'), approval('b', 'bob')], strict), worldOf())
    submit(game, 'admin')
    const { id: taskId, runId } = taskOf(game, 'ann')
    const own: readonly Act[] = [
      { do: 'reassign', taskId, to: 'eve', reason: 'r' },
      { do: 'skip', runId, reason: 'r' },
      { do: 'move', runId, nodeId: 'b', reason: 'r' },
    ]
    for (const act of own) expect(refusalOf(send(game, by('admin', act)))).toBe('ownDocument')
    expect(refusalOf(send(game, by('boss', { do: 'skip', runId, reason: 'r' })))).toBe('done')
    expect(refusalOf(send(game, by('admin', { do: 'terminate', reason: 'r' })))).toBe('done')
  })

  test('nor does an admin confirm what another proposed for it', () => {
    const flow = flowOf([approval('a', 'ann')], { ...strict, dualControl: true })
    const game = newGame(flow, worldOf())
    submit(game, 'admin')
    send(game, by('boss', { do: 'skip', runId: taskOf(game, 'ann').runId, reason: 'r' }))
    const proposalId = stateOf(game).proposals[0]?.id ?? ''
    expect(refusalOf(send(game, by('admin', { do: 'confirmProposal', proposalId })))).toBe('ownDocument')
  })

  test('where the flow lets them, they decide; where it names the initiator, he alone of them does', () => {
    const lenient = begun([approval('a', 'dan')], { self: 'approve' })
    expect(refusalOf(approve(lenient, 'dan'))).toBe('done')
    const named = begun([approval('a', [], { approvers: [{ by: 'initiator' }] }), approval('b', 'bob')])
    expect(waiting(named)).toEqual(['a:ini'])
    const passed = send(named, by('ini', { do: 'transfer', taskId: taskOf(named, 'ini').id, to: 'cai' }))
    expect(refusalOf(passed)).toBe('ownDocument')
    expect(refusalOf(approve(named, 'ini'))).toBe('done')
  })
})
