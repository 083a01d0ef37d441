import type { Listing } from '@srm/api/approval'
import { holds } from '#kernel/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { Source } from '#kernel/records/list.ts'
import type { Params } from '#kernel/records/filters.ts'
import { documents } from './document.store.ts'

/** A step as the edition of the instance has it, at whatever depth. */
const stepSql = (id: string): string =>
  `(select jsonb_path_query_first(v.tree, '$.chain.** ? (@.id == $id)', jsonb_build_object('id', ${id}))
    from approval_flow_version v where v.tenant_id = i.tenant_id and v.id = i.version_id)`

const settingSql = (name: string): string =>
  `(select v.tree -> 'settings' -> '${name}' from approval_flow_version v where v.tenant_id = i.tenant_id and v.id = i.version_id)`

const covered = `('hidden', 'masked')`

/** Which field of a document is its money. */
const amountPath = (): string => {
  const known = documents().flatMap(({ record, amount }) =>
    amount ? [`when '${record.name.replaceAll("'", '')}' then '${amount.replaceAll("'", '')}'`] : [],
  )
  return known.length > 0 ? `case i.doc_type ${known.join(' ')} end` : 'null::text'
}

/** What a step keeps from its people is in no row, no filter and no sum of theirs. */
const toldBy = (step: string | undefined): string => {
  // The money has a column of its own; what is left of the summary speaks for itself.
  const words = (and: string): string =>
    `(select string_agg(p ->> 'value', ' · ') from jsonb_array_elements(i.summary) p
      where (p ->> 'path') is distinct from (${amountPath()}) ${and}) as summary`
  if (!step) return `i.amount, ${words('')}`
  const fields = `(${step} -> 'fields')`
  return `case when coalesce(${fields} ->> (${amountPath()}), 'read') in ${covered} then null else i.amount end as amount,
    ${words(`and coalesce(${fields} ->> (p ->> 'path'), 'read') not in ${covered}`)}`
}

const waiting = `(select string_agg(distinct w.display_name, '、') from approval_task o
  join "user" w on w.tenant_id = o.tenant_id and w.id = coalesce(o.substitute_id, o.assignee_id)
  where o.tenant_id = i.tenant_id and o.instance_id = i.id and o.status = 'pending') as waiting`

const hoursSince = (from: string, to: string): string =>
  `floor(extract(epoch from (${to} - ${from})) / 3600)::int as hours`

const instance = `i.tenant_id, i.id, i.version, i.title, i.serial_no as code, i.doc_type, i.doc_id, i.initiator_id,
  i.initiator_dept_id as department_id, i.status, i.suspended, i.round, i.submitted_at, i.ended_at, i.search_text, i.search_grams,
  (select f.name from approval_flow f where f.tenant_id = i.tenant_id and f.id = i.flow_id) as flow`

const timing = `case when s.due_at is null then 'none' when s.due_at < now() then 'overdue'
  when s.due_at < date_trunc('day', now()) + interval '1 day' then 'soon' else 'open' end as timing`

const join = (table: string): string =>
  `${table} s join approval_instance i on i.tenant_id = s.tenant_id and i.id = s.instance_id`

/** An approval stands in a list once, by the earliest or latest of what makes it stand there. */
const first = (table: string, whose: string, order: string): string =>
  `not exists (select 1 from ${table} o where o.tenant_id = t.tenant_id and o.instance_id = t.id and ${whose} and ${order})`

const quiet = 7

/** Whoever looks after flows is told what does not move by itself. */
const trouble = `case when i.status <> 'running' then 'none' when i.suspended then 'suspended'
  when not exists (select 1 from approval_task o join "user" w on w.tenant_id = o.tenant_id and w.id = o.assignee_id and w.status = 'active'
    where o.tenant_id = i.tenant_id and o.instance_id = i.id and o.status = 'pending')
    and exists (select 1 from approval_task o where o.tenant_id = i.tenant_id and o.instance_id = i.id and o.status = 'pending') then 'unattended'
  when exists (select 1 from approval_task o where o.tenant_id = i.tenant_id and o.instance_id = i.id and o.status = 'pending' and o.due_at < now()) then 'overdue'
  when not exists (select 1 from approval_event e where e.tenant_id = i.tenant_id and e.instance_id = i.id and e.at > now() - interval '${quiet} days') then 'stuck'
  else 'none' end as trouble`

