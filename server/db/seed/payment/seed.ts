import { PaymentBatch, PaymentRequest } from '@srm/api/payment'
import type { Ctx } from '#kernel/ctx.ts'
import type { App } from '#kernel/http/app.ts'
import { madePayments } from '#modules/payment/index.ts'
import { dayAgo } from '../past.ts'
import { seedDeposits } from './deposits.ts'

type Plan = {
  readonly id: string
  readonly name: string
  readonly open: string
  readonly owner: string
  readonly supplier: string
  readonly company: string
}
type Order = { readonly id: string; readonly name: string; readonly amount: string; readonly owner: string }
type Item = { readonly id: string; readonly name: string; readonly project: string; readonly owner: string }

type Place = {
  readonly plans: readonly Plan[]
  readonly orders: readonly Order[]
  readonly items: readonly Item[]
  readonly cashier: string
  readonly boss: string
  readonly fund: { readonly id: string; readonly company: string } | undefined
}

/** What is due of purchase contracts whose suppliers can be paid, one each. */
const plansSql = `select distinct on (t.supplier_id) t.id, t.name, t.open_amount::text as open, c.owner_id as owner, t.supplier_id as supplier,
    c.our_company_id as company
  from payment_plan_ref t join contract_ref c on c.tenant_id = t.tenant_id and c.id = t.contract_id
    join supplier_ref s on s.tenant_id = t.tenant_id and s.id = t.supplier_id and s.lifecycle in ('qualified', 'preferred')
    join supplier_bank_account_ref a on a.tenant_id = t.tenant_id and a.supplier_id = t.supplier_id and a.is_default and a.status = 'enabled'
      and a.verify_status = 'verified'
  where t.tenant_id = $1 and t.side = 'pay' and t.stage = 'pending' and t.open_amount > 0 and c.stage in ('signed', 'performing')
  order by t.supplier_id, t.due_date, t.id`
const ordersSql = `select o.id, o.name, o.amount::text as amount, o.owner_id as owner from purchase_order_ref o
    join supplier_bank_account_ref a on a.tenant_id = o.tenant_id and a.supplier_id = o.supplier_id and a.is_default and a.status = 'enabled'
  where o.tenant_id = $1 and o.stage in ('confirmed', 'executing') and not exists (
    select 1 from acceptance_ref x where x.tenant_id = o.tenant_id and x.order_id = o.id) order by o.code limit 1`
const itemsSql = `select i.id, i.name, i.project_id as project, p.owner_id as owner from budget_item_ref i
    join project_ref p on p.tenant_id = i.tenant_id and p.id = i.project_id and p.status in ('preparing', 'executing')
  where i.tenant_id = $1 and i.is_active order by i.name = '主持人' desc, p.code, i.code limit 1`
const peopleSql = `select u.id, d.code as unit from user_ref u left join department_ref d on d.tenant_id = u.tenant_id and d.id = u.department_id
  where u.tenant_id = $1 and u.status = 'active' order by u.code`
const fundSql = `select id, company_id as company from fund_account_ref where tenant_id = $1 and is_default and status = 'enabled'
  order by code limit 1`

const placeOf = async (ctx: Ctx): Promise<Place | undefined> => {
  const rows = async <T extends object>(sql: string): Promise<T[]> => (await ctx.db.run<T>(sql, [ctx.tenantId])).rows
  const people = await rows<{ id: string; unit: string | null }>(peopleSql)
  const of = (unit: string) => people.findLast((one) => one.unit === unit)?.id
  const [cashier, boss] = [of('CW'), people[0]?.id]
  if (!cashier || !boss) return undefined
  const [fund] = await rows<{ id: string; company: string }>(fundSql)
  const plans = (await rows<Plan>(plansSql)).filter(({ company }) => company === fund?.company)
  return { plans, orders: await rows<Order>(ordersSql), items: await rows<Item>(itemsSql), cashier, boss, fund }
}

let invoices = 0

/** An invoice of as much as is asked for. */
const anInvoice = (amount: string) => {
  invoices += 1
  const number = `2631${String(Date.now()).slice(-10)}${String(invoices).padStart(6, '0')}`
  return { kind: 'digitalOrdinary', number, seller: '上海供应商开票', date: dayAgo(2), amount, tax: '0.00' }
}

type More = Partial<ReturnType<typeof PaymentRequest.create.parse>>

const ofPlan = ({ id, name, open }: Plan, more: More = {}) =>
  PaymentRequest.create.parse({
    title: name.slice(0, 200),
    kind: 'plan',
    plan: id,
    amount: open,
    needDate: dayAgo(-2),
    invoices: [anInvoice(open)],
    ...more,
  })

const host = {
  title: '开幕式主持人劳务',
  kind: 'labor',
  amount: '8000.00',
  needDate: dayAgo(-1),
  payeeName: '李明轩',
  payeeBank: '招商银行上海徐汇支行',
  payeeAccount: '6225880219870011234',
  idNo: '310101198807152418',
} as const

