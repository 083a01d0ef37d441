import { z } from 'zod'
import { Id } from '@srm/api/shared/ids'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { spendOnce } from '#kernel/spent.ts'
import { inSeconds, isOver, issue, open } from '#kernel/auth/tokens.ts'

/** How somebody came in. */
const Way = z.enum(['password', 'sub', 'mobile', 'feishu', 'register', 'development'])
export type Way = z.output<typeof Way>

/** What each step proves. */
const schemas = {
  choose: z.object({ way: Way, logins: z.array(z.object({ tenantId: Id, userId: Id })) }),
  forget: z.object({ mobile: z.string() }),
  change_mobile: z.object({ userId: Id }),
  feishu: z.object({}),
}

type Step = keyof typeof schemas
type TicketData<S extends Step> = z.output<(typeof schemas)[S]>
const steps: { readonly [S in Step]: z.ZodType<TicketData<S>> } = schemas

/** Proof that a step was done, kept by the browser until the next one. */
export const issueTicket = <S extends Step>(ctx: Ctx, step: S, data: TicketData<S>, seconds = 600): string =>
  issue('ticket', { id: newId(), step, data, exp: inSeconds(seconds) }, ctx.config.SESSION_SECRET)

export const readTicket = <S extends Step>(ctx: Ctx, step: S, ticket: string): { id: string; data: TicketData<S> } => {
  const claims = open('ticket', ticket, ctx.config.SESSION_SECRET)
  if (!claims || claims.step !== step || isOver(claims)) return fail('login.ticket')
  return { id: claims.id, data: steps[step].parse(claims.data) }
}

/** A ticket is good once. */
export const consumeTicket = async (ctx: Ctx, id: string): Promise<void> => {
  if (!(await spendOnce(ctx, id))) fail('login.ticket')
}
