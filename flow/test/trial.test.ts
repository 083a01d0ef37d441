import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { preview, type Preview } from '../src/preview.ts'
import type { State } from '../src/state.ts'
import { trial, type Move, type Trial } from '../src/trial.ts'
import type { Flow } from '../src/tree/node.ts'
import { limits, runs, seed } from './deep.ts'
import { approval, flowOf } from './flows.ts'
import { by, dawn } from './play.ts'
import { randomFlow } from './random-flow.ts'
import { randomWorld } from './random-world.ts'
import { tapeOf, tapes } from './tape.ts'
import { drive, worldOf, type World } from './world.ts'

const inputOf = (flow: Flow) => {
  let last = 0
  const newId = (): string => `x${String((last += 1))}`
  const command = by('ini', { do: 'submit', instanceId: 'i1', purpose: 'create', initiator: 'ini' })
  return { flow, state: null, command, now: dawn, newId }
}

const tried = (flow: Flow, world: World, ...moves: readonly (readonly [Move['do'], string, string?])[]): Trial =>
  drive(
    trial(
      inputOf(flow),
      moves.map(([verb, nodeId, person = null]) => ({ do: verb, nodeId, person })),
    ),
    world,
  )

const way = (state: State | null): readonly string[] => (state?.runs ?? []).map(({ nodeId }) => nodeId)

const twoSteps = (more: Readonly<Record<string, unknown>> = {}): Flow =>
  flowOf([approval('a', ['ann', 'bob'], more), approval('b', ['cai'])])

const goesRound = ({ end }: Preview): boolean => end.at === 'block' && end.refusal.key === 'loop'

/** A flow that never ends is given up by both, by the trial a step later: it made the first one before it looked ahead. */
const sameWay = (ahead: Preview, seen: Preview): void => {
  const whole = way(seen.state)
  const shown = way(ahead.state)
  expect(goesRound(ahead)).toBe(goesRound(seen))
  expect(goesRound(seen) ? shown.slice(0, whole.length) : shown).toEqual(whole)
}

describe('a trial', () => {
  it('stands where the first is asked, and shows the rest of the way', () => {
    const seen = tried(twoSteps(), worldOf())
    expect(seen.waiting.map(({ nodeId, person }) => [nodeId, person])).toEqual([
      ['a', 'ann'],
      ['a', 'bob'],
    ])
    expect(way(seen.ahead.state)).toEqual(['start', 'a', 'b', 'end'])
    expect(seen.ahead.end).toEqual({ at: 'end', status: 'approved' })
  })

  it('goes on by the moves that are made', () => {
    const seen = tried(twoSteps(), worldOf(), ['approve', 'a', 'bob'], ['approve', 'a'], ['reject', 'b'])
    expect(seen.stuck).toBeNull()
    expect(seen.state?.instance.status).toBe('rejected')
    expect(seen.ahead.end).toEqual({ at: 'end', status: 'rejected' })
  })

  it('lets the time run out where a step has any, and offers it nowhere else', () => {
    const timeout = { basis: 'node', actions: [{ do: 'pass', after: { amount: 1, unit: 'day' }, upTo: null }] }
    const plain = tried(twoSteps(), worldOf())
    expect(plain.waiting.flatMap(({ moves }) => moves)).not.toContain('timeout')
    expect(tried(twoSteps(), worldOf(), ['timeout', 'a']).stuck?.at).toBe(0)
    const late = tried(twoSteps({ timeout }), worldOf(), ['timeout', 'a'])
    expect(late.stuck).toBeNull()
    expect(late.waiting.map(({ nodeId }) => nodeId)).toEqual(['b'])
  })

  it('comes back to the initiator and can be submitted again', () => {
    const flow = twoSteps({ onReject: { to: 'initiator', after: 'rerun' } })
    const back = tried(flow, worldOf(), ['reject', 'a'])
    expect(back.state?.instance.status).toBe('returned')
    expect(back.waiting).toMatchObject([{ person: 'ini', external: false, moves: ['resubmit'] }])
    const again = tried(flow, worldOf(), ['reject', 'a'], ['resubmit', 'start'])
    expect(again.waiting.map(({ nodeId }) => nodeId)).toEqual(['a', 'a'])
  })

  it('says which move cannot be made any more', () => {
    const seen = tried(twoSteps(), worldOf(), ['approve', 'a'], ['approve', 'gone'])
    expect(seen.stuck).toMatchObject({ at: 1, refusal: { key: 'unknown' } })
    expect(way(seen.state)).toEqual(['start', 'a'])
  })

  it('says where it is blocked before anybody is asked', () => {
    const flow = flowOf([approval('a', ['gone'], { empty: { do: 'block' } })])
    expect(tried(flow, worldOf())).toMatchObject({
      state: null,
      ahead: { end: { at: 'block', refusal: { key: 'nobody' } } },
    })
  })

  it('shows the way of the preview, and every move it offers can be made', () => {
    const play = fc.property(tapes(300), (numbers) => {
      const tape = tapeOf(numbers)
      const [flow, world] = [randomFlow(tape), randomWorld(tape)]
      const seen = drive(preview(inputOf(flow)), world)
      const made: Move[] = []
      let ahead = seen
      for (let turn = 0; turn < 4; turn += 1) {
        const now = drive(trial(inputOf(flow), made), world)
        const refused = now.stuck?.refusal.key
        // A flow that goes round by itself is stopped where it does; whoever looked ahead was told before.
        expect(refused).toBe(refused && goesRound(ahead) ? 'loop' : undefined)
        if (refused) return
        ahead = now.ahead
        if (turn === 0 && now.state) sameWay(now.ahead, seen)
        const offered = now.waiting.filter(({ moves }) => moves[0] === 'approve')
        if (offered.length === 0) return
        const { nodeId, person } = tape.pick(offered)
        made.push({ do: 'approve', nodeId, person })
      }
    })
    fc.assert(play, { numRuns: Math.min(runs, 200), ...seed, ...limits })
  })
})
