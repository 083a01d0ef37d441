import { addMoney, percentage, subtractMoney } from '../shared/money.ts'

/** What an instalment waits for: both sides agreeing, the event, or what was accepted. */
export const paymentTriggers = ['confirmed', 'beforeEvent', 'afterEvent', 'accepted'] as const
export type PaymentTrigger = (typeof paymentTriggers)[number]

export type PaymentStep = {
  readonly name: string
  readonly trigger: PaymentTrigger
  /** So many days before the event, or after what it waits for. */
  readonly days: number
  readonly rate: string
}

type ScheduleInput = {
  readonly amount: string
  readonly confirmedOn: string | null
  readonly serviceFrom: string | null
  readonly serviceTo: string | null
}

export type Instalment = PaymentStep & {
  readonly amount: string
  /** Known once what it waits for has its day. */
  readonly dueOn: string | null
}

const shifted = (day: string | null, days: number): string | null =>
  day === null ? null : new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

const dueOf = (
  { trigger, days }: PaymentStep,
  { confirmedOn, serviceFrom, serviceTo }: ScheduleInput,
): string | null => {
  if (trigger === 'confirmed') return shifted(confirmedOn, days)
  if (trigger === 'beforeEvent') return shifted(serviceFrom, -days)
  return trigger === 'afterEvent' ? shifted(serviceTo ?? serviceFrom, days) : null
}

/** Instalments of an order as it stands: the last one takes what rounding leaves. */
export const scheduleOf = (steps: readonly PaymentStep[], of: ScheduleInput): Instalment[] => {
  const amounts = steps.map(({ rate }) => percentage(of.amount, rate))
  return steps.map(({ name, trigger, days, rate }, at) => ({
    name,
    trigger,
    days,
    rate,
    amount:
      at === steps.length - 1 ? subtractMoney(of.amount, addMoney('0', ...amounts.slice(0, -1))) : (amounts[at] ?? '0'),
    dueOn: dueOf({ name, trigger, days, rate }, of),
  }))
}

/** Instalments come to the whole order, or there are none. */
export const isWhole = (steps: readonly Pick<PaymentStep, 'rate'>[]): boolean =>
  steps.length === 0 || addMoney('0', ...steps.map(({ rate }) => rate)) === '100.00'
