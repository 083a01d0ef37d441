import pg from 'pg'

/**
 * A query whose tenant is set in the same protocol message: Bind/Execute of the seal statements,
 * then the query's own Bind/Describe/Execute, then one Sync. PostgreSQL runs everything up to the
 * Sync as one transaction, so the local setting holds for exactly this query and then vanishes.
 * It leans on internals of the pinned `pg`; sealed-query.test.ts says what must stay true.
 */

export const sealStatements = [
  { name: 'begin', text: 'begin' },
  {
    name: 'seal_read',
    text: `select set_config('app.tenant', $1, true), set_config('app.user', $2, true), set_config('transaction_read_only', 'on', true)`,
    values: ['', ''],
  },
  {
    name: 'seal_write',
    text: `select set_config('app.tenant', $1, true), set_config('app.user', $2, true)`,
    values: ['', ''],
  },
  { name: 'commit', text: 'commit' },
]

type Seal = readonly (readonly [statement: string, values: readonly string[]])[]
type Callback = (error: Error | null, result: pg.QueryResult) => void

type Wire = {
  bind(message: { portal: string; statement: string; values: readonly string[] }): void
  execute(message: { portal: string; rows: number }): void
}

type Internals = {
  prepare(connection: Wire): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Wire): void
}

const Base = pg.Query as unknown as new (
  config: pg.QueryConfig,
  values: undefined,
  callback: Callback,
) => Internals & pg.Submittable

export class SealedQuery extends Base {
  readonly seal: Seal
  pending: number

  constructor(config: pg.QueryConfig, seal: Seal, callback: Callback) {
    super(config, undefined, callback)
    this.seal = seal
    this.pending = seal.length
  }

  override prepare(connection: Wire): void {
    for (const [statement, values] of this.seal) {
      connection.bind({ portal: '', statement, values })
      connection.execute({ portal: '', rows: 0 })
    }
    super.prepare(connection)
  }

  /** The rows before ours are what `set_config` returned. */
  override handleDataRow(message: unknown): void {
    if (this.pending === 0) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    if (this.pending > 0) this.pending -= 1
    else super.handleCommandComplete(message, connection)
  }

  /** Without values `pg` would fall back to the simple protocol, which cannot be sealed. */
  requiresPreparation(): boolean {
    return true
  }
}
