import { createHmac } from 'node:crypto'

/** What the app on an operator's telephone shows now: six digits from a secret in base32 and the half minute. */
export const authenticatorCode = (secret: string): string => {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const halfMinute = Buffer.alloc(8)
  halfMinute.writeUInt32BE(Math.floor(Date.now() / 30_000), 4)
  const digest = createHmac('sha1', key).update(halfMinute).digest()
  const place = digest.readUInt8(19) % 16
  return String((digest.readUInt32BE(place) % 2 ** 31) % 1_000_000).padStart(6, '0')
}
