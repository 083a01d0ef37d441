import { Acceptance } from '@srm/api/acceptance'
import type { Ctx } from '#kernel/ctx.ts'
import type { App } from '#kernel/http/app.ts'
import { fillRecords } from '#kernel/records/write/fill.ts'
import { lineSync } from '#kernel/records/write/lines.ts'
import { madeAcceptances } from '#modules/acceptance/index.ts'
import { issueCodes } from '#modules/dictionary/index.ts'
import { asOf, atWork, hoursAfter } from '../past.ts'

type Order = {
  readonly id: string
  readonly title: string
  readonly person: string
  readonly department: string | null
  readonly stage: string
  /** The day after it was delivered, in the morning. */
  readonly deliveredAt: string
}

/** Delivered, by whoever runs the project; the latest first. */
const ordersSql = `select o.id, o.title, coalesce(p.owner_id, o.owner_id) as person, o.department_id as department, o.stage,
    least((o.service_to + 1 + time '10:00') at time zone 'Asia/Shanghai', now() - interval '3 hours') as "deliveredAt"
  from purchase_order_ref o left join project_ref p on p.tenant_id = o.tenant_id and p.id = o.project_id
  where o.tenant_id = $1 and (o.stage in ('accepted', 'settled', 'closed')
    or o.stage in ('confirmed', 'executing') and o.service_to < (now() at time zone 'Asia/Shanghai')::date)
  order by o.stage in ('confirmed', 'executing') desc, o.service_to desc, o.id`

/** What is special about the first of them: one waits for its signature, one was cut, one says more than was ordered. */
type Tale = 'waiting' | 'cut' | 'more' | 'plain'

const tales: readonly Tale[] = ['waiting', 'cut', 'more']

const sync = lineSync(Acceptance, {
  lines: { table: 'acceptance_line', parent: 'acceptance_id' },
  deductions: { table: 'acceptance_deduction', parent: 'acceptance_id' },
})

const cut = {
  reason: 'quality',
  amount: '500.00',
  note: '主会场地毯有明显破损，现场与供应商确认扣款',
  files: [],
}

const linesOf = async (ctx: Ctx, { id }: Order, tale: Tale) => {
  const { lines } = await madeAcceptances.start(ctx, id)
  return lines.map(({ orderLine, day, quantity, times }, at) => ({
    orderLine: orderLine.id,
    day,
    // A few more than ordered, within the tolerance.
    quantity: tale === 'more' && at === 0 ? String(Math.round(Number(quantity) * 1.03 * 100) / 100) : quantity,
    times,
    isCustomerPaid: false,
    isOver: false,
  }))
}

/** As whoever was there wrote it down, approved by our side. */
const addRecorded = async (ctx: Ctx, order: Order, tale: Tale): Promise<string | undefined> => {
  const lines = await linesOf(ctx, order, tale)
  if (lines.length === 0) return undefined
  const wanted = { order: order.id, lines, deductions: tale === 'cut' ? [cut] : [], isFinal: true }
  const { order: head, values } = await madeAcceptances.workOut(ctx, wanted, null)
  const [code = ''] = await issueCodes(ctx, Acceptance.name, 1)
  const [id = ''] = await fillRecords(ctx, Acceptance, [
    {
      ...values,
      code,
      title: `验收：${order.title}`.slice(0, 200),
      order: order.id,
      supplier: head.supplier,
      project: head.project,
      orderVersion: head.version,
      acceptedOn: order.deliveredAt.slice(0, 10),
      isFinal: true,
      photos: [],
      attachments: [],
      remark: tale === 'more' ? '嘉宾增加，现场加单经项目经理口头确认。' : null,
      contactName: head.contactName,
      contactMobile: head.contactMobile,
      stage: 'recording',
      isRated: false,
      owner: order.person,
      department: order.department,
      status: 'approved',
      madeAt: order.deliveredAt,
    },
  ])
  await sync(ctx, id, { lines: values.lines, deductions: wanted.deductions })
  return id
}

const settledSql = `update acceptance set signed_at = $3::timestamptz, settled_at = $3::timestamptz where tenant_id = $1 and id = $2`

const hushSql = `update notice set read_at = now() where tenant_id = $1 and subject = 'acceptance' and read_at is null`

const comments = ['现场配合积极，响应及时', '设备调试到位，撤场略慢', '沟通顺畅，细节到位'] as const

const settle = async (ctx: Ctx, id: string, order: Order, at: number): Promise<void> => {
  const row = await madeAcceptances.hold(ctx, id)
  await madeAcceptances.sign(ctx, row, row.contactName ?? '供应商代表')
  if (order.stage === 'confirmed' || order.stage === 'executing') await madeAcceptances.settle(ctx, id)
  else await madeAcceptances.spend(ctx, await madeAcceptances.hold(ctx, id), true)
  await ctx.db.run(settledSql, [ctx.tenantId, id, hoursAfter(order.deliveredAt, 30)])
  const criteria = await madeAcceptances.criteria(ctx, row.supplier.id)
  if ((at % 4 === 1 && order.stage !== 'closed') || criteria.length === 0) return
  const scores = criteria.map((criterion, nth) => ({ criterion, score: String(82 + ((at * 7 + nth * 5) % 16)) }))
  await madeAcceptances.rate(ctx, id, { scores, comment: comments[at % comments.length] })
}

/** What suppliers delivered for events that are over. */
export const seedAcceptances = async (app: App, tenantId: string): Promise<void> => {
  const all = await app.asTenant(tenantId, async (ctx) => (await ctx.db.run<Order>(ordersSql, [ctx.tenantId])).rows)
  for (const [at, order] of all.entries()) {
    const tale = tales[at] ?? 'plain'
    const moment = atWork(order.deliveredAt)
    await asOf(app, { tenantId, by: order.person, moment }, async (ctx) => {
      const id = await addRecorded(ctx, { ...order, deliveredAt: moment }, tale)
      if (id === undefined) return
      if (tale !== 'waiting') return settle(ctx, id, { ...order, deliveredAt: moment }, at)
      const row = await madeAcceptances.hold(ctx, id)
      if (row.contactMobile) await madeAcceptances.ask(ctx, row)
    })
  }
  await app.asTenant(tenantId, (ctx) => ctx.db.run(hushSql, [ctx.tenantId]))
}
