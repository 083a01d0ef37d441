import type { ReceiptSuggestion } from '@srm/api/receipt'
import { addMoney, compareMoney, subtractMoney } from '@srm/api/shared/money'

/** What of the receipt goes to which instalment, by its id. */
export type Choice = Readonly<Record<string, string>>

const isAmount = (text: string): boolean => /^\d{1,13}(\.\d{1,2})?$/.test(text) && compareMoney(text, '0') > 0

export const chosenSum = (choice: Choice): string => addMoney('0', ...Object.values(choice).filter(isAmount))

/** Choosing one gives it what it is open for, at most what is left; choosing it again takes it out. */
export const toggle = (
  choice: Choice,
  { plan, open }: Pick<ReceiptSuggestion, 'plan' | 'open'>,
  left: string,
): Choice => {
  if (plan.id in choice) return Object.fromEntries(Object.entries(choice).filter(([id]) => id !== plan.id))
  const rest = subtractMoney(left, chosenSum(choice))
  const amount = compareMoney(rest, '0') <= 0 ? '' : compareMoney(open, rest) < 0 ? open : rest
  return { ...choice, [plan.id]: amount }
}

/** The lines a claim sends; nothing where an amount is missing or more than came in is chosen. */
export const claimLines = (choice: Choice, known: readonly ReceiptSuggestion[], left: string) => {
  const lines = Object.entries(choice).flatMap(([plan, amount]) => {
    const found = known.find((one) => one.plan.id === plan)
    return found ? [{ contract: found.contract.id, plan, amount }] : []
  })
  const isFine =
    lines.length > 0 && lines.every(({ amount }) => isAmount(amount)) && compareMoney(chosenSum(choice), left) <= 0
  return isFine ? lines : undefined
}
