import type { Returned } from '@srm/api/endpoint'
import type { approval, CentreRow } from '@srm/api/approval'
import type { Access } from '@srm/flow/fields'
import { holds } from '#kernel/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { Params } from '#kernel/records/filters.ts'
import { sourceOf, whereOf, type CentreQuery } from './centre.sql.views.ts'
import { documentOf } from './document.store.ts'
import { tellable } from './hidden.rules.ts'
import { partSql, seesDocument } from './visible.views.ts'

const instance = `i.id as "instanceId", i.serial_no as "serialNo", i.title, i.summary, i.doc_type as "docType", i.doc_id as "docId",
  f.name as flow, i.amount, i.status, i.suspended, i.round, json_build_object('id', u.id, 'name', u.display_name) as initiator,
  d.name as department, i.submitted_at as "submittedAt", i.ended_at as "endedAt"`

const joins = `join approval_flow f on f.tenant_id = i.tenant_id and f.id = i.flow_id
  join "user" u on u.tenant_id = i.tenant_id and u.id = i.initiator_id
  left join department d on d.tenant_id = i.tenant_id and d.id = i.initiator_dept_id`

const ofTask = (
  me: string,
): string => `s.id, s.id as "taskId", coalesce(n.name, i.current_label) as node, s.due_at as "dueAt",
  s.urge_count as "urgeCount", s.viewed_at is not null as viewed, s.status as result, nullif(s.opinion, '') as opinion,
  case when s.assignee_id <> ${me} then (select p.display_name from "user" p where p.tenant_id = s.tenant_id and p.id = s.assignee_id) end as "actingFor"`

const ofInstance = (
  id: string,
  viewed: string,
): string => `${id} as id, null::uuid as "taskId", i.current_label as node, null::timestamptz as "dueAt",
  0 as "urgeCount", ${viewed} as viewed, null::text as result, null::text as opinion, null::text as "actingFor"`

/** A step's name is in the edition the instance runs by, at whatever depth. */
const nodeJoin = (id: string): string =>
  `left join lateral (select x.node ->> 'name' as name, x.node -> 'fields' as fields from (
    select jsonb_path_query_first(v.tree, '$.chain.** ? (@.id == $id)', jsonb_build_object('id', ${id})) as node
    from approval_flow_version v where v.tenant_id = i.tenant_id and v.id = i.version_id) x) n on true`

const selectOf = (tab: CentreQuery['tab'], me: string): string => {
  if (tab === 'todo' || tab === 'done') return ofTask(me)
  return tab === 'cc' ? ofInstance('s.id', 's.read_at is not null') : ofInstance('i.id', 'true')
}

const cursorOf = ({ at, id }: { at: string; id: string }): string => Buffer.from(`${at}|${id}`).toString('base64url')

const after = (cursor: string, params: Params, at: string, id: string): string => {
  const [moment = '', last = ''] = Buffer.from(cursor, 'base64url').toString().split('|')
  if (Number.isNaN(Date.parse(moment)) || !/^[\da-f-]{36}$/.test(last)) return fail('request.invalid')
  return ` and (${at}, ${id}) < (${params.add(moment, 'timestamptz')}, ${params.add(last, 'uuid')})`
}

type Row = CentreRow & { readonly fields: Access | null }
type List = Returned<typeof approval.centre.list>

