import { describe, expect, it } from 'vitest'
import { preview } from '../src/preview.ts'
import { approval, flowOf } from './flows.ts'
import { approve, by, dawn, newGame, send, stateOf, submit, taskOf, type Game } from './play.ts'
import { drive, somebody, worldOf } from './world.ts'

const flow = flowOf([approval('a', 'ann')])
const over = { people: ['fay'], reason: '超出预算' }
const begun = (world: Parameters<typeof worldOf>[0]): Game => {
  const game = newGame(flow, worldOf(world))
  submit(game)
  return game
}
const status = (game: Game): string => stateOf(game).instance.status

describe('people a document asks for itself', () => {
  it('are asked at the end, with the reason, before it is approved', () => {
    const game = begun({ required: [over] })
    approve(game, 'ann')
    expect(status(game)).toBe('running')
    const run = stateOf(game).runs.find(({ id }) => id === taskOf(game, 'fay').runId)
    expect(run).toMatchObject({ nodeType: 'end', resolution: { why: 'required', reason: '超出预算' } })
    approve(game, 'fay')
    expect(status(game)).toBe('approved')
  })

  it('are not asked again when they have approved on the way', () => {
    const game = begun({ required: [{ people: ['fay', 'ann'], reason: '' }] })
    approve(game, 'ann')
    expect(status(game)).toBe('approved')
  })

  it('are each asked where there are several reasons', () => {
    const game = begun({ required: [over, { people: ['gus'], reason: '供应商黄牌' }] })
    approve(game, 'ann', 'fay')
    expect(status(game)).toBe('running')
    approve(game, 'gus')
    expect(status(game)).toBe('approved')
  })

  it('cannot be skipped by an administrator, and whoever it is handed on to does not stand for them', () => {
    const game = begun({ required: [over] })
    approve(game, 'ann')
    const { id, runId } = taskOf(game, 'fay')
    expect(send(game, by('boss', { do: 'skip', runId, reason: '急' })).ok).toBe(false)
    send(game, by('fay', { do: 'transfer', taskId: id, to: 'hua' }))
    approve(game, 'hua')
    expect(status(game)).toBe('running')
    approve(game, 'fay')
    expect(status(game)).toBe('approved')
  })

  it('may turn it down', () => {
    const game = begun({ required: [over] })
    approve(game, 'ann')
    send(game, by('fay', { do: 'reject', taskId: taskOf(game, 'fay').id }))
    expect(status(game)).not.toBe('approved')
  })

  it('are replaced by the administrators where they are gone or it is their own', () => {
    const gone = begun({ required: [over], people: [somebody('fay', 'd0', { status: 'disabled' })] })
    approve(gone, 'ann')
    expect(taskOf(gone, 'boss').nodeId).toBe('end')
    const own = begun({ required: [over], owners: ['fay'] })
    approve(own, 'ann')
    expect(taskOf(own, 'boss').nodeId).toBe('end')
  })

  it('stand in the preview', () => {
    let last = 0
    const newId = (): string => `x${String((last += 1))}`
    const command = by('ini', { do: 'submit', instanceId: 'i1', purpose: 'create', initiator: 'ini' })
    const seen = drive(preview({ flow, state: null, command, now: dawn, newId }), worldOf({ required: [over] }))
    expect(seen.stops.map(({ nodeId, people }) => [nodeId, people])).toContainEqual(['end', ['fay']])
    expect(seen.end).toEqual({ at: 'end', status: 'approved' })
  })
})
