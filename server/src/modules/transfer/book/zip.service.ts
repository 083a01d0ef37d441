import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { fail } from '#kernel/errors.ts'

const inflate = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflateRaw)

/** What a workbook may unpack to; the figures of an honest one are far below. */
const limits = { entries: 200, inflated: 50 * 1024 * 1024, ratio: 100 } as const

type Entry = {
  readonly name: string
  readonly method: number
  readonly packed: number
  readonly size: number
  readonly at: number
}

const endMark = 0x06054b50
const entryMark = 0x02014b50
const localMark = 0x04034b50
const longestComment = 65_535

const refuse = (): never => fail('transfer.suspicious')
const notOne = (): never => fail('transfer.not_a_workbook')

const endOf = (file: Buffer): number => {
  const lowest = Math.max(0, file.length - 22 - longestComment)
  for (let at = file.length - 22; at >= lowest; at -= 1) if (file.readUInt32LE(at) === endMark) return at
  return notOne()
}

const entriesOf = (file: Buffer): Entry[] => {
  const end = endOf(file)
  const count = file.readUInt16LE(end + 10)
  if (count > limits.entries) refuse()
  const entries: Entry[] = []
  let at = file.readUInt32LE(end + 16)
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== entryMark) return notOne()
    const nameLength = file.readUInt16LE(at + 28)
    // Encrypted entries cannot be looked into, and 64-bit sizes have no place in so small a file.
    if ((file.readUInt16LE(at + 8) & 1) === 1) refuse()
    entries.push({
      name: file.toString('utf8', at + 46, at + 46 + nameLength),
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      size: file.readUInt32LE(at + 24),
      at: file.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return entries
}

const dataOf = (file: Buffer, { at, packed }: Entry): [start: number, end: number] => {
  if (at + 30 > file.length || file.readUInt32LE(at) !== localMark) return refuse()
  const start = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28)
  return start + packed > file.length ? refuse() : [start, start + packed]
}

/** Entries that share bytes let a small file claim a large one many times over. */
const refuseOverlap = (spans: readonly (readonly [number, number])[]): void => {
  const sorted = spans.toSorted(([a], [b]) => a - b)
  sorted.forEach(([start], index) => {
    if (start < (sorted[index - 1]?.[1] ?? 0)) refuse()
  })
}

const unpacked = async (file: Buffer, entry: Entry, [start, end]: readonly [number, number]): Promise<Buffer> => {
  const data = file.subarray(start, end)
  if (entry.method === 0) return data
  if (entry.method !== 8) return refuse()
  try {
    // No more than it says of itself: one that lies is stopped where the lie begins.
    return await inflate(data, { maxOutputLength: Math.max(1, entry.size) })
  } catch {
    return refuse()
  }
}

const doctype = Buffer.from('<!DOCTYPE')

/** Spreadsheets are written in UTF-8; another encoding would only hide what is looked for here. */
const isWide = (content: Buffer): boolean =>
  content.length >= 4 &&
  (content.readUInt16BE(0) >= 0xfe00
    ? [0xfeff, 0xfffe].includes(content.readUInt16BE(0))
    : content.subarray(0, 4).includes(0) && content.subarray(0, 4).includes('<'))

/** Refuses what would grow out of hand or reach outside, before any parser sees it; `main` is what such a file must hold. */
export const inspectZip = async (file: Buffer, main = '[Content_Types].xml'): Promise<void> => {
  if (file.length < 22 || file.readUInt32LE(0) !== localMark) notOne()
  const entries = entriesOf(file)
  const claimed = entries.reduce((sum, { size }) => sum + size, 0)
  if (claimed > limits.inflated || claimed > limits.ratio * file.length) refuse()
  const spans = entries.map((entry) => dataOf(file, entry))
  refuseOverlap(spans)
  for (const [index, entry] of entries.entries()) {
    const content = await unpacked(file, entry, spans[index] ?? [0, 0])
    if (content.length !== entry.size || isWide(content) || content.includes(doctype)) refuse()
  }
  if (!entries.some(({ name }) => name === main)) notOne()
}
