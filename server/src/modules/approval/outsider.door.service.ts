import type { Returned } from '@srm/api/endpoint'
import type { approval } from '@srm/api/approval'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Exchange } from '#kernel/module.ts'
import { behindTicket, covered, supplierSession } from '#kernel/outside.ts'
import { requestSmsCode, spendSmsCode } from '#modules/notice/index.ts'
import { own } from './approval.db.ts'
import { ticketStep } from './outsider.invite.service.ts'
import { openLink, type Link } from './outsider.views.ts'

/** Tokens of suppliers say what they are good for: these, for one task. */
export const purpose = 'approval'

type Row = { readonly tenantId: string; readonly link: Link }

/** Whether the task is still theirs the database says. */
const linkBehind = async (ctx: Ctx, ticket: string, { asTenant }: Exchange): Promise<Row> => {
  const { tenantId, id } = behindTicket(ctx, ticketStep, ticket) ?? fail('approval.link_gone')
  return { tenantId, link: await asTenant(tenantId, (inside) => openLink(inside, id)) }
}

/** The code goes to the contact's number and nowhere else, whoever holds the link. */
export const askCode = async (
  ctx: Ctx,
  ticket: string,
  exchange: Exchange,
): Promise<Returned<typeof approval.external.code>> => {
  const { link, tenantId } = await linkBehind(ctx, ticket, exchange)
  const { mobile } = link
  const asked = { mobile, purpose: 'supplier', address: exchange.request.ip, proven: true, tenantId } as const
  return { mobile: covered(mobile), ...(await requestSmsCode(ctx, asked)) }
}

export const enter = async (
  ctx: Ctx,
  { ticket, code }: { readonly ticket: string; readonly code: string },
  exchange: Exchange,
): Promise<Returned<typeof approval.external.enter>> => {
  const { tenantId, link } = await linkBehind(ctx, ticket, exchange)
  const given = { mobile: link.mobile, purpose: 'supplier', code, address: exchange.request.ip } as const
  if (!(await spendSmsCode(ctx, given))) return fail('login.wrong_code')
  await exchange.asTenant(tenantId, (inside) =>
    own(inside)
      .updateTable('approval_external')
      .set((eb) => ({ entered_at: eb.fn<string>('now') }))
      .where('id', '=', link.id)
      .execute(),
  )
  const until = Math.floor(Date.parse(link.expiresAt) / 1000)
  return supplierSession(ctx, { tenantId, purpose, id: link.id, until })
}
