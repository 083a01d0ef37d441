import { roundDecimal } from '../shared/decimal-text.ts'
import { evaluateFormula, parseFormula, type FormulaError } from './formula.ts'

/** What lines of a budget are counted by. */
export type Headcount = {
  readonly attendees: number
  readonly days: number
  readonly nights: number
  readonly sessions: number
}

export type CountedLine = {
  readonly costType: 'fixed' | 'perHead'
  readonly formula?: string | null | undefined
  readonly quantity: string
}

/** How many of a line: by its formula, one for each person, or as it was typed. */
export const quantityOf = (
  { costType, formula, quantity }: CountedLine,
  { attendees, days, nights, sessions }: Headcount,
): string | FormulaError => {
  if (!formula) return costType === 'perHead' ? String(attendees) : quantity
  const parsed = parseFormula(formula)
  if (parsed.error) return parsed.error
  const value = evaluateFormula(parsed.formula, {
    人数: String(attendees),
    天数: String(days),
    晚数: String(nights),
    // A quantity made of itself would grow with each saving.
    场次: String(sessions),
  })
  if (typeof value !== 'string') return value
  if (value.startsWith('-'))
    return { at: 0, message: { zh: '数量不能小于 0', en: 'a quantity cannot be less than nothing' } }
  return roundDecimal(value, 4)
}
