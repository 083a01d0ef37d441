import { Demand, type DemandDraftLine, type DraftSource } from '@srm/api/demand'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Ctx } from '#kernel/ctx.ts'
import { isMasked } from '#kernel/records/fields/masks.ts'
import { assertInScope } from '#kernel/records/read/scope.ts'
import { budgetTree } from '#modules/budget/index.ts'
import { assertReach } from '#modules/project/index.ts'

const named = (alias: string): string =>
  `case when ${alias}.id is not null then json_build_object('id', ${alias}.id, 'name', ${alias}.name) end`

/** Days are counted from the beginning of the event, so that lines of another project come to this one's. */
const shifted = (column: string): string => `(${column} + coalesce(target.event_start - source.event_start, 0))::text`

const copiedSql = (
  which: string,
): string => `select ${named('t')} as "purchaseType", l.name, l.spec, l.quantity::text as quantity, l.unit,
    l.times::text as times, ${shifted('l.date_from')} as "dateFrom", ${shifted('l.date_to')} as "dateTo", l.time_slot as "timeSlot",
    l.attendees, l.layout, l.region, case when d.project_id = $3 then ${named('i')} end as "budgetItem", l.budget_price::text as "budgetPrice",
    l.is_customer_paid as "isCustomerPaid"
  from demand d join demand_line l on l.tenant_id = d.tenant_id and l.demand_id = d.id
    join project_ref source on source.tenant_id = d.tenant_id and source.id = d.project_id
    join project_ref target on target.tenant_id = d.tenant_id and target.id = $3
    left join purchase_type t on t.tenant_id = l.tenant_id and t.id = l.purchase_type_id and t.status = 'enabled'
    left join budget_item_ref i on i.tenant_id = l.tenant_id and i.id = l.budget_item_id and i.is_active
  where d.tenant_id = $1 and ${which} order by d.created_at, d.id, l.line limit 300`

const ofDemandSql = copiedSql('d.id = $2')
const ofProjectSql = copiedSql(`d.project_id = $2 and d.status = 'approved'`)

const tasksSql = `select null::json as "purchaseType", t.name, null as spec, '1' as quantity, null as unit, '1' as times, t.start::text as "dateFrom",
    t."end"::text as "dateTo", null as "timeSlot", null::int as attendees, null as layout, null as region, null::json as "budgetItem",
    null as "budgetPrice", false as "isCustomerPaid"
  from task_ref t where t.tenant_id = $1 and t.id = $2 and t.project_id = $3`

const typesSql = `select distinct on (i.id) i.id as item, json_build_object('id', t.id, 'name', t.name) as type, t.unit,
    p.event_start::text as "from", p.event_end::text as "to", p.attendees
  from budget_item_ref i join project_ref p on p.tenant_id = i.tenant_id and p.id = i.project_id
    left join purchase_type t on t.tenant_id = i.tenant_id and t.budget_category_id = i.category_id and t.status = 'enabled'
  where i.tenant_id = $1 and i.project_id = $2 and i.is_active order by i.id, t.parent_id nulls first, t.sort`

type TypeOfItem = {
  readonly item: string
  readonly type: { readonly id: string | null; readonly name: string | null }
  readonly unit: string | null
  readonly from: string | null
  readonly to: string | null
}

const isLeft = (available: string | null): boolean => available === null || !/^(?:-|0\.00$)/.test(available)

/** A line for each budget line that has something left, for as much as is left. */
const fromBudget = async (ctx: Ctx, projectId: string): Promise<DemandDraftLine[]> => {
  const { budgetInfo } = await budgetTree(ctx, projectId, false)
  const { rows } = await ctx.db.run<TypeOfItem>(typesSql, [ctx.tenantId, projectId])
  const known = new Map(rows.map((row) => [row.item, row]))
  return budgetInfo
    .flatMap(({ list }) => list)
    .filter(({ available }) => isLeft(available))
    .map(({ id, name, unit, available }) => {
      const { type, unit: usual = null, from = null, to = null } = known.get(id) ?? {}
      return {
        purchaseType: type?.id ? { id: type.id, name: type.name ?? '' } : null,
        name,
        spec: null,
        quantity: '1',
        unit: unit ?? usual,
        times: '1',
        dateFrom: from,
        dateTo: to,
        timeSlot: null,
        attendees: null,
        layout: null,
        region: null,
        budgetItem: { id, name },
        budgetPrice: available,
        isCustomerPaid: false,
      }
    })
}

const isHidden = (ctx: Ctx): boolean => isMasked(metaOf(Demand.fields.amount), ctx.session)

type Question = { readonly from: DraftSource; readonly id: string; readonly projectId: string }

/** Lines a new demand of a project begins with: of an earlier demand, an earlier project, a task or the budget. */
export const draftLinesOf = async (ctx: Ctx, { from, id, projectId }: Question): Promise<DemandDraftLine[]> => {
  await assertReach(ctx, projectId, Demand.name, 'read')
  if (from === 'budget') return fromBudget(ctx, projectId)
  if (from === 'demand') await assertInScope(ctx, Demand, id, true)
  if (from === 'project') await assertReach(ctx, id, Demand.name, 'read')
  if (from === 'task') await assertReach(ctx, projectId, 'task', 'read')
  const sql = { demand: ofDemandSql, project: ofProjectSql, task: tasksSql }[from]
  const { rows } = await ctx.db.run<DemandDraftLine>(sql, [ctx.tenantId, id, projectId])
  return isHidden(ctx) ? rows.map((row) => ({ ...row, budgetPrice: null })) : rows
}
