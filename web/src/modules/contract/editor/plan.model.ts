import dayjs from 'dayjs'
import type { AmountKind, PlanTrigger } from '@srm/api/contract'
import { compareMoney, addMoney, percentage, subtractMoney } from '@srm/api/shared/money'
import type { Line } from '@/ui/record-form/rows/rows-paste.ts'

/** The days a project has, as far as it has them. */
export type TriggerDays = {
  readonly setupDate: string | null
  readonly eventStart: string | null
  readonly eventEnd: string | null
}

/** When an instalment is due as far as that is known, and what it waits for otherwise. */
export type Due =
  | { readonly kind: 'known'; readonly day: string; readonly from: PlanTrigger }
  /** As if it were signed today. */
  | { readonly kind: 'assumed'; readonly day: string }
  | { readonly kind: 'waits'; readonly for: PlanTrigger }
  | { readonly kind: 'open' }

const isTrigger = (value: unknown): value is PlanTrigger =>
  ['sign', 'setup', 'eventEnd', 'invoice', 'acceptance', 'date'].includes(String(value))

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

const baseOf = (trigger: PlanTrigger, days: TriggerDays | undefined): string | null => {
  if (trigger === 'setup') return days?.setupDate ?? days?.eventStart ?? null
  return trigger === 'eventEnd' ? (days?.eventEnd ?? days?.eventStart ?? null) : null
}

export const shiftDay = (day: string, by: number): string => dayjs(day).add(by, 'day').format('YYYY-MM-DD')

type Basis = {
  readonly days: TriggerDays | undefined
  readonly signDate: string | undefined
  readonly today: string
}

export const dueOf = (plan: Line, { days, signDate, today }: Basis): Due => {
  const { trigger, offsetDays } = plan
  if (!isTrigger(trigger)) return { kind: 'open' }
  const by = typeof offsetDays === 'number' ? offsetDays : 0
  if (trigger === 'date') {
    const day = textOf(plan['planDate'])
    return day === undefined ? { kind: 'open' } : { kind: 'known', day: shiftDay(day, by), from: trigger }
  }
  if (trigger === 'sign')
    return signDate === undefined
      ? { kind: 'assumed', day: shiftDay(today, by) }
      : { kind: 'known', day: shiftDay(signDate, by), from: trigger }
  const base = baseOf(trigger, days)
  return base === null ? { kind: 'waits', for: trigger } : { kind: 'known', day: shiftDay(base, by), from: trigger }
}

const decimal = /^-?\d{1,13}(?:\.\d{1,4})?$/
export const amountIn = (value: unknown): string | undefined =>
  typeof value === 'string' && decimal.test(value.trim()) ? value.trim() : undefined

/** What an instalment comes to: its amount, or its share of the contract. */
export const planAmount = (plan: Line, amount: string | undefined): string | undefined => {
  const own = amountIn(plan['amount'])
  if (own !== undefined) return own
  const ratio = amountIn(plan['ratio'])
  return ratio === undefined || amount === undefined ? undefined : percentage(amount, ratio)
}

const isLines = (value: unknown): value is readonly Line[] => Array.isArray(value)
export const linesIn = (value: unknown): readonly Line[] => (isLines(value) ? value : [])

/** What a line is known by while it is edited: its name, or its place as long as it has none. */
export const keyOf = ({ id }: Line, at: number): string => (typeof id === 'string' ? id : String(at))

export const plansTotal = (plans: readonly Line[], amount: string | undefined): string =>
  addMoney('0', ...plans.map((plan) => planAmount(plan, amount) ?? '0'))

export type SumState = 'none' | 'even' | 'less' | 'more' | 'within'

/** How a sum stands to the amount it has to be; a ceiling is only not to be passed. */
export const sumState = (sum: string, amount: string | undefined, kind: AmountKind = 'fixed'): SumState => {
  if (amount === undefined || compareMoney(sum, '0') === 0) return 'none'
  const order = compareMoney(sum, amount)
  if (order === 0) return 'even'
  if (order > 0) return 'more'
  return kind === 'fixed' ? 'less' : 'within'
}

/** What is still open of the amount: the next instalment may well be all of it. */
export const restOf = (plans: readonly Line[], amount: string | undefined): string | undefined => {
  if (amount === undefined) return undefined
  const rest = subtractMoney(amount, plansTotal(plans, amount))
  return compareMoney(rest, '0') > 0 ? rest : undefined
}
