import { PurchaseOrder } from '@srm/api/order'
import { shanghaiDay } from '@srm/api/shared/date'
import { fillSentence, label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { notify } from '#modules/notice/index.ts'
import type { ProjectGuard, projectPoints } from '#modules/project/index.ts'
import { orderSentences } from './sentences.rules.ts'

const today = `(now() at time zone 'Asia/Shanghai')::date`
const unaccepted = `(o.stage in ('sent', 'confirmed', 'executing') or o.stage = 'draft' and o.status not in ('terminated', 'void'))`

/** What orders say of the health of their project. */
export const orderReasons = [
  {
    key: 'orderUnconfirmed',
    level: 'risk' as const,
    label: label('活动临近，还有 {{count}} 个订单供应商未确认', '{{count}} orders not confirmed with the event near'),
    rows: `select o.project_id, count(*) from purchase_order o join project_ref p on p.tenant_id = o.tenant_id and p.id = o.project_id
      where o.tenant_id = $1 and o.project_id = any($2) and o.stage in ('draft', 'sent') and o.status not in ('terminated', 'void')
        and p.event_start between ${today} and ${today} + 7
      group by o.project_id`,
  },
]

const openSql = `select o.code, o.title from purchase_order o where o.tenant_id = $1 and o.project_id = $2 and ${unaccepted} order by o.code`

/** A project is not closed while something that was ordered for it is neither accepted nor called off. */
export const orderGuard: ProjectGuard = {
  key: 'order.open',
  stage: 'closed',
  hindrance: async (ctx: Ctx, projectId) => {
    const { rows } = await ctx.db.run<{ code: string; title: string }>(openSql, [ctx.tenantId, projectId])
    if (rows.length === 0) return undefined
    const some = rows.slice(0, 5).map(({ code, title }) => `${code} ${title}`)
    const rest = rows.length > some.length ? '…' : ''
    return label(`未验收的采购订单：${some.join('、')}${rest}`, `orders not accepted: ${some.join(', ')}${rest}`)
  },
}

type Mover = Parameters<typeof projectPoints.movers.contribute>[0]

const datedSql = `select o.id, o.code, o.code || ' ' || o.title as name, o.owner_id as owner, s.name as supplier,
    o.service_from::text as "from", o.service_to::text as "to", o.stage
  from purchase_order o join supplier_ref s on s.tenant_id = o.tenant_id and s.id = o.supplier_id
  where o.tenant_id = $1 and o.project_id = $2 and o.service_from is not null and o.stage in ('draft', 'sent', 'confirmed', 'executing')
  order by o.service_from, o.id`

const dayMs = 86_400_000
const later = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

type DatedOrder = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly owner: string
  readonly supplier: string
  readonly from: string
  readonly to: string | null
  readonly stage: string
}

const datedOrders = async (ctx: Ctx, projectId: string): Promise<readonly DatedOrder[]> =>
  (await ctx.db.run<DatedOrder>(datedSql, [ctx.tenantId, projectId])).rows

/**
 * What was ordered for the days of an event. Nobody moves it but both sides together: buyers are told to change their
 * orders, with the days it would come to.
 */
export const orderMover: Mover = {
  kind: 'purchaseOrder',
  preview: async (ctx, { projectId, from, to }) => {
    const days = to.start - from.start
    const now = shanghaiDay(new Date())
    return (await datedOrders(ctx, projectId)).map((one) => ({
      kind: 'purchaseOrder',
      id: one.id,
      name: one.name,
      before: { start: one.from, end: one.to ?? one.from },
      after: { start: later(one.from, days), end: later(one.to ?? one.from, days) },
      cause: 'event' as const,
      isTooLate: later(one.from, days) < now,
    }))
  },
  apply: async (ctx, { projectId }, moved) => {
    const asked = new Set(moved.map(({ id }) => id))
    for (const { id, code, supplier, owner, name } of await datedOrders(ctx, projectId))
      if (asked.has(id))
        await notify(ctx, {
          to: [owner],
          type: 'task',
          title: fillSentence(orderSentences.eventMoved, { supplier, code }),
          body: name,
          subject: PurchaseOrder.name,
          subjectId: id,
        })
  },
}
