import { Opportunity } from '@srm/api/crm'
import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { writeEvents } from '#kernel/records/write/events.ts'
import { withHolder } from '../customer.service.ts'
import type { CustomerBelonging, CustomerKeeper } from '../pool/belonging.store.ts'

const countSql = `select count(*)::int as count from opportunity
  where tenant_id = $1 and customer_id = $2 and owner_id = $3 and outcome = 'open'`

const passSql = `update opportunity set owner_id = $4, department_id = $5, version = version + 1, updated_at = now(), updated_by = app.actor()
  where tenant_id = $1 and customer_id = any($2::uuid[]) and owner_id = $3 and outcome = 'open' returning id`

/** What the former owner was still selling; what has ended stays theirs. */
export const opportunityBelonging: CustomerBelonging = {
  kind: Opportunity.name,
  label: Opportunity.label,
  count: async (ctx, customer, owner) =>
    (await ctx.db.run<{ count: number }>(countSql, [ctx.tenantId, customer, owner])).rows[0]?.count ?? 0,
  transferTo: async (ctx, { customers, from, to }) => {
    const { department } = await withHolder(ctx, { owner: to, department: null }, undefined)
    const { rows } = await ctx.db.run<{ id: string }>(passSql, [ctx.tenantId, customers, from, to, department])
    const changes = [{ field: 'owner', from, to }]
    await writeEvents(
      ctx,
      Opportunity.name,
      rows.map(({ id }) => ({ subjectId: id, kind: 'updated', changes, note: null })),
    )
    return rows.length
  },
}

export const opportunityKeeper: CustomerKeeper = {
  kind: Opportunity.name,
  label: label('未结束的商机', 'an open opportunity'),
  keeps: `exists (select 1 from opportunity o where o.tenant_id = c.tenant_id and o.customer_id = c.id and o.outcome = 'open')`,
}

const lockSql = 'select pool_id as pool from customer where tenant_id = $1 and id = $2 for share'

/** Whoever opens one holds its customer meanwhile: the nightly job passes over it, and one that went before is seen. */
export const holdCustomer = async (
  ctx: Ctx,
  id: string,
  refusal: Parameters<typeof fail>[0] = 'opportunity.customer_pooled',
): Promise<void> => {
  const { rows } = await ctx.db.run<{ pool: string | null }>(lockSql, [ctx.tenantId, id])
  if (rows[0]?.pool) fail(refusal, { errors: [{ path: 'customer', message: '' }] })
}
