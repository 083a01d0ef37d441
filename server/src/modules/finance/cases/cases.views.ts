import type { CaseItems, CaseSummary } from '@srm/api/finance'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { Params } from '#kernel/records/read/filters.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'
import { subjectOf } from '#kernel/records/subjects.ts'
import { partsOf, type CaseKind } from './kinds.rules.ts'

const pageSize = 50

const today = `(now() at time zone 'Asia/Shanghai')::date`

/** Nothing of a kind the reader has no list of. */
const nothing = `select null::uuid as id, null as code, null as title, null as party, null::uuid as project_id, null::uuid as owner_id,
  null::date as day, 0::numeric as amount, null as reason, null as subject where false`

/** Everything of a kind the reader sees. */
const casesSql = (ctx: Ctx, params: Params, kind: CaseKind): string => {
  const seen = partsOf(kind).flatMap(({ subject, sql }) => {
    const record = subjectOf(subject)?.record
    if (!record || !holds(ctx.session, `${subject}:list`)) return []
    const own = [sql, ...scopeSql(record, ctx, params)].join(' and ')
    return [`select x.*, '${subject}' as subject from (${own}) x`]
  })
  return seen.length > 0 ? seen.join(' union all ') : nothing
}

const isHidden = (ctx: Ctx, kind: CaseKind): boolean =>
  partsOf(kind).some(({ mask }) => ctx.session.masks?.has(mask) === true)

type Sum = CaseSummary[number]

/** How many of each kind there are and what they come to, in one statement. */
export const caseSummary = async (ctx: Ctx, kinds: readonly CaseKind[]): Promise<CaseSummary> => {
  const params = new Params(ctx.tenantId)
  const each = kinds.map(
    (
      kind,
    ) => `select '${kind}' as kind, count(*)::int as count, coalesce(sum(k.amount), 0)::numeric(18, 2)::text as amount
      from (${casesSql(ctx, params, kind)}) k`,
  )
  const { rows } = await ctx.db.run<Sum>(each.join(' union all '), params.values)
  return kinds.flatMap((kind) =>
    rows.filter((row) => row.kind === kind).map((row) => (isHidden(ctx, kind) ? { ...row, amount: null } : row)),
  )
}

/** Those of a kind, the oldest first. */
export const casesOf = async (
  ctx: Ctx,
  { kind, page }: { readonly kind: CaseKind; readonly page: number },
): Promise<CaseItems> => {
  const params = new Params(ctx.tenantId)
  const cases = casesSql(ctx, params, kind)
  const offset = params.add((page - 1) * pageSize, 'int')
  const sql = `with cases as (${cases}),
    page as (select * from cases order by day nulls last, id limit ${String(pageSize)} offset ${offset})
  select (select count(*)::int from cases) as count, (select coalesce(sum(amount), 0)::numeric(18, 2)::text from cases) as total,
    (select coalesce(json_agg(json_build_object('id', p.id, 'subject', p.subject, 'code', p.code, 'title', p.title, 'party', p.party,
        'project', case when j.id is not null then json_build_object('id', j.id, 'name', j.name) end,
        'owner', case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end,
        'day', p.day::text, 'days', ${today} - p.day, 'amount', p.amount::numeric(15, 2)::text, 'reason', p.reason) order by p.day nulls last, p.id), '[]')
      from page p left join project_ref j on j.tenant_id = $1 and j.id = p.project_id
        left join user_ref u on u.tenant_id = $1 and u.id = p.owner_id) as items`
  const { rows } = await ctx.db.run<CaseItems>(sql, params.values)
  const found = rows[0] ?? { items: [], count: 0, total: '0.00' }
  if (!isHidden(ctx, kind)) return found
  return { ...found, items: found.items.map((item) => ({ ...item, amount: null })), total: null }
}