export const listCentre = async (ctx: Ctx, query: CentreQuery): Promise<List> => {
  const { from, id, at } = sourceOf(ctx, query.tab)
  const params = new Params(ctx.tenantId)
  const where = whereOf(ctx, query, params)
  const counting = ctx.db.run<{ n: number }>(`select count(*)::int as n from ${from} where ${where}`, [
    ...params.values,
  ])
  const isTask = query.tab === 'todo' || query.tab === 'done'
  const stepId = isTask ? 's.node_id' : query.tab === 'cc' ? 's.source' : undefined
  const me = isTask ? params.add(ctx.userId, 'uuid') : ''
  const page = query.cursor ? after(query.cursor, params, at, id) : ''
  const again = from.includes(' join ') ? `(${from})` : from
  const order = `order by ${at} desc, ${id} desc`
  // What the page shows is found first and once: names and steps are looked up for its rows, not for all that wait. Left
  // to itself the planner finds the page anew for every row of tables it knows nothing about.
  const sql = `with page as materialized (select ${id} as id from ${from} where ${where}${page} ${order} limit ${query.pageSize + 1})
    select ${selectOf(query.tab, me)}, ${stepId ? 'n.fields' : 'null::jsonb'} as fields, ${at} as at, ${instance}
    from page join ${again} on i.tenant_id = $1 and ${id} = page.id ${joins} ${stepId ? nodeJoin(stepId) : ''} ${order}`
  const [{ rows }, total] = await Promise.all([ctx.db.run<Row>(sql, params.values), counting])
  const items = rows
    .slice(0, query.pageSize)
    .map((row) => tellable(row, row.fields ?? {}, documentOf(row.docType).amount))
  const last = items.at(-1)
  return { items, total: total.rows[0]?.n ?? 0, nextCursor: rows.length > items.length && last ? cursorOf(last) : null }
}

const countOf = async (ctx: Ctx, query: CentreQuery): Promise<number> => {
  const params = new Params(ctx.tenantId)
  const where = whereOf(ctx, query, params)
  const sql = `select count(distinct i.id)::int as n from ${sourceOf(ctx, query.tab).from} where ${where}`
  return (await ctx.db.run<{ n: number }>(sql, params.values)).rows[0]?.n ?? 0
}

const typesOf = async (ctx: Ctx): Promise<Record<string, number>> => {
  const params = new Params(ctx.tenantId)
  const where = whereOf(ctx, { tab: 'todo', pageSize: 1 }, params)
  const sql = `select i.doc_type as type, count(distinct i.id)::int as n from ${sourceOf(ctx, 'todo').from} where ${where} group by 1 order by 1`
  const { rows } = await ctx.db.run<{ type: string; n: number }>(sql, params.values)
  return Object.fromEntries(rows.map(({ type, n }) => [type, n]))
}

const manages = async (ctx: Ctx): Promise<boolean> => {
  if (holds(ctx.session, 'approval:admin')) return true
  const sql = `select 1 from approval_flow f join approval_flow_version v on v.tenant_id = f.tenant_id and v.flow_id = f.id
    where f.tenant_id = $1 and v.tree -> 'settings' -> 'admins' ? $2::text limit 1`
  return (await ctx.db.run(sql, [ctx.tenantId, ctx.userId])).rows.length > 0
}

export const centreCounts = async (ctx: Ctx): Promise<Returned<typeof approval.centre.counts>> => {
  const [byType, overdue, cc, manager] = await Promise.all([
    typesOf(ctx),
    countOf(ctx, { tab: 'todo', overdue: 'true', pageSize: 1 }),
    countOf(ctx, { tab: 'cc', unread: 'true', pageSize: 1 }),
    manages(ctx),
  ])
  return { todo: Object.values(byType).reduce((sum, n) => sum + n, 0), overdue, cc, byType, manages: manager }
}

type PastInstance = Returned<typeof approval.centre.of>[number]

export const approvalsOf = async (
  ctx: Ctx,
  docType: string,
  docId: string,
): Promise<Returned<typeof approval.centre.of>> => {
  const all = (await seesDocument(ctx, docType, docId)) || holds(ctx.session, 'approval:admin')
  const sql = `select i.id, i.serial_no as "serialNo", i.purpose, i.status, i.submitted_at as "submittedAt", i.ended_at as "endedAt"
    from approval_instance i where i.tenant_id = $1 and i.doc_type = $3 and i.doc_id = $4 and ($5 or ${partSql()})
    order by i.submitted_at desc limit 100`
  const { rows } = await ctx.db.run<PastInstance>(sql, [ctx.tenantId, ctx.userId, docType, docId, all])
  if (rows.length === 0 && !(await seesDocument(ctx, docType, docId))) fail('record.not_found')
  return rows
}
