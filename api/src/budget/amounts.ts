import { addMoney, multiplyMoney, percentage, percentOf, subtractMoney, withoutTax } from '../shared/money.ts'

/** What a line's amounts are made of; nothing where the reader does not get to see it. */
export type LineFigures = {
  readonly quantity: string
  /** Days, nights or sessions. */
  readonly times: string
  readonly costPrice: string | null
  /** What approved changes added to it or took away. */
  readonly adjustment?: string | null | undefined
  readonly costTaxRate: string
  /** Its tax is given back: an invoice that says so is expected. */
  readonly isDeductible: boolean
  readonly incomePrice?: string | null | undefined
  readonly incomeTaxRate: string
}

export type LineAmounts = {
  readonly cost: string
  readonly costExTax: string
  readonly income: string
  readonly incomeExTax: string
  /** Without tax. */
  readonly margin: string
}

export const lineAmounts = (line: LineFigures): LineAmounts => {
  const { quantity, times, costPrice, incomePrice, adjustment } = line
  const cost = addMoney(multiplyMoney(costPrice ?? '0', quantity, times), adjustment ?? '0')
  const income = multiplyMoney(incomePrice ?? '0', quantity, times)
  const costExTax = line.isDeductible ? withoutTax(cost, line.costTaxRate) : cost
  const incomeExTax = withoutTax(income, line.incomeTaxRate)
  return { cost, costExTax, income, incomeExTax, margin: subtractMoney(incomeExTax, costExTax) }
}

export type BudgetTotals = {
  /** With what is set aside for the unforeseen. */
  readonly cost: string
  readonly contingency: string
  readonly costExTax: string
  readonly income: string
  readonly incomeExTax: string
  readonly margin: string
  /** Of the income without tax, in percent; nothing without income. */
  readonly marginRate: string | null
}

/** All lines together. */
export const budgetTotals = (amounts: readonly LineAmounts[], contingencyRate: string): BudgetTotals => {
  const sum = (key: keyof LineAmounts): string => addMoney(...amounts.map((one) => one[key]))
  const contingency = percentage(sum('cost'), contingencyRate)
  const costExTax = addMoney(sum('costExTax'), contingency)
  const incomeExTax = sum('incomeExTax')
  const margin = subtractMoney(incomeExTax, costExTax)
  return {
    cost: addMoney(sum('cost'), contingency),
    contingency,
    costExTax,
    income: sum('income'),
    incomeExTax,
    margin,
    marginRate: percentOf(margin, incomeExTax),
  }
}
