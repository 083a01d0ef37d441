import { describe, expect, test } from 'vitest'
import type { BoardColumn } from '@srm/api/project'
import { aNode } from '../gantt/plan.fixture.ts'
import { cardsByColumn, cardsOf, columnOf, filterCards, isOverLimit, lanesOf, noFilter, nobody } from './board.data.ts'

const column = (id: string | null, status: BoardColumn['status'], wipLimit: number | null = null): BoardColumn => ({
  id,
  name: id ?? status,
  status,
  wipLimit,
  from: 'project',
})
const columns = [column('a', 'todo'), column('b', 'todo'), column('c', 'doing', 2)]
const lin = { id: 'lin', name: '林若曦' }
const xu = { id: 'xu', name: '许静怡' }

test('cards are the ends of the branches', () => {
  const tree = [aNode({ id: '1', children: [aNode({ id: '2' }), aNode({ id: '3', children: [aNode({ id: '4' })] })] })]
  expect(cardsOf(tree).map(({ id }) => id)).toEqual(['2', '4'])
})

describe('the column of a card', () => {
  test('is its own while that is of its state', () => {
    expect(columnOf({ status: 'todo', columnId: 'b' }, columns)?.id).toBe('b')
  })

  test('is the first of its state otherwise', () => {
    expect(columnOf({ status: 'todo', columnId: null }, columns)?.id).toBe('a')
    expect(columnOf({ status: 'doing', columnId: 'b' }, columns)?.id).toBe('c')
    expect(columnOf({ status: 'todo', columnId: null }, [column(null, 'todo')])?.status).toBe('todo')
  })

  test('is none where the board leaves its state out', () => {
    expect(columnOf({ status: 'closed', columnId: null }, columns)).toBeUndefined()
  })

  test('is where it goes while it is on its way', () => {
    const found = cardsByColumn([aNode({ id: '1' }), aNode({ id: '2' })], columns, new Map([['1', 'c']]))
    expect([...found].map(([key, cards]) => [key, cards.map(({ id }) => id)])).toEqual([
      ['c', ['1']],
      ['a', ['2']],
    ])
  })
})

test('a column warns of more cards than it should hold, and only then', () => {
  expect([1, 2, 3].map((count) => isOverLimit(column('c', 'doing', 2), count))).toEqual([false, false, true])
  expect(isOverLimit(column('a', 'todo'), 500)).toBe(false)
})

test('lanes are people by name, and nobody at the end', () => {
  const cards = [aNode({ id: '1' }), aNode({ id: '2', assignee: xu }), aNode({ id: '3', assignee: lin })]
  expect(lanesOf(cards).map(({ key, cards: of }) => [key, of.length])).toEqual([
    ['lin', 1],
    ['xu', 1],
    [nobody, 1],
  ])
})

test('filters narrow by person, priority, lateness and words', () => {
  const cards = [
    aNode({ id: '1', assignee: lin, priority: 'high', title: '主视觉 Design' }),
    aNode({ id: '2', isLate: true }),
    aNode({ id: '3', code: 'RW9' }),
  ]
  const found = (filter: Partial<typeof noFilter>) => filterCards(cards, { ...noFilter, ...filter }).map(({ id }) => id)
  expect(found({})).toEqual(['1', '2', '3'])
  expect(found({ assignee: 'lin' })).toEqual(['1'])
  expect(found({ assignee: nobody })).toEqual(['2', '3'])
  expect(found({ priority: 'high' })).toEqual(['1'])
  expect(found({ isLate: true })).toEqual(['2'])
  expect(found({ keyword: ' design' })).toEqual(['1'])
  expect(found({ keyword: 'rw9' })).toEqual(['3'])
})
