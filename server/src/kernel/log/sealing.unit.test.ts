import { describe, expect, it } from 'vitest'
import { fingerprint, presentSeal, seal, unseal } from './sealing.ts'

const secrets = {
  FIELD_KEYS: 'k1=kQ7zv1LrXw9mPd3sTb5yHn8cJf2gAe6u',
  FIELD_INDEX_SECRET: 'uE4xNq8WkM1rVt7bZc3yLp9sHd5jGf2a',
}
const number = '6214830000001234'

describe('a sealed value', () => {
  it('is read again with the key that sealed it, and never looks the same twice', () => {
    const [one, two] = [seal(secrets, 'a', number), seal(secrets, 'a', number)]
    expect(one).not.toBe(two)
    expect(one).not.toContain(number)
    expect([unseal(secrets, 'a', one), unseal(secrets, 'a', two)]).toEqual([number, number])
  })

  it('opens for its own company only, and not when a letter of it was changed', () => {
    const stored = seal(secrets, 'a', number)
    expect(() => unseal(secrets, 'b', stored)).toThrow('unable to authenticate')
    const at = stored.length - 10
    const other = stored[at] === 'A' ? 'B' : 'A'
    expect(() => unseal(secrets, 'a', stored.slice(0, at) + other + stored.slice(at + 1))).toThrow(
      'unable to authenticate',
    )
  })

  it('outlives its key: a new one is put before the old, which still opens', () => {
    const old = seal(secrets, 'a', number)
    const rotated = { ...secrets, FIELD_KEYS: `k2=pT6wRj2XnC9vLk4yQb8zGm1dHs7fUe3a,${secrets.FIELD_KEYS}` }
    expect(unseal(rotated, 'a', old)).toBe(number)
    expect(old.startsWith(presentSeal(secrets))).toBe(true)
    expect(old.startsWith(presentSeal(rotated))).toBe(false)
    const fresh = seal(rotated, 'a', number)
    expect(fresh.startsWith('s1:k2:')).toBe(true)
    expect(() => unseal(secrets, 'a', fresh)).toThrow('no key k2')
  })

  it('is told apart from what was written before there were seals', () => {
    expect(unseal(secrets, 'a', number)).toBe(number)
  })

  it('is found by a fingerprint that no other company shares', () => {
    expect(fingerprint(secrets, 'a', number)).toBe(fingerprint(secrets, 'a', number))
    expect(fingerprint(secrets, 'a', number)).not.toBe(fingerprint(secrets, 'b', number))
  })
})
