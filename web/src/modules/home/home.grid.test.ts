import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gridColumns, WidgetPlacement } from '@srm/api/home'
import { added, compact, moved, nudged, resized } from './home.grid.ts'

const cell = (type: string, x: number, y: number, w: number, h: number): WidgetPlacement => ({ type, x, y, w, h })
const wide = cell('a', 0, 0, 8, 4)
const side = cell('b', 8, 0, 4, 8)
const below = cell('c', 0, 4, 8, 4)
const all = [wide, side, below]
const least = { w: 3, h: 3 }

test('gaps close from above', () => {
  expect(compact([cell('a', 0, 7, 6, 2), cell('b', 0, 20, 6, 2)])).toEqual([
    cell('a', 0, 0, 6, 2),
    cell('b', 0, 2, 6, 2),
  ])
})

test('what is moved onto another pushes it down, and what is moved below it lets it rise', () => {
  expect(moved(all, 'c', 0, 0)).toEqual([cell('c', 0, 0, 8, 4), side, cell('a', 0, 4, 8, 4)])
  expect(moved(all, 'a', 0, 4)).toEqual([cell('c', 0, 0, 8, 4), side, cell('a', 0, 4, 8, 4)])
})

test('a step by a key always changes something while there is room', () => {
  expect(nudged(all, 'a', 0, 1)).toEqual([cell('c', 0, 0, 8, 4), side, cell('a', 0, 4, 8, 4)])
  expect(nudged([wide], 'a', 1, 0)).toEqual([{ ...wide, x: 1 }])
  expect(nudged([wide], 'a', -1, 0)).toEqual([wide])
})

test('a size stays within the grid and above the least', () => {
  expect(resized([wide], 'a', { w: 99, h: 99 }, least)).toEqual([{ ...wide, w: 12, h: 20 }])
  expect(resized([wide], 'a', { w: 0, h: 0 }, least)).toEqual([{ ...wide, w: 3, h: 3 }])
})

test('what is added stands below', () => {
  expect(added([wide], { type: 'd', w: 4, h: 3 }).at(-1)).toEqual(cell('d', 0, 4, 4, 3))
})

const anyCell = fc
  .record({ x: fc.nat(10), y: fc.nat(40), w: fc.integer({ min: 2, max: 12 }), h: fc.integer({ min: 2, max: 8 }) })
  .map(({ x, y, w, h }) => ({ x, y, w: Math.min(w, gridColumns - x), h }))

const overlap = (one: WidgetPlacement, other: WidgetPlacement): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h

const pairsOf = (grid: readonly WidgetPlacement[]): (readonly [WidgetPlacement, WidgetPlacement])[] =>
  grid.flatMap((one, index) => grid.slice(index + 1).map((other) => [one, other] as const))

test('whatever is done, nothing lies upon another, nothing is lost and the server takes it', () => {
  const steps = fc.array(fc.tuple(fc.nat(5), fc.integer({ min: -3, max: 12 }), fc.integer({ min: -3, max: 40 })))
  fc.assert(
    fc.property(fc.array(anyCell, { minLength: 1, maxLength: 6 }), steps, (cells, moves) => {
      let grid = compact(cells.map((one, index) => ({ ...one, type: 'abcdef'[index] ?? '' })))
      for (const [which, x, y] of moves) {
        const type = grid[which % grid.length]?.type ?? ''
        grid = which % 2 ? moved(grid, type, x, y) : resized(grid, type, { w: x, h: y }, least)
      }
      expect(grid).toHaveLength(cells.length)
      expect(grid.every((one) => WidgetPlacement.safeParse(one).success)).toBe(true)
      expect(pairsOf(grid).filter(([one, other]) => overlap(one, other))).toEqual([])
    }),
    { numRuns: 200 },
  )
})
