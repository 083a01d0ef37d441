import type { PriceParity } from '@srm/api/award'
import type { Ctx } from '#kernel/ctx.ts'

type Progress = NonNullable<PriceParity['technical']>

/** Every evaluator scores every quote of this round that holds by everything but its price. */
const countSql = `with judged as (select x ->> 'key' as key from comparison c, jsonb_array_elements(c.criteria) x
    where c.tenant_id = $1 and c.purchase_id = $2 and not (x ->> 'isPrice')::boolean),
  judges as (select unnest(evaluators) as id from comparison where tenant_id = $1 and purchase_id = $2),
  quotes as (select q.id from quote_ref q join purchase_ref p on p.tenant_id = q.tenant_id and p.id = q.purchase_id and p.round_no = q.round_no
    where q.tenant_id = $1 and q.purchase_id = $2 and q.state <> 'invalid')
  select (select count(*) from judged)::int * (select count(*) from judges)::int * (select count(*) from quotes)::int as needed,
    (select count(*) from award_score s where s.tenant_id = $1 and s.purchase_id = $2 and s.quote_id in (select id from quotes)
      and s.criterion in (select key from judged) and s.evaluator_id in (select id from judges))::int as given`

/** How many of the scores that prices wait for are given. */
export const countScores = async (ctx: Ctx, purchaseId: string): Promise<Progress> =>
  (await ctx.db.run<Progress>(countSql, [ctx.tenantId, purchaseId])).rows[0] ?? { given: 0, needed: 0 }
