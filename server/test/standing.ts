import type { TestApp } from './app.ts'
import { query } from './sql.ts'

const tables = [
  'application',
  'approval_instance',
  'approval_node_run',
  'approval_task',
  'approval_timer',
  'approval_event',
  'approval_snapshot',
  'approval_command',
  'notice',
  'number_counter',
  'record_event',
]
const digest = tables.map(
  (table) => `select md5(coalesce(string_agg(x::text, '|' order by x::text), '')) from ${table} x where tenant_id = $1`,
)

/** Waits until no other session of the database is at work: what a lost connection had begun is done or undone then. */
export const untilQuiet = async (t: TestApp): Promise<void> => {
  const busy = `select 1 from pg_stat_activity where datname = $1 and state <> 'idle' and pid <> pg_backend_pid()`
  while ((await query(t, busy, [t.database])).length > 0);
}

/** How everything stands that an approval touches, row by row. */
export const standingOf = async (t: TestApp, tenantId: string): Promise<string> =>
  JSON.stringify(await query(t, digest.join(' union all '), [tenantId]))
