import type { BridgeStep } from '@srm/api/final-account'
import { addMoney, compareMoney, percentOf, subtractMoney } from '@srm/api/shared/money'
import type { SheetDocument, SheetLine } from './sheet.rules.ts'

export type BudgetVersion = {
  readonly id: string
  readonly name: string
  readonly at: string
  readonly income: string
  /** With what was set aside. */
  readonly cost: string
  readonly contingency: string
  /** Without tax. */
  readonly margin: string
}
export type BudgetMove = { readonly id: string; readonly code: string; readonly at: string; readonly added: string }

export type Past = { readonly versions: readonly BudgetVersion[]; readonly changes: readonly BudgetMove[] }

const minus = (amount: string): string => subtractMoney('0', amount)
const sum = (amounts: readonly string[]): string => addMoney('0', ...amounts)

const step = (
  kind: BridgeStep['kind'],
  amount: string,
  name = '',
  of?: { subject: string; id: string },
): BridgeStep => ({
  kind,
  name,
  subject: of?.subject ?? null,
  document: of?.id ?? null,
  amount,
})

type PlannedResult = {
  readonly steps: readonly BridgeStep[]
  /** What the budget in effect promises, with tax and without. */
  readonly gross: string
  readonly net: string
  readonly income: string
  readonly contingency: string
}

/** From the first version in effect through each change and version to the one in effect. */
const planned = ({ versions, changes }: Past): PlannedResult => {
  const moments = [
    ...versions.map((one) => ({ at: one.at, version: one, change: undefined })),
    ...changes.map((one) => ({ at: one.at, version: undefined, change: one })),
  ].toSorted((a, b) => (a.at < b.at ? -1 : 1))
  const steps: BridgeStep[] = []
  let [net, gross, income, contingency] = ['0.00', '0.00', '0.00', '0.00']
  for (const { version, change } of moments) {
    if (version) {
      const kind = steps.some((one) => one.kind === 'initial') ? 'version' : 'initial'
      steps.push(step(kind, subtractMoney(version.margin, net), version.name, { subject: 'budget', id: version.id }))
      net = version.margin
      gross = subtractMoney(version.income, version.cost)
      income = version.income
      contingency = version.contingency
    } else if (change && steps.length > 0 && compareMoney(change.added, '0') !== 0) {
      steps.push(step('change', minus(change.added), change.code, { subject: 'budgetChange', id: change.id }))
      net = subtractMoney(net, change.added)
      gross = subtractMoney(gross, change.added)
    }
  }
  return { steps, gross, net, income, contingency }
}

type Outcome = { readonly lines: readonly SheetLine[]; readonly documents: readonly SheetDocument[] }

const taxOf = (documents: readonly SheetDocument[], side: 'cost' | 'income'): string =>
  sum(documents.filter((one) => one.side === side).map(({ tax }) => tax))

/** Without tax; what a customer pays less what it cost. */
export const profitOf = ({ lines, documents }: Outcome) => {
  const settled = (side: 'cost' | 'income') => sum(lines.filter((one) => one.side === side).map((one) => one.settled))
  const income = subtractMoney(settled('income'), taxOf(documents, 'income'))
  const cost = subtractMoney(settled('cost'), taxOf(documents, 'cost'))
  const net = subtractMoney(income, cost)
  return { income, cost, net, rate: percentOf(net, income) }
}

const categorySteps = (lines: readonly SheetLine[]): BridgeStep[] =>
  [...new Set(lines.filter(({ side }) => side === 'cost').map(({ category }) => category))].flatMap((category) => {
    const own = lines.filter((one) => one.side === 'cost' && one.category === category)
    const amount = sum(own.map((one) => subtractMoney(one.budget, one.settled)))
    return compareMoney(amount, '0') === 0 ? [] : [step('category', amount, category)]
  })

/** What a step of its own must not hide: nothing is the rest of anything, so that all of it adds up or shows that it does not. */
export const bridgeOf = (past: Past, outcome: Outcome): BridgeStep[] => {
  const plan = planned(past)
  const incomes = outcome.lines.filter(({ side }) => side === 'income')
  const of = (key: 'first' | 'committed' | 'settled'): string => sum(incomes.map((one) => one[key]))
  const { net } = profitOf(outcome)
  const taxes = subtractMoney(taxOf(outcome.documents, 'income'), taxOf(outcome.documents, 'cost'))
  const later = [
    step('signed', subtractMoney(of('first'), plan.income)),
    ...incomes.map((one) => {
      const [subject = '', id = ''] = one.source.split(' ')
      return step('contractChange', subtractMoney(one.committed, one.first), one.name, { subject, id })
    }),
    step('incomeSettled', subtractMoney(of('settled'), of('committed'))),
    ...categorySteps(outcome.lines),
    step('contingency', plan.contingency),
    // Neither is switched on: nothing was booked by it.
    step('labor', '0.00'),
    step('overhead', '0.00'),
    step('tax', subtractMoney(plan.gross, plan.net, taxes)),
  ]
  const always = new Set<BridgeStep['kind']>(['labor', 'overhead'])
  const told = later.filter(({ kind, amount }) => always.has(kind) || compareMoney(amount, '0') !== 0)
  return [...plan.steps, ...told, step('profit', net)]
}

/** Of a further version: from the profit that was locked to the one now, by what differs. */
export const furtherBridge = (previous: { name: string; net: string }, outcome: Outcome): BridgeStep[] => {
  const incomes = outcome.lines.filter(({ side }) => side === 'income')
  const costs = categorySteps(outcome.lines.map((one) => ({ ...one, budget: '0.00' })))
  const taxes = subtractMoney(taxOf(outcome.documents, 'cost'), taxOf(outcome.documents, 'income'))
  const later = [step('incomeSettled', sum(incomes.map((one) => one.settled))), ...costs, step('tax', taxes)]
  return [
    step('previous', previous.net, previous.name),
    ...later.filter(({ amount }) => compareMoney(amount, '0') !== 0),
    step('profit', addMoney(previous.net, profitOf(outcome).net)),
  ]
}

/** What the last step says less what the others come to: nothing, or something is missing. */
export const bridgeGap = (steps: readonly BridgeStep[]): string => {
  const profit = sum(steps.filter(({ kind }) => kind === 'profit').map(({ amount }) => amount))
  return subtractMoney(profit, ...steps.filter(({ kind }) => kind !== 'profit').map(({ amount }) => amount))
}
