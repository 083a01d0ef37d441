import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../config.ts'
import type { Logger } from '../log/log.ts'
import { createPool } from '../db/pg.ts'

/** About whom something changed: one person, session or API key, or with `null` everybody of the company. */
export type AuthorityChange = { readonly tenantId: string; readonly subjectId: string | null }

export type AuthorityListener = {
  readonly forget: (changes: readonly AuthorityChange[]) => void
  readonly forgetAll: () => void
}

export type AuthorityWatch = {
  /** Nothing that changed can be unknown here before this moment of `performance.now()`. */
  readonly freshUntil: () => number
  readonly subscribe: (listener: AuthorityListener) => void
  readonly stop: () => Promise<void>
}

/** How long the last poll counts. Whatever goes wrong, a change takes effect within this time. */
export const maxStaleMs = 900
const pollMs = 400
const pollTimeoutMs = 2000

/**
 * Reads on from the previous snapshot: everything that is visible now and was not then. A transaction that took its id
 * early and commits late is therefore found when it commits. The start of the server says whether transactions are
 * still counted by the same cluster.
 */
const changesSql = `select pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as server,
  coalesce((select json_agg(distinct jsonb_build_object('tenantId', tenant_id, 'subjectId', subject_id))
    from platform.authority_change where xid >= pg_snapshot_xmin($1::pg_snapshot)
      and not pg_visible_in_snapshot(xid, $1::pg_snapshot)), '[]') as changes`

type PollResult = { readonly snapshot: string; readonly server: string; readonly changes: readonly AuthorityChange[] }

/** Nothing is kept: every request asks the database. */
export const unwatchedAuthority: AuthorityWatch = {
  freshUntil: () => -Infinity,
  subscribe: () => undefined,
  stop: async () => undefined,
}

/** Polls for changes about twice a second, on a connection of its own, so that busy requests cannot delay it. */
export const watchAuthority = (config: Config, log: Logger): AuthorityWatch => {
  const pool = createPool(config, log, 'app', 1)
  const listeners: AuthorityListener[] = []
  const stopping = new AbortController()
  let last: PollResult | undefined
  let freshUntil = -Infinity

  const pollChanges = async (): Promise<void> => {
    const began = performance.now()
    const query = {
      name: 'authority_changes',
      text: changesSql,
      values: [last?.snapshot ?? null],
      query_timeout: pollTimeoutMs,
    }
    const next = (await pool.query<PollResult>(query)).rows[0]
    if (!next) return
    const { server, changes } = next
    for (const listener of listeners)
      if (server !== last?.server) listener.forgetAll()
      else if (changes.length > 0) listener.forget(changes)
    last = next
    freshUntil = began + maxStaleMs
  }

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const began = performance.now()
      await pollChanges().catch((err: unknown) => {
        if (last && !stopping.signal.aborted) log.warn({ err }, 'changes of rights cannot be read')
        // What happened meanwhile is not known for certain, so the next poll starts from nothing.
        last = undefined
      })
      const pause = Math.max(pollMs - (performance.now() - began), 50)
      await sleep(pause, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)
    }
  }
  const running = run()

  return {
    freshUntil: () => freshUntil,
    subscribe: (listener) => void listeners.push(listener),
    stop: async () => {
      stopping.abort()
      await running
      await pool.end()
    },
  }
}
