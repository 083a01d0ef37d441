import type { HandlerResult } from '@srm/api/endpoint'
import type { externalEntry } from '@srm/api/external/entry'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, Failure } from '#kernel/errors.ts'
import { covered, externalSession } from '#kernel/external.ts'
import { networkOf } from '#kernel/http/address.ts'
import { newId } from '#kernel/ids.ts'
import { countUsage } from '#kernel/log/usage.ts'
import type { Exchange } from '#kernel/module.ts'
import { requestSmsCode, spendSmsCode } from '#modules/notice/index.ts'
import { own } from './external.db.ts'
import { purposeOf, type IssuedLink } from './purpose.store.ts'
import { openLink } from './link.views.ts'
import { isSecret, readTicket, type Ticket } from '#kernel/auth/secret-link.ts'

/** Guesses at secrets: of one link, from one address. */
const guessLimits = (linkId: string, address: string) => [
  { key: `external link ${linkId}`, max: 20, within: '1 hour' },
  { key: `external address ${networkOf(address)}`, max: 30, within: '1 hour' },
]

const countGuess = async (ticket: Ticket | undefined, { request, asTenant }: Exchange): Promise<void> => {
  const limits = guessLimits(ticket?.linkId ?? '', request.ip)
  if (!(await asTenant('', (inside) => countUsage(inside, limits)))) fail('external.too_many')
}

const openWith = async (inside: Ctx, { linkId, secret }: Ticket): Promise<IssuedLink> => {
  const link = await openLink(inside, linkId)
  return isSecret(secret, link.hash) ? link : fail('external.gone')
}

type Behind = { readonly tenantId: string; readonly link: IssuedLink }

/** What is behind a link, or that nothing is: forged, over, revoked and replaced ones look alike. */
const behind = async (text: string, exchange: Exchange): Promise<Behind> => {
  const ticket = readTicket(text)
  try {
    if (!ticket) return fail('external.gone')
    const link = await exchange.asTenant(ticket.tenantId, (inside) => openWith(inside, ticket))
    return { tenantId: ticket.tenantId, link }
  } catch (error) {
    if (error instanceof Failure && error.key === 'external.gone') await countGuess(ticket, exchange)
    throw error
  }
}

const noteVisit = (inside: Ctx, { id }: IssuedLink, what: 'code' | 'enter', { request }: Exchange) =>
  own(inside)
    .insertInto('external_visit')
    .values({
      id: newId(),
      link_id: id,
      what,
      address: request.ip,
      device: (request.headers['user-agent'] ?? '').slice(0, 300),
    })
    .execute()

/** The code goes to the contact's number and nowhere else, whoever holds the link. */
export const askCode = async (
  ctx: Ctx,
  ticket: string,
  exchange: Exchange,
): Promise<HandlerResult<typeof externalEntry.code>> => {
  const { link, tenantId } = await behind(ticket, exchange)
  const { mobile } = link
  const asked = { mobile, purpose: 'supplier', address: exchange.request.ip, proven: true, tenantId } as const
  const sent = await requestSmsCode(ctx, asked)
  await exchange.asTenant(tenantId, (inside) => noteVisit(inside, link, 'code', exchange))
  return { mobile: covered(mobile), ...sent }
}

export const enter = async (
  ctx: Ctx,
  { ticket, code }: { readonly ticket: string; readonly code: string },
  exchange: Exchange,
): Promise<HandlerResult<typeof externalEntry.enter>> => {
  const { tenantId, link } = await behind(ticket, exchange)
  const given = { mobile: link.mobile, purpose: 'supplier', code, address: exchange.request.ip } as const
  if (!(await spendSmsCode(ctx, given))) return fail('login.wrong_code')
  const id = await exchange.asTenant(tenantId, async (inside) => {
    await noteVisit(inside, link, 'enter', exchange)
    return (await purposeOf(link.purpose).enter?.(inside, link)) ?? link.id
  })
  const until = Math.floor(Date.parse(link.expiresAt) / 1000)
  return externalSession(ctx, { tenantId, purpose: link.purpose, id, until })
}
