import { expect, test } from 'vitest'
import { inTurn } from './entries.ts'

const entries = (...paths: readonly string[]) => paths.map((path) => ({ path }))
const pathsOf = (all: readonly { readonly path: string }[]): string => all.map(({ path }) => path).join(' ')

test('every area of the menu comes in turn, in the order the company gave them', () => {
  const open = entries('/b1', '/b2', '/b3', '/a1', '/a2', '/c1')
  expect(pathsOf(inTurn(open, [['/a1', '/a2'], ['/b3', '/b1', '/b2'], ['/c1']]))).toBe('/a1 /b3 /c1 /a2 /b1 /b2')
})

test('what one may not open leaves no gap, and what no menu has comes last', () => {
  expect(pathsOf(inTurn(entries('/x', '/a2', '/b1'), [['/a1', '/a2'], ['/b1']]))).toBe('/a2 /b1 /x')
  expect(pathsOf(inTurn(entries('/x', '/y'), []))).toBe('/x /y')
})
