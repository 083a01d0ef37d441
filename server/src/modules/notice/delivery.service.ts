import { isMobile } from '@srm/api/shared/checks'
import type { Ctx } from '#kernel/ctx.ts'
import type { SmsMessage } from '#kernel/ports/sms.ts'
import { chatText, smsText } from './notice.rules.ts'

const maxPerDay = 20

/** Claimed before it is sent: a message that may have gone out is not sent again. */
const claim = `update notice n set sms_at = now() from "user" u
  where n.tenant_id = $1 and n.id = $2 and n.sms_at is null and n.read_at is null
    and u.tenant_id = n.tenant_id and u.id = n.user_id and u.status = 'active' and u.mobile is not null
    and (select count(*) from notice d where d.tenant_id = n.tenant_id and d.user_id = n.user_id
      and d.sms_at >= date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai') < ${maxPerDay}
  returning n.title, u.mobile`

/** The message a notice becomes, once; nothing when it was read meanwhile or the person got enough today. */
export const claimText = async (ctx: Ctx, id: string): Promise<SmsMessage | undefined> => {
  const { rows } = await ctx.db.run<{ title: string; mobile: string }>(claim, [ctx.tenantId, id])
  const found = rows[0]
  if (!found || !isMobile(found.mobile)) return undefined
  const { title, mobile } = found
  const text = smsText(title, ctx.config.SMS_SIGN_NAME)
  return { mobile, template: 'notice', params: { title: [...title].slice(0, 20).join('') }, text }
}

const claimChat = `update notice n set feishu_at = now() from "user" u
  where n.tenant_id = $1 and n.id = $2 and n.feishu_at is null
    and u.tenant_id = n.tenant_id and u.id = n.user_id and u.status = 'active' and u.feishu_id is not null
  returning n.title, n.body, n.link, u.feishu_id as "unionId"`

type Chat = { title: string; body: string; link: string | null; unionId: string }

export const claimForChat = async (ctx: Ctx, id: string): Promise<{ unionId: string; text: string } | undefined> => {
  const { rows } = await ctx.db.run<Chat>(claimChat, [ctx.tenantId, id])
  const found = rows[0]
  if (!found) return undefined
  return { unionId: found.unionId, text: chatText(found.title, found.body, found.link, ctx.config.PUBLIC_URL) }
}

const sweep = `delete from notice where tenant_id = $1
  and (read_at < now() - interval '90 days' or created_at < now() - interval '365 days')`

/** Read ones are kept a quarter of a year, others a year. */
export const sweepNotices = (ctx: Ctx) => ctx.db.run(sweep, [ctx.tenantId])
