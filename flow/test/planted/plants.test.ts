import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patience } from '../deep.ts'
import { plants } from './plants.ts'
import { tapes } from '../tape.ts'

/** Long enough for the rarest of them, short enough for every change. */
const tries = 4000

test.for(plants)('caught: $bug', { timeout: patience }, ({ check, tape }) => {
  const found = fc.check(
    fc.property(tapes(tape), (numbers) => void check(numbers)),
    { numRuns: tries, endOnFailure: true },
  )
  expect(found.failed).toBe(true)
})
