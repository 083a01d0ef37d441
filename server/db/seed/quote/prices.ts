import { divideMoney, multiplyMoney } from '@srm/api/shared/money'

/** What suppliers ask for, beside what was planned: some below, some above, each line a little otherwise. */
const factors = ['0.93', '1.04', '0.88', '0.97', '1.08', '0.91', '1.00'] as const

export const quotePrice = (
  { budget, quantity, times }: { readonly budget: string; readonly quantity: string; readonly times: string },
  nth: number,
  at: number,
): string =>
  multiplyMoney(divideMoney(divideMoney(budget, quantity), times), factors[(nth + at * 3) % factors.length] ?? '1')
