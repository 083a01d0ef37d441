import type { CityTier, ExpenseRule } from '@srm/api/expense'
import { compareMoney, timesMoney } from '@srm/api/shared/money'

/** Until a company says otherwise. */
export const defaultRule: ExpenseRule = {
  loanLimit: '20000.00',
  firstCities: ['北京', '上海', '广州', '深圳'],
  newFirstCities: [
    '成都',
    '杭州',
    '重庆',
    '武汉',
    '苏州',
    '西安',
    '南京',
    '长沙',
    '天津',
    '郑州',
    '东莞',
    '无锡',
    '宁波',
    '青岛',
    '合肥',
  ],
}

/** People write 上海, 上海市 and 上海浦东. */
const isIn = (city: string, cities: readonly string[]): boolean =>
  cities.some((one) => city.trim().startsWith(one.replace(/市$/, '')))

export const tierOf = (city: string | null | undefined, rule: ExpenseRule): CityTier => {
  if (!city) return 'other'
  if (isIn(city, rule.firstCities)) return 'first'
  return isIn(city, rule.newFirstCities) ? 'newFirst' : 'other'
}

export type Standard = { readonly expenseType: string; readonly tier: CityTier; readonly maxAmount: string }

type Spending = {
  readonly expenseType: string
  readonly city?: string | null | undefined
  /** Nights or days. */
  readonly nights?: number | null | undefined
  readonly attendees?: number | null | undefined
  readonly amount: string
}

/** What the standard allows for it; nothing where there is none. */
export const allowance = (
  { expenseType, city, nights, attendees }: Spending,
  standards: readonly Standard[],
  rule: ExpenseRule,
): string | null => {
  const tier = tierOf(city, rule)
  const found = standards.find((one) => one.expenseType === expenseType && one.tier === tier)
  return found ? timesMoney(found.maxAmount, String(Math.max(1, nights ?? 1) * Math.max(1, attendees ?? 1))) : null
}

export const isOverStandard = (spending: Spending, standards: readonly Standard[], rule: ExpenseRule): boolean => {
  const allowed = allowance(spending, standards, rule)
  return allowed !== null && compareMoney(spending.amount, allowed) > 0
}
