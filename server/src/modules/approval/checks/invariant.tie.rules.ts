import { lately, of, type Invariant } from './invariant.place.rules.ts'

/** Whether a node of the tree the approval runs by is so and so; `@` is the node, `$id` its id. */
const nodeIs = (id: string, what: string): string =>
  `jsonb_path_exists(v.tree, '$.** ? (@.id == $id && (${what}))', jsonb_build_object('id', ${id}))`

/** A fork around the step goes on without all of its branches. */
const mayBeLeft = `exists (select 1 from unnest(string_to_array(r.token, '/')) part
  where ${nodeIs(`split_part(part, '.', 1)`, '@.join == "first" || @.failure.of == "branch"')})`

/** The fork right around the step lets a branch fail by itself. */
const mayFail = nodeIs(`split_part(split_part(r.token, '/', -1), '.', 1)`, '@.failure.of == "branch"')

const settled = `(r.status in ('passed', 'skipped') or (r.status = 'cancelled' and r.decision ->> 'rule' = 'moved')
  or (r.status = 'cancelled' and r.decision ->> 'rule' = 'joined' and ${mayBeLeft}) or (r.status = 'rejected' and ${mayFail}))`

const byTree = `from approval_instance i join approval_flow_version v on v.tenant_id = i.tenant_id and v.id = i.version_id`

/** What an approval is reached by. */
export const endings: readonly Invariant[] = [
  {
    no: 'I11',
    says: 'approved is reached through the end, with every step on the way passed or skipped by a rule',
    sql: `select i.id as instance, i.id, 'no end' as detail from approval_instance i where i.tenant_id = $1 and i.status = 'approved' and ${lately}
        and not exists (select 1 from approval_node_run r where ${of('r')} and r.node_type = 'end' and r.status = 'passed' and not r.superseded)
      union all select i.id, r.id, r.node_id || ' ' || r.status ${byTree} join approval_node_run r on ${of('r')}
        where i.tenant_id = $1 and i.status = 'approved' and ${lately} and not r.superseded and r.node_type = 'approve' and r.round = i.round and not ${settled}`,
  },
  {
    no: 'I11',
    says: 'somebody human approved what is approved, unless the flow allows none',
    sql: `select i.id as instance, i.id, 'nobody' as detail ${byTree} where i.tenant_id = $1 and i.status = 'approved' and ${lately}
      and v.tree -> 'settings' ->> 'allowNoHuman' is distinct from 'true'
      and not exists (select 1 from approval_task t where ${of('t')} and t.parent_task_id is null and t.kind <> 'fix' and t.status = 'approved' and t.decided_at is not null and not t.auto)
      and not exists (select 1 from approval_node_run r where ${of('r')} and r.node_type = 'end' and r.decision ->> 'rule' = 'admin')`,
  },
]

type StateTable =
  | 'approval_instance'
  | 'approval_snapshot'
  | 'approval_node_run'
  | 'approval_task'
  | 'approval_timer'
  | 'approval_cc'
  | 'approval_comment'
  | 'approval_event'
type Target = StateTable | 'approval_flow' | 'approval_flow_version' | 'user_ref' | 'department_ref'
type Tie = readonly [table: StateTable, column: string, to: Target, only?: string]

/** Every column that points at a row; what it points at is of the same company. */
const ties: readonly Tie[] = [
  ['approval_instance', 'flow_id', 'approval_flow'],
  ['approval_instance', 'version_id', 'approval_flow_version'],
  ['approval_instance', 'initiator_id', 'user_ref'],
  ['approval_instance', 'submitted_by', 'user_ref'],
  ['approval_instance', 'initiator_dept_id', 'department_ref'],
  ['approval_instance', 'previous_id', 'approval_instance'],
  ['approval_instance', 'parent_run_id', 'approval_node_run'],
  ['approval_snapshot', 'instance_id', 'approval_instance'],
  ['approval_node_run', 'instance_id', 'approval_instance'],
  ['approval_task', 'instance_id', 'approval_instance'],
  ['approval_task', 'run_id', 'approval_node_run'],
  ['approval_task', 'assignee_id', 'user_ref', `x.kind <> 'external'`],
  ['approval_task', 'acted_by', 'user_ref', `x.kind <> 'external'`],
  ['approval_task', 'substitute_id', 'user_ref'],
  ['approval_task', 'parent_task_id', 'approval_task'],
  ['approval_task', 'origin_task_id', 'approval_task'],
  ['approval_timer', 'instance_id', 'approval_instance'],
  ['approval_timer', 'run_id', 'approval_node_run'],
  ['approval_timer', 'task_id', 'approval_task'],
  ['approval_cc', 'instance_id', 'approval_instance'],
  ['approval_cc', 'user_id', 'user_ref'],
  ['approval_comment', 'instance_id', 'approval_instance'],
  ['approval_event', 'instance_id', 'approval_instance'],
]

const loose = (table: StateTable, column: string, to: Target, only = 'true'): string =>
  `select x.${table === 'approval_instance' ? 'id' : 'instance_id'} as instance, x.${column} as id, '${table}.${column}' as detail from ${table} x
    where x.tenant_id = $1 and x.${column} is not null and ${only} and not exists (select 1 from ${to} y where y.tenant_id = x.tenant_id and y.id = x.${column})`

/** What an approval refers to. */
export const references: readonly Invariant[] = [
  {
    no: 'I14',
    says: 'a published edition is what was published, and a tree of its own form',
    sql: `select null::uuid as instance, v.id, v.checksum as detail from approval_flow_version v where v.tenant_id = $1
      and (exists (select 1 from approval_instance i where i.tenant_id = $1 and i.version_id = v.id and ${lately}) or exists (select 1 from approval_flow f where f.tenant_id = $1 and f.active_version_id = v.id))
      and (v.checksum <> encode(sha256(convert_to(app.canonical_json(v.tree), 'UTF8')), 'hex')
        or v.tree ->> 'schemaVersion' is distinct from v.schema_version::text or jsonb_typeof(v.tree -> 'chain') is distinct from 'array')`,
  },
  {
    no: 'I15',
    says: 'no row points at a row of another company',
    sql: ties.map((tie) => loose(...tie)).join(' union all '),
  },
  {
    no: 'I17',
    says: 'a command on record has the answer it gave, and happened',
    sql: `select c.instance_id as instance, c.idem_key as id, coalesce(c.result::text, 'no answer') as detail from approval_command c
      left join approval_instance i on i.tenant_id = c.tenant_id and i.id = c.instance_id
      where c.tenant_id = $1 and (c.result is null or i.id is null or c.result ->> 'id' is distinct from i.id::text or (c.result ->> 'version')::int > i.version)`,
  },
  {
    no: 'I20',
    says: 'everybody hears of a thing once, and of nothing that did not happen',
    sql: `with told as (select n.*, case when n.link ~ '[0-9a-f-]{36}$' then right(n.link, 36)::uuid end as about from notice_ref n where n.tenant_id = $1 and n.type = 'approval' and n.link like '/approval/detail?id=%' and n.created_at > now() - interval '7 days')
      select n.about as instance, n.id, n.title as detail from told n where not exists (select 1 from approval_event e where e.tenant_id = $1 and e.instance_id = n.about
        and e.at between date_trunc('milliseconds', n.created_at) and n.created_at + interval '10 minutes')
      union all select n.about, min(n.id::text)::uuid, min(n.title) from told n group by n.about, n.user_id, n.title, n.body, n.created_at having count(*) > 1`,
  },
]
