import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import type { ProjectGuard } from '#modules/project/index.ts'

const openSql = `select r.code, r.pay_amount::text as amount from payment_request r where r.tenant_id = $1 and r.project_id = $2
  and (r.status in ('pending', 'returned') or r.stage in ('toPay', 'batched', 'paying')) order by r.code limit 6`

const maxNames = 5

/** A project is not closed while money is on its way for it. */
export const paymentGuard: ProjectGuard = {
  key: 'payment.open',
  stage: 'closed',
  hindrance: async (ctx: Ctx, projectId) => {
    const { rows } = await ctx.db.run<{ code: string; amount: string }>(openSql, [ctx.tenantId, projectId])
    if (rows.length === 0) return undefined
    const some = rows.slice(0, maxNames).map(({ code, amount }) => `${code} ${amount}`)
    const rest = rows.length > some.length ? '…' : ''
    return label(`未付完的申请：${some.join('、')}${rest}`, `payments not made: ${some.join(', ')}${rest}`)
  },
}
