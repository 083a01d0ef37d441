import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applySettings, groupNames } from '../src/edit/apply.ts'
import { diffOf } from '../src/edit/diff.ts'
import { Flow } from '../src/tree/node.ts'
import { isPeople, nodesOf, placeOf } from '../src/tree/shape.ts'
import { runs } from './deep.ts'
import { approval, cc, flowOf, fork } from './flows.ts'
import { randomFlow } from './random-flow.ts'
import { tapeOf, tapes } from './tape.ts'

const timeout = { basis: 'task', actions: [{ do: 'reject', after: { amount: 1, unit: 'day' } }] }
const sample = (): Flow =>
  flowOf([
    approval('a', 'ann', { signature: true, off: ['transfer'], timeout }),
    fork('f', [
      [approval('g', 'gil', { note: '保留' })],
      [{ ...approval('h', 'hal'), type: 'handle' }, cc('k', 'kim')],
    ]),
  ])

test('the chosen settings come to the chosen steps, and nothing else changes', () => {
  const after = applySettings(sample(), 'a', ['actions', 'timeout'], new Set(['g', 'h', 'k', 'start']))
  const changed = diffOf(sample(), after).rows.filter(({ state }) => state !== 'same')
  expect(changed.map(({ key, changes }) => [key, ...changes.map(({ field }) => field)])).toEqual([
    ['g', 'off', 'signature', 'timeout'],
    ['h', 'off', 'signature', 'timeout'],
  ])
  expect(placeOf(after, 'h').node).toMatchObject({ type: 'handle', name: 'h', signature: true, timeout })
  expect(placeOf(after, 'a').node).toBe(placeOf(after, 'a').node)
})

test('a setting that is not there goes from the others too', () => {
  const after = applySettings(sample(), 'g', ['timeout'], new Set(['a']))
  expect(placeOf(after, 'a').node).not.toHaveProperty('timeout')
})

test('from nothing, of nothing, to nothing changes nothing', () => {
  const flow = sample()
  expect(applySettings(flow, 'nobody', ['people'], new Set(['a']))).toBe(flow)
  expect(applySettings(flow, 'k', ['people'], new Set(['a']))).toBe(flow)
  expect(applySettings(flow, 'a', [], new Set(['g']))).toBe(flow)
  expect(applySettings(flow, 'a', ['people'], new Set(['a', 'k', 'nobody']))).toBe(flow)
})

test('whatever is applied to whatever, the tree parses', () => {
  fc.assert(
    fc.property(tapes(60), (numbers) => {
      const tape = tapeOf(numbers)
      const flow = randomFlow(tape, false, 2)
      const people = nodesOf(flow).filter(isPeople)
      fc.pre(people.length > 0)
      const chosen = groupNames.filter(() => tape.chance(50))
      const targets = new Set(nodesOf(flow).flatMap(({ id }) => (tape.chance(50) ? [id] : [])))
      expect(Flow.safeParse(applySettings(flow, tape.pick(people).id, chosen, targets)).success).toBe(true)
    }),
    { numRuns: Math.min(500, runs) },
  )
})
