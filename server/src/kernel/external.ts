import { shanghaiTime } from '@srm/api/shared/date'
import type { Ctx } from './ctx.ts'
import { inSeconds, issue } from './auth/tokens.ts'

/** People from outside come by a link and a code to their number; a session lasts two hours. */
const sessionSeconds = 2 * 3600

export const covered = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`

type LinkClaims = { readonly tenantId: string; readonly purpose: string; readonly id: string; readonly until?: number }

/** Good for one purpose and one thing, and no longer than the link it came by. */
export const externalSession = (
  ctx: Ctx,
  { tenantId, purpose, id, until = Infinity }: LinkClaims,
): { token: string; expiresAt: string } => {
  const exp = Math.min(inSeconds(sessionSeconds), until)
  const token = issue('external', { t: tenantId, purpose, id, exp }, ctx.config.SESSION_SECRET)
  return { token, expiresAt: shanghaiTime(new Date(exp * 1000)) }
}
