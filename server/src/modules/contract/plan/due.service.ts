import { PaymentPlan, type PlanDueEntry } from '@srm/api/contract'
import type { Ctx } from '#kernel/ctx.ts'
import { writeEvents } from '#kernel/records/write/events.ts'
import { planStageSql, today } from './plan.store.ts'
import { dayOf } from './points.store.ts'
import type { ProjectMover } from '#modules/project/index.ts'

/** Which plans are looked at. */
export type PlanScope =
  | { readonly contracts: readonly string[] }
  | { readonly projects: readonly string[] }
  | { readonly plans: readonly string[] }

const conditionOf = (scope: PlanScope): { where: string; ids: readonly string[] } => {
  if ('contracts' in scope) return { where: 't.contract_id = any($2::uuid[])', ids: scope.contracts }
  if ('projects' in scope) return { where: 't.project_id = any($2::uuid[])', ids: scope.projects }
  return { where: 't.id = any($2::uuid[])', ids: scope.plans }
}

/** The day of what an instalment waits for, before the days it comes after it are counted. */
const baseSql = (): string => `case t.trigger when 'sign' then c.sign_date when 'date' then t.plan_date
    when 'setup' then coalesce(d.setup_date, d.event_start) when 'eventEnd' then coalesce(d.event_end, d.event_start)
    when 'invoice' then ${dayOf('invoice')} when 'acceptance' then ${dayOf('acceptance')} end`

/** What each plan is due on by what is known now; a day set by hand stays until what it waits for has one. */
const resolvedSql = (where: string): string => `select t.id, t.due_date as before,
    coalesce(b.day + t.offset_days, case when t.is_due_by_hand then t.due_date end) as after, t.is_due_by_hand and b.day is null as by_hand
  from payment_plan t join contract c on c.tenant_id = t.tenant_id and c.id = t.contract_id
    left join project_day_ref d on d.tenant_id = t.tenant_id and d.id = t.project_id
    cross join lateral (select ${baseSql()} as day) b
  where t.tenant_id = $1 and ${where} and t.stage not in ('done', 'canceled')`

const moveSql = (where: string): string => `with resolved as (${resolvedSql(where)}),
  moved as (update payment_plan p set due_date = r.after, is_due_by_hand = r.by_hand, reminded_for = null, version = p.version + 1,
      updated_at = now(), updated_by = app.actor()
    from resolved r where p.tenant_id = $1 and p.id = r.id and (p.due_date, p.is_due_by_hand) is distinct from (r.after, r.by_hand)
    returning p.id, r.before, r.after),
  kept as (insert into payment_plan_due (id, payment_plan_id, before, after, cause, note)
    select app.new_id(), id, before, after, $3, $4 from moved where before is distinct from after)
  select id, before::text as before, after::text as after from moved where before is distinct from after order by id`

const lockSql = (where: string): string =>
  `select t.id from payment_plan t where t.tenant_id = $1 and ${where} order by t.id for update`

type DueChange = { readonly id: string; readonly before: string | null; readonly after: string | null }

/** Whoever counts plans holds them first, in one order. */
const lockPlans = async (ctx: Ctx, scope: PlanScope): Promise<void> => {
  const { where, ids } = conditionOf(scope)
  await ctx.db.run(lockSql(where), [ctx.tenantId, ids])
}

/** Plans get the days that follow from what is known now, each change kept with its cause. */
export const resolveDues = async (
  ctx: Ctx,
  scope: PlanScope,
  cause: PlanDueEntry['cause'],
  note: string | null = null,
): Promise<void> => {
  const { where, ids } = conditionOf(scope)
  if (ids.length === 0) return
  await lockPlans(ctx, scope)
  const { rows } = await ctx.db.run<DueChange>(moveSql(where), [ctx.tenantId, ids, cause, note])
  await writeEvents(
    ctx,
    PaymentPlan.name,
    rows.map(({ id, before, after }) => ({
      subjectId: id,
      kind: 'updated',
      changes: [{ field: 'dueDate', from: before, to: after }],
      note: null,
    })),
  )
  await restage(ctx, scope)
}

const restageSql = (where: string): string => `with n as (select t.id, s.stage,
      s.stage in ('pending', 'partial') and coalesce(t.due_date < ${today}, false) as overdue,
      case when s.stage = 'done' then coalesce(t.done_on, (select max(e.day) from payment_plan_entry e
        where e.tenant_id = t.tenant_id and e.payment_plan_id = t.id)) end as done_on
    from payment_plan t join contract c on c.tenant_id = t.tenant_id and c.id = t.contract_id
      cross join lateral (select ${planStageSql} as stage) s
    where t.tenant_id = $1 and ${where})
  update payment_plan p set stage = n.stage, is_overdue = n.overdue, overdue_told = p.overdue_told and n.overdue, done_on = n.done_on,
    version = p.version + 1, updated_at = now(), updated_by = app.actor()
  from n where p.tenant_id = $1 and p.id = n.id and (p.stage, p.is_overdue, p.done_on) is distinct from (n.stage, n.overdue, n.done_on)`

export const restage = async (ctx: Ctx, scope: PlanScope): Promise<void> => {
  const { where, ids } = conditionOf(scope)
  if (ids.length > 0) await ctx.db.run(restageSql(where), [ctx.tenantId, ids])
}

/** Every plan of a company: days pass without anybody changing anything. */
export const restageAll = async (ctx: Ctx): Promise<void> => {
  await ctx.db.run(restageSql(`$2::int is null and t.stage in ('pending', 'partial')`), [ctx.tenantId, null])
}

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
