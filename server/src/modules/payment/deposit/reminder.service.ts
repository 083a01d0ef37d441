import { paymentPages } from '@srm/api/payment/pages'
import { fillSentence, label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import type { JobRun } from '#kernel/jobs/jobs.ts'
import { notify } from '#modules/notice/index.ts'
import { countDaysOver } from './deposit.service.ts'

export const depositSentence = label(
  '{{soon}} 笔押金 7 日内应退，{{late}} 笔已逾期未退',
  '{{soon}} deposits are due back within a week, {{late}} are overdue',
)

type Due = {
  readonly person: string
  readonly soon: number
  readonly late: number
  readonly first: readonly string[]
  readonly ids: readonly string[]
}

const today = `(now() at time zone 'Asia/Shanghai')::date`
const isSoon = `t.due_date between ${today} and ${today} + 7 and not t.soon_told`
const isLate = `t.due_date < ${today} and not t.late_told`

/** What nobody was told of yet, by whoever chases it. */
const dueSql = `select t.owner_id as person, count(*) filter (where ${isSoon})::int as soon, count(*) filter (where ${isLate})::int as late,
    (array_agg(t.due_date::text || ' ' || t.title || ' ' || t.counterparty order by t.due_date, t.id))[1:5] as first, array_agg(t.id) as ids
  from deposit t where t.tenant_id = $1 and t.stage in ('held', 'partial') and t.owner_id is not null and (${isSoon} or ${isLate})
  group by t.owner_id order by t.owner_id`
const toldSql = `update deposit t set soon_told = true, late_told = t.due_date < ${today} where t.tenant_id = $1 and t.id = any($2::uuid[])`

/** Once before and once after the day, one notice a person and morning, without amounts. */
export const remindOfDeposits = async (run: Pick<JobRun, 'transaction'>): Promise<void> => {
  await run.transaction((ctx) => countDaysOver(ctx))
  const read = (ctx: Ctx) => ctx.db.run<Due>(dueSql, [ctx.tenantId])
  for (const { person, soon, late, first, ids } of (await run.transaction(read)).rows)
    await run.transaction(async (ctx) => {
      await notify(ctx, {
        to: [person],
        type: 'due',
        title: fillSentence(depositSentence, { soon, late }),
        body: first.join('、'),
        link: paymentPages.deposit.list.path,
      })
      await ctx.db.run(toldSql, [ctx.tenantId, ids])
    })
}
