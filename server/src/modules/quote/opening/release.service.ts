import { cancellationRate, type CancellationTier } from '@srm/api/quote/cancellation'
import { fillSentence, label } from '@srm/api/shared/label'
import { purchasePages } from '@srm/api/inquiry/pages'
import type { Ctx } from '#kernel/ctx.ts'
import type { HomeDuty } from '#kernel/module.ts'
import { notify } from '#modules/notice/index.ts'

export const releaseSentences = {
  release: label(
    '{{supplier}}为 {{code}} 的留位 {{day}} 释放',
    'What {{supplier}} holds for {{code}} is released on {{day}}',
  ),
  cost: label('现在取消须付 {{rate}}%', 'Calling it off now costs {{rate}} %'),
} as const

/** So many days before a hold lapses its buyer is told. */
const remindDays = [3, 1]

const today = `(now() at time zone 'Asia/Shanghai')::date`

/** Holds of opened quotes with a day on which they lapse; those of losers are nobody's matter. */
const holding = `from quote q join purchase_ref p on p.tenant_id = q.tenant_id and p.id = q.purchase_id
    join supplier_ref s on s.tenant_id = q.tenant_id and s.id = q.supplier_id
  where q.tenant_id = $1 and q.hold = 'untilRelease' and q.state in ('opened', 'shortlisted', 'won')
    and p.stage in ('opened', 'awarding', 'awarded') and q.round_no = p.round_no`

const dueSql = `select q.purchase_id as "purchaseId", p.buyer_id as "buyerId", p.code, s.name as supplier, q.release_on::text as day,
    q.state = 'won' as "isWon", q.cancellation,
    (select min(l.date_from) - ${today} from purchase_line_ref l where l.tenant_id = q.tenant_id and l.purchase_id = q.purchase_id) as "daysLeft"
  ${holding} and q.release_on = any(array(select ${today} + x from unnest($2::int[]) x)) order by q.release_on, q.id`

type Hold = {
  readonly purchaseId: string
  readonly buyerId: string
  readonly code: string
  readonly supplier: string
  readonly day: string
  readonly isWon: boolean
  readonly cancellation: readonly CancellationTier[]
  readonly daysLeft: number | null
}

/** Every night, three days and one day before rooms and halls are given to somebody else. */
export const remindOfReleases = async (ctx: Ctx): Promise<void> => {
  const { rows } = await ctx.db.run<Hold>(dueSql, [ctx.tenantId, remindDays])
  for (const { purchaseId, buyerId, code, supplier, day, isWon, cancellation, daysLeft } of rows) {
    const title = fillSentence(releaseSentences.release, { supplier, code, day })
    const rate = isWon && daysLeft !== null ? cancellationRate(cancellation, daysLeft) : '0'
    const body = rate === '0' ? '' : fillSentence(releaseSentences.cost, { rate })
    await notify(ctx, { to: [buyerId], type: 'task', title, body, subject: 'purchase', subjectId: purchaseId })
  }
}

/** What a buyer has to decide on before it is gone. */
export const releaseDuty: HomeDuty = {
  key: 'quote.release',
  rank: 18,
  label: label('即将释放的留房留厅', 'Holds about to lapse'),
  path: `${purchasePages.purchase.edit.path}?id=`,
  permission: 'quote:list',
  rows: () => `select p.id, p.code || ' ' || p.title as title, min(s.name) as note,
      min(q.release_on)::timestamp at time zone 'Asia/Shanghai' as at
    ${holding} and p.buyer_id = $2 and q.release_on between ${today} and ${today} + 3
    group by p.id, p.code, p.title order by 4, p.id`,
}
