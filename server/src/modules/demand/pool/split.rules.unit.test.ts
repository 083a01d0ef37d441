import { addMoney } from '@srm/api/shared/money'
import { sumDecimals, compareDecimals } from '@srm/api/shared/decimal-text'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitQuantity } from './split.rules.ts'

describe('line of the pool that is split', () => {
  it('shares its budget by quantity', () => {
    expect(splitQuantity({ quantity: '80.0000', budgetAmount: '48000.00' }, '30.0000')).toEqual({
      part: { quantity: '30.0000', budgetAmount: '18000.00' },
      rest: { quantity: '50.0000', budgetAmount: '30000.00' },
    })
  })

  it('loses neither quantity nor a fen, however often it is split', () => {
    const tenthousandths = fc.integer({ min: 2, max: 9_000_000 })
    fc.assert(
      fc.property(
        tenthousandths,
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.array(fc.double({ min: 0.01, max: 0.99, noNaN: true }), { maxLength: 6 }),
        (size, fen, cuts) => {
          const whole = { quantity: (size / 10_000).toFixed(4), budgetAmount: (fen / 100).toFixed(2) }
          const parts = [whole]
          for (const cut of cuts) {
            const last = parts.at(-1) ?? whole
            const quantity = (Number(last.quantity) * cut).toFixed(4)
            if (compareDecimals(quantity, '0') <= 0 || compareDecimals(quantity, last.quantity) >= 0) continue
            const { part, rest } = splitQuantity(last, quantity)
            parts.splice(-1, 1, part, rest)
          }
          expect(compareDecimals(sumDecimals(parts.map((one) => one.quantity)), whole.quantity)).toBe(0)
          expect(addMoney(...parts.map((one) => one.budgetAmount))).toBe(whole.budgetAmount)
          for (const part of parts) expect(part.budgetAmount.startsWith('-')).toBe(false)
        },
      ),
    )
  })
})
