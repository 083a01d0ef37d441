import { expect, test } from 'vitest'
import { arrange, type Plate } from './map.arrange.ts'

const frame = { width: 900, height: 500 }
const plateAt = (x: number, y: number, weight = 1): Plate => ({ pin: { x, y }, width: 120, height: 24, weight })

const rectsOf = (plates: readonly Plate[]) =>
  arrange(plates, frame).flatMap((offset, at) => {
    const { pin, width, height } = plates[at] ?? plateAt(0, 0)
    if (!offset) return []
    const [x, y] = [pin.x + offset.x, pin.y + offset.y]
    return [{ left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }]
  })

test('cities close to one another are written beside one another, never over one another', () => {
  const plates = Array.from({ length: 12 }, (_, nth) =>
    plateAt(600 + (nth % 4) * 6, 250 + Math.floor(nth / 4) * 5, nth),
  )
  const rects = rectsOf(plates)
  expect(rects).toHaveLength(12)
  for (const [at, one] of rects.entries())
    for (const other of rects.slice(at + 1)) {
      const apart =
        one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top
      expect(apart).toBe(true)
    }
})

test('what stands at the edge of the map stays on it', () => {
  expect(
    rectsOf([plateAt(898, 4), plateAt(2, 497)]).every(
      ({ left, right, top, bottom }) => left >= 0 && top >= 0 && right <= 900 && bottom <= 500,
    ),
  ).toBe(true)
})

test('of more than there is room for, those of less weight are left out', () => {
  const found = arrange(
    Array.from({ length: 200 }, (_, nth) => plateAt(450, 250, nth)),
    frame,
  )
  expect(found[199]).toBeDefined()
  expect(found[0]).toBeUndefined()
})
