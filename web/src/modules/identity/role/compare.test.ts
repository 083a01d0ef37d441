import { expect, test } from 'vitest'
import { found, type CatalogGroup } from './catalog.ts'
import { compared } from './compare.ts'

const codes = (subject: string, ...actions: string[]) =>
  actions.map((action) => ({ code: `${subject}:${action}`, title: `${action} ${subject}`, templates: [] }))
const place = { area: { name: 'Other', title: '设置' }, inMenu: true, scope: null }
const catalog: CatalogGroup[] = [
  { subject: 'user', title: '员工', ...place, codes: codes('user', 'list', 'show', 'delete') },
  { subject: 'role', title: '角色', ...place, codes: codes('role', 'list', 'assign') },
  { subject: 'log', title: '日志', ...place, codes: codes('log', 'list') },
]

test('two roles are compared code by code; what neither holds is left out', () => {
  const groups = compared(catalog, ['user:list', 'user:show'], ['user:list', 'role:assign'])
  expect(groups.map(({ subject }) => subject)).toEqual(['user', 'role'])
  expect(groups.flatMap((group) => group.codes.map((one) => [one.code, one.left, one.right]))).toEqual([
    ['user:list', true, true],
    ['user:show', true, false],
    ['role:assign', false, true],
  ])
})

test('a star holds everything', () => {
  const groups = compared(catalog, ['*'], [])
  expect(groups.flatMap((group) => group.codes).every((one) => one.left && !one.right)).toBe(true)
  expect(groups).toHaveLength(3)
})

test('a search finds groups by name and pinyin, and single codes', () => {
  expect(found(catalog, 'yg').map(({ subject }) => subject)).toEqual(['user'])
  expect(found(catalog, 'assign')).toEqual([{ ...catalog[1], codes: codes('role', 'assign') }])
  expect(found(catalog, ' ')).toBe(catalog)
})
