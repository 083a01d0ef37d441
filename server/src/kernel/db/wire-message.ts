import pg from 'pg'

/**
 * Messages of PostgreSQL's protocol (version 3, extended query) for one statement, written into one buffer. `pg` makes a
 * buffer per message and hands each to the socket; one for all is a third of the work.
 */

const codes = { parse: 0x50, bind: 0x42 } as const
const describePortal = Buffer.from([0x44, 0, 0, 0, 6, 0x50, 0])
const execute = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0])
const sync = Buffer.from([0x53, 0, 0, 0, 4])

/** One message at a time is built here; nothing waits in between, so all connections share it. */
let scratch = Buffer.allocUnsafe(65_536)
let offset = 0

const ensure = (bytes: number): void => {
  if (offset + bytes <= scratch.length) return
  const larger = Buffer.allocUnsafe(Math.max(scratch.length * 2, offset + bytes))
  scratch.copy(larger, 0, 0, offset)
  scratch = larger
}

const putInt16 = (value: number): void => {
  scratch[offset] = value >> 8
  scratch[offset + 1] = value
  offset += 2
}

const putInt32At = (at: number, value: number): void => {
  scratch[at] = value >> 24
  scratch[at + 1] = value >> 16
  scratch[at + 2] = value >> 8
  scratch[at + 3] = value
}

/** No character takes more than three bytes for each of its units. */
const putText = (text: string): void => {
  ensure(text.length * 3 + 1)
  offset += scratch.write(text, offset)
}

const putName = (name: string): void => {
  putText(name)
  scratch[offset] = 0
  offset += 1
}

const putBytes = (bytes: Uint8Array): void => {
  ensure(bytes.length)
  scratch.set(bytes, offset)
  offset += bytes.length
}

/** A message is its code, its length without the code, and what `content` puts. */
const putMessage = (code: number, content: () => void): void => {
  ensure(5)
  const start = offset
  scratch[start] = code
  offset += 5
  content()
  putInt32At(start + 1, offset - start - 1)
}

const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => string | Buffer | null } })
  .utils

const isNumberArray = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'number')

/** As `pg` does it, but for arrays of numbers, of which it would quote and escape every element. */
const toWire = (value: unknown): string | Buffer | null => {
  if (typeof value === 'string') return value
  return isNumberArray(value) ? `{${value.join(',')}}` : prepareValue(value)
}

const putValue = (value: string | Buffer | null): void => {
  ensure(4)
  const start = offset
  offset += 4
  if (value === null) {
    putInt32At(start, -1)
    return
  }
  if (typeof value === 'string') putText(value)
  else putBytes(value)
  putInt32At(start, offset - start - 4)
}

/** Texts travel as text, buffers as they are; results always come as text. */
const putBind = (statement: string, values: readonly (string | Buffer | null)[]): void =>
  putMessage(codes.bind, () => {
    putName('')
    putName(statement)
    const hasBinary = values.some((value) => typeof value === 'object' && value !== null)
    ensure(values.length * 2 + 4)
    putInt16(hasBinary ? values.length : 0)
    if (hasBinary) for (const value of values) putInt16(typeof value === 'object' && value !== null ? 1 : 0)
    putInt16(values.length)
    for (const value of values) putValue(value)
    ensure(2)
    putInt16(0)
  })

const putParse = (statement: string, text: string): void =>
  putMessage(codes.parse, () => {
    putName(statement)
    putName(text)
    ensure(2)
    putInt16(0)
  })

const finish = (): Buffer => {
  const message = Buffer.allocUnsafe(offset)
  scratch.copy(message, 0, 0, offset)
  return message
}

/** Bind and Execute of statements that were prepared when the connection was made, to be sent before another. */
export const encodePrefix = (statements: readonly (readonly [name: string, values: readonly string[]])[]): Buffer => {
  offset = 0
  for (const [name, values] of statements) {
    putBind(name, values)
    putBytes(execute)
  }
  return finish()
}

export type Statement = {
  /** What goes before it, from `encodePrefix`. */
  readonly prefix: Buffer | undefined
  /** Empty for a statement that is not kept. */
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
  readonly isParsed: boolean
  readonly isDescribed: boolean
}

/** The whole of a statement up to its Sync. Throws when a value cannot be sent, and then nothing has been. */
export const encodeStatement = ({ prefix, name, text, values, isParsed, isDescribed }: Statement): Buffer => {
  const wireValues = values.map(toWire)
  offset = 0
  if (prefix) putBytes(prefix)
  if (!isParsed) putParse(name, text)
  putBind(name, wireValues)
  if (!isDescribed) putBytes(describePortal)
  putBytes(execute)
  putBytes(sync)
  return finish()
}