const agreedSql = `update payment_request set status = 'approved' where tenant_id = $1 and id = $2`

type Work = { readonly app: App; readonly tenantId: string }
type Body = Parameters<typeof madePayments.request>[1]

/** As its applicant wrote it, agreed to where it says so. */
const ask = ({ app, tenantId }: Work, by: string, body: Body, isAgreed = false): Promise<string> =>
  app.asTenant(
    tenantId,
    async (ctx) => {
      const { id } = await madePayments.request(ctx, body)
      if (!isAgreed) return id
      await ctx.db.run(agreedSql, [ctx.tenantId, id])
      await madePayments.approved(ctx, id)
      return id
    },
    by,
  )

const batchOf = ({ app, tenantId }: Work, { cashier, fund }: Place, requests: string[]): Promise<string> =>
  app.asTenant(
    tenantId,
    async (ctx) => {
      const body = PaymentBatch.create.parse({ fundAccount: fund?.id, day: dayAgo(0), requests })
      return (await madePayments.batch(ctx, body)).id
    },
    cashier,
  )

const payingSql = `update payment_batch set stage = 'paying', confirmed_by = $3, confirmed_at = now() where tenant_id = $1 and id = $2`
const sentSql = `update payment set state = 'sent' where tenant_id = $1 and batch_id = $2 returning id`
const movedSql = `update payment_request set stage = 'paying' where tenant_id = $1 and batch_id = $2`

/** Confirmed by the general manager, and the bank says that it arrived. */
const settle = ({ app, tenantId }: Work, { cashier, boss }: Place, batch: string): Promise<void> =>
  app.asTenant(
    tenantId,
    async (ctx) => {
      await ctx.db.run(payingSql, [ctx.tenantId, batch, boss])
      await ctx.db.run(movedSql, [ctx.tenantId, batch])
      const { rows } = await ctx.db.run<{ id: string }>(sentSql, [ctx.tenantId, batch])
      for (const { id } of rows) {
        const bankSerial = `C${id.slice(-12).toUpperCase()}`
        await madePayments.settle(ctx, batch, { transfer: id, day: dayAgo(0), bankSerial })
      }
    },
    cashier,
  )

const frozenSql = `update supplier set stage_before = lifecycle, lifecycle = 'frozen', freeze_scope = '{payment}' where tenant_id = $1 and id = $2`
const unverifiedSql = `update supplier_bank_account set verify_status = 'unverified' where tenant_id = $1 and supplier_id = $2`

/** Drafts that cannot be paid, one for each reason. */
const addBlocked = async (work: Work, { plans, orders, items }: Place, asked: Plan | undefined): Promise<void> => {
  const [noInvoice, frozen, unverified] = plans
  const [order] = orders
  const [item] = items
  if (noInvoice) await ask(work, noInvoice.owner, ofPlan(noInvoice, { invoices: [] }))
  if (asked) await ask(work, asked.owner, ofPlan(asked))
  if (frozen) await ask(work, frozen.owner, ofPlan(frozen))
  if (unverified) await ask(work, unverified.owner, ofPlan(unverified))
  if (order) {
    const common = { amount: order.amount, needDate: dayAgo(-3), invoices: [anInvoice(order.amount)] }
    const body = { ...common, title: order.name.slice(0, 200), kind: 'order', order: order.id }
    await ask(work, order.owner, PaymentRequest.create.parse(body))
  }
  if (item) {
    const wish = { amount: '28000.00', project: item.project, budgetItem: item.id }
    const body = { ...host, ...wish, title: `${item.name}加场劳务`, payeeAccount: '6225880219870015678' }
    await ask(work, item.owner, PaymentRequest.create.parse(body))
  }
  await work.app.asTenant(work.tenantId, async (ctx) => {
    if (frozen) await ctx.db.run(frozenSql, [ctx.tenantId, frozen.supplier])
    if (unverified) await ctx.db.run(unverifiedSql, [ctx.tenantId, unverified.supplier])
  })
}

/** Payments of this week: one paid, one in a batch to be confirmed, some waiting, and one blocked for each reason. */
export const seedPayments = async (app: App, tenantId: string): Promise<void> => {
  const place = await app.asTenant(tenantId, placeOf)
  if (!place?.fund) return
  const work = { app, tenantId }
  const [paid, batched, waiting, ...rest] = place.plans
  if (paid) await settle(work, place, await batchOf(work, place, [await ask(work, paid.owner, ofPlan(paid), true)]))
  if (batched) await batchOf(work, place, [await ask(work, batched.owner, ofPlan(batched), true)])
  if (waiting) await ask(work, waiting.owner, ofPlan(waiting), true)
  const asker = paid?.owner ?? place.boss
  const labor = PaymentRequest.create.parse({ ...host, company: place.fund.company })
  await ask(work, asker, labor, true)
  await addBlocked(work, { ...place, plans: rest }, waiting)
  if (asker !== place.cashier) await seedDeposits({ ...work, fund: place.fund, owner: asker, cashier: place.cashier })
}
