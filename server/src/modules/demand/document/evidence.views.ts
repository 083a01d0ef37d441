import { Demand, type DemandEvidence } from '@srm/api/demand'
import { metaOf } from '@srm/api/shared/field-meta'
import { subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { Failure, fail } from '#kernel/errors.ts'
import { isMasked } from '#kernel/records/fields/masks.ts'
import { assertInScope } from '#kernel/records/read/scope.ts'
import { budgetTree } from '#modules/budget/index.ts'
import { hasReach } from '#modules/project/index.ts'

const today = `(now() at time zone 'Asia/Shanghai')::date`

const headSql = `select jsonb_build_object('id', p.id, 'name', p.name) as project, u.name as requester, x.name as department,
    p.event_start::text as "eventStart", p.event_end::text as "eventEnd", p.event_start - ${today} as "eventDays", p.attendees,
    d.need_date::text as "needDate", d.need_date - ${today} as "needDays", d.status in ('pending', 'approved') as "isHeld",
    (select coalesce(sum(l.budget_amount), 0)::numeric(15, 2)::text from demand_line l
      where l.tenant_id = d.tenant_id and l.demand_id = d.id and l.budget_item_id is null and not l.is_customer_paid) as unbudgeted,
    (select count(*)::int from demand_line l
      where l.tenant_id = d.tenant_id and l.demand_id = d.id and l.budget_item_id is null and not l.is_customer_paid) as "unbudgetedLines",
    (select coalesce(sum(l.budget_amount), 0)::numeric(15, 2)::text from demand_line l
      where l.tenant_id = d.tenant_id and l.demand_id = d.id and l.is_customer_paid) as "customerPaid"
  from demand d join project_ref p on p.tenant_id = d.tenant_id and p.id = d.project_id
    left join user_ref u on u.tenant_id = d.tenant_id and u.id = d.owner_id
    left join department_ref x on x.tenant_id = d.tenant_id and x.id = d.department_id
  where d.tenant_id = $1 and d.id = $2`

type Head = Omit<DemandEvidence, 'budget'> & { readonly isHeld: boolean }

const partsSql = `select i.id, i.name, coalesce(sum(l.budget_amount), 0)::numeric(15, 2)::text as asked
  from demand_line l join budget_item_ref i on i.tenant_id = l.tenant_id and i.id = l.budget_item_id
  where l.tenant_id = $1 and l.demand_id = $2 and not l.is_customer_paid group by i.id, i.name order by min(l.line)`

type Part = { readonly id: string; readonly name: string; readonly asked: string }
type Leaf = Awaited<ReturnType<typeof budgetTree>>['budgetInfo'][number]['list'][number]

/** Amounts are for whoever sees the budget of the project; a project that is not there for them shows none either. */
const readBudget = async (ctx: Ctx, project: string): Promise<readonly Leaf[]> => {
  const isOpen = await hasReach(ctx, project, 'budgetItem', 'read').catch((error: unknown) => {
    if (error instanceof Failure) return false
    throw error
  })
  return isOpen ? (await budgetTree(ctx, project, false)).budgetInfo.flatMap(({ list }) => list) : []
}

const budgetPart = ({ id, name, asked }: Part, leaf: Leaf | undefined, isHeld: boolean) => {
  if (!leaf || leaf.amount === null || leaf.available === null)
    return { id, name, asked, amount: null, used: null, left: null }
  return {
    id,
    name,
    asked,
    amount: leaf.amount,
    used: subtractMoney(leaf.amount, leaf.available),
    // What waits for a decision has its part already; what is only written has not.
    left: isHeld ? leaf.available : subtractMoney(leaf.available, asked),
  }
}

/** What a demand is decided by, beside its own words. */
export const evidenceOf = async (ctx: Ctx, id: string): Promise<DemandEvidence> => {
  await assertInScope(ctx, Demand, id, true)
  const [head] = (await ctx.db.run<Head>(headSql, [ctx.tenantId, id])).rows
  const { isHeld, ...shown } = head ?? fail('record.not_found')
  const { rows: parts } = await ctx.db.run<Part>(partsSql, [ctx.tenantId, id])
  const leaves = parts.length > 0 ? await readBudget(ctx, shown.project.id) : []
  const isCovered = isMasked(metaOf(Demand.fields.amount), ctx.session)
  const budget = parts.map((part) => {
    const known = budgetPart(
      part,
      leaves.find((leaf) => leaf.id === part.id),
      isHeld,
    )
    return isCovered ? { ...known, asked: null, amount: null, used: null, left: null } : known
  })
  return {
    ...shown,
    budget,
    unbudgeted: isCovered ? null : shown.unbudgeted,
    customerPaid: isCovered ? null : shown.customerPaid,
  }
}

const linesSql = `select l.id, l.name, l.unit, l.quantity::text as quantity, l.budget_price::text as "budgetPrice",
    l.purchase_type_id as type, t.line_kind as kind, left(coalesce(l.region, d.region), 4) as city, l.date_from::text as "from",
    coalesce(l.date_to, l.date_from)::text as "to"
  from demand_line l join demand d on d.tenant_id = l.tenant_id and d.id = l.demand_id
    join purchase_type t on t.tenant_id = l.tenant_id and t.id = l.purchase_type_id
  where l.tenant_id = $1 and l.demand_id = $2 order by l.line`

type ComparedLine = {
  readonly id: string
  readonly name: string
  readonly unit: string | null
  readonly quantity: string
  readonly budgetPrice: string | null
  readonly type: string
  readonly kind: string
  readonly city: string | null
  readonly from: string
  readonly to: string
}

/** The lines of a demand the reader sees, for what compares them with earlier ones. */
export const comparedLines = async (ctx: Ctx, id: string): Promise<ComparedLine[]> => {
  await assertInScope(ctx, Demand, id, true)
  const { rows } = await ctx.db.run<ComparedLine>(linesSql, [ctx.tenantId, id])
  return isMasked(metaOf(Demand.fields.amount), ctx.session) ? rows.map((row) => ({ ...row, budgetPrice: null })) : rows
}
