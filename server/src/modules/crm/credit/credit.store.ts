import { sumDecimals } from '@srm/api/shared/decimal-text'
import type { Ctx } from '#kernel/ctx.ts'
import { extensionPoint } from '#kernel/extension-point.ts'

/** What modules above know of what a customer owes, so that its credit can be judged without knowing who invoices. */
type CreditSource = {
  /** What the customer owes us now. */
  readonly receivable?: (ctx: Ctx, customerId: string) => Promise<string>
  /** For how many days its oldest unpaid amount is due; 0 when none is. */
  readonly overdueDays?: (ctx: Ctx, customerId: string) => Promise<number>
}

export const creditSources = extensionPoint<CreditSource>()

export const receivableOf = async (ctx: Ctx, customerId: string): Promise<string> => {
  const amounts: string[] = []
  for (const { receivable } of creditSources.all()) if (receivable) amounts.push(await receivable(ctx, customerId))
  return sumDecimals(['0.00', ...amounts])
}

export const overdueDaysOf = async (ctx: Ctx, customerId: string): Promise<number> => {
  const days: number[] = [0]
  for (const { overdueDays } of creditSources.all()) if (overdueDays) days.push(await overdueDays(ctx, customerId))
  return Math.max(...days)
}
