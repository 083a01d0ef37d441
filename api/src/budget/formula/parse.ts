import { label, type Label } from '../../shared/label.ts'
import { tokenize, type FormulaVariable, type Operator, type Token } from './tokens.ts'

export { formulaVariables, type FormulaVariable } from './tokens.ts'

export const maxFormulaLength = 200
/** Brackets and signs within each other; people need three or four. */
const maxDepth = 20
const maxWholeDigits = 13
const maxFractionDigits = 6

/** One step of a calculation on a stack; `at` is where in the text it comes from. */
export type Step = { readonly at: number } & (
  | { readonly kind: 'number'; readonly value: string }
  | { readonly kind: 'variable'; readonly name: FormulaVariable }
  | { readonly kind: 'operator'; readonly sign: Operator }
  | { readonly kind: 'negate' }
)

/** A formula that can be calculated: its steps in the order they are done. */
export type Formula = { readonly steps: readonly Step[] }

/** What is wrong, and at which character (from 0); the message counts from 1 as people do. */
export type FormulaError = { readonly at: number; readonly message: Label }

export const formulaError = (at: number, zh: string, en: string): FormulaError => ({
  at,
  message: label(`第 ${at + 1} 个字符：${zh}`, `Character ${at + 1}: ${en}`),
})

const binding: Readonly<Record<Operator, number>> = { '+': 1, '-': 1, '*': 2, '/': 2 }
const negateBinding = 3

type PendingStep = Step | { readonly at: number; readonly kind: 'open' }

const bindingOf = (waiting: PendingStep): number => {
  if (waiting.kind === 'operator') return binding[waiting.sign]
  return waiting.kind === 'negate' ? negateBinding : 0
}

const numberProblem = ({ at, value }: { readonly at: number; readonly value: string }): FormulaError | undefined => {
  const point = value.indexOf('.')
  const [whole, fraction] = point < 0 ? [value, ''] : [value.slice(0, point), value.slice(point + 1)]
  const second = fraction.indexOf('.')
  if (second >= 0) return formulaError(at + point + 1 + second, '多了一个小数点', 'one decimal point too many')
  if (whole === '') return formulaError(at, '小数点前缺少数字', 'digits are missing before the point')
  if (point >= 0 && fraction === '')
    return formulaError(at + point, '小数点后缺少数字', 'digits are missing after the point')
  if (whole.length > maxWholeDigits)
    return formulaError(at, `整数最多 ${maxWholeDigits} 位`, `at most ${maxWholeDigits} digits before the point`)
  if (fraction.length > maxFractionDigits)
    return formulaError(at, `小数最多 ${maxFractionDigits} 位`, `at most ${maxFractionDigits} digits after the point`)
  return undefined
}

/** Turns the pieces into steps by precedence, with a stack of its own instead of calls within calls. */
class Reader {
  readonly steps: Step[] = []
  private readonly waiting: PendingStep[] = []
  private depth = 0
  private expectsValue = true

  /** What is wrong with the next piece, if anything. */
  take(token: Token): FormulaError | undefined {
    if (token.kind === 'unknown')
      return formulaError(token.at, `不认识“${token.word}”`, `“${token.word}” is not known here`)
    return this.expectsValue ? this.takeValue(token) : this.takeConnector(token)
  }

  private takeValue(token: Exclude<Token, { kind: 'unknown' }>): FormulaError | undefined {
    if (token.kind === 'number') {
      const problem = numberProblem(token)
      if (problem) return problem
    }
    if (token.kind === 'number' || token.kind === 'variable') {
      this.steps.push(token)
      this.expectsValue = false
      return undefined
    }
    if (token.kind === 'open') return this.goDeeper({ at: token.at, kind: 'open' })
    if (token.kind === 'operator' && token.sign === '-') return this.goDeeper({ at: token.at, kind: 'negate' })
    return formulaError(token.at, '这里缺少数字或变量', 'a number or a variable is missing here')
  }

  private goDeeper(waiting: PendingStep): FormulaError | undefined {
    this.depth += 1
    if (this.depth > maxDepth)
      return formulaError(waiting.at, `括号和负号最多 ${maxDepth} 层`, `nested more than ${maxDepth} deep`)
    this.waiting.push(waiting)
    return undefined
  }

  private takeConnector(token: Exclude<Token, { kind: 'unknown' }>): FormulaError | undefined {
    if (token.kind === 'operator') {
      this.settle(binding[token.sign])
      this.waiting.push(token)
      this.expectsValue = true
      return undefined
    }
    if (token.kind === 'close') return this.closeBracket(token.at)
    if (token.kind === 'end') return this.finish()
    return formulaError(token.at, '前面缺少运算符', 'an operator is missing before it')
  }

  /** Does what waits and binds at least as strongly. */
  private settle(least: number): void {
    let last = this.waiting.at(-1)
    while (last && last.kind !== 'open' && bindingOf(last) >= least) {
      this.steps.push(last)
      if (last.kind === 'negate') this.depth -= 1
      this.waiting.pop()
      last = this.waiting.at(-1)
    }
  }

  private closeBracket(at: number): FormulaError | undefined {
    this.settle(1)
    if (this.waiting.pop() === undefined) return formulaError(at, '多了一个右括号', 'one closing bracket too many')
    this.depth -= 1
    return undefined
  }

  private finish(): FormulaError | undefined {
    this.settle(1)
    const open = this.waiting.at(-1)
    return open && formulaError(open.at, '这个括号没有关上', 'this bracket is never closed')
  }
}

type ParseResult =
  | { readonly formula: Formula; readonly error?: undefined }
  | { readonly error: FormulaError; readonly formula?: undefined }

/** Reads a formula of numbers, + - * / ( ) and the variables; an error names its place. */
export const parseFormula = (text: string): ParseResult => {
  if (text.length > maxFormulaLength) {
    const [zh, en] = [`公式最多 ${maxFormulaLength} 个字符`, `a formula has at most ${maxFormulaLength} characters`]
    return { error: formulaError(maxFormulaLength, zh, en) }
  }
  const tokens = tokenize(text)
  if (tokens[0]?.kind === 'end') return { error: formulaError(0, '公式是空的', 'the formula is empty') }
  const reader = new Reader()
  for (const token of tokens) {
    const error = reader.take(token)
    if (error) return { error }
  }
  return { formula: { steps: reader.steps } }
}

/** The variables a formula names, each once. */
export const variablesIn = ({ steps }: Formula): FormulaVariable[] => [
  ...new Set(steps.flatMap((step) => (step.kind === 'variable' ? [step.name] : []))),
]
