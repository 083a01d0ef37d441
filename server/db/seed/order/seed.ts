import { OrderChange, PurchaseOrder } from '@srm/api/order'
import { addMoney, multiplyMoney, subtractMoney, taxWithin } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import type { App } from '#kernel/http/app.ts'
import { newId } from '#kernel/ids.ts'
import { fillRecords } from '#kernel/records/write/fill.ts'
import { lineSync } from '#kernel/records/write/lines.ts'
import { submit } from '#modules/approval/index.ts'
import { madeOrders } from '#modules/order/index.ts'
import { asOf, atWork, codeAsOf, dayAgo, daysAgo, hoursAfter } from '../past.ts'
import { awardedFates, demoOrders, type DemoFate, type DemoOrder } from './plans.ts'

type NamedRow = { readonly id: string; readonly name: string }
type Buyer = { readonly id: string; readonly department: string | null }
type Supplier = { readonly id: string; readonly classes: readonly string[]; readonly contact: string }
type Place = {
  readonly buyers: readonly Buyer[]
  readonly projects: readonly NamedRow[]
  readonly types: ReadonlyMap<string, string>
  readonly suppliers: readonly Supplier[]
}

const buyersSql = `select u.id, u.department_id as department from user_ref u join department_ref d on d.tenant_id = u.tenant_id
  and d.id = u.department_id where u.tenant_id = $1 and d.code = 'CG' and u.status = 'active' order by u.code`
const projectsSql = `select id, name from project_ref where tenant_id = $1 order by code`
const typesSql = `select id, name from purchase_type_ref where tenant_id = $1`
const suppliersSql = `select s.id, c.id as contact, array(select k.name from supplier_classify_ref k where k.tenant_id = s.tenant_id
      and k.id = any(s.classifies)) as classes
  from supplier_ref s cross join lateral (select c.id from supplier_contact_ref c where c.tenant_id = s.tenant_id
    and c.supplier_id = s.id and c.status = 'active' order by c.is_primary desc, c.id limit 1) c
  where s.tenant_id = $1 and s.status = 'enabled' and s.lifecycle in ('qualified', 'preferred') order by s.code`

const placeOf = async (ctx: Ctx): Promise<Place> => {
  const all = async <T extends object>(sql: string): Promise<T[]> => (await ctx.db.run<T>(sql, [ctx.tenantId])).rows
  return {
    buyers: await all<Buyer>(buyersSql),
    projects: await all<NamedRow>(projectsSql),
    types: new Map((await all<NamedRow>(typesSql)).map(({ id, name }) => [name, id])),
    suppliers: await all<Supplier>(suppliersSql),
  }
}

const kindSql = `update purchase_order_line l set line_kind = t.line_kind from purchase_type_ref t
  where l.tenant_id = $1 and t.tenant_id = l.tenant_id and t.id = l.purchase_type_id`

const isAnswered = ({ answer = 'none' }: DemoFate): boolean => answer !== 'none' && answer !== 'waiting'

const finishSql = `update purchase_order set stage = $3, status = case when $3 = 'canceled' then status else 'approved' end, answer = $4,
    answer_note = $5, signer = case when $6 then '王经理' end, sent_at = $7::timestamptz,
    answered_at = case when $6 then $7::timestamptz + interval '5 hours' end,
    confirmed_at = case when $4 = 'confirmed' then $7::timestamptz + interval '5 hours' end,
    closed_at = case when $3 = 'closed' then $7::timestamptz + interval '40 days' end
  where tenant_id = $1 and id = $2`

const versionSql = `insert into purchase_order_version (id, order_id, version_no, amount, snapshot, signer, agreed_at)
  select $3, o.id, 1, o.amount, jsonb_build_object('amount', o.amount::text, 'lines', (select jsonb_agg(jsonb_build_object('id', l.id,
      'name', l.name, 'quantity', l.quantity::text, 'times', l.times::text, 'unit', l.unit, 'dateFrom', l.date_from, 'dateTo', l.date_to,
      'attendees', l.attendees, 'unitPrice', l.unit_price::text, 'amount', l.amount::text) order by l.line)
    from purchase_order_line l where l.tenant_id = o.tenant_id and l.order_id = o.id)), o.signer, o.confirmed_at
  from purchase_order o where o.tenant_id = $1 and o.id = $2 and o.confirmed_at is not null`

