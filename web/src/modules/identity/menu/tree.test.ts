import { expect, test } from 'vitest'
import type { MenuItem } from '@srm/api/identity'
import { metaAt, nodesOf, sortsFor } from './tree.ts'

const item = (id: string, sort: number, rest: Partial<MenuItem> = {}): MenuItem => ({
  id,
  path: `/${id}`,
  name: id,
  meta: { title: id },
  parentId: null,
  type: 'menu',
  permission: null,
  sort,
  own: false,
  changed: false,
  ...rest,
})
const words = { hidden: '隐藏', changed: '已修改', own: '自定义' }

test('items hang below their parents in their order, and say what was made of them', () => {
  const items = [
    item('b', 10),
    item('a', 0, { type: 'directory' }),
    item('c', 0, { parentId: 'a', own: true, meta: { title: 'c', hidden: true } }),
    item('d', 5, { parentId: 'a', changed: true }),
  ]
  expect(nodesOf(items, words, { directory: '目', menu: '菜', button: '钮' })).toMatchObject([
    {
      id: 'a',
      system: true,
      children: [
        { id: 'c', note: '隐藏 · 自定义 · /c', system: false },
        { id: 'd', note: '已修改 · /d' },
      ],
    },
    { id: 'b', note: '/b' },
  ])
})

test('only those whose place changes get another number', () => {
  const items = [item('a', 0), item('b', 10), item('c', 20)]
  expect(sortsFor(items, 'c', { parentId: null, before: 'b' })).toEqual([
    { id: 'c', sort: 10 },
    { id: 'b', sort: 20 },
  ])
  expect(sortsFor(items, 'a', { parentId: 'x', before: null })).toEqual([{ id: 'a', sort: 0 }])
})

test('an entry that is put beside others comes under their heading', () => {
  const items = [item('a', 0, { meta: { title: 'a', group: 'daily' } }), item('b', 10, { meta: { title: 'b' } })]
  expect(metaAt(items, 'b', { parentId: null, before: 'a' })).toEqual({ title: 'b', group: 'daily' })
  expect(metaAt(items, 'a', { parentId: null, before: null })).toEqual({ title: 'a', group: '' })
})
