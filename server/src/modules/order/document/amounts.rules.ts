import { addMoney, subtractMoney, taxWithin } from '@srm/api/shared/money'
import { roundDecimal } from '@srm/api/shared/decimal-text'

const unitsOf = (text: string, places: number): bigint => BigInt(roundDecimal(text, places).replace('.', ''))

const fromFen = (fen: bigint): string => {
  const digits = (fen < 0n ? -fen : fen).toString().padStart(3, '0')
  return `${fen < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Half away from zero. */
const divide = (value: bigint, by: bigint): bigint => {
  const isNegative = value < 0n !== by < 0n
  const [top, bottom] = [value < 0n ? -value : value, by < 0n ? -by : by]
  const rounded = (top * 2n + bottom) / (bottom * 2n)
  return isNegative ? -rounded : rounded
}

type PricedLine = { readonly unitPrice: string; readonly quantity: string; readonly times: string }

const volumeOf = ({ quantity, times }: PricedLine): bigint => unitsOf(quantity, 4) * unitsOf(times, 4)

/**
 * What a line comes to. One whose price did not change keeps what was agreed on in proportion, since rooms by night,
 * service charges and parts may make it another sum than price times quantity.
 */
export const lineAmount = (after: PricedLine, before?: PricedLine & { readonly amount: string | null }): string => {
  if (before && before.amount !== null && volumeOf(before) > 0n && sameDecimal(after.unitPrice, before.unitPrice))
    return fromFen(divide(unitsOf(before.amount, 2) * volumeOf(after), volumeOf(before)))
  return fromFen(divide(unitsOf(after.unitPrice, 2) * volumeOf(after), 100_000_000n))
}

export const sameDecimal = (one: string, other: string): boolean => unitsOf(one, 4) === unitsOf(other, 4)

/** A sum shared out in proportion, to the fen: the parts come to the whole. */
export const spread = (total: string, weights: readonly string[]): readonly string[] => {
  const units = weights.map((weight) => unitsOf(weight, 2))
  const sum = units.reduce((all, one) => all + one, 0n)
  const whole = unitsOf(total, 2)
  if (sum === 0n) return units.map((_, at) => fromFen(at === 0 ? whole : 0n))
  let [seen, given] = [0n, 0n]
  return units.map((one) => {
    seen += one
    const until = divide(whole * seen, sum)
    const part = until - given
    given = until
    return fromFen(part)
  })
}

type SummedLine = {
  readonly amount: string
  readonly taxRate: string | null
  readonly quantity: string
  readonly dateFrom: string | null
  readonly dateTo: string | null
  readonly isCustomerPaid?: boolean | undefined
}

const rateOf = ({ taxRate }: Pick<SummedLine, 'taxRate'>): string => taxRate ?? '0'

const daysOf = (lines: readonly SummedLine[]) => {
  const kept = lines.filter(({ quantity }) => !sameDecimal(quantity, '0'))
  const starts = kept.flatMap(({ dateFrom }) => dateFrom ?? []).toSorted()
  const ends = kept.flatMap(({ dateFrom, dateTo }) => dateTo ?? dateFrom ?? []).toSorted()
  return { serviceFrom: starts[0] ?? null, serviceTo: ends.at(-1) ?? null }
}

/** What an order comes to: its lines, and what stands beside them shared out over their rates of tax. */
export const totalsOf = (lines: readonly SummedLine[], adjustment: string) => {
  const shares = spread(
    adjustment,
    lines.map(({ amount }) => amount),
  )
  const taxes = lines.map((line, at) => taxWithin(addMoney(line.amount, shares[at] ?? '0'), rateOf(line)))
  const customerAmount = addMoney('0', ...lines.flatMap((line) => (line.isCustomerPaid === true ? [line.amount] : [])))
  const amount = addMoney('0', adjustment, ...lines.map((line) => line.amount))
  const tax = addMoney('0', ...taxes)
  return { amount, customerAmount, tax, amountExTax: subtractMoney(amount, tax), ...daysOf(lines) }
}
