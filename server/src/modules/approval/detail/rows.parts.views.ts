import type { Language } from '@srm/api/shared/label'
import type { Session } from '#kernel/auth/auth.ts'
import type { Document } from '#kernel/records/document.ts'
import { maskedPaths } from '#kernel/records/fields/masks.ts'
import { lineInWordsSql } from '../centre/summary.views.ts'
import { documents } from '../run/document.store.ts'

/** Whose list it is: it speaks their language and leaves out what their roles cover. */
export type RowReader = { readonly language: Language; readonly session: Session }

/** A step as the edition of the instance has it, at whatever depth. */
export const stepSql = (id: string): string =>
  `(select jsonb_path_query_first(v.tree, '$.chain.** ? (@.id == $id)', jsonb_build_object('id', ${id}))
    from approval_flow_version v where v.tenant_id = i.tenant_id and v.id = i.version_id)`

const settingSql = (name: string): string =>
  `(select v.tree -> 'settings' -> '${name}' from approval_flow_version v where v.tenant_id = i.tenant_id and v.id = i.version_id)`

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** Which field of a document is its money. */
const amountPath = (): string => {
  const known = documents().flatMap(({ record, amount }) =>
    amount ? [`when ${literal(record.name)} then ${literal(amount)}`] : [],
  )
  return known.length > 0 ? `case i.doc_type ${known.join(' ')} end` : 'null::text'
}

export const coversAmount = ({ session }: RowReader, { record, amount }: Document): boolean =>
  amount !== undefined && maskedPaths(record, session).includes(amount)

/** Fields the reader's roles cover, in any document. */
const coveredFields = ({ session }: RowReader): string[] =>
  documents().flatMap(({ record }) => maskedPaths(record, session).map((path) => literal(`${record.name}.${path}`)))

/** Whether a field is told: a step may keep it from its people, or open by name what their roles cover. */
const isToldSql = (reader: RowReader, path: string, fields: string | undefined): string => {
  const covered = coveredFields(reader)
  const isOpened = fields ? ` or ${fields} ->> (${path}) in ('read', 'edit', 'required')` : ''
  return [
    ...(fields ? [`coalesce(${fields} ->> (${path}), 'read') not in ('hidden', 'masked')`] : []),
    ...(covered.length > 0
      ? [`(coalesce(i.doc_type || '.' || (${path}), '') not in (${covered.join(', ')})${isOpened})`]
      : []),
  ].join(' and ')
}

/** What the reader is not to see is in no row, no filter and no sum of theirs. */
export const toldBy = (step: string | undefined, reader: RowReader): string => {
  const fields = step && `(${step} -> 'fields')`
  const told = (path: string): string => isToldSql(reader, path, fields) || 'true'
  // The money has a column of its own; what is left of the summary speaks for itself.
  return `case when ${told(amountPath())} then i.amount end as amount,
    (select string_agg(${lineInWordsSql(reader.language)}, ' · ') from jsonb_array_elements(i.summary) p
      where (p ->> 'path') is distinct from (${amountPath()}) and ${told(`p ->> 'path'`)}) as summary`
}

/** What it is worth is told to whoever sent it in: others may be kept from it by their step. */
export const ownAmount = (reader: RowReader): string =>
  `case when s.user_id in (i.initiator_id, i.submitted_by) and ${isToldSql(reader, amountPath(), undefined) || 'true'}
    then i.amount end as amount, null::text as summary`

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

const spanWords = {
  zh: { left: '还剩 ', late: '已超时 ', day: ' 天', hour: ' 小时', minute: ' 分钟' },
  en: { left: '', late: 'Overdue by ', day: ' d', hour: ' h', minute: ' min' },
} as const satisfies Readonly<Record<Language, unknown>>

/** How long there still is, told in its two largest parts, as people say it. */
export const remaining = (language: Language): string => {
  const { left, late, day, hour, minute } = spanWords[language]
  const seconds = 'abs(extract(epoch from s.due_at - now()))::int'
  const [days, hours] = [`${seconds} / 86400`, `${seconds} % 86400 / 3600`]
  return `case when s.due_at is not null then case when s.due_at < now() then '${late}' else '${left}' end
    || case when ${seconds} < 3600 then ${seconds} / 60 || '${minute}'
      else concat_ws(' ', nullif(${days}, 0) || '${day}', nullif(${hours}, 0) || '${hour}') end end as remaining`
}

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
