import nzh from 'nzh/cn'

const isAmount = /^-?\d{1,13}(?:\.\d{1,2})?$/

/** 壹万贰仟元伍角整: an amount as it is written where nobody may add a digit. Anything else has no such form. */
export const inCapitals = (amount: string): string =>
  isAmount.test(amount) ? nzh.toMoney(amount, { outSymbol: false, forceZheng: true }) : ''
