/** A promise about the data: its number, its words, and the query that names every row which breaks it. */
export type Invariant = {
  readonly no: string
  readonly says: string
  /** Gives `instance`, `id` and `detail`; `$1` is the tenant. Data in order gives no rows. */
  readonly sql: string
}

/** What ended long ago was looked at in its time, and has not changed since. */
export const lately = `(i.ended_at is null or i.ended_at > now() - interval '7 days')`

export const openTask = `('waiting', 'pending', 'suspended')`

/** Rows of a table that belong to the instance `i`. */
export const of = (alias: string, i = 'i'): string =>
  `${alias}.tenant_id = ${i}.tenant_id and ${alias}.instance_id = ${i}.id`

/** Where an approval stands. */
export const places: readonly Invariant[] = [
  {
    no: 'I1',
    says: 'one step is open at a place, and none inside the place of another',
    sql: `select i.id as instance, a.id, a.token || ' / ' || b.token as detail from approval_instance i
      join approval_node_run a on ${of('a')} and a.status = 'active'
      join approval_node_run b on ${of('b')} and b.status = 'active' and b.id > a.id
      where i.tenant_id = $1 and (a.token in ('', b.token) or b.token = '' or starts_with(a.token, b.token || '/') or starts_with(b.token, a.token || '/'))`,
  },
  {
    no: 'I1',
    says: 'an open step lies on a branch that is still being walked',
    sql: `select i.id as instance, r.id, r.token as detail from approval_instance i join approval_node_run r on ${of('r')} and r.status = 'active' and r.token <> ''
      cross join unnest(string_to_array(r.token, '/')) as part
      left join lateral (select f.branches from approval_node_run f where ${of('f')} and f.node_id = split_part(part, '.', 1) order by f.place desc limit 1) f on true
      where i.tenant_id = $1 and f.branches ->> split_part(part, '.', 2) is distinct from 'open'`,
  },
  {
    no: 'I2',
    says: 'an ended approval has nothing open',
    sql: `select i.id as instance, i.id, i.status as detail from approval_instance i where i.tenant_id = $1 and i.status not in ('running', 'returned') and (
      exists (select 1 from approval_task t where ${of('t')} and t.status in ${openTask})
      or exists (select 1 from approval_node_run r where ${of('r')} and r.status = 'active')
      or exists (select 1 from approval_timer m where ${of('m')} and m.status in ('armed', 'paused')))`,
  },
  {
    no: 'I3',
    says: 'a running approval waits for somebody or something, at each of its open steps',
    sql: `select i.id as instance, i.id, coalesce(r.node_id, 'nowhere') as detail from approval_instance i
      left join approval_node_run r on ${of('r')} and r.status = 'active'
      where i.tenant_id = $1 and i.status = 'running' and (r.id is null or (r.node_type not in ('delay', 'trigger', 'sub')
        and not exists (select 1 from approval_task t where t.tenant_id = r.tenant_id and t.run_id = r.id and t.status = 'pending')))`,
  },
  {
    no: 'I3',
    says: 'a returned approval waits for its initiator alone',
    sql: `select i.id as instance, i.id, count(t.id)::text as detail from approval_instance i left join approval_task t on ${of('t')} and t.status in ${openTask}
      where i.tenant_id = $1 and i.status = 'returned' group by i.id having count(t.id) <> 1 or bool_or(t.kind <> 'fix' or t.status <> 'pending')`,
  },
  {
    no: 'I5',
    says: 'a document has one approval under way',
    sql: `select min(i.id::text) as instance, i.doc_id as id, count(*)::text as detail from approval_instance i
      where i.tenant_id = $1 and not i.beside and i.status in ('running', 'returned') group by i.doc_type, i.doc_id having count(*) > 1`,
  },
  {
    no: 'I18',
    says: 'every step is one of the tree the preview walked',
    sql: `with used as materialized (select distinct i.version_id from approval_instance i where i.tenant_id = $1 and ${lately}),
      nodes as materialized (select v.id as version, n ->> 'id' as id, n ->> 'type' as type from used join approval_flow_version v on v.tenant_id = $1 and v.id = used.version_id
        cross join jsonb_path_query(v.tree, '$.** ? (exists (@.id) && exists (@.type))') n)
      select i.id as instance, r.id, r.node_id || ' ' || r.node_type as detail from approval_instance i join approval_node_run r on ${of('r')}
      where i.tenant_id = $1 and ${lately} and (i.version_id, r.node_id, r.node_type) not in (select version, id, type from nodes where id is not null)`,
  },
  {
    no: 'I19',
    says: 'what was sent back went to a step passed in the same round',
    sql: `select i.id as instance, e.run_id as id, e.note ->> 'to' as detail from approval_instance i
      join approval_event e on ${of('e')} and e.type = 'path.returned' join approval_node_run r on r.tenant_id = e.tenant_id and r.id = e.run_id
      where i.tenant_id = $1 and ${lately} and not exists (select 1 from approval_node_run p where ${of('p')} and p.node_id = e.note ->> 'to'
        and p.round = r.round and p.status = 'passed' and p.closed_at <= e.at and p.superseded)`,
  },
  {
    no: 'I19',
    says: 'nothing is open on a stretch that was sent back',
    sql: `select i.id as instance, r.id, r.node_id as detail from approval_instance i join approval_node_run r on ${of('r')}
      where i.tenant_id = $1 and r.superseded and (r.status = 'active'
        or exists (select 1 from approval_task t where t.tenant_id = r.tenant_id and t.run_id = r.id and t.status in ${openTask}))`,
  },
]
