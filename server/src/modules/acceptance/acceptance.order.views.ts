import { divideDecimals } from '@srm/api/shared/decimal-text'
import { label, type Label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'

type LineSum = { readonly orderLine: string; readonly total: string; readonly times: string; readonly amount: string }

const takenSql = `select l.order_line_id as "orderLine", sum(l.quantity * l.times)::text as total, o.times::text as times,
    sum(l.amount)::text as amount
  from acceptance a join acceptance_line l on l.tenant_id = a.tenant_id and l.acceptance_id = a.id
    join purchase_order_line_ref o on o.tenant_id = l.tenant_id and o.id = l.order_line_id
  where a.tenant_id = $1 and a.order_id = $2 and a.stage <> 'void' group by l.order_line_id, o.times`

const places = 4

/** What of an order's lines is accepted, as so many of them for all their nights. */
export const acceptedOfOrder = async (ctx: Ctx, order: string) =>
  (await ctx.db.run<LineSum>(takenSql, [ctx.tenantId, order])).rows.map(({ orderLine, total, times, amount }) => ({
    orderLine,
    quantity: divideDecimals(total, times, places) ?? total,
    amount,
  }))

const standingSql = `select count(*) filter (where stage <> 'void')::int as begun, count(*) filter (where stage not in ('settled', 'void'))::int as open
  from acceptance where tenant_id = $1 and order_id = $2`

type Standing = { readonly begun: number; readonly open: number }

const nothing: Standing = { begun: 0, open: 0 }

const standingOf = async (ctx: Ctx, order: string): Promise<Standing> =>
  (await ctx.db.run<Standing>(standingSql, [ctx.tenantId, order])).rows[0] ?? nothing

const words = {
  begun: label('订单已有验收', 'part of it is accepted'),
  open: label('还有未结算的验收单', 'an acceptance is not settled'),
} as const satisfies Record<string, Label>

/** What was begun is neither called off nor closed over somebody's head. */
export const orderGuards = [
  {
    key: 'acceptance.begun',
    step: 'cancel' as const,
    hindrance: async (ctx: Ctx, order: string) => ((await standingOf(ctx, order)).begun > 0 ? words.begun : undefined),
  },
  {
    key: 'acceptance.open',
    step: 'close' as const,
    hindrance: async (ctx: Ctx, order: string) => ((await standingOf(ctx, order)).open > 0 ? words.open : undefined),
  },
]

const disputesSql = `select code || ' ' || title as name from acceptance
  where tenant_id = $1 and supplier_id = $2 and stage = 'objected' order by code limit 20`

/** A supplier that does not agree with what was accepted is in dispute with us. */
export const disputesWith = async (ctx: Ctx, supplier: string): Promise<readonly string[]> =>
  (await ctx.db.run<{ name: string }>(disputesSql, [ctx.tenantId, supplier])).rows.map(({ name }) => name)

const openSql = `select code || ' ' || title as name from acceptance
  where tenant_id = $1 and supplier_id = $2 and stage not in ('settled', 'void') order by code limit 20`

/** What has to be seen to before we part with a supplier. */
export const openWith = async (ctx: Ctx, supplier: string): Promise<readonly string[]> =>
  (await ctx.db.run<{ name: string }>(openSql, [ctx.tenantId, supplier])).rows.map(({ name }) => name)
