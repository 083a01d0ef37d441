export { evaluateFormula, type FormulaValues } from './formula/evaluate.ts'
export { formulaVariables, maxFormulaLength, parseFormula, variablesIn } from './formula/parse.ts'
export type { Formula, FormulaError, FormulaVariable } from './formula/parse.ts'