const also = `t.doc_id as "docId", t.suspended, t.task_id as "taskId", t.kind, t.step, t.settings`
const none = `null::uuid as task_id, null::text as kind, null::jsonb as step`
const settings = `jsonb_build_object('withdraw', ${settingSql('withdraw')}, 'takeBack', ${settingSql('takeBack')}, 'batch', ${settingSql('batch')}) as settings`
const ofTask = (): string =>
  `s.id as task_id, s.kind, ${stepSql('s.node_id')} as step, ${settings}, coalesce(${stepSql('s.node_id')} ->> 'name', i.current_label) as node`

const todo = (): Source => ({
  from: `(select ${instance}, ${toldBy(stepSql('s.node_id'))}, ${ofTask()}, s.opened_at as received_at, s.due_at, ${timing},
    s.urge_count as urged, case when s.viewed_at is null then 'unread' else 'read' end as reading, s.assignee_id, s.substitute_id,
    case when s.substitute_id is not null then (select p.display_name from "user" p where p.tenant_id = s.tenant_id and p.id = s.assignee_id) end as acting_for
    from ${join('approval_task')} where s.status = 'pending')`,
  also,
  mine: (ctx, params) => {
    const me = params.add(ctx.userId, 'uuid')
    const other = first(
      'approval_task',
      `o.status = 'pending' and (o.assignee_id = ${me} or o.substitute_id = ${me})`,
      '(o.opened_at, o.id) < (t.received_at, t.task_id)',
    )
    return `(t.assignee_id = ${me} or t.substitute_id = ${me}) and ${other}`
  },
})

const done = (): Source => ({
  from: `(select ${instance}, ${toldBy(stepSql('s.node_id'))}, ${ofTask()}, s.status as result, nullif(s.opinion, '') as opinion,
    s.decided_at, ${hoursSince('s.opened_at', 's.decided_at')}, ${waiting}, s.acted_by
    from ${join('approval_task')} where s.decided_at is not null and not s.auto)`,
  also,
  mine: (ctx, params) => {
    const me = params.add(ctx.userId, 'uuid')
    const later = first(
      'approval_task',
      `o.decided_at is not null and not o.auto and o.acted_by = ${me}`,
      '(o.decided_at, o.id) > (t.decided_at, t.task_id)',
    )
    return `t.acted_by = ${me} and ${later}`
  },
})

const whole = (more: string): string =>
  `(select ${instance}, ${toldBy(undefined)}, ${none}, ${settings}, i.current_label as node, ${waiting},
    ${hoursSince('i.submitted_at', 'coalesce(i.ended_at, now())')}, i.submitted_by, i.version_id${more} from approval_instance i)`

const mine = (): Source => ({
  from: whole(''),
  also,
  mine: (ctx, params) => {
    const me = params.add(ctx.userId, 'uuid')
    return `(t.initiator_id = ${me} or t.submitted_by = ${me})`
  },
})

const cc = (): Source => ({
  from: `(select ${instance}, ${toldBy(stepSql('s.source'))}, s.id as task_id, case when s.needs_confirm and s.confirmed_at is null then 'confirm' end as kind,
    null::jsonb as step, null::jsonb as settings, coalesce(${stepSql('s.source')} ->> 'name', i.current_label) as node, s.sent_at,
    case when s.read_at is null then 'unread' else 'read' end as reading, ${waiting}, s.user_id
    from ${join('approval_cc')} where s.sent_at is not null)`,
  also,
  mine: (ctx, params) => {
    const me = params.add(ctx.userId, 'uuid')
    const later = first(
      'approval_cc',
      `o.sent_at is not null and o.user_id = ${me}`,
      '(o.sent_at, o.id) > (t.sent_at, t.task_id)',
    )
    return `t.user_id = ${me} and ${later}`
  },
})

/** A flow's own admins look after its instances; holders of the code after all. */
const administered = (ctx: Ctx, params: Params): string => {
  if (holds(ctx.session, 'approval:admin')) return 'true'
  return `exists (select 1 from approval_flow_version av where av.tenant_id = t.tenant_id and av.id = t.version_id
    and av.tree -> 'settings' -> 'admins' ? ${params.add(ctx.userId, 'text')})`
}

const all = (): Source => ({
  from: whole(`, ${trouble},
    (select v.no from approval_flow_version v where v.tenant_id = i.tenant_id and v.id = i.version_id) as edition`),
  also,
  mine: administered,
})

/** Where each list comes from. What is counted, summed, sorted and shown is one and the same. */
export const sourcesOf: Readonly<Record<Listing, () => Source>> = { todo, done, mine, cc, all }
