import { keysOf } from '@srm/api/shared/keys'
import { lately, of, openTask, type Invariant } from './invariant.place.rules.ts'
import { stateColumns, type StateTable } from '../run/state.rows.rules.ts'

const closed = `('approved', 'rejected', 'returned', 'transferred', 'handed_over', 'skipped', 'cancelled')`

const tables: Readonly<Record<StateTable, string>> = {
  instance: 'approval_instance',
  run: 'approval_node_run',
  task: 'approval_task',
  timer: 'approval_timer',
  cc: 'approval_cc',
  proposal: 'approval_proposal',
}

/** A column as the events write it: moments are milliseconds. */
const asWritten = (column: string, kind: string): string =>
  kind === 'moment' ? `to_jsonb(round(extract(epoch from x.${column}) * 1000)::bigint)` : `to_jsonb(x.${column})`

/** Every value of every row as it is kept. */
const kept = (table: StateTable): string => {
  const values = stateColumns(table)
    .filter(({ key }) => table !== 'instance' || key !== 'seq')
    .map(({ key, column, kind }) => `('${key}', ${asWritten(column, kind)})`)
  const owner = table === 'instance' ? 'x.id' : 'x.instance_id'
  return `select i.id as instance, '${table}' as kind, x.id::text as id, k.key, k.value, false as said from approval_instance i
    join ${tables[table]} x on x.tenant_id = i.tenant_id and ${owner} = i.id cross join lateral (values ${values.join(', ')}) as k (key, value)
    where i.tenant_id = $1 and ${lately}`
}

/** The last word of the events on every value of every row. */
const said = `(select distinct on (c ->> 'table', c ->> 'id', v.key) i.id as instance, c ->> 'table' as kind, c ->> 'id' as id, v.key, v.value, true as said
  from approval_instance i join approval_event e on ${of('e')} cross join jsonb_array_elements(e.changes) with ordinality as x (c, n) cross join jsonb_each(c -> 'set') v
  where i.tenant_id = $1 and ${lately} and v.key <> 'id' order by c ->> 'table', c ->> 'id', v.key, e.seq desc, x.n desc)`

// Laid side by side and counted rather than joined: the planner knows nothing of rows that come out of events.
const retold = `select min(instance::text) as instance, id, kind || ' ' || key as detail
  from (${[said, ...keysOf(tables).map(kept)].join(' union all ')}) as side group by kind, id, key
  having (kind <> 'instance' or bool_or(said))
    and coalesce(max(value::text) filter (where said), 'null') <> coalesce(max(value::text) filter (where not said), 'null')`

/** What the log says, and that it says all of it. */
export const log: readonly Invariant[] = [
  {
    no: 'I7',
    says: 'events are numbered without a gap',
    sql: `select i.id as instance, i.id, count(e.seq)::text as detail from approval_instance i left join approval_event e on ${of('e')}
      where i.tenant_id = $1 and ${lately} group by i.id, i.seq having count(e.seq) <> i.seq or coalesce(max(e.seq), 0) <> i.seq`,
  },
  {
    no: 'I7',
    says: 'every event carries the mark of the one before',
    sql: `select i.id as instance, i.id, app.verify_approval(i.id)::text as detail from approval_instance i where i.tenant_id = $1 and ${lately} and app.verify_approval(i.id) is not null`,
  },
  {
    no: 'I7',
    says: 'every closed task was closed by exactly one event',
    sql: `with closing as (select c ->> 'id' as id, count(distinct e.seq) as n from approval_event e cross join jsonb_array_elements(e.changes) c
        where e.tenant_id = $1 and c ->> 'table' = 'task' and c -> 'set' ->> 'status' in ${closed} group by 1),
      opening as (select e.task_id as id, count(*) as n from approval_event e where e.tenant_id = $1 and e.type in ('task.reopened', 'task.takenBack') group by 1)
      select i.id as instance, t.id, coalesce(c.n, 0)::text as detail from approval_instance i join approval_task t on ${of('t')} and t.status in ${closed}
      left join closing c on c.id = t.id::text left join opening o on o.id = t.id
      where i.tenant_id = $1 and ${lately} and coalesce(c.n, 0) <> coalesce(o.n, 0) + 1`,
  },
  {
    no: 'I7',
    says: 'the events alone give every row back',
    sql: retold,
  },
  {
    no: 'I22',
    says: 'a timer fires once',
    sql: `select e.instance_id as instance, e.note ->> 'timer' as id, count(*)::text as detail from approval_event e
      where e.tenant_id = $1 and e.type = 'timer.fired' group by e.instance_id, e.note ->> 'timer', e.note ->> 'attempt' having count(*) > 1`,
  },
  {
    no: 'I22',
    says: 'timers run only for what is open',
    sql: `select m.instance_id as instance, m.id, coalesce(t.status, r.status) as detail from approval_timer m
      join approval_node_run r on r.tenant_id = m.tenant_id and r.id = m.run_id left join approval_task t on t.tenant_id = m.tenant_id and t.id = m.task_id
      where m.tenant_id = $1 and m.status in ('armed', 'paused') and (r.status <> 'active' or t.status not in ${openTask})`,
  },
]
