import type { Ctx } from '#kernel/ctx.ts'
import { fingerprint } from '#kernel/log/sealing.ts'
import { bracketsOf } from './brackets.views.ts'
import { withheldOf } from './tax.rules.ts'

const monthSql = `select coalesce(sum(amount), 0)::text as gross, coalesce(sum(withheld), 0)::text as withheld from payment_request
  where tenant_id = $1 and kind = 'labor' and id_no_key = $2 and company_id is not distinct from $5::uuid
    and id is distinct from $3::uuid and status in ('pending', 'approved')
    and stage <> 'canceled' and date_trunc('month', coalesce(paid_on, need_date)) = date_trunc('month', $4::date)`

export type LaborPayment = {
  readonly id: string | null
  readonly idNo: string
  readonly amount: string
  readonly day: string
  /** Whoever pays keeps back; what other companies of ours paid is not counted. */
  readonly company: string | null
}

/** What is kept back of a payment, by what the person earned from the same company of ours in the same month. */
export const taxOf = async (ctx: Ctx, { id, idNo, amount, day, company }: LaborPayment): Promise<string> => {
  const key = fingerprint(ctx.config, ctx.tenantId, idNo)
  const { rows } = await ctx.db.run<{ gross: string; withheld: string }>(monthSql, [
    ctx.tenantId,
    key,
    id,
    day,
    company,
  ])
  return withheldOf(amount, rows[0] ?? { gross: '0.00', withheld: '0.00' }, (await bracketsOf(ctx)).brackets)
}
