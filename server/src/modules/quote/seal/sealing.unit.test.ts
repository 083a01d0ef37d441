import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileKeys, KeyLost } from './key-port.rules.ts'
import { newKeyPair, openSealed, paddedTo, sealTo } from './sealing.rules.ts'

const place = ['tenant', 'purchase', 'invitation', '1', '1']
const words = (id: string): string => `${id}=${id}-hB5nWq2XmK8rVt4bZc7yLp1sHd9jGf3a`

describe('a sealed quote', () => {
  it('opens with its private key, in its place, to what was sealed', () => {
    const pair = newKeyPair()
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 9000 }), (bytes) => {
        const sealed = sealTo(pair.publicKey, place, Buffer.from(bytes))
        expect(openSealed(pair, place, sealed).equals(Buffer.from(bytes))).toBe(true)
      }),
      { numRuns: 30 },
    )
  })

  it('is as long for a price of three digits as for one of nine', () => {
    const { publicKey } = newKeyPair()
    const short = sealTo(publicKey, place, Buffer.from('{"rate":"100"}'))
    const long = sealTo(publicKey, place, Buffer.from(`{"rate":"987654321.99"}`))
    expect(short.length).toBe(long.length)
    expect(short.length).toBeGreaterThanOrEqual(paddedTo)
    expect(sealTo(publicKey, place, Buffer.alloc(paddedTo)).length - short.length).toBe(paddedTo)
  })

  it('never looks the same twice, and holds nothing that can be read', () => {
    const { publicKey } = newKeyPair()
    const plain = Buffer.from('单价 48888.88')
    const [one, other] = [sealTo(publicKey, place, plain), sealTo(publicKey, place, plain)]
    expect(one.equals(other)).toBe(false)
    expect(one.includes('48888')).toBe(false)
  })

  it.each([0, 1, 2, 3, 4])('does not open when part %i of its place is another', (at) => {
    const pair = newKeyPair()
    const sealed = sealTo(pair.publicKey, place, Buffer.from('1'))
    const moved = place.map((part, index) => (index === at ? `${part}x` : part))
    expect(() => openSealed(pair, moved, sealed)).toThrow(Error)
  })

  it('does not open with another key, or when a bit of it was changed', () => {
    const pair = newKeyPair()
    const sealed = sealTo(pair.publicKey, place, Buffer.from('1'))
    expect(() => openSealed(newKeyPair(), place, sealed)).toThrow(Error)
    for (const at of [0, 20, 50, 60, 100, sealed.length - 1]) {
      const changed = Buffer.from(sealed)
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
      expect(() => openSealed(pair, place, changed), String(at)).toThrow(Error)
    }
  })
})

describe('a wrapping key', () => {
  it('unwraps what an older one wrapped, and wraps with the present one', async () => {
    const before = fileKeys({ QUOTE_KEY: words('k1') })
    const wrapped = await before.wrap(Buffer.from('private'), place)
    const after = fileKeys({ QUOTE_KEY: `${words('k2')},${words('k1')}` })
    expect(after.presentId).toBe('k2')
    expect((await after.unwrap('k1', wrapped, place)).toString()).toBe('private')
    const anew = await after.wrap(Buffer.from('private'), place)
    expect((await fileKeys({ QUOTE_KEY: words('k2') }).unwrap('k2', anew, place)).toString()).toBe('private')
  })

  it('that is lost opens nothing, nor does another under its name', async () => {
    const wrapped = await fileKeys({ QUOTE_KEY: words('k1') }).wrap(Buffer.from('private'), place)
    await expect(fileKeys({ QUOTE_KEY: words('k2') }).unwrap('k1', wrapped, place)).rejects.toThrow(KeyLost)
    const other = fileKeys({ QUOTE_KEY: `k1=${words('zz').slice(3)}` })
    await expect(other.unwrap('k1', wrapped, place)).rejects.toThrow(Error)
    await expect(fileKeys({ QUOTE_KEY: words('k1') }).unwrap('k1', wrapped, ['other'])).rejects.toThrow(Error)
  })
})
