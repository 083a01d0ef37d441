import { expect, test } from 'vitest'
import { checkCasts } from '../casts/count.ts'
import { planted } from './plant.ts'

const file = 'server/src/kernel/planted.ts'
const none = { casts: 0, indexes: 0 }
const check = (text: string, limits = none) => planted({ [file]: `${text}\n` }, (tree) => checkCasts(tree, limits))

test('the clean sample has neither casts nor string indexes', async () => {
  expect(await planted({}, (tree) => checkCasts(tree, none))).toEqual([])
})

test.each([
  ['a cast', 'export const a = (1 as unknown) as string', /2 casts in server\/src, at most 0/],
  ['a string index', `export const a = (row: Record<string, unknown>) => row['status']`, /1 string indexes/],
])('%s is caught', async (_name, text, says) => {
  const problems = await check(text)
  expect(problems.join('\n')).toMatch(says)
  expect(problems).toHaveLength(1)
})

test('a constant, a type by name and an index by a variable pass', async () => {
  const lines = [
    `export const a = ['x'] as const`,
    `export type B = { c: string }['c']`,
    'export const d = (row: Record<string, string>, key: string) => row[key]',
  ]
  expect(await check(lines.join('\n'))).toEqual([])
})

test('a figure that fell has to be written down', async () => {
  expect(await check('export const a = 1', { casts: 1, indexes: 0 })).toMatchObject([expect.stringMatching(/--write/)])
})

test('casts in tests are not counted', async () => {
  const files = { 'server/src/kernel/planted.test.ts': 'export const a = 1 as unknown\n' }
  expect(await planted(files, (tree) => checkCasts(tree, none))).toEqual([])
})
