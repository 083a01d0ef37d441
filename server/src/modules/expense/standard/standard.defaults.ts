import type { CityTier } from '@srm/api/expense'

const tiers: readonly (readonly [CityTier, string])[] = [
  ['first', '一线城市'],
  ['newFirst', '新一线城市'],
  ['other', '其他城市'],
]

const ofType = (expenseType: string, word: string, unit: 'night' | 'day', limits: readonly string[]) =>
  tiers.map(([tier, city], index) => ({
    code: `FYBZ-${expenseType}-${tier}`,
    name: `${word}（${city}）`,
    expenseType,
    tier,
    unit,
    maxAmount: limits[index] ?? '0.00',
    status: 'enabled' as const,
    remark: null,
  }))

/** What a company starts with. */
export const usualStandards = [
  ...ofType('lodging', '住宿', 'night', ['500.00', '400.00', '300.00']),
  ...ofType('localTraffic', '市内交通', 'day', ['120.00', '100.00', '80.00']),
  ...ofType('meal', '餐补', 'day', ['150.00', '120.00', '100.00']),
]
