import { randomBytes } from 'node:crypto'

let pool = Buffer.alloc(0)
let offset = 0

const random8 = (): Buffer => {
  if (offset + 8 > pool.length) {
    pool = randomBytes(8 * 256)
    offset = 0
  }
  offset += 8
  return pool.subarray(offset - 8, offset)
}

/** A millisecond has room for 4,096 ids in their order. */
const ticksOf = (milliseconds: number): number => milliseconds * 4096
const aMoment = ticksOf(1000)

let last = 0

/** Later than the last one, also within a millisecond and when the clock steps back a little. */
const tick = (): number => {
  const now = ticksOf(Date.now())
  const isBehind = now <= last && last - now < aMoment
  last = isBehind ? last + 1 : now
  return last
}

/** UUIDv7: ordered by time, so that inserts stay at the end of an index and ids do not tell counts. */
export const newId = (): string => {
  const ticks = tick()
  const time = Math.floor(ticks / 4096)
    .toString(16)
    .padStart(12, '0')
  const within = (ticks % 4096).toString(16).padStart(3, '0')
  const tail = random8()
  tail[0] = (tail.readUInt8(0) & 0x3f) | 0x80
  const hex = tail.toString('hex')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${within}-${hex.slice(0, 4)}-${hex.slice(4)}`
}
