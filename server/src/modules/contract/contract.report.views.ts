import type { Ctx } from '#kernel/ctx.ts'
import { planStageSql } from './plan/plan.store.ts'

const sumsSql = `select p.code from payment_plan p left join (select payment_plan_id, sum(amount) as amount from payment_plan_entry
    where tenant_id = $1 group by 1) e on e.payment_plan_id = p.id
  where p.tenant_id = $1 and p.done_amount <> coalesce(e.amount, 0) order by p.code`

const contractsSql = `select c.code from contract c
    left join (select contract_id, sum(amount) as amount from payment_plan where tenant_id = $1 and stage <> 'canceled' group by 1) p on p.contract_id = c.id
    left join (select contract_id, sum(amount) as amount from payment_plan_entry where tenant_id = $1 group by 1) e on e.contract_id = c.id
  where c.tenant_id = $1 and (c.settled <> coalesce(e.amount, 0)
    or c.status = 'approved' and c.stage not in ('void', 'terminated') and p.amount is not null
      and (c.amount_kind = 'fixed' and p.amount <> c.amount or p.amount > c.amount)) order by c.code`

const misplacedSql = `select t.code from payment_plan t join contract c on c.tenant_id = t.tenant_id and c.id = t.contract_id
  where t.tenant_id = $1 and t.stage <> ${planStageSql} order by t.code`

/** Contracts and plans whose sums are not what their parts come to, or that do not stand where those put them. */
export const wrongContracts = async (ctx: Ctx): Promise<readonly string[]> => {
  const codes: string[] = []
  for (const sql of [sumsSql, misplacedSql, contractsSql])
    codes.push(...(await ctx.db.run<{ code: string }>(sql, [ctx.tenantId])).rows.map(({ code }) => code))
  return codes
}
