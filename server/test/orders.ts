import { order } from '@srm/api/order'
import type { TestApp } from './app.ts'
import { supplier as suppliers } from '@srm/api/supplier'
import { newId } from '#kernel/ids.ts'
import { aPurchaseOrder, anOrderChange, anOrderLine, type OrderBody } from '#modules/order/order.fixture.ts'
import { aSupplierContact } from '#modules/supplier/supplier.fixture.ts'
import { addBuying, addQualified, anOpenedPurchase, createAward } from './awards.ts'
import { aCompanyWithMoney } from './claims.ts'
import { aPurchasingCompany, usualType } from './demands.ts'
import { outsideCall } from './external-people.ts'
import { linkHeaders } from './run-of-shows.ts'
import type { Answer, Member, TestTenant } from './tenant.ts'

const ok = <R>({ status, message, result, key }: Answer<R>): R => {
  if (status !== 200) throw new Error(`${String(status)} ${key ?? ''} ${message}`)
  return result
}

/** A company that asks for things, awards them and orders them; one person decides on everything. */
export const anOrderingCompany = async (t: TestApp, me: TestTenant) => {
  const { pooled, requester } = await aPurchasingCompany(t, me)
  const company = await aCompanyWithMoney(t, me, ['award', 'purchaseOrder', 'orderChange'])
  return { ...company, pooled, requester, buyer: await company.colleague('采购员') }
}

export type OrderingCompany = Awaited<ReturnType<typeof anOrderingCompany>>

const poolSql = `with p as (update pool_line set stage = 'inquiry', holder_kind = 'purchase', holder_id = $3, claimed_by = $4, claimed_at = now()
    where tenant_id = $1 and id = $5 returning id, project_id, budget_item_id)
  update purchase_line l set pool_line_id = p.id, project_id = p.project_id, budget_item_id = p.budget_item_id,
    date_from = current_date + 30, date_to = current_date + 31 from p where l.tenant_id = $1 and l.id = $2`

type Bought = {
  readonly lines: readonly { readonly name: string; readonly quantity?: string; readonly poolLine?: string }[]
  /** Who quotes how much for each line; each line goes to whoever is named for it. */
  readonly quotes: readonly {
    readonly supplier: string
    readonly prices: readonly string[]
    readonly discount?: string
  }[]
  readonly winners: readonly string[]
  readonly project?: string | null
}

/** An award of some lines, approved; its id and what was ordered by it. */
export const anApprovedAward = async (
  me: TestTenant,
  { buyer, approve }: OrderingCompany,
  { lines, quotes, winners, project = null }: Bought,
) => {
  const opened = await anOpenedPurchase(me, {
    owner: buyer.userId,
    project,
    awardMode: 'split',
    lines,
    quotes: quotes.map(({ supplier, prices, discount = '0' }) => ({ supplier, offers: prices, discount })),
  })
  for (const [at, { poolLine }] of lines.entries())
    if (poolLine !== undefined)
      await me.inside((ctx) => ctx.db.run(poolSql, [ctx.tenantId, opened.lines[at], opened.id, buyer.userId, poolLine]))
  const made = ok(
    await createAward(buyer, {
      purchase: opened.id,
      lines: opened.lines.map((purchaseLine, at) => ({
        purchaseLine,
        supplier: winners[at] ?? winners[0] ?? '',
        quantity: lines[at]?.quantity ?? '1',
        reasonCode: 'quality' as const,
        reasonText: '设备型号更新',
      })),
    }),
  )
  await approve(buyer, 'award', made.id)
  return { purchase: opened.id, award: made.id, orders: await ordersOfAward(me, made.id) }
}

const ordersSql = `select id from purchase_order where tenant_id = $1 and award_id = $2 order by amount desc, id`

export const ordersOfAward = async (me: TestTenant, award: string): Promise<string[]> =>
  me.inside(async (ctx) =>
    (await ctx.db.run<{ id: string }>(ordersSql, [ctx.tenantId, award])).rows.map(({ id }) => id),
  )

export const orderIn = async (me: Member, id: string) => ok(await me.call(order.order.show, { params: { id } }))

/** A step of an order at the version it has now. */
export const takeStep = async (
  who: Member,
  step: 'send' | 'recall' | 'begin' | 'cancel' | 'close',
  id: string,
  more: object = {},
) => who.call(order.order[step], { params: { id }, body: { version: (await orderIn(who, id)).version, ...more } })

const linkSql = `select link_id as id from purchase_order where tenant_id = $1 and id = $2`

