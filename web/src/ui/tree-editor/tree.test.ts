import { describe, expect, it } from 'vitest'
import { dropAt } from './tree-drop.ts'
import { isWhereItIs, mergeable, moved, stepped, type Step } from './tree-moves.ts'
import { rowsOf, type TreeNode, type TreeRow } from './tree-node.ts'
import { found, marked, startingWith } from './tree-search.ts'

const node = (id: string, ...children: TreeNode[]): TreeNode => ({ id, name: id, children })
const shape = (nodes: readonly TreeNode[]): string =>
  nodes.map(({ id, children }) => id + (children.length > 0 ? `(${shape(children)})` : '')).join(' ')

const tree = [node('a', node('b', node('c')), node('d')), node('e'), node('f')]

describe('moving', () => {
  it.each([
    ['e', { parentId: null, before: 'a' }, 'e a(b(c) d) f'],
    ['a', { parentId: null, before: null }, 'e f a(b(c) d)'],
    ['f', { parentId: 'b', before: 'c' }, 'a(b(f c) d) e'],
    ['c', { parentId: null, before: 'f' }, 'a(b d) e c f'],
    ['a', { parentId: 'c', before: null }, shape(tree)],
    ['a', { parentId: 'a', before: null }, shape(tree)],
    ['nobody', { parentId: null, before: null }, shape(tree)],
  ])('%s to %o', (id, place, after) => {
    expect(shape(moved(tree, id, place))).toBe(after)
  })

  it.each<[string, Step, string]>([
    ['d', 'up', 'a(d b(c)) e f'],
    ['b', 'down', 'a(d b(c)) e f'],
    ['a', 'down', 'e a(b(c) d) f'],
    ['d', 'in', 'a(b(c d)) e f'],
    ['c', 'out', 'a(b c d) e f'],
    ['d', 'out', 'a(b(c)) d e f'],
  ])('%s one step %s', (id, step, after) => {
    const place = stepped(tree, id, step)
    expect(place && shape(moved(tree, id, place))).toBe(after)
  })

  it.each<[string, Step]>([
    ['a', 'up'],
    ['f', 'down'],
    ['b', 'in'],
    ['a', 'out'],
    ['nobody', 'up'],
  ])('%s has nowhere to go %s', (id, step) => {
    expect(stepped(tree, id, step)).toBeUndefined()
  })

  it('knows when nothing would change', () => {
    expect(isWhereItIs(tree, 'e', { parentId: null, before: 'f' })).toBe(true)
    expect(isWhereItIs(tree, 'f', { parentId: null, before: null })).toBe(true)
    expect(isWhereItIs(tree, 'e', { parentId: null, before: 'a' })).toBe(false)
    expect(isWhereItIs(tree, 'e', { parentId: 'a', before: null })).toBe(false)
  })

  it('merges into anything but itself and what is below it', () => {
    expect(mergeable(tree, 'b').map((one) => [one.node.id, one.depth])).toEqual([
      ['a', 0],
      ['d', 1],
      ['e', 0],
      ['f', 0],
    ])
  })
})

describe('dropping', () => {
  const drop = (id: string, index: number, part: number, shift = 0, closed: readonly string[] = []) => {
    const all = rowsOf(tree, (one) => one === id || closed.includes(one))
    const dragged = all.find((row) => row.node.id === id) as TreeRow
    return dropAt(all, dragged, { index, part, shift })
  }

  it('onto the middle of a row hangs it there', () => {
    expect(drop('f', 1, 0.5)).toEqual({ parentId: 'b', before: null, into: 'b' })
  })

  it.each([
    // Rows: a 0, b 1, c 2, d 3, e 4, f 5.
    ['f', 0, 0.1, 0, null, 'a', 0],
    ['f', 0, 0.9, 0, 'a', 'b', 1],
    ['f', 2, 0.9, 0, 'a', 'd', 1],
    ['f', 2, 0.9, 2, 'b', null, 2],
    ['f', 2, 0.9, 9, 'c', null, 3],
    ['f', 3, 0.9, 0, null, 'e', 0],
    ['f', 3, 0.9, 1, 'a', null, 1],
    ['f', 4, 0.9, 1, 'e', null, 1],
    ['f', 5, 0.5, 1, 'e', null, 1],
    ['f', 9, 0, 0, null, null, 0],
    ['f', -1, 0, 0, null, 'a', 0],
    ['c', 4, 0.9, -9, null, 'f', 0],
  ])('%s at row %i, %f of it, %i levels aside', (id, index, part, shift, parentId, before, depth) => {
    expect(drop(id, index, part, shift)).toMatchObject({ parentId, before, line: { depth } })
  })

  it('on a line under a closed row stays beside it', () => {
    expect(drop('f', 0, 0.9, 3, ['a'])).toMatchObject({ parentId: null, before: 'e' })
  })
})

describe('searching', () => {
  const named = [{ id: '1', name: '会议会展', children: [{ id: '2', name: '年会', children: [] }] }, node('x')]

  it('keeps the branches that lead there', () => {
    expect(shape(found(named, 'nh'))).toBe('1(2)')
    expect(shape(found(named, '会展'))).toBe('1')
    expect(found(named, '没有')).toEqual([])
  })

  it('marks what was meant', () => {
    expect(marked('会议会展', '会展')).toEqual([2, 4])
    expect(marked('会议会展', 'yhz')).toEqual([1, 4])
    expect(marked('会议会展', 'q')).toBeUndefined()
    expect(marked('会议会展', ' ')).toBeUndefined()
  })

  it('jumps to the next that begins so, around the end', () => {
    const names = ['年会', '会议', '年报']
    expect(startingWith(names, 0, 'n')).toBe(2)
    expect(startingWith(names, 2, 'n')).toBe(0)
    expect(startingWith(names, 0, 'z')).toBeUndefined()
  })
})
