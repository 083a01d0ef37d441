import { identityPages } from '@srm/api/identity/pages'
import type { NotNull } from 'kysely'
import type { Ctx } from '#kernel/ctx.ts'
import { notify } from '#modules/notice/index.ts'
import { read } from './tenancy.db.ts'
import { reminderDays } from './tenancy.plan.rules.ts'
import { fillSentence } from '@srm/api/shared/label'
import { expirySentence } from './sentences.rules.ts'

const left = `select out_date - (now() at time zone 'Asia/Shanghai')::date as days, out_date as "outDate", status
  from platform.tenant_directory where tenant_id = $1`
const close = `update platform.tenant_directory set status = 'expired' where tenant_id = $1 and status in ('trial', 'active')`

/** Reminds the administrators a month, a week and a day before the end, and marks the company when it is past. */
export const watchExpiry = async (ctx: Ctx): Promise<void> => {
  const found = (await ctx.db.run<{ days: number | null; outDate: string }>(left, [ctx.tenantId])).rows[0]
  if (!found || found.days === null) return
  if (found.days < 0) await ctx.db.run(close, [ctx.tenantId])
  if (!reminderDays.includes(found.days)) return
  const people = await read(ctx)
    .selectFrom('user_ref')
    .select('id')
    .$narrowType<{ id: NotNull }>()
    .where('is_super', '=', true)
    .where('status', '=', 'active')
    .execute()
  await notify(ctx, {
    to: people.map(({ id }) => id),
    type: 'system',
    title: fillSentence(expirySentence, { days: found.days }),
    body: `到期日 ${found.outDate}。到期后 15 天内可查看和导出，之后只能续费。请联系客户经理。`,
    link: identityPages.account.path,
  })
}
