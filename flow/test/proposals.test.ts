import { describe, expect, test } from 'vitest'
import { checkInvariants } from '../src/invariants.ts'
import { approval, flowOf } from './flows.ts'
import { approve, by, newGame, refusalOf, send, stateOf, status, submit, taskOf, waiting, type Game } from './play.ts'
import { worldOf } from './world.ts'

const sound = (game: Game): void => expect(checkInvariants(game.flow, stateOf(game), game.events)).toEqual([])

/** A flow of money: two admins beside the tenant's own, and nothing over others' heads without a second. */
const begun = (): Game => {
  const flow = flowOf([approval('a', 'ann'), approval('b', 'bob')], { dualControl: true, admins: ['admin', 'dan'] })
  const game = newGame(flow, worldOf())
  submit(game)
  return game
}

const skipping = (game: Game, reason = 'ann is away'): void => {
  send(game, by('admin', { do: 'skip', runId: taskOf(game, 'ann').runId, reason }))
}
const first = (game: Game): string => stateOf(game).proposals[0]?.id ?? ''
const answers = (game: Game): readonly string[] => stateOf(game).proposals.map((proposal) => proposal.status)

describe('what takes two admins', () => {
  test('the first only proposes: nothing moves, the others are told, the screen of an approver stays good', () => {
    const game = begun()
    const { version } = stateOf(game).instance
    skipping(game)
    expect(waiting(game)).toEqual(['a:ann'])
    expect(stateOf(game).instance.version).toBe(version)
    expect(stateOf(game).proposals).toMatchObject([{ by: 'admin', status: 'open', reason: 'ann is away' }])
    const told = game.effects.filter((effect) => effect.kind === 'notify' && effect.about === 'proposal.made')
    expect(told).toContainEqual(expect.objectContaining({ to: 'dan' }))
    expect(told).not.toContainEqual(expect.objectContaining({ to: 'admin' }))
    sound(game)
  })

  test('a second admin confirms: it is carried out in the same turn, and every event of it names both', () => {
    const game = begun()
    skipping(game)
    send(game, by('dan', { do: 'confirmProposal', proposalId: first(game) }))
    expect(waiting(game)).toEqual(['b:bob'])
    expect(answers(game)).toEqual(['confirmed'])
    const done = game.events.find(({ type }) => type === 'node.skipped')
    expect(done).toMatchObject({ actor: { person: 'dan' }, note: { admins: ['admin', 'dan'], reason: 'ann is away' } })
    sound(game)
  })

  test('nobody confirms his own, nobody who is no admin confirms, and what is answered is answered once', () => {
    const game = begun()
    skipping(game)
    const proposalId = first(game)
    expect(refusalOf(send(game, by('admin', { do: 'confirmProposal', proposalId })))).toBe('notAllowed')
    expect(refusalOf(send(game, by('admin', { do: 'refuseProposal', proposalId })))).toBe('notAllowed')
    expect(refusalOf(send(game, by('bob', { do: 'confirmProposal', proposalId })))).toBe('notAllowed')
    expect(refusalOf(send(game, by('dan', { do: 'confirmProposal', proposalId })))).toBe('done')
    expect(refusalOf(send(game, by('dan', { do: 'confirmProposal', proposalId })))).toBe('handled')
    expect(stateOf(game).runs.filter(({ nodeId }) => nodeId === 'b')).toHaveLength(1)
  })

  test('the second refuses with a word, the first takes it back himself: nothing moves, and it can be proposed anew', () => {
    const game = begun()
    skipping(game)
    send(game, by('dan', { do: 'refuseProposal', proposalId: first(game), reason: 'she is back' }))
    expect(stateOf(game).proposals).toMatchObject([{ status: 'refused', answeredBy: 'dan', answer: 'she is back' }])
    skipping(game)
    const proposalId = stateOf(game).proposals[1]?.id ?? ''
    expect(refusalOf(send(game, by('dan', { do: 'withdrawProposal', proposalId })))).toBe('notAllowed')
    send(game, by('admin', { do: 'withdrawProposal', proposalId }))
    expect(answers(game)).toEqual(['refused', 'withdrawn'])
    expect(waiting(game)).toEqual(['a:ann'])
    sound(game)
  })

  test('it lapses the moment others decide what it is about', () => {
    const game = begun()
    skipping(game)
    approve(game, 'ann')
    expect(answers(game)).toEqual(['lapsed'])
    expect(refusalOf(send(game, by('dan', { do: 'confirmProposal', proposalId: first(game) })))).toBe('handled')
    expect(waiting(game)).toEqual(['b:bob'])
    sound(game)
  })

  test('an ended instance leaves no proposal waiting', () => {
    const game = begun()
    send(game, by('admin', { do: 'terminate', reason: 'a mistake' }))
    expect(status(game)).toBe('running')
    approve(game, 'ann', 'bob')
    expect(answers(game)).toEqual(['lapsed'])
    sound(game)
  })

  test('terminating, moving and reassigning take two as well', () => {
    const moved = begun()
    send(moved, by('admin', { do: 'move', runId: taskOf(moved, 'ann').runId, nodeId: 'b', reason: 'r' }))
    send(moved, by('dan', { do: 'confirmProposal', proposalId: first(moved) }))
    expect(waiting(moved)).toEqual(['b:bob'])
    const handed = begun()
    send(handed, by('admin', { do: 'reassign', taskId: taskOf(handed, 'ann').id, to: 'fay', reason: 'r' }))
    send(handed, by('dan', { do: 'confirmProposal', proposalId: first(handed) }))
    expect(waiting(handed)).toEqual(['a:fay'])
    const ended = begun()
    send(ended, by('admin', { do: 'terminate', reason: 'r' }))
    send(ended, by('dan', { do: 'confirmProposal', proposalId: first(ended) }))
    expect(status(ended)).toBe('terminated')
  })

  test('what could not be done anyway is not proposed, nor without a reason, nor twice', () => {
    const game = begun()
    const { id, runId } = taskOf(game, 'ann')
    const reassign = { do: 'reassign', taskId: id, reason: 'r' } as const
    expect(refusalOf(send(game, by('admin', { ...reassign, to: 'nobody' })))).toBe('personUnfit')
    expect(refusalOf(send(game, by('admin', { do: 'skip', runId })))).toBe('reason')
    skipping(game)
    expect(refusalOf(send(game, by('dan', { do: 'skip', runId, reason: 'me too' })))).toBe('handled')
    expect(refusalOf(send(game, by('bob', { do: 'skip', runId, reason: 'r' })))).toBe('notAllowed')
  })

  test('while the instance is suspended it can be refused but not carried out', () => {
    const game = begun()
    skipping(game)
    send(game, by('dan', { do: 'suspend' }))
    const proposalId = first(game)
    expect(refusalOf(send(game, by('dan', { do: 'confirmProposal', proposalId })))).toBe('suspended')
    expect(refusalOf(send(game, by('dan', { do: 'refuseProposal', proposalId })))).toBe('done')
  })
})
