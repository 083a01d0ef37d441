import { hasOwners } from '@srm/api/shared/record'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fieldsOf, quote } from '#kernel/records/fields/columns.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'
import type { Document } from '#kernel/records/document.ts'
import type { Params } from '#kernel/records/read/filters.ts'
import type { Source } from '#kernel/records/read/list.ts'
import { documents } from '../run/document.store.ts'
import {
  also,
  coversAmount,
  hoursSince,
  instance,
  none,
  ownAmount,
  settings,
  stepSql,
  toldBy,
  waiting,
  type RowReader,
} from './rows.parts.views.ts'
import { partSql } from './visible.views.ts'

/** By the holder himself or whoever stood in for him; what an administrator moved elsewhere he did not pass on. */
const passedOn = `select s.tenant_id, s.added_by as by_id, s.instance_id, s.node_id, s.assignee_id, s.status, s.place,
    case s.kind when 'delegate' then 'delegate' else 'sign' end as way,
    coalesce(s.opened_at, r.opened_at) as at
  from approval_task s join approval_node_run r on r.tenant_id = s.tenant_id and r.id = s.run_id
  where s.added_by is not null and s.origin_task_id is null
  union all
  select o.tenant_id, o.assignee_id, s.instance_id, s.node_id, s.assignee_id, s.status, s.place, 'transfer', e.at
  from approval_task o join approval_task s on s.tenant_id = o.tenant_id and s.origin_task_id = o.id
  join approval_event e on e.tenant_id = s.tenant_id and e.instance_id = s.instance_id and e.type = 'task.handed' and e.task_id = s.id
  where o.status = 'transferred' and e.actor_id in (o.assignee_id, o.substitute_id)`

const latest = (column: string): string => `(array_agg(p.${column} order by p.at desc, p.place desc))[1] as ${column}`

/** An approval stands here once, by the last time it was passed on, with everybody it was passed to. */
const handedOn = `(select p.tenant_id, p.by_id, p.instance_id, max(p.at) as handed_at, ${latest('way')}, ${latest('status')},
    ${latest('node_id')}, string_agg(distinct coalesce(u.name, x.name, ''), '、') as handed_to
  from (${passedOn}) p left join user_ref u on u.tenant_id = p.tenant_id and u.id = p.assignee_id
  left join approval_external x on x.tenant_id = p.tenant_id and x.instance_id = p.instance_id and x.contact_id = p.assignee_id
  group by p.tenant_id, p.by_id, p.instance_id)`

export const handed = (reader: RowReader): Source => ({
  from: `(select ${instance}, ${toldBy(stepSql('s.node_id'), reader)}, ${none}, ${settings}, s.by_id, s.handed_at, s.way, s.handed_to,
    s.status as answer, coalesce(${stepSql('s.node_id')} ->> 'name', i.current_label) as node, ${waiting}
    from ${handedOn} s join approval_instance i on i.tenant_id = s.tenant_id and i.id = s.instance_id)`,
  also,
  mine: (ctx, params) => `t.by_id = ${params.add(ctx.userId, 'uuid')}`,
})

/** By one's own rights on the document itself. */
const seesIt = (ctx: Ctx, params: Params): string[] =>
  documents()
    .filter(({ record }) => holds(ctx.session, `${record.name}:show`))
    .map(({ record }) => {
      const scope = ['t.tenant_id = f.tenant_id', 't.id = f.doc_id', ...scopeSql(record, ctx, params)].join(' and ')
      const type = params.add(record.name, 'text')
      return `(t.doc_type = ${type} and exists (select 1 from (select t.tenant_id, t.doc_id) f, ${quote(record.table)} t where ${scope}))`
    })

export const follow = (reader: RowReader): Source => ({
  from: `(select ${instance}, ${ownAmount(reader)}, ${none}, ${settings}, i.current_label as node, ${waiting},
    ${hoursSince('i.submitted_at', 'coalesce(i.ended_at, now())')}, i.submitted_by, i.version_id, s.user_id, s.at as followed_at
    from approval_follow s join approval_instance i on i.tenant_id = s.tenant_id and i.id = s.instance_id)`,
  also,
  mine: (ctx, params) => {
    const me = params.add(ctx.userId, 'uuid')
    if (holds(ctx.session, 'approval:admin')) return `t.user_id = ${me}`
    const sees = [partSql('t', me), ...seesIt(ctx, params)].join(' or ')
    return `t.user_id = ${me} and (${sees})`
  },
})

const columnOf = ({ record }: Document, key: string): string => {
  const name = fieldsOf(record.all).find((field) => field.key === key)?.columns[0]?.name
  return name ? `d.${quote(name)}` : 'null'
}

const draftsOf = (reader: RowReader, document: Document): string => {
  const { record } = document
  const amount = coversAmount(reader, document) ? undefined : document.amount
  return `select d.tenant_id, d.id, d.version, ${columnOf(document, record.title)} as title, d.code, '${record.name}'::text as doc_type,
    d.id as doc_id, ${amount ? columnOf(document, amount) : 'null::numeric'} as amount, d.created_at, d.updated_at, d.created_by,
    ${hasOwners(record.scope) ? 'd.owner_id' : 'null::uuid'} as owner_id, d.search_text, d.search_grams, 'draft'::text as status,
    false as suspended, ${none}, null::jsonb as settings from ${quote(record.table)} d where d.status = 'draft'`
}

/** Written by me or for me and never sent in, of whatever kind. */
export const draft = (reader: RowReader): Source => ({
  from: `(${documents()
    .map((document) => draftsOf(reader, document))
    .join(' union all ')})`,
  also,
  mine: (ctx, params) => {
    const me = params.add(ctx.userId, 'uuid')
    const kinds = documents().filter(({ record }) => holds(ctx.session, `${record.name}:show`))
    const open = params.add(
      kinds.map(({ record }) => record.name),
      'text[]',
    )
    return `(t.created_by = ${me} or t.owner_id = ${me}) and t.doc_type = any(${open})`
  },
})
