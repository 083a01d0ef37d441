import type { Jobs } from '#kernel/job-names.ts'
import type { JobRun } from '#kernel/jobs.ts'
import { linkTo } from '#kernel/outside.ts'
import { ticketStep } from './renew.views.ts'

type Row = { name: string; mobile: string; company: string; until: number }

const foundSql = `select u.name, u.mobile, t.company_name as company, extract(epoch from u.expires_at)::int as until
  from supplier_update u join tenant t on t.tenant_id = u.tenant_id where u.tenant_id = $1 and u.id = $2 and u.status = 'asked'`

/** The message leaves after the commit; a provider's no that may pass is tried again. */
export const sendAsking = async (run: JobRun, { id }: Jobs['onboarding.ask']): Promise<void> => {
  const message = await run.transaction(async (ctx) => {
    const found = (await ctx.db.run<Row>(foundSql, [ctx.tenantId, id])).rows[0]
    if (!found) return undefined
    const link = linkTo(ctx, '/supplier/update', { step: ticketStep, id, until: found.until })
    const text = `【${ctx.config.SMS_SIGN_NAME}】${found.company}请您在线办理“${found.name}”，14 天内有效：${link}`
    return { mobile: found.mobile, link, text }
  })
  if (!message) return
  const { mobile, link, text } = message
  const answer = await run.sms.send({ mobile, template: 'notice', params: { link }, text })
  if (answer.accepted) return
  if (answer.again) throw new Error(`sms not accepted: ${answer.code}`)
  run.log.warn({ id, reason: answer.code }, 'sms refused')
}
