import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from '#kernel/config.ts'
import type { Place } from './sealing.rules.ts'

/**
 * Wraps private keys with a key that is outside the database. As services that manage keys do it: they say which key
 * they used, and whoever comes with a wrapped key names it.
 */
export type KeyPort = {
  /** Which key wraps now; what another one wrapped is due to be wrapped anew. */
  readonly presentId: string
  wrap(plain: Buffer, place: Place): Promise<Buffer>
  unwrap(keyId: string, wrapped: Buffer, place: Place): Promise<Buffer>
}

/** The wrapping key is not among ours: whatever it wrapped stays closed. */
export class KeyLost extends Error {
  constructor(id: string) {
    super(`no wrapping key ${id}`)
    this.name = 'KeyLost'
  }
}

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

const aad = (place: Place): Buffer => Buffer.from(place.join('|'))

/** Keys from a file beside the server, as `id=words` by commas: the first wraps, all of them unwrap. */
export const fileKeys = ({ QUOTE_KEY }: Pick<Config, 'QUOTE_KEY'>): KeyPort => {
  const keys = new Map(
    QUOTE_KEY.split(',').map((one): [id: string, key: Buffer] => {
      const at = one.indexOf('=')
      return [one.slice(0, at), Buffer.from(hkdfSync('sha256', one.slice(at + 1), 'srm', 'quote key', 32))]
    }),
  )
  const keyOf = (id: string): Buffer => {
    const key = keys.get(id)
    if (!key) throw new KeyLost(id)
    return key
  }
  const presentId = [...keys.keys()][0] ?? ''
  return {
    presentId,
    wrap: async (plain, place) => {
      const iv = randomBytes(ivBytes)
      const locked = createCipheriv(cipher, keyOf(presentId), iv, { authTagLength: tagBytes }).setAAD(aad(place))
      return Buffer.concat([iv, locked.update(plain), locked.final(), locked.getAuthTag()])
    },
    unwrap: async (keyId, wrapped, place) => {
      const iv = wrapped.subarray(0, ivBytes)
      const opened = createDecipheriv(cipher, keyOf(keyId), iv, { authTagLength: tagBytes })
        .setAAD(aad(place))
        .setAuthTag(wrapped.subarray(-tagBytes))
      return Buffer.concat([opened.update(wrapped.subarray(ivBytes, -tagBytes)), opened.final()])
    },
  }
}
