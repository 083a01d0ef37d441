import { describe, expect, test } from 'vitest'
import { checkInvariants } from '../src/invariants.ts'
import { approval, flowOf } from './flows.ts'
import {
  approve,
  by,
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
import { somebody, worldOf } from './world.ts'

const contact = { by: 'supplierContact', path: 'supplier', contact: 'business' }
const externalPeople = ['sue', 'tom'].map((id) => somebody(id, null, { external: true }))
const sound = (game: Game): void => expect(checkInvariants(game.flow, stateOf(game), game.events)).toEqual([])

const begun = (named: readonly string[] = ['sue']): Game => {
  const flow = flowOf([approval('s', [], { approvers: [contact] }), approval('b', 'bob')], { allowNoHuman: true })
  const game = newGame(flow, worldOf({ people: externalPeople, named }))
  submit(game)
  return game
}

describe('a step asked of a supplier', () => {
  test('is a task of its own kind, which the contact confirms or refuses', () => {
    const confirmed = begun()
    expect(taskOf(confirmed, 'sue').kind).toBe('external')
    approve(confirmed, 'sue')
    expect(waiting(confirmed)).toEqual(['b:bob'])
    sound(confirmed)
    const refused = begun()
    reject(refused, 'sue')
    expect(status(refused)).toBe('rejected')
  })

  test('lets the contact do nothing else', () => {
    const game = begun()
    const taskId = taskOf(game, 'sue').id
    const tries = [
      { do: 'transfer', taskId, to: 'ann' },
      { do: 'delegate', taskId, to: 'ann' },
      { do: 'addSign', taskId, place: 'after', people: ['ann'], method: 'all' },
      { do: 'return', taskId, target: 'initiator', after: 'rerun' },
      { do: 'abstain', taskId },
    ] as const
    for (const act of tries) expect([act.do, refusalOf(send(game, by('sue', act)))]).toEqual([act.do, 'notAllowed'])
  })

  test('falls to the people of the empty rule when no contact is known, as an ordinary task', () => {
    const game = begun([])
    expect(taskOf(game, 'admin').kind).toBe('vote')
  })

  test('is given to another contact by the initiator, the holder or an admin, and to nobody else by nobody else', () => {
    const game = begun()
    const move = (to: string) => ({ do: 'reassignContact', taskId: taskOf(game, 'sue').id, to }) as const
    expect(refusalOf(send(game, by('cai', move('tom'))))).toBe('notAllowed')
    expect(refusalOf(send(game, by('ini', move('ann'))))).toBe('personUnfit')
    send(game, by('ini', move('tom')))
    expect([waiting(game), taskOf(game, 'tom').kind]).toEqual([['s:tom'], 'external'])
    expect(refusalOf(send(game, by('sue', { do: 'approve', taskId: stateOf(game).tasks[0]?.id ?? '' })))).toBe(
      'handled',
    )
    sound(game)
  })

  test('held by one of ours for want of a contact, is passed on to one when he is known; our own tasks are not', () => {
    const game = begun([])
    send(game, by('admin', { do: 'reassignContact', taskId: taskOf(game, 'admin').id, to: 'sue' }))
    expect([waiting(game), taskOf(game, 'sue').kind]).toEqual([['s:sue'], 'external'])
    approve(game, 'sue')
    const taskId = taskOf(game, 'bob').id
    expect(refusalOf(send(game, by('bob', { do: 'reassignContact', taskId, to: 'tom' })))).toBe('notAllowed')
    expect(refusalOf(send(game, by('bob', { do: 'transfer', taskId, to: 'tom' })))).toBe('personUnfit')
  })

  test('taken over by an admin for one of ours is an ordinary task again', () => {
    const game = begun()
    send(game, by('admin', { do: 'reassign', taskId: taskOf(game, 'sue').id, to: 'ann', reason: 'by telephone' }))
    expect(taskOf(game, 'ann').kind).toBe('vote')
    sound(game)
  })
})
