import {
  divideDecimals,
  multiplyDecimals,
  negateDecimal,
  plainDecimalText,
  sumDecimals,
} from '../../shared/decimal-text.ts'
import { formulaError, type Formula, type FormulaError, type Step } from './parse.ts'
import type { FormulaVariable } from './tokens.ts'

/** Decimals of a quotient, half away from zero; everything else is exact. */
export const quotientPlaces = 10
/** What an amount or a quantity has room for. */
const hasRoom = /^-?\d{1,15}(?:\.|$)/

/** What is known of the variables, as decimal texts. */
export type FormulaValues = Readonly<Partial<Record<FormulaVariable, string | null>>>

const isDecimal = (text: string): boolean => /^-?\d{1,20}(?:\.\d{1,20})?$/.test(text)

const valueOf = (step: Extract<Step, { kind: 'variable' }>, values: FormulaValues): string | FormulaError => {
  const value = values[step.name] ?? null
  if (value !== null && isDecimal(value)) return value
  return formulaError(step.at, `还没有填写${step.name}`, `${step.name} is not filled in`)
}

const combine = (step: Extract<Step, { kind: 'operator' }>, a: string, b: string): string | FormulaError => {
  if (step.sign === '+') return sumDecimals([a, b])
  if (step.sign === '-') return sumDecimals([a, negateDecimal(b)])
  if (step.sign === '*') return multiplyDecimals(a, b)
  return divideDecimals(a, b, quotientPlaces) ?? formulaError(step.at, '除数不能为 0', 'division by zero')
}

const runStep = (step: Step, stack: string[], values: FormulaValues): string | FormulaError => {
  if (step.kind === 'number') return step.value
  if (step.kind === 'variable') return valueOf(step, values)
  const last = stack.pop() ?? '0'
  if (step.kind === 'negate') return negateDecimal(last)
  return combine(step, stack.pop() ?? '0', last)
}

/** The value of a formula as a decimal text without idle zeros, or why there is none. */
export const evaluateFormula = ({ steps }: Formula, values: FormulaValues): string | FormulaError => {
  const stack: string[] = []
  for (const step of steps) {
    const value = runStep(step, stack, values)
    if (typeof value !== 'string') return value
    stack.push(value)
  }
  const result = plainDecimalText(stack[0] ?? '0')
  return hasRoom.test(result) ? result : formulaError(0, '结果太大', 'the result is too large')
}
