import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Codes that change every half minute, as RFC 6238 has them and every authenticator shows them: SHA-1, six digits. */
const seconds = 30
const digits = 6
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Twenty random bytes, as the letters an authenticator takes. */
export const makeTotpSecret = (): string =>
  Array.from(randomBytes(32), (byte) => letters.charAt(byte % letters.length)).join('')

const bytesOf = (secret: string): Buffer => {
  const bits = Array.from(secret.toUpperCase(), (letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}

export const totpStepAt = (milliseconds: number): number => Math.floor(milliseconds / 1000 / seconds)

export const totpCode = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const at = (digest.at(-1) ?? 0) & 0x0f
  const number = digest.readUInt32BE(at) & 0x7f_ff_ff_ff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step the code belongs to, this one or its neighbours, since no two clocks agree; nothing when it is of none. */
export const totpStepOf = (secret: string, code: string, milliseconds: number): number | undefined => {
  const now = totpStepAt(milliseconds)
  const given = Buffer.from(code)
  return [now, now - 1, now + 1].find((step) => {
    const right = Buffer.from(totpCode(secret, step))
    return given.length === right.length && timingSafeEqual(given, right)
  })
}

/** What an authenticator reads from a QR code, or takes as text. */
export const totpAddress = (issuer: string, account: string, secret: string): string =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?${new URLSearchParams({ secret, issuer }).toString()}`
