/**
 * How minimum spends count, on a supplier's phone, in the total of a quote and where quotes are compared. Those of halls and
 * rooms are for food and drink; of anything else, for the line itself.
 */
export const asksForFood = (lineKind: string): boolean => lineKind === 'hall' || lineKind === 'room'

export const isFood = (lineKind: string): boolean => lineKind === 'catering'

export type FoodPrice = {
  readonly amount: number
  /** To be spent on food and drink in all; only of lines that ask for it. */
  readonly minSpend: number
  readonly isFood: boolean
}

/** What is paid although nobody eats it: food and drink of one supplier cost at least the largest minimum spend. */
export const foodShortfall = (lines: readonly FoodPrice[]): number => {
  let spent = 0
  let least = 0
  for (const { amount, minSpend, isFood: counts } of lines) {
    if (counts) spent += amount
    if (minSpend > least) least = minSpend
  }
  return Math.max(0, least - spent)
}
