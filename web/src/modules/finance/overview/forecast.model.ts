import type { ForecastWeek } from '@srm/api/finance'
import { addMoney, compareMoney, subtractMoney } from '@srm/api/shared/money'

/** By how many weeks everything that comes in, or goes out, is later than planned. */
export type Delays = { readonly in: number; readonly out: number }

export type ForecastPoint = {
  readonly from: string
  readonly to: string
  readonly in: string
  readonly out: string
  /** What lies in the accounts at the end of the week. */
  readonly balance: string
}

export type Forecast = { readonly weeks: readonly ForecastPoint[]; readonly lowest: ForecastPoint | null }

/** What leaves the weeks at their end by a delay is beyond what is looked at. */
const delayed = (weeks: readonly ForecastWeek[], side: 'in' | 'out', by: number): string[] =>
  weeks.map((_, at) => weeks[at - by]?.[side].amount ?? '0.00')

/** The cash of the coming weeks; nothing for whoever does not see both sides and what lies there. */
export const forecastOf = (
  cash: string | null,
  weeks: readonly ForecastWeek[],
  delays: Delays = { in: 0, out: 0 },
): Forecast | null => {
  if (cash === null || weeks.some((week) => week.in.amount === null || week.out.amount === null)) return null
  const into = delayed(weeks, 'in', delays.in)
  const out = delayed(weeks, 'out', delays.out)
  let balance = cash
  const points = weeks.map(({ from, to }, at): ForecastPoint => {
    const [comes, goes] = [into[at] ?? '0.00', out[at] ?? '0.00']
    balance = subtractMoney(addMoney(balance, comes), goes)
    return { from, to, in: comes, out: goes, balance }
  })
  const lowest = points.reduce<ForecastPoint | null>(
    (low, point) => (low === null || compareMoney(point.balance, low.balance) < 0 ? point : low),
    null,
  )
  return { weeks: points, lowest }
}
