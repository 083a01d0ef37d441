import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Earlier, OrderLine } from './lines.rules.ts'

/** An order as what burdens a budget. */
export const orderHolder = (id: string) => ({ kind: 'purchaseOrder', id }) as const

export type OrderHead = {
  readonly id: string
  readonly code: string
  readonly title: string
  readonly stage: string
  readonly version: number
  readonly supplier: string
  readonly supplierName: string
  readonly project: string | null
  readonly projectName: string | null
  readonly buyer: string | null
  readonly adjustment: string
  readonly amount: string
  readonly contactName: string | null
  readonly contactMobile: string | null
}

/** The contact of the order, else the first of the supplier's. */
const headSql = `select o.id, o.code, o.title, o.stage, o.version_no as version, o.supplier_id as supplier, s.name as "supplierName",
    o.project_id as project, p.name as "projectName", o.owner_id as buyer, o.adjustment::text as adjustment, o.amount::text as amount,
    c.name as "contactName", c.mobile as "contactMobile"
  from purchase_order_ref o join supplier_ref s on s.tenant_id = o.tenant_id and s.id = o.supplier_id
    left join project_ref p on p.tenant_id = o.tenant_id and p.id = o.project_id
    left join lateral (select name, mobile from supplier_contact_ref x
      where x.tenant_id = o.tenant_id and x.supplier_id = o.supplier_id and x.status = 'active' and x.mobile is not null and x.mobile <> ''
      order by x.id is not distinct from o.contact_id desc, x.is_primary desc, x.id limit 1) c on true
  where o.tenant_id = $1 and o.id = $2`

export const findOrder = async (ctx: Ctx, id: string): Promise<OrderHead | undefined> =>
  (await ctx.db.run<OrderHead>(headSql, [ctx.tenantId, id])).rows[0]

export const readOrder = async (ctx: Ctx, id: string): Promise<OrderHead> =>
  (await findOrder(ctx, id)) ?? fail('record.bad_reference')

export type DatedLine = OrderLine & {
  readonly kind: string
  readonly dateFrom: string | null
  readonly budgetItem: string | null
  readonly isCustomerPaid: boolean
}

/** What both sides agreed on last. A line that was dropped has nothing left of it. */
const linesSql = `select id, name, line_kind as kind, unit, quantity::text as quantity, times::text as times,
    coalesce(unit_price, 0)::numeric(15, 2)::text as "unitPrice", coalesce(amount, 0)::numeric(15, 2)::text as amount,
    date_from as "dateFrom", budget_item_id as "budgetItem",
    is_customer_paid as "isCustomerPaid"
  from purchase_order_line_ref where tenant_id = $1 and order_id = $2 and quantity > 0 order by line`

export const readOrderLines = async (ctx: Ctx, order: string): Promise<readonly DatedLine[]> =>
  (await ctx.db.run<DatedLine>(linesSql, [ctx.tenantId, order])).rows

export type EarlierLine = Earlier & { readonly days: readonly string[] }

const earlierSql = `select l.order_line_id as "orderLine", sum(l.quantity * l.times)::text as total, sum(l.amount)::text as amount,
    coalesce(array_agg(l.day::text) filter (where l.day is not null), '{}') as days
  from acceptance_line l join acceptance a on a.tenant_id = l.tenant_id and a.id = l.acceptance_id
  where a.tenant_id = $1 and a.order_id = $2 and a.stage <> 'void' and a.id is distinct from $3::uuid group by l.order_line_id`

/** What other acceptances of an order took, those under way among them. */
export const readEarlier = async (ctx: Ctx, order: string, except: string | null): Promise<readonly EarlierLine[]> =>
  (await ctx.db.run<EarlierLine>(earlierSql, [ctx.tenantId, order, except])).rows

const othersSql = `select coalesce(sum(a.amount), 0)::numeric(15, 2)::text as amount,
    coalesce(sum(a.lines_amount + coalesce(a.adjustment, 0)), 0)::numeric(15, 2)::text as accepted,
    coalesce(sum(coalesce(a.adjustment, 0)), 0)::numeric(15, 2)::text as adjustment, coalesce(bool_or(a.is_final), false) as "isFinished",
    (array_agg(a.code order by a.created_at) filter (where a.stage <> 'settled'))[1] as "openCode"
  from acceptance a where a.tenant_id = $1 and a.order_id = $2 and a.stage <> 'void' and a.id is distinct from $3::uuid`

export type OtherAcceptances = {
  readonly amount: string
  /** Before deductions. */
  readonly accepted: string
  readonly adjustment: string
  readonly isFinished: boolean
  /** One that is not settled. */
  readonly openCode: string | null
}

const noOthers: OtherAcceptances = {
  amount: '0.00',
  accepted: '0.00',
  adjustment: '0.00',
  isFinished: false,
  openCode: null,
}

export const readOthers = async (ctx: Ctx, order: string, except: string | null): Promise<OtherAcceptances> =>
  (await ctx.db.run<OtherAcceptances>(othersSql, [ctx.tenantId, order, except])).rows[0] ?? noOthers
