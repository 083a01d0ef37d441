import { contractPages } from '@srm/api/contract/pages'
import { fillSentence, label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import type { JobRun } from '#kernel/jobs/jobs.ts'
import { notify } from '#modules/notice/index.ts'
import { restageAll } from './due.service.ts'
import { today } from './plan.store.ts'

export const planSentence = label(
  '{{soon}} 期收付款即将到期，{{late}} 期已逾期',
  '{{soon}} instalments are due soon, {{late}} are overdue',
)

type Due = {
  readonly person: string
  readonly soon: number
  readonly late: number
  readonly first: readonly string[]
  readonly ids: readonly string[]
}

const open = `t.stage in ('pending', 'partial')`
const isSoon = `t.due_date >= ${today} and t.due_date - t.remind_days <= ${today} and t.reminded_for is distinct from t.due_date`
const isLate = `t.is_overdue and not t.overdue_told`

/** What nobody was told of yet, by whoever answers for the contract. */
const dueSql = `select c.owner_id as person, count(*) filter (where ${isSoon})::int as soon, count(*) filter (where ${isLate})::int as late,
    (array_agg(t.due_date::text || ' ' || t.title order by t.due_date, t.id))[1:5] as first, array_agg(t.id) as ids
  from payment_plan t join contract c on c.tenant_id = t.tenant_id and c.id = t.contract_id
  where t.tenant_id = $1 and ${open} and t.due_date is not null and (${isSoon} or ${isLate}) group by c.owner_id order by c.owner_id`

const toldSql = `update payment_plan t set reminded_for = t.due_date, overdue_told = t.is_overdue where t.tenant_id = $1 and t.id = any($2::uuid[])`

/** One notice a person and morning: without amounts, which not everybody who reads over a shoulder may see. */
export const remindOfPlans = async (run: Pick<JobRun, 'transaction'>): Promise<void> => {
  await run.transaction(restageAll)
  const read = (ctx: Ctx) => ctx.db.run<Due>(dueSql, [ctx.tenantId])
  for (const { person, soon, late, first, ids } of (await run.transaction(read)).rows)
    await run.transaction(async (ctx) => {
      await notify(ctx, {
        to: [person],
        type: 'due',
        title: fillSentence(planSentence, { soon, late }),
        body: first.join('、'),
        link: contractPages.plan.list.path,
      })
      await ctx.db.run(toldSql, [ctx.tenantId, ids])
    })
}
