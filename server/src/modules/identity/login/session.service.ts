import type { SessionView } from '@srm/api/identity'
import { sql } from 'kysely'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Exchange } from '#kernel/module.ts'
import { open } from '#kernel/auth/tokens.ts'
import { clearRefreshCookie, comesFromHere, refreshCookie, setRefreshCookie } from './cookie.service.ts'
import { read } from '../identity.db.ts'
import { claimOf, endSessions, ownerOf, redeem, sessionBehind } from './refresh.service.ts'

/** The newest refresh token of a session for the next; a copied one ends the whole session. */
export const refreshSession = async ({ request, reply, asTenant }: Exchange): Promise<{ token: string }> => {
  const claim = comesFromHere(request) ? claimOf(refreshCookie(request)) : undefined
  const redeemed = claim ? await asTenant(claim.tenantId, (ctx) => redeem(ctx, claim)) : 'over'
  if (typeof redeemed === 'string') {
    clearRefreshCookie(request, reply)
    return fail('session.missing')
  }
  setRefreshCookie(request, reply, redeemed)
  return { token: redeemed.token }
}

export const sessionOfCookie = async ({
  request,
  asTenant,
}: Pick<Exchange, 'request' | 'asTenant'>): Promise<string | undefined> => {
  const claim = claimOf(refreshCookie(request))
  return claim && asTenant(claim.tenantId, (ctx) => sessionBehind(ctx, claim))
}

type SignedClaims = { readonly tenantId: string; readonly userId: string; readonly sessionId: string }

/** The session somebody is in: by the token of the page, or by the cookie alone when the token is gone. */
const signedIn = async (ctx: Ctx, { request, asTenant }: Exchange): Promise<SignedClaims | undefined> => {
  const claims = open('staff', request.headers.authorization?.slice(7) ?? '', ctx.config.SESSION_SECRET)
  if (claims) return claims.as ? undefined : { tenantId: claims.t, userId: claims.u, sessionId: claims.s }
  const claim = comesFromHere(request) ? claimOf(refreshCookie(request)) : undefined
  const userId = claim && (await asTenant(claim.tenantId, (inside) => ownerOf(inside, claim)))
  return userId ? { tenantId: claim.tenantId, userId, sessionId: claim.id } : undefined
}

export const signOut = async (ctx: Ctx, exchange: Exchange): Promise<{ done: boolean }> => {
  const signed = await signedIn(ctx, exchange)
  clearRefreshCookie(exchange.request, exchange.reply)
  if (!signed) return { done: false }
  const { tenantId, userId, sessionId } = signed
  const ended = await exchange.asTenant(tenantId, async (inside) => {
    const count = await endSessions(inside, { userId, only: sessionId }, 'signed_out')
    if (count > 0) await inside.systemLog('session.sign_out', { userId, session: sessionId })
    return count
  })
  return { done: ended > 0 }
}

export const listSessions = async (ctx: Ctx): Promise<SessionView[]> => {
  const rows = await read(ctx)
    .selectFrom('session')
    .select(['id', 'way', 'device', 'address', 'created_at', 'seen_at'])
    .where('user_id', '=', ctx.session.userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .orderBy('seen_at', 'desc')
    .limit(20)
    .execute()
  return rows.map(({ created_at, seen_at, ...session }) => ({
    ...session,
    current: session.id === ctx.session.sessionId,
    createdAt: created_at,
    seenAt: seen_at,
  }))
}

export const endSession = async (ctx: Ctx, id: string): Promise<{ id: string }> => {
  if ((await endSessions(ctx, { userId: ctx.session.userId, only: id }, 'ended')) === 0) fail('record.not_found')
  await ctx.systemLog('session.ended', { session: id })
  return { id }
}

export const endOtherSessions = async (ctx: Ctx): Promise<{ ended: number }> => ({
  ended: await endSessions(ctx, { userId: ctx.session.userId, except: ctx.session.sessionId }, 'ended'),
})
