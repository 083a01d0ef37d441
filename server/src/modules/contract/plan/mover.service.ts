import { PaymentPlan } from '@srm/api/contract'
import type { ProjectMover } from '#modules/project/index.ts'
import { resolveDues } from './due.service.ts'

type Row = { readonly id: string; readonly name: string; readonly before: string; readonly after: string }

const previewSql = `select t.id, t.title as name, t.due_date::text as before, n.day::text as after
  from payment_plan t join project_day_ref d on d.tenant_id = t.tenant_id and d.id = t.project_id
    cross join lateral (select case t.trigger when 'eventEnd' then date '1970-01-01' + $4::int else date '1970-01-01' + $3::int end + t.offset_days as day) n
  where t.tenant_id = $1 and t.project_id = $2 and t.stage not in ('done', 'canceled') and t.due_date is not null
    and (t.trigger = 'eventEnd' or t.trigger = 'setup' and d.setup_date is null) and n.day <> t.due_date
  order by n.day, t.id`

const preview: ProjectMover['preview'] = async (ctx, { projectId, to }) => {
  const { rows } = await ctx.db.run<Row>(previewSql, [ctx.tenantId, projectId, to.start, to.end])
  return rows.map(({ id, name, before, after }) => ({
    kind: PaymentPlan.name,
    id,
    name,
    before: { start: before, end: before },
    after: { start: after, end: after },
    cause: 'event',
    isTooLate: false,
  }))
}

/** Instalments that wait for the event come to other days with it. */
export const planMover: ProjectMover = {
  kind: PaymentPlan.name,
  preview,
  apply: (ctx, { projectId }) => resolveDues(ctx, { projects: [projectId] }, 'event'),
}
