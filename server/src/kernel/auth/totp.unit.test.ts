import { describe, expect, it } from 'vitest'
import { makeTotpSecret, totpAddress, totpCode, totpStepAt, totpStepOf } from './totp.ts'

/** The secret of the standard's examples: the digits 1 to 0, twice. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('a code of an authenticator', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %d seconds is %s, as the standard says', (seconds, code) => {
    expect(totpCode(secret, totpStepAt(seconds * 1000))).toBe(code)
  })

  it('is good half a minute before and after, and no longer', () => {
    const now = 1_790_000_010_000
    const steps = [-2, -1, 0, 1, 2].map((by) => totpStepOf(secret, totpCode(secret, totpStepAt(now) + by), now))
    const step = totpStepAt(now)
    expect(steps).toEqual([undefined, step - 1, step, step + 1, undefined])
    expect(totpStepOf(secret, '', now)).toBeUndefined()
  })

  it('comes from a secret of 160 bits, which an authenticator reads', () => {
    expect(new Set(Array.from({ length: 50 }, makeTotpSecret)).size).toBe(50)
    expect(makeTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
    expect(totpAddress('云采 SRM', 'ops', secret)).toBe(
      `otpauth://totp/%E4%BA%91%E9%87%87%20SRM%3Aops?secret=${secret}&issuer=%E4%BA%91%E9%87%87+SRM`,
    )
  })
})
