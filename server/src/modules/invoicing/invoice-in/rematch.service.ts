import type { Ctx } from '#kernel/ctx.ts'
import type { JobRun } from '#kernel/jobs/jobs.ts'
import { rematchOrder } from './match.service.ts'

/** Orders that are still paid, with invoices that count. */
const ordersSql = `select o.id from purchase_order_ref o where o.tenant_id = $1 and o.stage in ('confirmed', 'executing', 'accepted')
    and exists (select 1 from invoice_in i where i.tenant_id = o.tenant_id and i.order_id = o.id and i.red_of_id is null and i.verify_state <> 'failed')
  order by o.id`

/** What every match rests on is another one: order by order, so that nobody waits for all of them. */
export const rematchAll = async (run: Pick<JobRun, 'transaction'>): Promise<void> => {
  const read = (ctx: Ctx) => ctx.db.run<{ id: string }>(ordersSql, [ctx.tenantId])
  for (const { id } of (await run.transaction(read)).rows) await run.transaction((ctx) => rematchOrder(ctx, id))
}