const replySql = `insert into purchase_order_reply (id, order_id, version_no, answer, signer, note, link_id, at)
  select $3, id, 1, answer, signer, answer_note, $3, answered_at from purchase_order
  where tenant_id = $1 and id = $2 and answered_at is not null and answer in ('confirmed', 'changeRequested', 'rejected')`

/** Sent and answered as its plan says; a draft stays one. */
const finish = async (ctx: Ctx, id: string, fate: DemoFate, sentAt: string): Promise<void> => {
  if (fate.stage === 'draft') return
  const sent = fate.stage === 'canceled' ? null : sentAt
  const said = [fate.answer ?? 'none', fate.note ?? null, isAnswered(fate), sent]
  await ctx.db.run(finishSql, [ctx.tenantId, id, fate.stage, ...said])
  await ctx.db.run(versionSql, [ctx.tenantId, id, newId()])
  await ctx.db.run(replySql, [ctx.tenantId, id, newId()])
}

const sync = lineSync(PurchaseOrder, {
  lines: { table: 'purchase_order_line', parent: 'order_id' },
  cancellation: { table: 'purchase_order_cancellation', parent: 'order_id' },
})
const syncChange = lineSync(OrderChange, { lines: { table: 'order_change_line', parent: 'change_id' } })

const taxRate = '6.00'

const linesOf = ({ types }: Place, { lines, inDays }: DemoOrder) =>
  lines.map(({ type, price, times = '1', ...line }) => ({
    ...line,
    times,
    purchaseType: types.get(type),
    dateFrom: dayAgo(-inDays),
    unitPrice: price,
    taxRate,
    isCustomerPaid: false,
    amount: multiplyMoney(price, line.quantity, times),
  }))

const supplierFor = ({ suppliers }: Place, { classes }: DemoOrder, nth: number): Supplier | undefined => {
  const fit = suppliers.filter((one) => one.classes.some((name) => classes.includes(name)))
  return fit[nth % Math.max(1, fit.length)] ?? suppliers[nth % Math.max(1, suppliers.length)]
}

const changedSql = `select l.id, l.name, l.quantity::text as quantity, l.unit_price::text as "unitPrice", l.amount::text as amount,
    l.date_from::text as "dateFrom" from purchase_order_line l where l.tenant_id = $1 and l.order_id = $2 order by l.line limit 1`

type FirstLine = {
  readonly id: string
  readonly quantity: string
  readonly unitPrice: string
  readonly amount: string
  readonly dateFrom: string | null
}

type CreatedOrder = {
  readonly id: string
  readonly demo: DemoOrder
  readonly amount: string
  readonly values: Readonly<Record<string, unknown>>
}

/** A change our side has agreed to and the supplier has not answered yet. */
const addChange = async (ctx: Ctx, { id, demo, amount, values }: CreatedOrder): Promise<void> => {
  const { change } = demo
  const [line] = (await ctx.db.run<FirstLine>(changedSql, [ctx.tenantId, id])).rows
  if (!change || !line) return
  const code = await codeAsOf(ctx, OrderChange.name, daysAgo(2))
  const after = multiplyMoney(line.unitPrice, change.quantity)
  const total = addMoney(amount, subtractMoney(after, line.amount))
  const [made = ''] = await fillRecords(ctx, OrderChange, [
    {
      code,
      title: `变更：${demo.title}`,
      order: id,
      supplier: values['supplier'],
      project: values['project'],
      owner: values['owner'],
      department: values['department'],
      reason: change.reason,
      versionNo: 2,
      amountBefore: amount,
      amount: total,
      difference: subtractMoney(total, amount),
      sentAt: daysAgo(1),
      stage: 'sent',
      status: 'approved',
      madeAt: daysAgo(2),
    },
  ])
  await syncChange(ctx, made, {
    lines: [
      {
        orderLine: line.id,
        quantity: change.quantity,
        times: '1',
        unitPrice: line.unitPrice,
        isCustomerPaid: false,
        amount: after,
        dateFrom: line.dateFrom,
        quantityBefore: line.quantity,
        timesBefore: '1',
        unitPriceBefore: line.unitPrice,
        amountBefore: line.amount,
        dateFromBefore: line.dateFrom,
      },
    ],
  })
}

