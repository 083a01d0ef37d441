import type { Plan } from '@srm/api/shared/plans'
import { formatMoney } from '@/lib/format.ts'

export const yuan = (amount: number): string => formatMoney(String(amount))

type Renewal = { readonly years: number; readonly gift: number }

/** What a renewal costs, and what a year comes to when the free ones are counted. */
export const offerOf = ({ price }: Plan, { years, gift }: Renewal) => ({
  total: yuan(price * years),
  perYear: yuan(Math.round((price * years) / (years + gift))),
  saved: yuan(price * gift),
})
