import { randomBytes } from 'node:crypto'

let pool = Buffer.alloc(0)
let offset = 0

const random10 = (): Buffer => {
  if (offset + 10 > pool.length) {
    pool = randomBytes(10 * 256)
    offset = 0
  }
  offset += 10
  return pool.subarray(offset - 10, offset)
}

/** UUIDv7: ordered by time, so that inserts stay at the end of an index and ids do not tell counts. */
export const newId = (): string => {
  const time = Date.now().toString(16).padStart(12, '0')
  const tail = random10()
  tail[0] = (tail.readUInt8(0) & 0x0f) | 0x70
  tail[2] = (tail.readUInt8(2) & 0x3f) | 0x80
  const hex = tail.toString('hex')
  return `${time.slice(0, 8)}-${time.slice(8)}-${hex.slice(0, 4)}-${hex.slice(4, 8)}-${hex.slice(8)}`
}
