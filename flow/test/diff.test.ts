import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alike } from '../src/edit/align.ts'
import { moveBranch } from '../src/edit/branch-moves.ts'
import { removeBranch, replaceBranch, sortBranch } from '../src/edit/branches.ts'
import { diffOf, type Diff } from '../src/edit/diff.ts'
import { insert, move, remove, replaceNode, replaceSettings } from '../src/edit/nodes.ts'
import { readFlow } from '../src/upcast.ts'
import type { Flow } from '../src/tree/node.ts'
import { nodesOf, placeOf } from '../src/tree/shape.ts'
import { runs } from './deep.ts'
import { above, approval, choice, flowOf, fork } from './flows.ts'
import { randomFlow } from './random-flow.ts'
import { tapeOf, tapes } from './tape.ts'

const sample = (): Flow =>
  flowOf([
    approval('a', 'ann'),
    choice('c', [
      [above('5'), [approval('b', 'bob')]],
      [above('3'), []],
      [null, [approval('d', 'dan')]],
    ]),
    fork('f', [[approval('g', 'gil')], [approval('h', 'hal')], []]),
  ])

const told = ({ rows }: Diff): string[] =>
  rows
    .filter(({ state }) => state !== 'same')
    .map(({ key, state, changes }) => [state, key, ...changes.map(({ field }) => field)].join(' '))

const newId = (): string => 'fresh'

test('a flow against itself, read anew, differs in nothing', () => {
  const again = readFlow(JSON.parse(JSON.stringify(sample())))
  expect(told(diffOf(sample(), again))).toEqual([])
  expect(diffOf(sample(), again).settings).toEqual([])
  expect(diffOf(sample(), again).rows.map(({ level, key }) => `${String(level)} ${key}`)).toContain('3 b')
})

test('settings are named field by field, with what they were', () => {
  const { node } = placeOf(sample(), 'a')
  const changed = replaceSettings(replaceNode(sample(), { ...node, name: '经理', note: '看合同' }), {
    ...sample().settings,
    batch: false,
  })
  const diff = diffOf(sample(), changed)
  expect(diff.settings).toEqual([{ field: 'batch', before: true, after: false }])
  expect(diff.rows.find(({ key }) => key === 'a')).toMatchObject({
    state: 'changed',
    changes: [
      { field: 'name', before: 'a', after: '经理' },
      { field: 'note', before: '', after: '看合同' },
    ],
  })
})

test('what is unset and what is not there are alike, and the order of keys is none of it', () => {
  expect(alike({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1, d: undefined })).toBe(true)
  expect(alike({ a: 1 }, { a: null })).toBe(false)
  expect(alike([1], { 0: 1 })).toBe(false)
  expect(alike({ a: 1 }, { b: 1 })).toBe(false)
})

test.for<[string, (flow: Flow) => Flow, string[]]>([
  ['added', (flow) => insert(flow, { after: 'a' }, { ...placeOf(flow, 'a').node, id: 'z' }), ['added after z']],
  [
    'removed with all it holds',
    (flow) => remove(flow, 'f'),
    ['f', 'f/b1', 'g', 'f/b2', 'h', 'f/b3'].map((k) => `removed before ${k}`),
  ],
  ['moved', (flow) => move(flow, 'a', { block: 'f', branch: 'b3' }), ['moved before a', 'moved after a']],
  [
    'a branch gone, its nodes on the line',
    (flow) => removeBranch(removeBranch(flow, 'f', 'b3', 'keep'), 'f', 'b2', 'keep'),
    [
      'removed before f',
      'removed before f/b1',
      'moved before g',
      'removed before f/b2',
      'removed before h',
      'removed before f/b3',
      'moved after g',
    ],
  ],
  [
    'branches sorted',
    (flow) => sortBranch(flow, 'f', 'b1', 1),
    ['moved before f/b1', 'moved before g', 'moved after f/b1', 'moved after g'],
  ],
  [
    'a condition changed',
    (flow) => replaceBranch(flow, 'c', { id: 'b1', name: '大额', when: above('9'), chain: [] }),
    ['changed c/b1 name when', 'removed before b'],
  ],
  [
    'a branch in another block',
    (flow) => moveBranch(flow, { block: 'f', branch: 'b1' }, { block: 'c', at: 0 }, newId),
    ['added after c/fresh', 'moved after g', 'removed before f/b1', 'moved before g'],
  ],
  [
    'moved and changed',
    (flow) => {
      const there = move(flow, 'a', { after: 'f' })
      return replaceNode(there, { ...placeOf(there, 'a').node, name: 'x' })
    },
    ['moved before a', 'moved after a name'],
  ],
])('%s', ([, edit, wanted]) => {
  expect(told(diffOf(sample(), edit(sample())))).toEqual(wanted)
})

test('each side of any diff is that tree, whole and in its order', () => {
  fc.assert(
    fc.property(tapes(60), (numbers) => {
      const tape = tapeOf(numbers)
      const [before, after] = [randomFlow(tape, false, 2), randomFlow(tape, false, 2)]
      const { rows } = diffOf(before, after)
      const side = (which: 'before' | 'after'): string[] =>
        rows.flatMap(({ [which]: thing }) => (thing && !thing.branch ? [thing.node.id] : []))
      expect(side('before')).toEqual(nodesOf(before).map(({ id }) => id))
      expect(side('after')).toEqual(nodesOf(after).map(({ id }) => id))
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
      const odd = rows.filter(({ state, before: old, after: now, changes }) => {
        if (state === 'added') return old !== null
        if (state === 'removed') return now !== null
        return state !== 'moved' && (!old || !now || changes.length > 0 !== (state === 'changed'))
      })
      expect(odd).toEqual([])
    }),
    { numRuns: Math.min(500, runs) },
  )
})
