import { describe, expect, it } from 'vitest'
import { isOrdered, strictestPolicy, usualBands, type TypePolicy } from './policy.rules.ts'

const type = (more: Partial<TypePolicy> = {}): TypePolicy => ({
  bands: usualBands,
  approvalLimit: null,
  compareMethod: 'lowest',
  isTwoEnvelope: false,
  ...more,
})

describe('policy of a purchase', () => {
  it('follows the band its amount falls into, the end of a band excluded', () => {
    const at = (amount: string) => strictestPolicy([type()], amount)
    expect(at('4999.99')).toMatchObject({ minQuotes: 1, openMode: 'clockOrAll', needsApproval: false })
    expect(at('5000.00')).toMatchObject({ minQuotes: 3, openMode: 'clock', needsApproval: false })
    expect(at('50000.00')).toMatchObject({ minQuotes: 3, openMode: 'twoPeople', needsApproval: true })
  })

  it('is the strictest of all its types', () => {
    const relaxed = type({ bands: [{ below: null, minQuotes: 1, openMode: 'clockOrAll', needsApproval: false }] })
    const strict = type({
      bands: [{ below: null, minQuotes: 5, openMode: 'clock', needsApproval: false }],
      approvalLimit: '100.00',
      compareMethod: 'scored',
      isTwoEnvelope: true,
    })
    expect(strictestPolicy([relaxed, strict], '100.00')).toEqual({
      minQuotes: 5,
      openMode: 'clock',
      needsApproval: true,
      compareMethod: 'scored',
      isTwoEnvelope: true,
    })
    expect(strictestPolicy([relaxed], '1000000.00')).toMatchObject({ minQuotes: 1, needsApproval: false })
  })

  it('is the usual one where a type has no bands', () => {
    expect(strictestPolicy([type({ bands: [] })], '60000.00')).toMatchObject({ openMode: 'twoPeople' })
    expect(strictestPolicy([], '10.00')).toMatchObject({ minQuotes: 1, openMode: 'clockOrAll' })
  })

  it('needs bands from low to high with an open end', () => {
    expect(isOrdered(usualBands)).toBe(true)
    expect(isOrdered([])).toBe(true)
    expect(isOrdered([{ below: '5.00' }])).toBe(false)
    expect(isOrdered([{ below: '5.00' }, { below: '5.00' }, { below: null }])).toBe(false)
    expect(isOrdered([{ below: null }, { below: null }])).toBe(false)
  })
})
