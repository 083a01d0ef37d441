import { lately, of, openTask, type Invariant } from './invariant.place.rules.ts'

/** Whose voice left the count: somebody else stands here now, or nobody does. */
const counts = (t: string): string =>
  `${t}.status not in ('transferred', 'handed_over') and coalesce(${t}.close_reason, '') not in ('removed', 'claimed', 'abstained', 'undone')`

const says = (t: string): string =>
  `case when ${t}.status in ('approved', 'skipped') then 'yes' when ${t}.status = 'rejected' then 'no' else 'open' end`

/** An approval with signers behind it counts as they say, by the way they were asked. */
const withSigners = `case when t.status <> 'approved' or s.n is null then ${says('t')}
  when s.method = 'any' then case when s.yes > 0 then 'yes' when s.no > 0 then 'no' else 'open' end
  else case when s.yes = s.n then 'yes' when s.no > 0 then 'no' else 'open' end end`

// Each part is worked out once: left to itself the planner does it anew for every step.
const signers = `select c.parent_task_id as id, count(*) as n, min(c.method) as method, count(*) filter (where ${says('c')} = 'yes') as yes, count(*) filter (where ${says('c')} = 'no') as no
  from approval_task c where c.tenant_id = $1 and c.parent_task_id is not null and c.kind = 'sign_after' and ${counts('c')} group by c.parent_task_id`

const votes = `select t.run_id, ${withSigners} as says, t.weight from approval_task t left join signers s on s.id = t.id
  where t.tenant_id = $1 and t.parent_task_id is null and t.kind <> 'fix' and ${counts('t')}`

const tally = `select run_id, count(*) as n, count(*) filter (where says = 'yes') as a, count(*) filter (where says = 'no') as r, count(*) filter (where says = 'open') as p,
    sum(weight) as w, coalesce(sum(weight) filter (where says = 'yes'), 0) as wa, coalesce(sum(weight) filter (where says = 'no'), 0) as wr
  from votes group by run_id`

const passes = `case r.mode ->> 'kind' when 'any' then v.a >= 1 when 'claim' then v.a >= 1
  when 'percent' then 100 * v.a >= (r.mode ->> 'percent')::int * v.n
  when 'count' then v.a >= least((r.mode ->> 'count')::int, v.n)
  when 'weight' then v.wa >= least((r.mode ->> 'threshold')::int, v.w)
  else v.a = v.n end`

const fails = `case r.mode ->> 'kind' when 'all' then v.r >= 1 and (r.mode ->> 'reject' = 'one' or v.p = 0)
  when 'any' then case when r.mode ->> 'reject' = 'first' then v.r >= 1 and v.a = 0 else v.r = v.n end
  when 'claim' then v.r >= 1 and v.a = 0
  when 'percent' then 100 * (v.n - v.r) < (r.mode ->> 'percent')::int * v.n
  when 'count' then v.n - v.r < least((r.mode ->> 'count')::int, v.n)
  when 'weight' then v.w - v.wr < least((r.mode ->> 'threshold')::int, v.w)
  else v.r >= 1 end`

const verdict = `case when v.n is null then 'open' when ${passes} then 'passed' when ${fails} then 'rejected' else 'open' end`

/** Who decides, and what follows from it. */
export const voteInvariants: readonly Invariant[] = [
  {
    no: 'I6',
    says: 'a step is decided exactly as its votes say',
    sql: `with signers as materialized (${signers}), votes as materialized (${votes}), tally as materialized (${tally})
      select i.id as instance, r.id, r.status || ' / ' || ${verdict} as detail from approval_instance i join approval_node_run r on ${of('r')} left join tally v on v.run_id = r.id
      where i.tenant_id = $1 and ${lately} and r.mode is not null and r.mode <> 'null' and r.decision ->> 'rule' is null
        and r.status in ('passed', 'rejected', 'active') and case r.status when 'active' then 'open' else r.status end <> ${verdict}`,
  },
  {
    no: 'I8',
    says: 'a decision was made by the assignee, their substitute or a named rule',
    sql: `select t.instance_id as instance, t.id, coalesce(t.acted_by::text, 'nobody') as detail from approval_task t
      where t.tenant_id = $1 and t.decided_at is not null and t.status in ('approved', 'rejected', 'returned') and t.close_reason is distinct from 'signer'
        and case when t.auto then t.acted_by is not null or t.close_reason is null else t.acted_by is null or (t.acted_by <> t.assignee_id and t.acted_by is distinct from t.substitute_id) end`,
  },
  {
    no: 'I9',
    says: 'nobody has two voices on one step',
    sql: `select min(t.instance_id::text) as instance, t.run_id as id, t.assignee_id::text as detail from approval_task t
      where t.tenant_id = $1 and t.status in ${openTask} and t.kind in ('vote', 'handle') group by t.run_id, t.assignee_id having count(*) > 1`,
  },
  {
    no: 'I10',
    says: 'one after the other: one is asked at a time, and nobody has spoken before their turn',
    sql: `with line as (select t.*, min(t.seq_no) filter (where t.status in ${openTask}) over (partition by t.run_id) as turn from approval_task t
        where t.tenant_id = $1 and t.parent_task_id is null and t.kind <> 'fix' and ${counts('t')})
      select min(t.instance_id::text) as instance, r.id, r.node_id as detail from approval_node_run r join line t on t.run_id = r.id
      where r.tenant_id = $1 and r.status = 'active' and r.mode ->> 'kind' = 'sequential' group by r.id, r.node_id
      having count(*) filter (where t.status in ('pending', 'suspended')) > 1 or bool_or(t.seq_no > t.turn and t.decided_at is not null)`,
  },
  {
    no: 'I12',
    says: 'a signer or delegate is open only while the owner waits for them, and the owner waits only for such',
    sql: `select c.instance_id as instance, c.id, p.status as detail from approval_task c join approval_task p on p.tenant_id = c.tenant_id and p.id = c.parent_task_id
      where c.tenant_id = $1 and c.status in ${openTask} and p.status <> case c.kind when 'sign_after' then 'approved' else 'suspended' end
      union all select t.instance_id, t.id, 'waits for nobody' from approval_task t where t.tenant_id = $1 and t.status = 'suspended'
        and not exists (select 1 from approval_task c where c.tenant_id = t.tenant_id and c.parent_task_id = t.id and c.kind <> 'sign_after' and c.status in ${openTask})`,
  },
  {
    no: 'I21',
    says: 'whoever left holds nothing',
    sql: `select t.instance_id as instance, t.id, u.id::text as detail from approval_task t
      join user_ref u on u.tenant_id = t.tenant_id and u.status = 'left' and ((t.kind <> 'external' and u.id = t.assignee_id) or u.id = t.substitute_id)
      where t.tenant_id = $1 and t.status in ${openTask}`,
  },
]
