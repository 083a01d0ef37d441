import type pg from 'pg'

const users = 300

/** Columns that name something copied along, somebody who takes part, or a moment. */
const copied = ['id', 'instance_id', 'run_id', 'doc_id', 'task_id', 'origin_task_id', 'parent_task_id', 'from_run_id']
const people = ['assignee_id', 'acted_by', 'initiator_id', 'submitted_by', 'user_id', 'owner_id', 'actor_id']
const marked = ['code', 'serial_no']

/**
 * Everybody has a twin elsewhere among the people, another for every copy; different people have different ones.
 * Ids rise with the copies, as they do with time: scattered ones would touch a page of the index each.
 */
const helpers = (taking: readonly string[], everybody: readonly string[]): string => `
  create or replace function pg_temp.twin(old uuid, k int) returns uuid language sql immutable as
    $$ select case when old is null then null else
      (lpad(to_hex(k), 12, '0') || '7' || substr(md5(old::text || k), 14, 3) || '8' || substr(md5(old::text || k), 18))::uuid end $$;
  create or replace function pg_temp.other(old uuid, k int) returns uuid language sql immutable as
    $$ select ('{${everybody.join(',')}}'::uuid[])[(array_position('{${taking.join(',')}}'::uuid[], old) * 41 + k) % ${String(everybody.length)} + 1] $$;`

const colleagues = `insert into app."user" (tenant_id, id, code, username, display_name, department_id)
  select $1, overlay(gen_random_uuid()::text placing '7' from 15 for 1)::uuid, 'B' || g, 'bench' || g,
    (array['王','李','张','刘','陈','杨','黄','吴'])[g % 8 + 1] || (array['晓','敏','静','磊','欣','远','涛','宁'])[g / 8 % 8 + 1] || g,
    (select department_id from app."user" where tenant_id = $1 and department_id is not null limit 1)
  from generate_series(1, $2) g`

type Column = { readonly name: string; readonly type: string }

const valueOf = ({ name, type }: Column): string => {
  if (copied.includes(name)) return `pg_temp.twin(o.${name}, k)`
  if (people.includes(name)) return `coalesce(pg_temp.other(o.${name}, k), o.${name})`
  if (marked.includes(name)) return `o.${name} || '-' || k`
  return type === 'timestamptz' ? `o.${name} - k * interval '30 seconds'` : `o.${name}`
}

const columnsSql = `select column_name as name, udt_name as type from information_schema.columns
  where table_schema = 'app' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`

const ownerOf = (table: string): string => (table === 'application' ? 'o.id = i.doc_id' : 'o.instance_id = i.id')

type Range = { readonly ids: readonly string[]; readonly from: number; readonly to: number }

const copy = async (client: pg.Client, table: string, { ids, from, to }: Range): Promise<void> => {
  const { rows } = await client.query<Column>(columnsSql, [table])
  const names = rows.map(({ name }) => name).join(', ')
  const source =
    table === 'approval_instance'
      ? 'app.approval_instance o'
      : `app.approval_instance i join app.${table} o on o.tenant_id = i.tenant_id and ${ownerOf(table)}`
  const key = table === 'approval_instance' ? 'o.id' : 'i.id'
  await client.query(
    `insert into app.${table} (${names}) overriding system value select ${rows.map(valueOf).join(', ')}
      from ${source}, generate_series($2::int, $3::int) k where ${key} = any($1::uuid[])`,
    [ids, from, to],
  )
}

const tables = [
  'application',
  'approval_instance',
  'approval_node_run',
  'approval_task',
  'approval_cc',
  'approval_snapshot',
]
const step = 10_000

/** As many instances like these, spread over all people and the months before; every tenth with its events. */
export const cloneInstances = async (client: pg.Client, ids: readonly string[], many: number): Promise<void> => {
  for (let from = 1; from <= many; from += step) {
    const to = Math.min(from + step - 1, many)
    for (const table of tables) await copy(client, table, { ids, from, to })
    await copy(client, 'approval_event', { ids, from, to: from + Math.floor((to - from) / 10) })
    if (from % 50_000 === 1) console.log(`${String(to * ids.length)} instances`)
  }
}

const indexesSql = `select indexname as name, indexdef as made from pg_indexes where schemaname = 'app' and tablename = any($1)
  and not exists (select 1 from pg_constraint c where c.conname = indexname)`

/** Indexes are made at the end, which takes a fraction of keeping them. */
export const withoutIndexes = async (client: pg.Client, work: () => Promise<void>): Promise<void> => {
  const { rows } = await client.query<{ name: string; made: string }>(indexesSql, [tables])
  for (const { name } of rows) await client.query(`drop index app.${name}`)
  await work()
  await client.query(`set maintenance_work_mem = '1GB'`)
  for (const { made } of rows) await client.query(made)
}

export const prepareCloning = async (client: pg.Client, tenantId: string, taking: readonly string[]): Promise<void> => {
  await client.query(colleagues, [tenantId, users])
  const { rows } = await client.query<{ id: string }>('select id from app."user" where tenant_id = $1', [tenantId])
  const everybody = rows.map(({ id }) => id)
  await client.query(helpers(taking, everybody))
  await client.query(`set session_replication_role = replica; set synchronous_commit = off`)
}
