import { expect, test } from 'vitest'
import { planChunks, type Kinds } from './chunks.ts'

const kinds: Kinds = {
  first: ['main.tsx'],
  login: ['login.tsx'],
  site: ['portal.tsx'],
  external: ['apply.tsx'],
  console: ['console.tsx'],
  frame: ['frame.tsx'],
  list: ['list.tsx'],
  record: ['detail.tsx'],
  home: ['figures.tsx', 'week.tsx'],
}
const icon = '/node_modules/@ant-design/icons/es/icons/DeleteOutlined.js'
const homeIcon = '/node_modules/@ant-design/icons/es/icons/FireOutlined.js'
const button = '/node_modules/antd/es/button/index.js'
const imports: Readonly<Record<string, readonly string[]>> = {
  'main.tsx': ['react'],
  'login.tsx': ['react', 'field', 'scene'],
  'portal.tsx': ['scene', 'picture'],
  'apply.tsx': ['react', 'field', 'checks', 'steps'],
  'console.tsx': ['react', button, 'menu', 'graph'],
  'frame.tsx': ['react', 'menu', button, 'checks'],
  'list.tsx': [button, 'table', 'cell', 'checks', 'phone', icon],
  'detail.tsx': [button, 'cell', 'tabs'],
  'person.tsx': ['table', 'picker'],
  'figures.tsx': [button, 'trend', 'picker', homeIcon],
  'week.tsx': ['days'],
  steps: ['phone'],
  cell: ['dates'],
}
const ids = [...new Set([...Object.keys(imports), ...Object.values(imports).flat()])]
const importersOf = (id: string): string[] => Object.keys(imports).filter((other) => imports[other]?.includes(id))
const nameOf = planChunks(ids, kinds, (id) => ({
  importedIds: [...(imports[id] ?? [])],
  importers: importersOf(id),
}))
const membersOf = (name: string): string[] => ids.filter((id) => nameOf(id) === name)

test('what every page needs travels with the entry', () => {
  expect(membersOf('first')).toEqual(['main.tsx', 'react'])
})

test('the login page has its modules together, and shares those of other pages without their own', () => {
  expect(membersOf('login')).toEqual(['login.tsx'])
  expect(membersOf('login-site')).toEqual(['scene'])
  expect(membersOf('login-external')).toEqual(['field'])
})

test('the frame holds what lists and the other pages of a record share, its libraries apart with the icons of lists', () => {
  expect(membersOf('frame')).toEqual(['frame.tsx', 'cell', 'dates'])
  expect(membersOf('library').toSorted()).toEqual([button, icon, homeIcon].toSorted())
  expect(membersOf('list')).toEqual(['list.tsx', 'table'])
})

test('a page outside never needs a file of the frame, but the console has its libraries', () => {
  expect(membersOf('external-frame')).toEqual(['checks', 'phone'])
  expect(membersOf('console-frame')).toEqual(['menu'])
})

test('what only the parts of the first page need is one file', () => {
  expect(membersOf('home').toSorted()).toEqual(['days', 'figures.tsx', 'trend', 'week.tsx'])
})

test('modules of single pages are left to the builder', () => {
  for (const id of ['portal.tsx', 'picture', 'apply.tsx', 'steps', 'detail.tsx', 'tabs', 'person.tsx', 'picker'])
    expect(nameOf(id)).toBeUndefined()
})

test('no two files import each other', () => {
  const names = [...new Set(ids.flatMap((id) => nameOf(id) ?? []))]
  const importsOf = (name: string): (string | undefined)[] =>
    membersOf(name).flatMap((id) => (imports[id] ?? []).map((imported) => nameOf(imported)))
  const mutual = names.flatMap((one) =>
    names.filter((other) => one < other && importsOf(one).includes(other) && importsOf(other).includes(one)),
  )
  expect(mutual).toEqual([])
})

test('a page that was moved stops the build', () => {
  expect(() => planChunks(['main.tsx'], kinds, () => ({ importedIds: [], importers: [] }))).toThrow('no file ends with')
})
