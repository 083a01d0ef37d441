import { shanghaiTime } from '@srm/api/shared/date'
import type { Ctx } from './ctx.ts'
import { inSeconds, isOver, issue, open } from './tokens.ts'

/** People from outside: a signed link says what it is about, a code to their number opens it, a session lasts two hours. */
const sessionSeconds = 2 * 3600

export const covered = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`

type ExternalClaims = { readonly step: string; readonly id: string; readonly until: number }

/** `until` in seconds since 1970. The link alone opens nothing. */
export const linkTo = (ctx: Ctx, page: string, { step, id, until }: ExternalClaims): string => {
  const claims = { id, step, data: { t: ctx.tenantId }, exp: until }
  return `${ctx.config.PUBLIC_URL}#${page}?ticket=${issue('ticket', claims, ctx.config.SESSION_SECRET)}`
}

/** Signed by us for this step and in its time; what it names, the database says. */
export const behindTicket = (ctx: Ctx, step: string, ticket: string): { tenantId: string; id: string } | undefined => {
  const claims = open('ticket', ticket, ctx.config.SESSION_SECRET)
  const tenantId = claims?.data['t']
  if (!claims || claims.step !== step || isOver(claims) || typeof tenantId !== 'string') return undefined
  return { tenantId, id: claims.id }
}

type LinkClaims = { readonly tenantId: string; readonly purpose: string; readonly id: string; readonly until?: number }

/** Good for one purpose and one thing, and no longer than the link it came by. */
export const supplierSession = (
  ctx: Ctx,
  { tenantId, purpose, id, until = Infinity }: LinkClaims,
): { token: string; expiresAt: string } => {
  const exp = Math.min(inSeconds(sessionSeconds), until)
  const token = issue('supplier', { t: tenantId, purpose, id, exp }, ctx.config.SESSION_SECRET)
  return { token, expiresAt: shanghaiTime(new Date(exp * 1000)) }
}
