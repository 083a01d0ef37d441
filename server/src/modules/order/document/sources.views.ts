import type { OrderAgreedPrice } from '@srm/api/order'
import { PurchaseOrder } from '@srm/api/order'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { isMasked } from '#kernel/records/fields/masks.ts'

/** A line of the pool as an order takes it over. */
export type PoolSource = {
  readonly id: string
  readonly name: string
  readonly project: string
  readonly purchaseType: string
  readonly requirement: string | null
  readonly quantity: string
  readonly times: string
  readonly unit: string | null
  readonly dateFrom: string
  readonly dateTo: string | null
  readonly timeSlot: 'morning' | 'afternoon' | 'evening' | 'day' | null
  readonly attendees: number | null
  readonly layout: string | null
  readonly region: string | null
  readonly budgetItem: string | null
  readonly isCustomerPaid: boolean
}

const poolSql = `select id, name, project_id as project, purchase_type_id as "purchaseType", spec_text as requirement,
    quantity::text as quantity, times::text as times, unit, date_from::text as "dateFrom", date_to::text as "dateTo",
    time_slot as "timeSlot", attendees, layout, region, budget_item_id as "budgetItem",
    is_customer_paid as "isCustomerPaid"
  from pool_line_ref where tenant_id = $1 and id = any($2::uuid[])`

export const poolSources = async (ctx: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, PoolSource>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await ctx.db.run<PoolSource>(poolSql, [ctx.tenantId, ids])
  return new Map(rows.map((row) => [row.id, row]))
}

const today = `(now() at time zone 'Asia/Shanghai')::date`

/** How much was ordered at a price, by orders that still stand. */
const orderedSql = (self: string): string => `coalesce((select sum(l.quantity * l.times) from purchase_order_line l
    join purchase_order o on o.tenant_id = l.tenant_id and o.id = l.order_id
  where l.tenant_id = i.tenant_id and l.price_item_id = i.id and o.stage <> 'canceled' and o.id is distinct from ${self}), 0)`

const priceColumns = `i.id, i.name, i.kind, i.spec, i.unit, i.price::text as price, i.tax_rate::text as "taxRate", i.valid_from::text as "validFrom",
  i.valid_to::text as "validTo", i.agreed_quantity::text as "agreedQuantity"`

const isGood = `coalesce(i.valid_from <= ${today}, true) and coalesce(i.valid_to >= ${today}, true)`

const pricesSql = `select ${priceColumns}, i.supplier_id as supplier, ${isGood} as "isGood",
    (i.agreed_quantity - ${orderedSql('$3::uuid')})::numeric(19, 4)::text as "leftQuantity"
  from supplier_price_item_ref i where i.tenant_id = $1 and i.id = any($2::uuid[])`

export type PriceSource = OrderAgreedPrice & {
  readonly supplier: string
  readonly isGood: boolean
  readonly price: string
}

const lockSql = `select pg_advisory_xact_lock(hashtextextended('agreed price ' || x.id, 0)) from (select unnest($1::text[]) as id order by 1) x`

/** Prices an order goes by; two orders that draw on one quantity come one after the other. */
export const priceSources = async (
  ctx: Ctx,
  ids: readonly string[],
  self: string | null,
): Promise<ReadonlyMap<string, PriceSource>> => {
  if (ids.length === 0) return new Map()
  await ctx.db.run(lockSql, [[...new Set(ids)]])
  const { rows } = await ctx.db.run<PriceSource>(pricesSql, [ctx.tenantId, ids, self])
  return new Map(rows.map((row) => [row.id, row]))
}

const offersSql = `select ${priceColumns}, (i.agreed_quantity - ${orderedSql('null::uuid')})::numeric(19, 4)::text as "leftQuantity"
  from supplier_price_item_ref i where i.tenant_id = $1 and i.supplier_id = $2 and ${isGood}
  order by i.kind, i.name collate "zh-x-icu", i.id limit 500`

const supplierSql = `select 1 from supplier_ref where tenant_id = $1 and id = $2`

/** What may be ordered from a supplier without asking for quotes. */
export const agreedPricesOf = async (ctx: Ctx, supplier: string): Promise<OrderAgreedPrice[]> => {
  if ((await ctx.db.run(supplierSql, [ctx.tenantId, supplier])).rows.length === 0) fail('record.not_found')
  const { rows } = await ctx.db.run<OrderAgreedPrice>(offersSql, [ctx.tenantId, supplier])
  return isMasked(metaOf(PurchaseOrder.fields.amount), ctx.session)
    ? rows.map((row) => ({ ...row, price: null }))
    : rows
}

const contactSql = `select 1 from supplier_contact_ref where tenant_id = $1 and id = $2 and supplier_id = $3`

export const isContactOf = async (ctx: Ctx, contact: string, supplier: string): Promise<boolean> =>
  (await ctx.db.run(contactSql, [ctx.tenantId, contact, supplier])).rows.length > 0

const departmentSql = `select department_id as department from user_ref where tenant_id = $1 and id = $2`

export const departmentOf = async (ctx: Ctx, person: string | null): Promise<string | null> => {
  const { rows } = await ctx.db.run<{ department: string | null }>(departmentSql, [ctx.tenantId, person])
  return rows[0]?.department ?? null
}
