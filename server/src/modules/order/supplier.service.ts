import { PurchaseOrder } from '@srm/api/order'
import { fillSentence } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { notify } from '#modules/notice/index.ts'
import { objections, supplierFacts, supplierSources } from '#modules/supplier/index.ts'
import { orderSentences } from './sentences.rules.ts'

const carriedOut = `o.stage in ('accepted', 'settled', 'closed')`

const sumSql = `select count(*)::int as count, coalesce(sum(o.amount), 0)::text as amount,
    max(coalesce(o.service_to, (o.confirmed_at at time zone 'Asia/Shanghai')::date))::text as "lastOn"
  from purchase_order o where o.tenant_id = $1 and o.supplier_id = $2 and ${carriedOut}`

type Sum = { readonly count: number; readonly amount: string; readonly lastOn: string | null }

/** How often, for how much and when last a supplier worked for us, as its page says. */
export const countCooperation = async (ctx: Ctx, supplier: string): Promise<void> => {
  const [sum] = (await ctx.db.run<Sum>(sumSql, [ctx.tenantId, supplier])).rows
  if (sum) await supplierFacts.setCooperation(ctx, supplier, sum)
}

const openSql = `select o.id, o.code, o.title, o.owner_id as owner, s.name as supplier
  from purchase_order o join supplier_ref s on s.tenant_id = o.tenant_id and s.id = o.supplier_id
  where o.tenant_id = $1 and o.supplier_id = $2
    and (o.stage in ('sent', 'confirmed', 'executing', 'accepted') or o.stage = 'draft' and o.status <> 'terminated')
  order by o.code`

type OpenOrder = {
  readonly id: string
  readonly code: string
  readonly title: string
  readonly owner: string
  readonly supplier: string
}

const openOf = async (ctx: Ctx, supplier: string): Promise<readonly OpenOrder[]> =>
  (await ctx.db.run<OpenOrder>(openSql, [ctx.tenantId, supplier])).rows

export const orderSource = supplierSources.contribute({
  orders: async (ctx, id) => (await ctx.db.run<Sum>(sumSql, [ctx.tenantId, id])).rows[0]?.count ?? 0,
  open: async (ctx, id) => (await openOf(ctx, id)).map(({ code, title }) => `${code} ${title}`),
})

/** Whoever may no longer be ordered from: each buyer is told which of their orders are with it. */
export const notifySupplierMoved = async (ctx: Ctx, supplier: string): Promise<void> => {
  const against = await objections.to(ctx, supplier, 'order')
  if (!against.some(({ blocks }) => blocks)) return
  for (const { id, code, title, owner, supplier: name } of await openOf(ctx, supplier))
    await notify(ctx, {
      to: [owner],
      type: 'task',
      title: fillSentence(orderSentences.supplierMoved, { supplier: name, code }),
      body: title,
      subject: PurchaseOrder.name,
      subjectId: id,
    })
}
