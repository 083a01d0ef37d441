import type { Language } from '@srm/api/shared/label'
import { lineInWordsSql } from '../centre/summary.views.ts'
import { documents } from '../run/document.store.ts'

/** A step as the edition of the instance has it, at whatever depth. */
export const stepSql = (id: string): string =>
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
export const toldBy = (step: string | undefined, language: Language): string => {
  // The money has a column of its own; what is left of the summary speaks for itself.
  const words = (and: string): string =>
    `(select string_agg(${lineInWordsSql(language)}, ' · ') from jsonb_array_elements(i.summary) p
      where (p ->> 'path') is distinct from (${amountPath()}) ${and}) as summary`
  if (!step) return `i.amount, ${words('')}`
  const fields = `(${step} -> 'fields')`
  return `case when coalesce(${fields} ->> (${amountPath()}), 'read') in ${covered} then null else i.amount end as amount,
    ${words(`and coalesce(${fields} ->> (p ->> 'path'), 'read') not in ${covered}`)}`
}

export const waiting = `(select string_agg(distinct w.name, '、') from approval_task o
  join user_ref w on w.tenant_id = o.tenant_id and w.id = coalesce(o.substitute_id, o.assignee_id)
  where o.tenant_id = i.tenant_id and o.instance_id = i.id and o.status = 'pending') as waiting`

export const hoursSince = (from: string, to: string): string =>
  `floor(extract(epoch from (${to} - ${from})) / 3600)::int as hours`

export const instance = `i.tenant_id, i.id, i.version, i.title, i.serial_no as code, i.doc_type, i.doc_id, i.initiator_id,
  i.initiator_dept_id as department_id, i.status, i.suspended, i.round, i.submitted_at, i.ended_at, i.search_text, i.search_grams,
  (select f.name from approval_flow f where f.tenant_id = i.tenant_id and f.id = i.flow_id) as flow`

export const timing = `case when s.due_at is null then 'none' when s.due_at < now() then 'overdue'
  when s.due_at < date_trunc('day', now()) + interval '1 day' then 'soon' else 'open' end as timing`

export const fromPart = (table: 'approval_task' | 'approval_cc'): string =>
  `from ${table} s join approval_instance i on i.tenant_id = s.tenant_id and i.id = s.instance_id`

/** An approval stands in a list once, by the earliest or latest of what makes it stand there. */
export const first = (table: 'approval_task' | 'approval_cc', whose: string, order: string): string =>
  `not exists (select 1 from ${table} o where o.tenant_id = t.tenant_id and o.instance_id = t.id and ${whose} and ${order})`

const quiet = 7

/** Whoever looks after flows is told what does not move by itself. */
export const trouble = `case when i.status <> 'running' then 'none' when i.suspended then 'suspended'
  when not exists (select 1 from approval_task o join user_ref w on w.tenant_id = o.tenant_id and w.id = o.assignee_id and w.status = 'active'
    where o.tenant_id = i.tenant_id and o.instance_id = i.id and o.status = 'pending')
    and exists (select 1 from approval_task o where o.tenant_id = i.tenant_id and o.instance_id = i.id and o.status = 'pending') then 'unattended'
  when exists (select 1 from approval_task o where o.tenant_id = i.tenant_id and o.instance_id = i.id and o.status = 'pending' and o.due_at < now()) then 'overdue'
  when not exists (select 1 from approval_event e where e.tenant_id = i.tenant_id and e.instance_id = i.id and e.at > now() - interval '${quiet} days') then 'stuck'
  else 'none' end as trouble`

export const also = `t.doc_id as "docId", t.suspended, t.task_id as "taskId", t.kind, t.step, t.settings`
export const none = `null::uuid as task_id, null::text as kind, null::jsonb as step`
export const settings = `jsonb_build_object('withdraw', ${settingSql('withdraw')}, 'takeBack', ${settingSql('takeBack')}, 'batch', ${settingSql('batch')}) as settings`
export const ofTask = (): string =>
  `s.id as task_id, s.kind, ${stepSql('s.node_id')} as step, ${settings}, coalesce(${stepSql('s.node_id')} ->> 'name', i.current_label) as node`
