import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centred, kept, squareOf } from './crop.ts'

const wide = { width: 400, height: 200 }

describe('cropping a picture to a square', () => {
  test('begins with the middle of it', () => {
    expect(squareOf(centred, wide, 100)).toEqual({ left: 100, top: 0, side: 200 })
  })

  test('moves and zooms with the hand', () => {
    expect(squareOf(kept({ x: 50, y: 0, zoom: 1 }, wide, 100), wide, 100)).toEqual({ left: 0, top: 0, side: 200 })
    expect(squareOf(kept({ x: 0, y: 0, zoom: 2 }, wide, 100), wide, 100)).toEqual({ left: 150, top: 50, side: 100 })
  })

  test('never leaves the picture', () => {
    const number = fc.integer({ min: -2000, max: 2000 })
    const side = fc.integer({ min: 1, max: 4000 })
    fc.assert(
      fc.property(
        number,
        number,
        fc.double({ min: 0, max: 9, noNaN: true }),
        side,
        side,
        (x, y, zoom, width, height) => {
          const size = { width, height }
          const square = squareOf(kept({ x, y, zoom }, size, 280), size, 280)
          const slack = 1e-6 * Math.max(width, height)
          expect(square.left).toBeGreaterThanOrEqual(-slack)
          expect(square.top).toBeGreaterThanOrEqual(-slack)
          expect(square.left + square.side).toBeLessThanOrEqual(width + slack)
          expect(square.top + square.side).toBeLessThanOrEqual(height + slack)
        },
      ),
    )
  })
})
