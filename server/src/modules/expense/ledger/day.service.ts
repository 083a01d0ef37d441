import type { Ctx } from '#kernel/ctx.ts'
import { books } from '#modules/ledger/index.ts'

/** A day money moved on is neither before its account began nor in a month that is closed. */
export const assertBookable = async (
  ctx: Ctx,
  fund: string | null | undefined,
  day: string,
  path = 'day',
): Promise<void> => {
  const company = fund ? ((await books.placeOf(ctx, { fund, day }))?.company ?? null) : await books.defaultCompany(ctx)
  await books.assertOpenDay(ctx, company, day, path)
}
