import { divideDecimals, multiplyDecimals, negateDecimal, sumDecimals } from '@srm/api/shared/decimal-text'
import { compareMoney, subtractMoney, toMoney } from '@srm/api/shared/money'

type Share = { readonly quantity: string; readonly budgetAmount: string }

/** A line in two: the part gets its share of the budget to the fen, what is left is the rest of both. */
export const splitQuantity = (whole: Share, quantity: string): { readonly part: Share; readonly rest: Share } => {
  const share = toMoney(divideDecimals(multiplyDecimals(whole.budgetAmount, quantity), whole.quantity, 2) ?? '0')
  const budgetAmount = compareMoney(share, whole.budgetAmount) > 0 ? whole.budgetAmount : share
  return {
    part: { quantity, budgetAmount },
    rest: {
      quantity: sumDecimals([whole.quantity, negateDecimal(quantity)]),
      budgetAmount: subtractMoney(whole.budgetAmount, budgetAmount),
    },
  }
}
