import {
  Kysely,
  PostgresAdapter,
  PostgresQueryCompiler,
  sql,
  type Compilable,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type RawBuilder,
} from 'kysely'
import type { DB } from '#db/tables.ts'
import type { Ctx } from '../ctx.ts'
import { tenantPlugin } from './tenant-plugin.ts'

const compiler = new PostgresQueryCompiler()
const adapter = new PostgresAdapter()

class CtxDriver implements Driver {
  readonly #connection: DatabaseConnection
  constructor(ctx: Pick<Ctx, 'db'>) {
    this.#connection = {
      executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
        const { rows, rowCount } = await ctx.db.run<R>(query.sql, query.parameters)
        return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
      },
      streamQuery: () => {
        throw new Error('streaming goes through a job, never through a request')
      },
    }
  }
  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection
  }
  async beginTransaction(): Promise<void> {
    throw new Error('the request is already one transaction')
  }
  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

const bind = (ctx: Pick<Ctx, 'db'>): Kysely<DB> =>
  new Kysely<DB>({
    dialect: {
      createAdapter: () => adapter,
      createDriver: () => new CtxDriver(ctx),
      createQueryCompiler: () => compiler,
      createIntrospector: () => {
        throw new Error('the schema is in tables.gen.ts')
      },
    },
    plugins: [tenantPlugin],
  })

const bound = new WeakMap<Pick<Ctx, 'db'>, Kysely<DB>>()
const handleOf = (ctx: Pick<Ctx, 'db'>): Kysely<DB> => {
  const known = bound.get(ctx)
  if (known) return known
  const made = bind(ctx)
  bound.set(ctx, made)
  return made
}

type Table = keyof DB

/**
 * Claims the tables a module writes, also those of all companies in the schema `platform`. A test proves that each
 * table is claimed once, a gate that nobody else names it: others read the views `…_ref` its owner publishes.
 */
export const owns = <T extends Table | `platform.${string}`>(...tables: readonly T[]) => {
  void tables
  return (ctx: Pick<Ctx, 'db'>): Kysely<Pick<DB, Extract<T, Table>>> => handleOf(ctx).$pickTables<Extract<T, Table>>()
}

/** Tables and published views a module may look at. */
export const reads =
  <T extends Table>() =>
  (ctx: Pick<Ctx, 'db'>): Kysely<Pick<DB, T>> =>
    handleOf(ctx).$pickTables<T>()

class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

type Slots<A> = { readonly [K in keyof A]: RawBuilder<A[K]> }

const nowhere: Pick<Ctx, 'db'> = {
  db: { readOnly: true, run: () => Promise.reject(new Error('a prepared query runs through its own function')) },
}

/**
 * A static query, compiled once: building SQL costs many times more than running it by name.
 * `build` sees placeholders; each call fills them.
 */
export const prepared = <A extends Record<string, unknown>, R>(
  build: (db: Kysely<DB>, slot: Slots<A>) => Compilable<R>,
): ((ctx: Pick<Ctx, 'db'>, args: A) => Promise<R[]>) => {
  let compiled: CompiledQuery | undefined
  const slots = new Proxy({} as Slots<A>, { get: (_, name) => sql`${new Slot(String(name))}` })
  return async (ctx, args) => {
    compiled ??= build(handleOf(nowhere), slots).compile()
    const values = compiled.parameters.map((value) => (value instanceof Slot ? args[value.name] : value))
    const { rows } = await ctx.db.run<R>(compiled.sql, values)
    return rows
  }
}

export type { DB }