/** What the supplier of an order does by its link. */
export const supplierOf = async (t: TestApp, me: TestTenant, id: string) => {
  const linkId = await me.inside(
    async (ctx) => (await ctx.db.run<{ id: string | null }>(linkSql, [ctx.tenantId, id])).rows[0]?.id ?? '',
  )
  const call = outsideCall(t, linkHeaders(t, me, 'order', linkId))
  const page = async () => ok(await call(order.external.page))
  const seen = async () => (await page()).seen
  return {
    linkId,
    call,
    page,
    confirm: async () => call(order.external.confirm, { body: { seen: await seen(), signer: '王经理' } }),
    request: async (note: string) =>
      call(order.external.request, { body: { seen: await seen(), signer: '王经理', note } }),
    reject: async (note: string) =>
      call(order.external.reject, { body: { seen: await seen(), signer: '王经理', note } }),
  }
}

/** Sent and confirmed by the supplier's link. */
export const confirmed = async (t: TestApp, me: TestTenant, who: Member, id: string): Promise<void> => {
  ok(await takeStep(who, 'send', id))
  ok(await (await supplierOf(t, me, id)).confirm())
}

/** The body of an order of a supplier that can be told, with a line or several. */
export const anOrderBody = async (me: TestTenant, more: Partial<OrderBody> = {}): Promise<OrderBody> => {
  const supplier = more.supplier ?? (await addQualified(me))
  ok(await me.call(suppliers.contact.create, { body: aSupplierContact({ supplier }) }))
  const purchaseType = await usualType(me)
  return aPurchaseOrder({ supplier, lines: [anOrderLine({ purchaseType })], ...more })
}

export const addOrder = async (me: TestTenant, more: Partial<OrderBody> = {}): Promise<string> =>
  ok(await me.call(order.order.create, { body: await anOrderBody(me, more) })).id

const approvedSql = `update purchase_order set status = 'approved' where tenant_id = $1 and id = $2`

/** One that is with its supplier, as if somebody had approved it. */
export const addSentOrder = async (me: TestTenant): Promise<string> => {
  const id = await addOrder(me)
  await me.inside((ctx) => ctx.db.run(approvedSql, [ctx.tenantId, id]))
  ok(await takeStep(me, 'send', id))
  return id
}

export const addConfirmedOrder = async (t: TestApp, me: TestTenant): Promise<string> => {
  const id = await addSentOrder(me)
  ok(await (await supplierOf(t, me, id)).confirm())
  return id
}

const agreedSql = `update purchase_order set stage = 'confirmed', status = 'approved', answer = 'confirmed', sent_at = now(), confirmed_at = now(),
  answered_at = now(), signer = '王经理' where tenant_id = $1 and id = $2`

/** The body of a change of an order both sides have agreed on, as if they had. */
export const anOrderChangeBody = async (me: TestTenant) => {
  const id = await addOrder(me)
  await me.inside((ctx) => ctx.db.run(agreedSql, [ctx.tenantId, id]))
  const [line] = (await orderIn(me, id)).lines
  return anOrderChange({ order: id, lines: [{ orderLine: line?.id ?? '', quantity: '5' }] })
}

const sentSql = `update order_change set stage = 'sent', status = 'approved', sent_at = now() where tenant_id = $1 and id = $2`

/** A change that waits for its supplier. */
export const addSentChange = async (me: TestTenant): Promise<string> => {
  const { id } = ok(await me.call(order.change.create, { body: await anOrderChangeBody(me) }))
  await me.inside((ctx) => ctx.db.run(sentSql, [ctx.tenantId, id]))
  return id
}

const versionSql = `insert into purchase_order_version (id, order_id, version_no, amount, snapshot, signer)
  values ($3, $2, 1, 500, jsonb_build_object('amount', '500.00', 'lines', '[]'::jsonb), $4) returning $1::uuid`
const replySql = `insert into purchase_order_reply (id, order_id, version_no, answer, signer, note, link_id)
  values ($3, $2, 1, 'confirmed', $4, $4 || '说明', $3) returning $1::uuid`
const addedLineSql = `insert into order_change_line (id, change_id, line, quantity, unit_price, name, purchase_type_id)
  select $3, c.id, 2, 1, 100, $4, l.purchase_type_id from order_change c
    join purchase_order_line l on l.tenant_id = c.tenant_id and l.order_id = c.order_id
  where c.tenant_id = $1 and c.id = $2 limit 1`

/** What the supplier of an order said, what both agreed on, and a line a change adds. */
const addOrdering = (me: TestTenant, canary: string, records: Readonly<Record<string, string>>): Promise<void> =>
  me.inside(async (ctx) => {
    const of = [ctx.tenantId, records['purchaseOrder']]
    for (const sql of [versionSql, replySql]) await ctx.db.run(sql, [...of, newId(), `${canary}经理`])
    await ctx.db.run(addedLineSql, [ctx.tenantId, records['orderChange'], newId(), `${canary}加单`])
  })

/** What buying leaves behind beside its records, from the question to the order. */
export const addPurchasing: typeof addBuying = async (me, canary, records) => {
  await addBuying(me, canary, records)
  await addOrdering(me, canary, records)
}
