import { expect, test } from 'vitest'
import { sidesOf } from './chunks.ts'

const ends = { entry: 'main', login: 'login', routes: 'routes', frame: 'frame', home: 'home' }
const files: Readonly<Record<string, { now?: string[]; later?: string[] }>> = {
  main: { now: ['routes', 'react'] },
  routes: { later: ['login', 'portal', 'frame'] },
  login: { now: ['field'] },
  portal: { now: ['picture', 'field'] },
  frame: { now: ['menu', 'field', 'picture'], later: ['drawer'] },
  home: { now: ['board', 'menu'] },
}
const names = [
  'main',
  'routes',
  'react',
  'login',
  'field',
  'portal',
  'picture',
  'frame',
  'menu',
  'home',
  'board',
  'drawer',
]
const side = sidesOf(names, ends, (id) => ({
  importedIds: files[id]?.now ?? [],
  dynamicallyImportedIds: files[id]?.later ?? [],
}))

test('whoever signs in waits for nothing but what signing in needs', () => {
  expect(names.filter((name) => side(name) === 'first')).toEqual(['main', 'routes', 'react', 'login', 'field'])
})

test('the frame and its first page travel together, without what anybody may open', () => {
  expect(names.filter((name) => side(name) === 'open')).toEqual(['portal', 'picture'])
  expect(names.filter((name) => side(name) === 'frame')).toEqual(['frame', 'menu', 'home', 'board'])
})

test('what is only opened later is left where the builder puts it', () => {
  expect(side('drawer')).toBeUndefined()
})
