import type { Ctx } from '#kernel/ctx.ts'

/** The ledger holds both sides of the money: whoever may not see one of them sees no amount of it. */
export const isCovered = ({ session: { masks } }: Pick<Ctx, 'session'>): boolean =>
  masks?.has('cost') === true || masks?.has('income') === true

export const coveringBoth = (ctx: Ctx): Ctx =>
  isCovered(ctx) ? { ...ctx, session: { ...ctx.session, masks: new Set([...(ctx.session.masks ?? []), 'cost']) } } : ctx
