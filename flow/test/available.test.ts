import { expect, test } from 'vitest'
import { actionsFor, instanceActionsFor } from '../src/actions.ts'
import type { Act } from '../src/commands.ts'
import { approval, flowOf } from './flows.ts'
import { approve, by, newGame, refusalOf, send, stateOf, submit } from './play.ts'
import { worldOf } from './world.ts'

const flow = flowOf([approval('a', 'ann'), approval('b', ['bob', 'cai'], { off: ['transfer'] })])

const acts = (taskId: string): Readonly<Record<string, Act>> => ({
  approve: { do: 'approve', taskId },
  reject: { do: 'reject', taskId },
  return: { do: 'return', taskId, target: 'a', after: 'rerun' },
  transfer: { do: 'transfer', taskId, to: 'dan' },
  delegate: { do: 'delegate', taskId, to: 'dan' },
  signBefore: { do: 'addSign', taskId, place: 'before', people: ['dan'], method: 'all' },
  signAfter: { do: 'addSign', taskId, place: 'after', people: ['dan'], method: 'all' },
  signParallel: { do: 'addSign', taskId, place: 'parallel', people: ['dan'], method: 'all' },
  abstain: { do: 'abstain', taskId },
})

test('a button is offered exactly when pressing it works', () => {
  const game = newGame(flow, worldOf())
  submit(game)
  approve(game, 'ann')
  const [offer] = actionsFor(flow, stateOf(game), 'bob')
  expect(offer?.returnTo).toEqual(['initiator', 'a'])
  for (const [name, act] of Object.entries(acts(offer?.taskId ?? ''))) {
    const worked = refusalOf(send({ ...game, events: [], effects: [] }, by('bob', act))) === 'done'
    expect(`${name} ${String(worked)}`).toBe(`${name} ${String(offer?.actions.some((action) => action === name))}`)
  }
})

test('nothing is offered to those whose turn it is not', () => {
  const game = newGame(flow, worldOf())
  submit(game)
  expect(actionsFor(flow, stateOf(game), 'bob')).toEqual([])
  expect(instanceActionsFor(flow, stateOf(game), 'ini', false)).toEqual(['urge', 'withdraw'])
  expect(instanceActionsFor(flow, stateOf(game), 'admin', true)).toEqual(['suspend', 'terminate'])
  expect(instanceActionsFor(flow, stateOf(game), 'bob', false)).toEqual([])
})
