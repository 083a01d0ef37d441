import type { Ctx } from '#kernel/ctx.ts'

/** A line of an award with all its order says of it. */
export type AwardedLine = {
  readonly awardLine: string
  readonly supplier: string
  readonly project: string | null
  readonly name: string
  readonly purchaseType: string
  readonly requirement: string | null
  readonly quantity: string
  readonly times: string
  readonly unit: string | null
  readonly dateFrom: string | null
  readonly dateTo: string | null
  readonly timeSlot: 'morning' | 'afternoon' | 'evening' | 'day' | null
  readonly attendees: number | null
  readonly layout: string | null
  readonly region: string | null
  readonly unitPrice: string
  readonly amount: string
  readonly taxRate: string | null
  readonly budgetItem: string | null
  readonly poolLine: string | null
  readonly isCustomerPaid: boolean
  readonly remark: string | null
}

const linesSql = `select al.id as "awardLine", al.supplier_id as supplier, l.project_id as project, l.name, l.purchase_type_id as "purchaseType",
    l.requirement, al.quantity::text as quantity, l.times::text as times, l.unit, l.date_from::text as "dateFrom",
    l.date_to::text as "dateTo", l.time_slot as "timeSlot", l.attendees, l.layout, l.region,
    coalesce(al.unit_price, 0)::text as "unitPrice", coalesce(al.amount, 0)::text as amount,
    coalesce(ql.tax_rate, q.tax_rate)::text as "taxRate", l.budget_item_id as "budgetItem", l.pool_line_id as "poolLine",
    coalesce(p.is_customer_paid, false) as "isCustomerPaid",
    left(case when ql.is_alternate then coalesce(ql.alternate_text, ql.remark) else ql.remark end, 200) as remark
  from award_line_ref al
    join purchase_line_ref l on l.tenant_id = al.tenant_id and l.id = al.purchase_line_id
    left join pool_line_ref p on p.tenant_id = l.tenant_id and p.id = l.pool_line_id
    left join quote_line_ref ql on ql.tenant_id = al.tenant_id and ql.id = al.quote_line_id
    left join quote_ref q on q.tenant_id = ql.tenant_id and q.id = ql.quote_id
  where al.tenant_id = $1 and al.award_id = $2 order by al.line, al.id`

export const awardedLines = async (ctx: Ctx, award: string): Promise<AwardedLine[]> =>
  (await ctx.db.run<AwardedLine>(linesSql, [ctx.tenantId, award])).rows

export type AwardedPurchase = {
  readonly id: string
  readonly title: string
  readonly terms: string | null
  readonly owner: string
  readonly department: string | null
}

const purchaseSql = `select p.id, p.title, p.terms, p.owner_id as owner, p.department_id as department
  from award_ref a join purchase_ref p on p.tenant_id = a.tenant_id and p.id = a.purchase_id
  where a.tenant_id = $1 and a.id = $2 and a.status = 'approved'`

/** The purchase of an award that holds; nothing for one that was not approved. */
export const awardedPurchase = async (ctx: Ctx, award: string): Promise<AwardedPurchase | undefined> =>
  (await ctx.db.run<AwardedPurchase>(purchaseSql, [ctx.tenantId, award])).rows[0]

/** What a supplier said in its quote beside the prices. */
export type QuoteTerms = {
  readonly supplier: string
  readonly contact: string | null
  readonly paymentTerms: string | null
  readonly depositRate: string | null
  readonly cancellation: readonly { readonly days: number; readonly rate: string }[]
}

const termsSql = `select q.supplier_id as supplier, i.contact_id as contact, left(q.payment_terms, 1000) as "paymentTerms",
    q.deposit_rate::text as "depositRate", q.cancellation
  from quote_ref q join purchase_ref p on p.tenant_id = q.tenant_id and p.id = q.purchase_id and p.round_no = q.round_no
    left join purchase_invitation_ref i on i.tenant_id = q.tenant_id and i.id = q.invitation_id
  where q.tenant_id = $1 and q.purchase_id = $2 and q.state <> 'invalid'`

export const quoteTerms = async (ctx: Ctx, purchase: string): Promise<ReadonlyMap<string, QuoteTerms>> => {
  const { rows } = await ctx.db.run<QuoteTerms>(termsSql, [ctx.tenantId, purchase])
  return new Map(rows.map((row) => [row.supplier, row]))
}

const madeSql = `select supplier_id as supplier, project_id as project from purchase_order
  where tenant_id = $1 and award_id = $2`

type OrderKey = { readonly supplier: string; readonly project: string | null }

/** Orders there were already, canceled ones too: telling it twice makes none twice. */
export const madeOrders = async (ctx: Ctx, award: string): Promise<readonly OrderKey[]> =>
  (await ctx.db.run<OrderKey>(madeSql, [ctx.tenantId, award])).rows