const addDirect = async (ctx: Ctx, place: Place, demo: DemoOrder, nth: number): Promise<void> => {
  const { title, project, days, inDays, stage, answer = 'none', cancelReason = null } = demo
  const supplier = supplierFor(place, demo, nth)
  const buyer = place.buyers[nth % Math.max(1, place.buyers.length)]
  if (!supplier || !buyer) return
  const lines = linesOf(place, demo)
  const amount = addMoney('0', ...lines.map((line) => line.amount))
  const tax = addMoney('0', ...lines.map((line) => taxWithin(line.amount, taxRate)))
  const code = await codeAsOf(ctx, PurchaseOrder.name, daysAgo(days))
  const values = {
    code,
    title,
    supplier: supplier.id,
    contact: supplier.contact,
    project: place.projects.find(({ name }) => project !== undefined && name.includes(project))?.id ?? null,
    owner: buyer.id,
    department: buyer.department,
    source: 'direct',
    paymentTerms: '验收后 30 天内付清',
    attachments: [],
    adjustment: '0.00',
    amount,
    tax,
    customerAmount: '0.00',
    amountExTax: subtractMoney(amount, tax),
    lineCount: lines.length,
    serviceFrom: dayAgo(-inDays),
    serviceTo: dayAgo(-inDays),
    versionNo: 1,
    isOffPrice: false,
    needsApproval: true,
    answer: stage === 'draft' ? answer : 'none',
    cancelReason,
    stage: 'draft',
    status: 'draft',
    madeAt: daysAgo(days),
  }
  const [id = ''] = await fillRecords(ctx, PurchaseOrder, [values])
  const cancellation = [
    { days: 15, rate: '20' },
    { days: 3, rate: '50' },
  ]
  await sync(ctx, id, { lines, cancellation })
  await ctx.db.run(kindSql, [ctx.tenantId])
  await finish(ctx, id, demo, hoursAfter(daysAgo(days), 3))
  await addChange(ctx, { id, demo, amount, values })
  // Its approval is a real one: somebody finds it among their tasks.
  if (demo.isPending) await submit(ctx, { docType: PurchaseOrder.name, docId: id, purpose: 'create' })
}

type AwardRow = {
  readonly id: string
  readonly stage: string
  readonly owner: string
  readonly approvedAt: string
}

const awardsSql = `select a.id, p.stage, a.owner_id as owner, a.approved_at as "approvedAt"
  from award_ref a join purchase_ref p on p.tenant_id = a.tenant_id and p.id = a.purchase_id
  where a.tenant_id = $1 and a.status = 'approved' order by a.approved_at desc, a.id`

const ordersSql = `select id from purchase_order where tenant_id = $1 and award_id = $2 order by id`
const madeSql = `update purchase_order set created_at = $3, updated_at = $3 where tenant_id = $1 and award_id = $2`
const hushSql = `update notice set read_at = now() where tenant_id = $1 and subject = 'purchaseOrder' and read_at is null`

/** What was awarded is ordered the day after, and is as far as its purchase. */
const addAwarded = async (app: App, tenantId: string, award: AwardRow, fate: DemoFate): Promise<void> => {
  const moment = atWork(hoursAfter(award.approvedAt, 2))
  await asOf(app, { tenantId, by: award.owner, moment }, async (ctx) => {
    await madeOrders.fromAward(ctx, award.id)
    await ctx.db.run(madeSql, [ctx.tenantId, award.id, moment])
    const { rows } = await ctx.db.run<{ id: string }>(ordersSql, [ctx.tenantId, award.id])
    for (const { id } of rows) await finish(ctx, id, fate, hoursAfter(moment, 20))
  })
}

/** Orders in every stage: what awards led to, and what was ordered without one. */
export const seedOrders = async (app: App, tenantId: string): Promise<void> => {
  const awards = await app.asTenant(
    tenantId,
    async (ctx) => (await ctx.db.run<AwardRow>(awardsSql, [ctx.tenantId])).rows,
  )
  for (const [stage, mine] of Map.groupBy(awards, (award) => award.stage)) {
    const fates = awardedFates[stage] ?? []
    for (const [nth, award] of mine.entries()) {
      const fate = fates[Math.min(nth, fates.length - 1)]
      if (fate) await addAwarded(app, tenantId, award, fate)
    }
  }
  const place = await app.asTenant(tenantId, placeOf)
  for (const [nth, demo] of demoOrders.entries()) {
    const by = place.buyers[nth % Math.max(1, place.buyers.length)]?.id
    await app.asTenant(tenantId, (ctx) => addDirect(ctx, place, demo, nth), by)
  }
  await app.asTenant(tenantId, (ctx) => ctx.db.run(hushSql, [ctx.tenantId]))
}
