import type { Figures, Report, approval } from '@srm/api/approval'
import type { Parsed } from '@srm/api/endpoint'
import type { Ctx } from '#kernel/ctx.ts'
import { counted, isLate } from './rows.views.ts'

type Query = Parsed<typeof approval.report.show>['query']

/** Steps by the names the editions give them, read once for all decisions. */
const names = `select distinct v.id as version_id, n ->> 'id' as node_id, n ->> 'name' as name
  from approval_flow_version v, jsonb_path_query(v.tree, '$.chain.** ? (exists (@.id) && exists (@.type))') n
  where v.tenant_id = $1`

/** Every figure in one statement: the decisions of the period are read once and grouped in all ways together. */
const sql = `with names as materialized (${names}), decisions as (
    select f.name as flow, coalesce(n.name, '') as node, s.acted_by as person, i.initiator_dept_id as dept,
      to_char(s.decided_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
      extract(epoch from s.decided_at - s.opened_at)::float8 / 3600 as took,
      s.due_at is not null as is_timed, ${isLate} as is_late, s.status = 'returned' as is_returned
    from approval_task s
    join approval_instance i on i.tenant_id = s.tenant_id and i.id = s.instance_id
    join approval_flow f on f.tenant_id = i.tenant_id and f.id = i.flow_id
    left join names n on n.version_id = i.version_id and n.node_id = s.node_id
    where s.tenant_id = $1 and ${counted} and s.decided_at between $2::timestamptz and $3::timestamptz
      and ($4::text is null or f.name = $4) and ($5::uuid is null or i.initiator_dept_id = $5)
  ), figures as (
    select case when grouping(node) = 0 then 'node' when grouping(flow) = 0 then 'flow' when grouping(person) = 0 then 'person'
        when grouping(dept) = 0 then 'dept' when grouping(day) = 0 then 'day' else 'total' end as by,
      flow, node, person, dept, day, count(*)::int as count,
      coalesce(round(avg(took)::numeric, 2), 0)::float8 as average,
      coalesce(round((percentile_cont(0.9) within group (order by took))::numeric, 2), 0)::float8 as p90,
      coalesce(round(sum(took)::numeric, 2), 0)::float8 as hours,
      count(*) filter (where is_timed)::int as timed, count(*) filter (where is_late)::int as late,
      count(*) filter (where is_returned)::int as returned
    from decisions group by grouping sets ((), (flow, node), (flow), (person), (dept), (day))
  )
  select g.*, u.name as "personName", d.name as "deptName" from figures g
  left join user_ref u on u.tenant_id = $1 and u.id = g.person
  left join department_ref d on d.tenant_id = $1 and d.id = g.dept
  order by g.average desc, g.count desc, g.flow, g.node, g.day`

type Row = Figures & {
  readonly by: 'node' | 'flow' | 'person' | 'dept' | 'day' | 'total'
  readonly flow: string | null
  readonly node: string | null
  readonly person: string | null
  readonly personName: string | null
  readonly dept: string | null
  readonly deptName: string | null
  readonly day: string | null
}

const nothing: Figures = { count: 0, average: 0, p90: 0, hours: 0, timed: 0, late: 0, returned: 0 }

const figuresOf = ({ count, average, p90, hours, timed, late, returned }: Figures): Figures => ({
  count,
  average,
  p90,
  hours,
  timed,
  late,
  returned,
})

/** Days are those of Shanghai; the last one ends where the list of decisions ends it. */
export const reportOf = async (ctx: Ctx, { from, to, flow, department }: Query): Promise<Report> => {
  const period = [`${from}T00:00:00.000+08:00`, `${to}T23:59:59.999+08:00`]
  const { rows } = await ctx.db.run<Row>(sql, [ctx.tenantId, ...period, flow ?? null, department ?? null])
  const of = (by: Row['by']): Row[] => rows.filter((row) => row.by === by)
  return {
    total: figuresOf(of('total')[0] ?? nothing),
    nodes: of('node').map((row) => ({ ...figuresOf(row), flow: row.flow ?? '', node: row.node ?? '' })),
    people: of('person').map((row) => ({
      ...figuresOf(row),
      person: { id: row.person ?? '', name: row.personName ?? '' },
    })),
    flows: of('flow').map((row) => ({ ...figuresOf(row), flow: row.flow ?? '' })),
    departments: of('dept').map((row) => ({
      ...figuresOf(row),
      department: row.dept ? { id: row.dept, name: row.deptName ?? '' } : null,
    })),
    days: of('day')
      .map(({ day, count, late }) => ({ day: day ?? '', count, late }))
      .toSorted((one, other) => one.day.localeCompare(other.day)),
  }
}
