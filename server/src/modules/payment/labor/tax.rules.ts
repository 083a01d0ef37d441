import { addMoney, compareMoney, percentage, subtractMoney } from '@srm/api/shared/money'

/** From more than `above` of the taxed amount on: so many percent, less what the steps below it already hold. */
export type TaxBracket = { readonly above: string; readonly rate: string; readonly quick: string }

/** Remuneration of labor as the law has it, until a company says otherwise. */
export const usualBrackets: readonly TaxBracket[] = [
  { above: '0.00', rate: '20.00', quick: '0.00' },
  { above: '20000.00', rate: '30.00', quick: '2000.00' },
  { above: '50000.00', rate: '40.00', quick: '7000.00' },
]

const smallLimit = '4000.00'
const smallDeduction = '800.00'
const deductionRate = '20.00'

/** What of the month's income is taxed. */
const taxedOf = (gross: string): string => {
  const deduction = compareMoney(gross, smallLimit) <= 0 ? smallDeduction : percentage(gross, deductionRate)
  const rest = subtractMoney(gross, deduction)
  return compareMoney(rest, '0') > 0 ? rest : '0.00'
}

const taxOn = (gross: string, brackets: readonly TaxBracket[]): string => {
  const taxed = taxedOf(gross)
  const bracket = brackets
    .toSorted((a, b) => compareMoney(a.above, b.above))
    .findLast(({ above }) => compareMoney(taxed, above) > 0)
  if (!bracket) return '0.00'
  const tax = subtractMoney(percentage(taxed, bracket.rate), bracket.quick)
  return compareMoney(tax, '0') > 0 ? tax : '0.00'
}

/** Tax of one payment: that of the month with it, less what was kept back before. Never more than the payment itself. */
export const withheldOf = (
  amount: string,
  month: { readonly gross: string; readonly withheld: string },
  brackets: readonly TaxBracket[] = usualBrackets,
): string => {
  const tax = subtractMoney(taxOn(addMoney(month.gross, amount), brackets), month.withheld)
  if (compareMoney(tax, '0') <= 0) return '0.00'
  return compareMoney(tax, amount) < 0 ? tax : amount
}

/** The first line that does not go on where the one before ends, and what should be taken off in it. */
export const problemOf = (brackets: readonly TaxBracket[]): { line: number; quick: string } | undefined => {
  let before = { above: '-1', rate: '0', quick: '0.00' }
  for (const [at, bracket] of brackets.entries()) {
    const { above, rate, quick } = bracket
    const isGrowing = compareMoney(above, before.above) > 0 && compareMoney(rate, before.rate) > 0
    const expected = addMoney(before.quick, percentage(above, subtractMoney(rate, at === 0 ? rate : before.rate)))
    const isFirst = at > 0 || compareMoney(above, '0') === 0
    if (!isGrowing || !isFirst || compareMoney(quick, expected) !== 0) return { line: at + 1, quick: expected }
    before = bracket
  }
  return undefined
}
