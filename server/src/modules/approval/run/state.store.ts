import type { Event } from '@srm/flow/events'
import type { Cc, Instance, Proposal, Run, State, Task, Timer } from '@srm/flow/state'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { columnNames, differences, fromRow, toRow, type Difference } from './state.rows.rules.ts'

type Row = Record<string, unknown>

/** The columns of an approval that its state does not hold. */
type InstanceRow = Row & {
  readonly flow_id: string
  readonly version_id: string
  readonly doc_type: string
  readonly doc_id: string
  readonly title: string
  readonly amount: string | null
  readonly initiator_dept_id: string | null
  readonly parent_run_id: string | null
  readonly beside: boolean
}

export type StoredInstance = {
  readonly id: string
  readonly flowId: string
  readonly versionId: string
  readonly docType: string
  readonly docId: string
  readonly title: string
  readonly amount: string | null
  readonly initiatorDept: string | null
  /** The step of another approval that waits for this one. */
  readonly parentRunId: string | null
  /** A step of the document's own approval runs it, on the same document. */
  readonly beside: boolean
  readonly state: State
}

const rowsOf = async <T extends Row = Row>(ctx: Ctx, sql: string, id: string): Promise<T[]> =>
  (await ctx.db.run<T>(sql, [ctx.tenantId, id])).rows

const of = 'where tenant_id = $1 and instance_id = $2'

/** What instance is about which document: read before anything is locked, since the document comes first. */
export const documentBehind = async (ctx: Ctx, id: string): Promise<{ docType: string; docId: string }> => {
  const sql = `select doc_type as "docType", doc_id as "docId" from approval_instance where tenant_id = $1 and id = $2`
  const { rows } = await ctx.db.run<{ docType: string; docId: string }>(sql, [ctx.tenantId, id])
  return rows[0] ?? fail('record.not_found')
}

type Parts = Readonly<Record<'tasks' | 'runs' | 'timers' | 'ccs' | 'proposals', Row[]>>

const fromRows = (id: string, found: InstanceRow, { tasks, runs, timers, ccs, proposals }: Parts): StoredInstance => ({
  id,
  flowId: found.flow_id,
  versionId: found.version_id,
  docType: found.doc_type,
  docId: found.doc_id,
  title: found.title,
  amount: found.amount,
  initiatorDept: found.initiator_dept_id,
  parentRunId: found.parent_run_id,
  beside: found.beside,
  state: {
    instance: fromRow<Instance>('instance', found),
    runs: runs.map((row) => fromRow<Run>('run', row)),
    tasks: tasks.map((row) => fromRow<Task>('task', row)),
    timers: timers.map((row) => fromRow<Timer>('timer', row)),
    ccs: ccs.map((row) => fromRow<Cc>('cc', row)),
    proposals: proposals.map((row) => fromRow<Proposal>('proposal', row)),
  },
})

/** The whole state of one instance; everybody else waits, in the order instance, tasks. */
export const lockState = async (ctx: Ctx, id: string): Promise<StoredInstance> => {
  const [found] = await rowsOf<InstanceRow>(
    ctx,
    `select * from approval_instance where tenant_id = $1 and id = $2 for update`,
    id,
  )
  if (!found) return fail('record.not_found')
  const locked = await rowsOf<Row & { place: number }>(
    ctx,
    `select * from approval_task ${of} order by id for update`,
    id,
  )
  const tasks = locked.toSorted((a, b) => a.place - b.place)
  const [runs, timers, ccs, proposals] = await Promise.all([
    rowsOf(ctx, `select * from approval_node_run ${of} order by place`, id),
    rowsOf(ctx, `select * from approval_timer ${of} order by place`, id),
    rowsOf(ctx, `select * from approval_cc ${of} order by place`, id),
    rowsOf(ctx, `select * from approval_proposal ${of} order by place`, id),
  ])
  return fromRows(id, found, { tasks, runs, timers, ccs, proposals })
}

type PartTable = 'approval_task' | 'approval_node_run' | 'approval_timer' | 'approval_cc' | 'approval_proposal'

const rowsIn = (table: PartTable): string =>
  `(select coalesce(json_agg(p order by p.place), '[]') from ${table} p where p.tenant_id = i.tenant_id and p.instance_id = i.id)`

