import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
} from 'node:crypto'

/**
 * Sealed to a public key: whoever writes needs nothing secret, and only the holder of the private key reads it. A key
 * pair of one use (X25519) meets that of the purchase, HKDF makes a key from both, AES-256-GCM seals with it.
 */
const format = 1
const cipher = 'aes-256-gcm'
const publicBytes = 44
const ivBytes = 12
const tagBytes = 16
const lengthBytes = 4
/** A length would tell how many digits a price has. */
export const paddedTo = 4096

export type KeyPair = { readonly publicKey: Buffer; readonly privateKey: Buffer }

export const newKeyPair = (): KeyPair => {
  const { publicKey, privateKey } = generateKeyPairSync('x25519')
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }),
  }
}

/** The public key as its owner has it, once it is known to be one. */
const publicPart = (key: Buffer) => createPublicKey({ key, format: 'der', type: 'spki' })
const privatePart = (key: Buffer) => createPrivateKey({ key, format: 'der', type: 'pkcs8' })

const keyFrom = (shared: Buffer, once: Buffer, of: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', shared, Buffer.concat([once, of]), 'srm sealed quote', 32))

/** What it is about stands beside it as additional data: a text moved to another row opens nowhere. */
export type Place = readonly string[]
const aad = (place: Place): Buffer => Buffer.from(place.join('|'))

const padded = (plain: Buffer): Buffer => {
  const steps = Math.ceil((lengthBytes + plain.length) / paddedTo)
  const filled = Buffer.alloc(steps * paddedTo)
  filled.writeUInt32BE(plain.length)
  plain.copy(filled, lengthBytes)
  return filled
}

export const sealTo = (publicKey: Buffer, place: Place, plain: Buffer): Buffer => {
  const once = newKeyPair()
  const shared = diffieHellman({ privateKey: privatePart(once.privateKey), publicKey: publicPart(publicKey) })
  const iv = randomBytes(ivBytes)
  const key = keyFrom(shared, once.publicKey, publicKey)
  const locked = createCipheriv(cipher, key, iv, { authTagLength: tagBytes }).setAAD(aad(place))
  const body = [locked.update(padded(plain)), locked.final(), locked.getAuthTag()]
  return Buffer.concat([Buffer.from([format]), once.publicKey, iv, ...body])
}

export const openSealed = ({ publicKey, privateKey }: KeyPair, place: Place, sealed: Buffer): Buffer => {
  if (sealed[0] !== format) throw new Error('a sealed quote of an unknown format')
  const once = sealed.subarray(1, 1 + publicBytes)
  const iv = sealed.subarray(1 + publicBytes, 1 + publicBytes + ivBytes)
  const shared = diffieHellman({ privateKey: privatePart(privateKey), publicKey: publicPart(once) })
  const opened = createDecipheriv(cipher, keyFrom(shared, once, publicKey), iv, { authTagLength: tagBytes })
    .setAAD(aad(place))
    .setAuthTag(sealed.subarray(-tagBytes))
  const body = sealed.subarray(1 + publicBytes + ivBytes, -tagBytes)
  const filled = Buffer.concat([opened.update(body), opened.final()])
  return filled.subarray(lengthBytes, lengthBytes + filled.readUInt32BE())
}
