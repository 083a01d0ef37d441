import type { ProjectMoneyPlan } from '@srm/api/receipt'
import { addMoney, compareMoney, subtractMoney } from '@srm/api/shared/money'

type Plan = Pick<ProjectMoneyPlan, 'side' | 'dueDate' | 'amount' | 'stage'>

export type GapDay = {
  readonly day: string
  /** What comes in and goes out on that day. */
  readonly receive: string
  readonly pay: string
  /** Of everything up to then: less than nothing is paid before it comes in. */
  readonly balance: string
}

export type CashGap = {
  readonly days: readonly GapDay[]
  /** The day on which most of our own money is in the project. */
  readonly lowest: GapDay | null
  /** Instalments whose day is not known yet stand in no curve. */
  readonly undated: number
}

const sumOf = (plans: readonly Plan[], side: Plan['side']): string =>
  addMoney('0', ...plans.filter((plan) => plan.side === side).map(({ amount }) => amount ?? '0'))

/** What is received of a project against what is paid for it, day by day; nothing where one side is covered. */
export const cashGapOf = (all: readonly Plan[]): CashGap | null => {
  const plans = all.filter(({ stage }) => stage !== 'canceled')
  if (plans.some(({ amount }) => amount === null)) return null
  const byDay = new Map<string, Plan[]>()
  for (const plan of plans) if (plan.dueDate) byDay.set(plan.dueDate, [...(byDay.get(plan.dueDate) ?? []), plan])
  const days: GapDay[] = []
  let balance = '0.00'
  for (const day of [...byDay.keys()].toSorted()) {
    const of = byDay.get(day) ?? []
    const [receive, pay] = [sumOf(of, 'receive'), sumOf(of, 'pay')]
    balance = subtractMoney(addMoney(balance, receive), pay)
    days.push({ day, receive, pay, balance })
  }
  let lowest: GapDay | null = null
  for (const day of days)
    if (compareMoney(day.balance, '0') < 0 && (lowest === null || compareMoney(day.balance, lowest.balance) < 0))
      lowest = day
  return { days, lowest, undated: plans.filter(({ dueDate }) => !dueDate).length }
}
