import { Customer } from '@srm/api/crm'
import type { Ctx } from '#kernel/ctx.ts'
import { assertInScope } from '#kernel/records/read/scope.ts'

const parts = {
  contact: 'from customer_contact x where x.tenant_id = $1 and x.customer_id = $2',
  title: 'from customer_title x where x.tenant_id = $1 and x.customer_id = $2',
  address: 'from customer_address x where x.tenant_id = $1 and x.customer_id = $2',
  followUp: 'from follow_up x where x.tenant_id = $1 and x.customer_id = $2',
  followPlan: `from follow_plan x where x.tenant_id = $1 and x.customer_id = $2 and x.status = 'planned'`,
  opportunity: 'from opportunity x where x.tenant_id = $1 and x.customer_id = $2',
  feedback: 'from customer_feedback x where x.tenant_id = $1 and x.customer_id = $2',
  forbiddenSupplier: 'from customer_forbidden_supplier x where x.tenant_id = $1 and x.customer_id = $2',
} as const

const counts = Object.entries(parts).map(([key, from]) => `(select count(*)::int ${from}) as "${key}"`)
const partsSql = `select ${counts.join(', ')}`

/** How much of each kind a customer has, in one statement. */
export const partsOf = async (ctx: Ctx, id: string): Promise<Record<string, number>> => {
  await assertInScope(ctx, Customer, id, true)
  const { rows } = await ctx.db.run<Record<string, number>>(partsSql, [ctx.tenantId, id])
  return rows[0] ?? {}
}