/** As JSON a row has the values the driver makes of its columns: none of these tables has a decimal or a date. */
const readSql = `select i.*, ${rowsIn('approval_task')} as tasks, ${rowsIn('approval_node_run')} as runs,
    ${rowsIn('approval_timer')} as timers, ${rowsIn('approval_cc')} as ccs, ${rowsIn('approval_proposal')} as proposals
  from approval_instance i where i.tenant_id = $1 and i.id = $2`

/** The whole state of one instance at one moment, for those who only look at it. */
export const readState = async (ctx: Ctx, id: string): Promise<StoredInstance> => {
  const found = (await ctx.db.run<InstanceRow & Parts>(readSql, [ctx.tenantId, id])).rows[0] ?? fail('record.not_found')
  return fromRows(id, found, found)
}

const tables = {
  run: 'approval_node_run',
  task: 'approval_task',
  timer: 'approval_timer',
  cc: 'approval_cc',
  proposal: 'approval_proposal',
} as const

const insertSql = (table: keyof typeof tables): string => {
  const names = ['id', 'instance_id', ...columnNames(table)].join(', ')
  const rows = `jsonb_array_elements($1::jsonb) with ordinality as x (value, n)`
  return `insert into ${tables[table]} (${names}) select ${names
    .split(', ')
    .map((name) => `(r).${name}`)
    .join(', ')}
    from (select jsonb_populate_record(null::${tables[table]}, value) as r, n from ${rows}) as given order by n`
}

const updateSql = (table: keyof typeof tables): string => {
  const sets = columnNames(table).map((name) => `${name} = r.${name}`)
  return `update ${tables[table]} t set ${sets.join(', ')} from jsonb_populate_recordset(null::${tables[table]}, $1::jsonb) r
    where t.tenant_id = app.tenant() and t.id = r.id`
}

const isOpenRow = ({ status }: Row): boolean =>
  ['active', 'waiting', 'pending', 'suspended', 'armed', 'paused'].includes(String(status))

const write = async (ctx: Ctx, id: string, { table, added, changed }: Difference): Promise<void> => {
  // What closes makes room for what opens: one run per place, one voice per person.
  for (const rows of [changed.filter((row) => !isOpenRow(row)), changed.filter(isOpenRow)])
    if (rows.length > 0) await ctx.db.run(updateSql(table), [JSON.stringify(rows)])
  if (added.length === 0) return
  await ctx.db.run(insertSql(table), [JSON.stringify(added.map((row) => ({ ...row, instance_id: id })))])
}

const instanceSql = `update approval_instance t set ${columnNames('instance')
  .map((name) => `${name} = r.${name}`)
  .join(', ')}, current_label = $2 from jsonb_populate_record(null::approval_instance, $1::jsonb) r
  where t.tenant_id = app.tenant() and t.id = r.id`

const eventSql = `insert into approval_event
    (instance_id, seq, at, type, actor_id, actor_system, acting_for, task_id, run_id, note, changes, prev_hash, hash)
  select $1::uuid, (e ->> 'seq')::int, to_timestamp((e ->> 'at')::float8 / 1000), e ->> 'type', (e -> 'actor' ->> 'person')::uuid,
    e -> 'actor' ->> 'system', (e ->> 'actingFor')::uuid, (e ->> 'taskId')::uuid, (e ->> 'runId')::uuid, e -> 'note', e -> 'changes', '', ''
  from jsonb_array_elements($2::jsonb) with ordinality as x (e, n) order by n`

const dueSql = `update approval_task t set due_at = (select min(m.fire_at) from approval_timer m
    where m.tenant_id = t.tenant_id and m.run_id = t.run_id and (m.task_id is null or m.task_id = t.id)
      and m.kind = 'timeout' and m.status in ('armed', 'paused'))
  where t.tenant_id = app.tenant() and t.instance_id = $1 and t.status in ('waiting', 'pending', 'suspended')`

/** Brings the tables from one state to the next and writes down how it came about. */
export const saveState = async (
  ctx: Ctx,
  before: State,
  after: State,
  events: readonly Event[],
  label: string | null,
): Promise<void> => {
  const { id } = after.instance
  await ctx.db.run(instanceSql, [JSON.stringify(toRow('instance', after.instance)), label])
  for (const difference of differences(before, after)) await write(ctx, id, difference)
  if (before.timers !== after.timers || before.tasks !== after.tasks) await ctx.db.run(dueSql, [id])
  await ctx.db.run(eventSql, [id, JSON.stringify(events)])
}
