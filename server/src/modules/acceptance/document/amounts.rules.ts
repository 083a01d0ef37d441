import { label, type Label } from '@srm/api/shared/label'
import { addMoney, compareMoney, divideMoney, subtractMoney } from '@srm/api/shared/money'
import { multiplyDecimals } from '@srm/api/shared/decimal-text'

type PaidLine = { readonly orderLine: string; readonly amount: string; readonly isCustomerPaid: boolean }
type Deduction = { readonly orderLine?: string | null | undefined; readonly amount: string }

type Parts = {
  readonly lines: readonly PaidLine[]
  /** Minimum spends that are filled up, less discounts for all of the order. */
  readonly adjustment: string
  readonly deductions: readonly Deduction[]
}

export type Amounts = {
  readonly linesAmount: string
  readonly deductionAmount: string
  readonly amount: string
  readonly customerAmount: string
  readonly payableAmount: string
}

type Refusal = {
  readonly key: 'acceptance.deduction' | 'acceptance.deduction_line' | 'acceptance.adjustment'
  readonly words: Readonly<Record<string, Label>>
  readonly path: string
}

const same = (text: string): Label => label(text, text)
const sumOf = (some: readonly { readonly amount: string }[]): string => addMoney(...some.map(({ amount }) => amount))
const least = (one: string, other: string): string => (compareMoney(one, other) > 0 ? other : one)

/** By lines of the order: what we pay of each before anything else is counted. */
const ownByLine = (lines: readonly PaidLine[]): Map<string, string> => {
  const sums = new Map<string, string>()
  for (const { orderLine, amount, isCustomerPaid } of lines)
    if (!isCustomerPaid) sums.set(orderLine, addMoney(sums.get(orderLine) ?? '0', amount))
  return sums
}

const tooMuch = (max: string, path: string): Refusal => ({
  key: 'acceptance.deduction',
  words: { max: same(max) },
  path,
})

const deductionProblem = (deductions: readonly Deduction[], own: ReadonlyMap<string, string>, most: string) => {
  for (const [index, { orderLine, amount }] of deductions.entries()) {
    const path = `deductions.${String(index)}`
    if (compareMoney(amount, '0') <= 0) return tooMuch(most, `${path}.amount`)
    if (orderLine && !own.has(orderLine)) {
      const words = { line: same(String(index + 1)) }
      return { key: 'acceptance.deduction_line', words, path: `${path}.orderLine` } as const
    }
  }
  for (const [orderLine, mine] of Map.groupBy(deductions, (one) => one.orderLine ?? '')) {
    const limit = orderLine === '' ? most : (own.get(orderLine) ?? '0')
    if (compareMoney(sumOf(mine), limit) > 0) return tooMuch(limit, 'deductions')
  }
  return compareMoney(sumOf(deductions), most) > 0 ? tooMuch(most, 'deductions') : null
}

/** Sums of rounded lines. Only what we pay ourselves can be cut. */
export const amountsOf = ({ lines, adjustment, deductions }: Parts): Amounts | Refusal => {
  const linesAmount = sumOf(lines)
  const customerAmount = sumOf(lines.filter(({ isCustomerPaid }) => isCustomerPaid))
  const most = addMoney(subtractMoney(linesAmount, customerAmount), adjustment)
  if (compareMoney(most, '0') < 0)
    return { key: 'acceptance.adjustment', words: { max: same('0.00') }, path: 'adjustment' }
  const problem = deductionProblem(deductions, ownByLine(lines), most)
  if (problem) return problem
  const deductionAmount = sumOf(deductions)
  return {
    linesAmount,
    deductionAmount,
    amount: subtractMoney(addMoney(linesAmount, adjustment), deductionAmount),
    customerAmount,
    payableAmount: subtractMoney(most, deductionAmount),
  }
}

/** Shared out in proportion, the odd fen with the largest, so that the shares come to the whole. */
const shareOut = (left: Map<string, string>, amount: string): void => {
  const base = addMoney('0', ...left.values())
  if (compareMoney(amount, '0') === 0 || compareMoney(base, '0') === 0) return
  const isCut = compareMoney(amount, '0') < 0
  const size = isCut ? subtractMoney('0', amount) : amount
  let rest = size
  const entries = [...left].toSorted(([, one], [, other]) => compareMoney(one, other))
  for (const [index, [orderLine, own]] of entries.entries()) {
    const isLast = index === entries.length - 1
    const share = isLast ? rest : least(divideMoney(multiplyDecimals(own, size), base), rest)
    left.set(orderLine, isCut ? subtractMoney(own, share) : addMoney(own, share))
    rest = subtractMoney(rest, share)
  }
}

/**
 * What we owe for each line of the order. Deductions that name a line are of that line; the others and the adjustment
 * are shared out over what is left, so that all of it comes to what we pay.
 */
export const payableByLine = ({ lines, adjustment, deductions }: Parts): ReadonlyMap<string, string> => {
  const left = ownByLine(lines)
  for (const { orderLine, amount } of deductions)
    if (orderLine) left.set(orderLine, subtractMoney(left.get(orderLine) ?? '0', amount))
  shareOut(left, subtractMoney(adjustment, sumOf(deductions.filter(({ orderLine }) => !orderLine))))
  return left
}
