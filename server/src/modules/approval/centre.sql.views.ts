import type { Parsed } from '@srm/api/endpoint'
import type { approval } from '@srm/api/approval'
import { holds } from '#kernel/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { Params } from '#kernel/records/filters.ts'
import { gramKeys, termsOf } from '#kernel/search.ts'

export type CentreQuery = Parsed<typeof approval.centre.list>['query']
type Tab = CentreQuery['tab']

/** Where a tab's rows come from, by what they are ordered, and whose they are. */
type Source = { readonly from: string; readonly id: string; readonly at: string; readonly mine: (me: string) => string }

const join = (table: string): string =>
  `${table} s join approval_instance i on i.tenant_id = s.tenant_id and i.id = s.instance_id`

const sources: Readonly<Record<Exclude<Tab, 'all'>, Source>> = {
  todo: {
    from: join('approval_task'),
    id: 's.id',
    at: 's.opened_at',
    mine: (me) => `s.status = 'pending' and (s.assignee_id = ${me} or s.substitute_id = ${me})`,
  },
  done: {
    from: join('approval_task'),
    id: 's.id',
    at: 's.decided_at',
    mine: (me) => `s.decided_at is not null and not s.auto and s.acted_by = ${me}`,
  },
  mine: {
    from: 'approval_instance i',
    id: 'i.id',
    at: 'i.submitted_at',
    mine: (me) => `(i.initiator_id = ${me} or i.submitted_by = ${me})`,
  },
  cc: {
    from: join('approval_cc'),
    id: 's.id',
    at: 's.sent_at',
    mine: (me) => `s.user_id = ${me} and s.sent_at is not null`,
  },
}

/** A flow's own admins look after its instances; holders of the code after all. */
export const administered = (me: string): string =>
  `exists (select 1 from approval_flow_version av where av.tenant_id = i.tenant_id and av.id = i.version_id
    and av.tree -> 'settings' -> 'admins' ? ${me}::text)`

export const sourceOf = (ctx: Ctx, tab: Tab): Source =>
  tab === 'all'
    ? {
        from: 'approval_instance i',
        id: 'i.id',
        at: 'i.submitted_at',
        mine: (me) => (holds(ctx.session, 'approval:admin') ? `${me} is not null` : administered(me)),
      }
    : sources[tab]

const wordConditions = (ctx: Ctx, keyword: string, params: Params): string[] => {
  const { grams, patterns } = termsOf(keyword)
  if (patterns.length === 0) return []
  const keys = params.add(gramKeys(ctx.tenantId, grams), 'int[]')
  return [
    `i.search_grams @> ${keys}`,
    ...patterns.map((pattern) => `i.search_text like ${params.add(pattern, 'text')}`),
  ]
}

const below = (
  id: string,
): string => `i.initiator_dept_id in (with recursive down as (select id from department where tenant_id = i.tenant_id and id = ${id}
  union select d.id from department d join down on d.parent_id = down.id where d.tenant_id = i.tenant_id) select id from down)`

/** One predicate for rows, totals and badges: they cannot disagree. */
export const whereOf = (ctx: Ctx, query: CentreQuery, params: Params): string => {
  const { mine } = sourceOf(ctx, query.tab)
  const isTask = query.tab === 'todo' || query.tab === 'done'
  const given = <T>(value: T | undefined, make: (value: T) => string): string[] =>
    value === undefined ? [] : [make(value)]
  return [
    'i.tenant_id = $1',
    mine(params.add(ctx.userId, 'uuid')),
    ...given(query.docType, (value) => `i.doc_type = ${params.add(value, 'text')}`),
    ...given(query.flowId, (value) => `i.flow_id = ${params.add(value, 'uuid')}`),
    ...given(query.status, (value) => `i.status = ${params.add(value, 'text')}`),
    ...given(query.initiator, (value) => `i.initiator_id = ${params.add(value, 'uuid')}`),
    ...given(query.department, (value) => below(params.add(value, 'uuid'))),
    ...given(query.amountFrom, (value) => `i.amount >= ${params.add(value, 'numeric')}`),
    ...given(query.amountTo, (value) => `i.amount <= ${params.add(value, 'numeric')}`),
    ...given(query.from, (value) => `i.submitted_at >= ${params.add(value, 'date')}`),
    ...given(query.to, (value) => `i.submitted_at < ${params.add(value, 'date')} + 1`),
    ...(isTask && query.overdue === 'true' ? [`s.due_at < now()`] : []),
    ...(isTask && query.urged === 'true' ? [`s.urge_count > 0`] : []),
    ...(query.tab === 'cc' && query.unread === 'true' ? ['s.read_at is null'] : []),
    ...(query.keyword ? wordConditions(ctx, query.keyword, params) : []),
  ].join(' and ')
}
