import { expect, test } from 'vitest'
import { Flow } from '@srm/flow/tree/node'
import { marksOf, problemsOf } from './problems.ts'
import { treeFrom } from '../list/templates.ts'
import { noDocument } from '../flow.model.ts'
import { itemsOf, walk } from './walk.ts'

const person = (id: string) => ({ id, type: 'approve', name: id, mode: { kind: 'any', reject: 'first' } })

const flow = Flow.parse({
  ...treeFrom('blank', 'me', (key) => key),
  chain: [
    { id: 'start', type: 'start', name: 'start' },
    {
      id: 'c',
      type: 'exclusive',
      name: 'c',
      branches: [
        { id: 'x', name: 'x', when: null, chain: [person('a')] },
        { id: 'y', name: 'y', when: null, chain: [] },
      ],
    },
    { id: 'end', type: 'end', name: 'end' },
  ],
})
const items = itemsOf(flow)

test('items stand from top to bottom with their levels', () => {
  expect(items.map(({ key, level }) => `${String(level)} ${key}`)).toEqual([
    '1 start',
    '1 c',
    '2 c/x',
    '3 a',
    '2 c/y',
    '1 end',
  ])
})

test.for([
  ['start', 'ArrowDown', 'c'],
  ['start', 'ArrowUp', 'start'],
  ['c', 'ArrowRight', 'c/x'],
  ['c/x', 'ArrowRight', 'c/y'],
  ['c/y', 'ArrowRight', 'c/y'],
  ['c/y', 'ArrowLeft', 'c/x'],
  ['c/x', 'ArrowLeft', 'c'],
  ['a', 'ArrowLeft', 'c/x'],
  ['a', 'ArrowDown', 'c/y'],
  ['a', 'End', 'end'],
  ['a', 'Home', 'start'],
] as const)('from %s, %s leads to %s', ([from, arrow, to]) => {
  expect(walk(items, from, arrow)).toBe(to)
})

test('a problem marks its card and the branch around it', () => {
  const problems = problemsOf(flow, noDocument, false, [])
  expect(problems.map(({ code }) => code)).toEqual(expect.arrayContaining(['noPeople', 'conditionMissing']))
  const marks = marksOf(flow, problems, new Set())
  expect(marks.get('a')).toBe('error')
  expect(marks.get('c/x')).toBe('error')
  expect(marks.get('start')).toBeUndefined()
})

test('a node that was added a moment ago is not marked yet', () => {
  const problems = problemsOf(flow, noDocument, false, [])
  const marks = marksOf(flow, problems, new Set(['a']))
  expect(marks.get('a')).toBeUndefined()
  expect(problems.some(({ nodeId }) => nodeId === 'a')).toBe(true)
})

test('what only the server knows is kept while its node is there', () => {
  const gone = { level: 'error' as const, code: 'personGone', nodeId: 'a', path: ['a'], data: {} }
  const other = { ...gone, nodeId: 'removed', path: ['removed'] }
  const kept = problemsOf(flow, noDocument, false, [gone, other]).filter(({ code }) => code === 'personGone')
  expect(kept).toEqual([gone])
})
