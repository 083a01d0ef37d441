import type { Writable } from 'node:stream'
import pg from 'pg'
import { rowMakerOf, type Column, type RowMaker } from './row-maker.ts'
import { encodePrefix, encodeStatement } from './wire-message.ts'

/**
 * A query whose tenant is set in the same message: Bind/Execute of the seal statements, then the query's own
 * Bind/Describe/Execute, then one Sync. PostgreSQL runs everything up to the Sync as one transaction, so the local
 * setting holds for exactly this query and then vanishes.
 *
 * The message is one buffer, a kept statement is described once per connection, and rows are made by a function compiled
 * for their columns. PostgreSQL refuses a kept statement whose columns would change, so that what was described once
 * stays true. It leans on internals of the pinned `pg`; sealed-query.test.ts says what must stay true.
 */

export const sealStatements = [
  { name: 'begin', text: 'begin' },
  {
    name: 'seal_read',
    text: `select set_config('app.tenant', $1, true), set_config('app.user', $2, true), set_config('transaction_read_only', 'on', true)`,
    values: ['', ''],
  },
  {
    name: 'seal_read_custom',
    text: `select set_config('app.tenant', $1, true), set_config('app.user', $2, true), set_config('transaction_read_only', 'on', true),
      set_config('plan_cache_mode', 'force_custom_plan', true)`,
    values: ['', ''],
  },
  {
    name: 'seal_write',
    text: `select set_config('app.tenant', $1, true), set_config('app.user', $2, true)`,
    values: ['', ''],
  },
  { name: 'commit', text: 'commit' },
]

/** Statements prepared with the connection that go before the query, with their values. */
export type Seal = readonly (readonly [statement: string, values: readonly string[]])[]

/** Whoever is served keeps the same seal, so its bytes are made once. */
const sealBytes = new WeakMap<Seal, Buffer>()
const bytesOf = (seal: Seal): Buffer => {
  const known = sealBytes.get(seal) ?? encodePrefix(seal)
  sealBytes.set(seal, known)
  return known
}

export type QueryResult = {
  readonly rows: unknown[]
  readonly rowCount: number | null
  /** What PostgreSQL says it did, such as `COMMIT`. */
  readonly command: string
}
type Callback = (...answer: [error: Error, result: undefined] | [error: null, result: QueryResult]) => void

type Connection = {
  readonly stream: Writable
  readonly parsedStatements: Record<string, string>
  readonly submittedNamedStatements: Record<string, string>
}

/** What the kept statements of a connection answer with; one without rows has no maker. */
const described = new WeakMap<Connection, Map<string, RowMaker | undefined>>()
const describedBy = (connection: Connection): Map<string, RowMaker | undefined> => {
  const known = described.get(connection) ?? new Map<string, RowMaker | undefined>()
  described.set(connection, known)
  return known
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

type Internals = {
  callback: Callback
  name: string | undefined
  text: string
}

const Base = pg.Query as unknown as new (text: string, values: undefined, callback: Callback) => Internals

export class SealedQuery extends Base {
  readonly #values: readonly unknown[]
  readonly #seal: Seal | undefined
  readonly #rows: unknown[] = []
  #sealsLeft: number
  #command = ''
  #makeRow: RowMaker | undefined
  #shapes: Map<string, RowMaker | undefined> | undefined
  #isDescribing = false
  #fault: Error | undefined

  constructor(
    text: string,
    name: string | undefined,
    values: readonly unknown[],
    seal: Seal | undefined,
    callback: Callback,
  ) {
    super(text, undefined, callback)
    this.name = name
    this.#values = values
    this.#seal = seal
    this.#sealsLeft = seal?.length ?? 0
  }

  submit(wire: unknown): Error | null {
    const connection = wire as Connection
    const { name = '', text } = this
    const { parsedStatements, submittedNamedStatements } = connection
    this.#shapes = describedBy(connection)
    const isParsed = name !== '' && (parsedStatements[name] ?? submittedNamedStatements[name]) !== undefined
    const isDescribed = isParsed && this.#shapes.has(name)
    this.#makeRow = isDescribed ? this.#shapes.get(name) : undefined
    this.#isDescribing = !isDescribed
    try {
      const prefix = this.#seal && bytesOf(this.#seal)
      const message = encodeStatement({ prefix, name, text, values: this.#values, isParsed, isDescribed })
      if (name !== '' && !isParsed) submittedNamedStatements[name] = text
      // On a socket that is gone the loss is reported to every query of the connection, so nothing need be said here.
      if (connection.stream.writable) connection.stream.write(message)
      return null
    } catch (error) {
      return asError(error)
    }
  }

  handleRowDescription({ fields }: { fields: readonly Column[] }): void {
    try {
      this.#makeRow = rowMakerOf(fields)
    } catch (error) {
      this.#fault = asError(error)
    }
  }

  /** The rows before ours are what `set_config` returned. */
  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    if (this.#sealsLeft > 0 || this.#fault) return
    try {
      this.#rows.push(this.#makeRow?.(fields))
    } catch (error) {
      this.#fault = asError(error)
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    if (this.#sealsLeft > 0) {
      this.#sealsLeft -= 1
      return
    }
    this.#command = text
    if (this.#isDescribing && this.name !== undefined && !this.#fault) this.#shapes?.set(this.name, this.#makeRow)
  }

  handleEmptyQuery(): void {
    this.#command = ''
  }

  handleError(error: Error): void {
    this.callback(error, undefined)
  }

  handleReadyForQuery(): void {
    if (this.#fault) {
      this.callback(this.#fault, undefined)
      return
    }
    const count = Number(this.#command.slice(this.#command.lastIndexOf(' ') + 1) || Number.NaN)
    this.callback(null, { rows: this.#rows, rowCount: Number.isNaN(count) ? null : count, command: this.#command })
  }
}
