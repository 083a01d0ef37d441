import type { Ctx } from '#kernel/ctx.ts'
import { objections } from '#modules/supplier/index.ts'

/** What keeps suppliers from being awarded as they stand now, in words; nobody is in it who may be. */
export const objectionsToAward = async (
  ctx: Ctx,
  suppliers: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const found = await objections.toMany(ctx, [...new Set(suppliers)], 'award')
  return new Map(
    [...found].map(([id, some]) => [id, some.filter(({ blocks }) => blocks).map(({ text }) => text[ctx.language])]),
  )
}
