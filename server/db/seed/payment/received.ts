import { InvoiceIn } from '@srm/api/invoicing'
import { addMoney, percentage, subtractMoney, withoutTax } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import type { App } from '#kernel/http/app.ts'
import { receivedSteps } from '#modules/invoicing/index.ts'
import { dayAgo } from '../past.ts'

type Order = {
  readonly id: string
  readonly owner: string
  readonly supplier: string
  readonly payable: string
}

/** What both sides signed for, with nothing invoiced yet. */
const ordersSql = `select o.id, o.owner_id as owner, s.name as supplier, sum(a.payable_amount)::numeric(15, 2)::text as payable
  from purchase_order_ref o join acceptance_ref a on a.tenant_id = o.tenant_id and a.order_id = o.id and a.stage = 'settled'
    join supplier_ref s on s.tenant_id = o.tenant_id and s.id = o.supplier_id
  where o.tenant_id = $1 and o.stage in ('executing', 'accepted') and not exists (
    select 1 from invoice_in_ref i where i.tenant_id = o.tenant_id and i.order_id = o.id)
  group by o.id, o.code, o.owner_id, s.name having sum(a.payable_amount) > 0 order by o.code`
const financeSql = `select u.id from user_ref u join department_ref d on d.tenant_id = u.tenant_id and d.id = u.department_id and d.code = 'CW'
  where u.tenant_id = $1 and u.status = 'active' order by u.code desc limit 1`
const buyerSql = `select coalesce(invoice_title, name) as name, coalesce(tax_no, credit_code) as "taxNo" from our_company_invoice_ref
  where tenant_id = $1 and id = (select id from our_company_ref where tenant_id = $1 order by status <> 'enabled', code, id limit 1)`

type Buyer = { readonly name: string; readonly taxNo: string | null }

let count = 0

const taxRate = '6.00'

const bodyOf = ({ id, supplier }: Order, amount: string, { name, taxNo }: Buyer, isSpecial: boolean) => {
  count += 1
  const amountExTax = withoutTax(amount, taxRate)
  return InvoiceIn.create.parse({
    order: id,
    kind: isSpecial ? 'digitalSpecial' : 'digitalOrdinary',
    number: `2731${String(Date.now()).slice(-10)}${String(count).padStart(6, '0')}`,
    issuedOn: dayAgo(3),
    sellerName: supplier,
    buyerName: name,
    buyerTaxNo: taxNo,
    amountExTax,
    tax: subtractMoney(amount, amountExTax),
    amount,
    isDeductible: isSpecial,
  })
}

const enter = (app: App, tenantId: string, order: Order, body: ReturnType<typeof bodyOf>): Promise<string> =>
  app.asTenant(tenantId, async (ctx) => (await receivedSteps.create(ctx, body)).id, order.owner)

const versionSql = `select version from invoice_in where tenant_id = $1 and id = $2`

const verify = (app: App, tenantId: string, by: string, id: string): Promise<unknown> =>
  app.asTenant(
    tenantId,
    async (ctx) => {
      const { rows } = await ctx.db.run<{ version: number }>(versionSql, [ctx.tenantId, id])
      return receivedSteps.verify(ctx, id, { version: rows[0]?.version ?? 1, result: 'verified', note: '税局查验一致' })
    },
    by,
  )

const partsOf = async (ctx: Ctx) => {
  const rows = async <T extends object>(sql: string): Promise<T[]> => (await ctx.db.run<T>(sql, [ctx.tenantId])).rows
  return {
    orders: await rows<Order>(ordersSql),
    finance: (await rows<{ id: string }>(financeSql))[0]?.id,
    buyer: (await rows<Buyer>(buyerSql))[0],
  }
}

/** Invoices of accepted orders: verified ones, of which some wait for their month of deduction, one to be verified, one that is too much. */
export const seedReceived = async (app: App, tenantId: string): Promise<void> => {
  const { orders, finance, buyer } = await app.asTenant(tenantId, partsOf)
  if (!finance || !buyer) return
  const mine = orders.filter(({ owner }) => owner !== finance)
  const [tooMuch, waiting, ...rest] = mine
  if (tooMuch) {
    const amount = addMoney(tooMuch.payable, percentage(tooMuch.payable, '20'))
    await verify(app, tenantId, finance, await enter(app, tenantId, tooMuch, bodyOf(tooMuch, amount, buyer, true)))
  }
  if (waiting) await enter(app, tenantId, waiting, bodyOf(waiting, waiting.payable, buyer, true))
  for (const [at, order] of rest.slice(0, 4).entries())
    await verify(app, tenantId, finance, await enter(app, tenantId, order, bodyOf(order, order.payable, buyer, at < 2)))
}
