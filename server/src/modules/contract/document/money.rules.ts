import { label, type Label } from '@srm/api/shared/label'
import { addMoney, compareMoney, multiplyMoney, subtractMoney, timesMoney, withoutTax } from '@srm/api/shared/money'

type Amount = string | null | undefined

export type PlanInput = {
  readonly trigger: string
  readonly ratio?: Amount
  readonly amount?: Amount
  readonly planDate?: string | null | undefined
}
type LineInput = { readonly quantity: string; readonly price?: Amount; readonly amount?: Amount }
export type AmountInput = { readonly amountKind: string; readonly amount: string }

/** What of an amount is tax: both parts come to the amount, to the fen. */
export const taxParts = (amount: string, rate: string): { amountExTax: string; tax: string } => {
  const amountExTax = withoutTax(amount, rate)
  return { amountExTax, tax: subtractMoney(amount, amountExTax) }
}

/** Items with a unit price have their amount worked out. */
export const completeLines = <L extends LineInput>(lines: readonly L[]): L[] =>
  lines.map((line) => ({
    ...line,
    amount: line.price ? multiplyMoney(line.price, line.quantity) : (line.amount ?? null),
  }))

/**
 * Instalments with a share and no amount get theirs. Where the shares come to the whole, the last of them takes the fen
 * that rounding leaves.
 */
export const completePlans = <P extends PlanInput>(plans: readonly P[], { amount }: AmountInput): P[] => {
  const done = plans.map((plan) => ({
    ...plan,
    amount: plan.amount ?? (plan.ratio ? timesMoney(multiplyMoney(amount, plan.ratio), '0.01') : null),
  }))
  const last = plans.findLastIndex(({ amount: given, ratio }) => !given && ratio)
  const whole = addMoney('0', ...plans.map(({ ratio }) => ratio ?? '0'))
  const isWhole = compareMoney(whole, '100') === 0 && plans.every(({ ratio }) => ratio)
  const rest = done[last]
  if (!isWhole || !rest) return done
  const others = done.filter((_, at) => at !== last).map((plan) => plan.amount ?? '0')
  return done.with(last, { ...rest, amount: subtractMoney(amount, ...others) })
}

export const sumOf = (rows: readonly { readonly amount?: Amount }[]): string =>
  addMoney('0', ...rows.map(({ amount }) => amount ?? '0'))

type Problem = { readonly key: MoneyProblem; readonly words: Readonly<Record<string, Label>>; readonly path: string }
type MoneyProblem =
  | 'contract.lines_sum'
  | 'contract.plans_sum'
  | 'contract.plans_over'
  | 'contract.plan_date'
  | 'contract.plan_amount'
  | 'contract.plan_project'

const same = (text: string): Label => label(text, text)
const byProject: readonly string[] = ['setup', 'eventEnd']

const planProblem = (plan: PlanInput, at: number, hasProject: boolean): Problem | undefined => {
  const words = { line: same(String(at + 1)) }
  if (!plan.amount || compareMoney(plan.amount, '0') <= 0)
    return { key: 'contract.plan_amount', words, path: `plans.${at}.amount` }
  if (plan.trigger === 'date' && !plan.planDate)
    return { key: 'contract.plan_date', words, path: `plans.${at}.planDate` }
  if (byProject.includes(plan.trigger) && !hasProject)
    return { key: 'contract.plan_project', words, path: `plans.${at}.trigger` }
  return undefined
}

type Whole = AmountInput & {
  readonly lines: readonly LineInput[]
  readonly plans: readonly PlanInput[]
  readonly hasProject: boolean
}

/** What does not add up in a contract whose lines and instalments are complete. */
export const problemIn = ({ amountKind, amount, lines, plans, hasProject }: Whole): Problem | undefined => {
  const isFixed = amountKind === 'fixed'
  const items = sumOf(lines)
  if (isFixed && lines.length > 0 && lines.every((line) => line.amount) && compareMoney(items, amount) !== 0)
    return { key: 'contract.lines_sum', words: { sum: same(items), amount: same(amount) }, path: 'lines' }
  for (const [at, plan] of plans.entries()) {
    const problem = planProblem(plan, at, hasProject)
    if (problem) return problem
  }
  const planned = sumOf(plans)
  const words = { sum: same(planned), amount: same(amount) }
  if (plans.length > 0 && isFixed && compareMoney(planned, amount) !== 0)
    return { key: 'contract.plans_sum', words, path: 'plans' }
  if (compareMoney(planned, amount) > 0) return { key: 'contract.plans_over', words, path: 'plans' }
  return undefined
}
