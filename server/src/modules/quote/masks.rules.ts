import type { Ctx } from '#kernel/ctx.ts'

/** Whoever does not see what things cost us does not see what they are offered for. */
export const hidesAmounts = ({ session }: Pick<Ctx, 'session'>): boolean => session.masks?.has('cost') === true
