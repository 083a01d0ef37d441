import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limits, patience, runs, seed } from './deep.ts'
import type { Property } from './properties/table.ts'
import { tapes } from './tape.ts'

/** Tries every property on random reels; `DEEP_RUNS` says how often. */
export const prove = (properties: readonly Property[]): void => {
  test.for(properties)('$rule', { timeout: patience }, ({ check, tape }) => {
    const found = fc.check(
      fc.property(tapes(tape), (numbers) => void check(numbers)),
      { numRuns: runs, ...seed, ...limits },
    )
    expect(found.failed, found.failed ? fc.defaultReportMessage(found) : '').toBe(false)
  })
}
