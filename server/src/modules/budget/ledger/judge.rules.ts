import { addMoney, compareMoney, percentOf, subtractMoney } from '@srm/api/shared/money'

export type Level = 'within' | 'warn' | 'ask' | 'stop'

/** What happens at one point when a line of a category is used beyond its budget. */
export type Rule = {
  readonly action: 'stop' | 'warn' | 'ignore'
  /** In percent of the budget. */
  readonly tolerance: string
  readonly approverRole: string | null
}

/** Without any rule nothing is let through silently. */
export const strictest: Rule = { action: 'stop', tolerance: '0', approverRole: null }

export type Overrun = {
  readonly item: string
  readonly name: string
  readonly amount: string
  readonly usedAfter: string
  readonly over: string
  /** In percent of the budget; all of it where there is none. */
  readonly rate: string
  readonly level: Level
  readonly approverRole: string | null
}

type Line = {
  readonly id: string
  readonly name: string
  readonly amount: string
  readonly usedAfter: string
  readonly rule: Rule
}

const levelOf = ({ action, tolerance, approverRole }: Rule, rate: string): Level => {
  if (action === 'ignore') return 'within'
  if (action === 'warn' || compareMoney(rate, tolerance) <= 0) return 'warn'
  return approverRole === null ? 'stop' : 'ask'
}

/** How far a line is over, and what that means; nothing for one that is not. */
export const judge = ({ id, name, amount, usedAfter, rule }: Line): Overrun[] => {
  if (compareMoney(usedAfter, amount) <= 0) return []
  const over = subtractMoney(usedAfter, amount)
  const rate = percentOf(over, amount) ?? '100.00'
  return [
    {
      item: id,
      name,
      amount,
      usedAfter,
      over,
      rate,
      level: levelOf(rule, rate),
      approverRole: rule.approverRole,
    },
  ]
}

const order: readonly Level[] = ['within', 'warn', 'ask', 'stop']

export const worst = (overruns: readonly Overrun[]): Level =>
  overruns.reduce<Level>(
    (level, one) => (order.indexOf(one.level) > order.indexOf(level) ? one.level : level),
    'within',
  )

export const sumRate = (overruns: readonly Overrun[]): string => {
  const rates = overruns.map(({ rate }) => rate)
  return rates.reduce((most, rate) => (compareMoney(rate, most) > 0 ? rate : most), addMoney('0'))
}
