import { expensePages } from '@srm/api/expense/pages'
import { fillSentence, label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import type { JobRun } from '#kernel/jobs/jobs.ts'
import { notify } from '#modules/notice/index.ts'
import { lockLoans, recountLoans } from './loan.store.ts'

export const paidSentence = label('您的{{code}}已付款 {{amount}} 元', '{{code}} was paid: {{amount}}')
export const overdueSentence = label(
  '您有 {{count}} 笔借款已逾期，未还 {{amount}} 元',
  '{{count}} of your loans are overdue, {{amount}} is open',
)

type Paid = { readonly id: string; readonly owner: string | null; readonly code: string; readonly amount: string }

/** Whoever asked for money hears that it is on its way. */
export const notifyPaid = async (ctx: Ctx, subject: string, { id, owner, code, amount }: Paid): Promise<void> => {
  if (owner === null) return
  const title = fillSentence(paidSentence, { code, amount })
  await notify(ctx, { to: [owner], type: 'task', title, subject, subjectId: id })
}

type Overdue = {
  readonly person: string
  readonly count: number
  readonly amount: string
  readonly first: readonly string[]
}

const today = `(now() at time zone 'Asia/Shanghai')::date`
const overdueSql = `select owner_id as person, count(*)::int as count, sum(balance)::text as amount,
    (array_agg(code || ' ' || purpose order by repay_date, id))[1:5] as first
  from loan where tenant_id = $1 and balance > 0 and repay_date < ${today} group by owner_id order by owner_id`

const staleSql = `select id from loan where tenant_id = $1 and is_overdue <> (balance > 0 and repay_date < ${today}) order by id`

/** Days pass without anybody changing anything. */
export const markOverdue = async (ctx: Ctx): Promise<void> => {
  const ids = (await ctx.db.run<{ id: string }>(staleSql, [ctx.tenantId])).rows.map(({ id }) => id)
  await lockLoans(ctx, ids)
  await recountLoans(ctx, ids)
}

/** One notice a person and morning, as long as something is overdue. */
export const remindOfOverdue = async (run: Pick<JobRun, 'transaction'>): Promise<void> => {
  await run.transaction(markOverdue)
  const read = (ctx: Ctx) => ctx.db.run<Overdue>(overdueSql, [ctx.tenantId])
  for (const { person, count, amount, first } of (await run.transaction(read)).rows)
    await run.transaction((ctx) =>
      notify(ctx, {
        to: [person],
        type: 'due',
        title: fillSentence(overdueSentence, { count, amount }),
        body: first.join('、'),
        link: expensePages.loan.list.path,
      }),
    )
}
