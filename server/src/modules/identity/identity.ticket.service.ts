import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { inSeconds, isOver, issue, open } from '#kernel/tokens.ts'

type Step = 'choose' | 'forget' | 'change_mobile' | 'feishu'

/** Proof that a step was done, kept by the browser until the next one. */
export const issueTicket = (ctx: Ctx, step: Step, data: Record<string, unknown>, seconds = 600): string =>
  issue('ticket', { id: newId(), step, data, exp: inSeconds(seconds) }, ctx.config.SESSION_SECRET)

export const readTicket = (ctx: Ctx, step: Step, ticket: string): { id: string; data: Record<string, unknown> } => {
  const claims = open('ticket', ticket, ctx.config.SESSION_SECRET)
  return claims && claims.step === step && !isOver(claims) ? claims : fail('login.ticket')
}

const spend = `insert into platform.spent (key, until) values ($1, now() + interval '1 hour') on conflict do nothing`

/** A ticket is good once. */
export const consumeTicket = async (ctx: Ctx, id: string): Promise<void> => {
  const { rowCount } = await ctx.db.run(spend, [id])
  if (rowCount !== 1) fail('login.ticket')
}
