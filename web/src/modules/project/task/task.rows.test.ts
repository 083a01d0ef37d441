import { replaceEqualDeep } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { TaskNode } from '@srm/api/project'
import { isChanged, rowOf } from './task.rows.ts'

const node = (id: string, more: object = {}): TaskNode =>
  ({ id, version: 1, title: id, status: 'todo', progress: 0, children: [], ...more }) as unknown as TaskNode

const tree = (status: string): TaskNode[] => [
  node('a', { children: [node('a1', { status }), node('a2')] }),
  node('b', { children: [node('b1')] }),
]

test('a tree read again draws only what has changed, and what stands above it', () => {
  const first = tree('todo')
  const second = replaceEqualDeep(first, tree('doing'))
  const [a, b] = first.map(rowOf)
  const [a2, b2] = second.map(rowOf)
  expect(a2 && a && isChanged(a2, a)).toBe(true)
  expect(b2 && b && isChanged(b2, b)).toBe(false)
  expect(a2?.children?.map((row, at) => row === a?.children?.[at])).toEqual([false, true])
  expect(a2?.children?.[0]?.status).toBe('doing')
})

test('a task without others below it has no list of them', () => {
  const [row] = tree('todo').map(rowOf)
  expect(row?.children?.[0]).not.toHaveProperty('children')
})
