import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import type { Ctx } from '#kernel/ctx.ts'

const uncounted = new AsyncLocalStorage<true>()

/** Runs work whose statements belong to no request: what a person may do is looked up once for many of them. */
export const withoutCounting = <T>(work: () => T): T => uncounted.run(true, work)

const textOf = (sent: unknown): string => {
  if (typeof sent === 'string') return sent
  return typeof sent === 'object' && sent !== null && 'text' in sent ? String(sent.text) : '?'
}

/** Writes down what goes through a pool, sealed or not; a connection is watched from the first time it is taken. */
export const recordStatements = (pool: pg.Pool) => {
  let statements: string[] | undefined
  const watched = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const query: (...args: unknown[]) => unknown = client.query.bind(client)
    const recording = (...args: unknown[]): unknown => {
      if (!uncounted.getStore()) statements?.push(textOf(args[0]))
      return query(...args)
    }
    client.query = recording as typeof client.query
  })
  return async (work: () => Promise<void>): Promise<readonly string[]> => {
    const sent: string[] = []
    statements = sent
    try {
      await work()
      return sent
    } finally {
      statements = undefined
    }
  }
}

const oneLine = (statement: string): string => statement.replaceAll(/\s+/g, ' ').slice(0, 160)

/** What differs between what was counted and what may be counted, in words that say what to do. */
export const complaintsAbout = (
  counted: Readonly<Record<string, readonly string[]>>,
  allowed: Readonly<Record<string, number>>,
): string[] => [
  ...Object.entries(counted).flatMap(([endpoint, statements]) => {
    const most = allowed[endpoint]
    const now = statements.length
    if (most === undefined) return [`${endpoint} is new: enter ${now}`]
    if (now < most) return [`${endpoint} needs ${now} instead of ${most}: lower the figure`]
    if (now === most) return []
    return [`${endpoint} needs ${now} instead of ${most}:\n  ${statements.map(oneLine).join('\n  ')}`]
  }),
  ...Object.keys(allowed).flatMap((endpoint) => (endpoint in counted ? [] : [`${endpoint} is gone: take it out`])),
]

/** The same ctx, with how many statements went through it. */
export const countingCtx = (ctx: Ctx): { ctx: Ctx; statements: () => number } => {
  let statements = 0
  const run: Ctx['db']['run'] = (text, values, plan) => {
    statements += 1
    return ctx.db.run(text, values, plan)
  }
  return { ctx: { ...ctx, db: { readOnly: ctx.db.readOnly, run } }, statements: () => statements }
}
