import type { Demand } from '@srm/api/demand'
import { checkSpec, formatSpec, parseSpec, type SpecProblem } from '@srm/api/demand/spec'
import { compareDecimals } from '@srm/api/shared/decimal-text'
import { label, type Label } from '@srm/api/shared/label'
import { multiplyMoney } from '@srm/api/shared/money'
import type { CreateInput } from '#kernel/records/fields/row.ts'
import type { TypeSpec } from '../type/type.views.ts'

type Lines = CreateInput<typeof Demand>['lines']
type Line = Lines[number]

export type LineProblem = { readonly index: number; readonly field: string; readonly what: Label }

const specWords: Readonly<Record<SpecProblem['kind'], (name: string) => Label>> = {
  required: (name) => label(`请填写“${name}”`, `${name} is missing`),
  number: (name) => label(`“${name}”应为数字`, `${name} is a number`),
  choice: (name) => label(`“${name}”不在可选范围内`, `${name} is none of its options`),
  bool: (name) => label(`“${name}”请填是或否`, `${name} is yes or no`),
  date: (name) => label(`“${name}”应为日期，如 2026-12-01`, `${name} is a date`),
  long: (name) => label(`“${name}”太长`, `${name} is too long`),
  unknown: (name) => label(`没有规格项“${name}”`, `There is no field ${name}`),
}

const problemOf = (line: Line, type: TypeSpec | undefined): Omit<LineProblem, 'index'> | undefined => {
  if (!type) return { field: 'purchaseType', what: label('采购分类不存在', 'no such purchase type') }
  if (compareDecimals(line.quantity, '0') <= 0)
    return { field: 'quantity', what: label('数量应大于 0', 'a quantity is more than nothing') }
  if (compareDecimals(line.times, '0') <= 0)
    return { field: 'times', what: label('天/晚/场次应大于 0', 'days, nights or sessions are more than nothing') }
  if (line.dateTo && line.dateTo < line.dateFrom)
    return { field: 'dateTo', what: label('结束日期不能早于开始日期', 'it cannot end before it begins') }
  const { filled } = parseSpec(type.schema, line.spec ?? '')
  const [problem] = checkSpec(type.schema, filled, 'demand').problems
  return problem && { field: 'spec', what: specWords[problem.kind](problem.label) }
}

/** The first thing that is wrong with lines, and where. */
export const problemIn = (lines: Lines, types: ReadonlyMap<string, TypeSpec>): LineProblem | undefined => {
  for (const [index, line] of lines.entries()) {
    const problem = problemOf(line, types.get(line.purchaseType))
    if (problem) return { index, ...problem }
  }
  return undefined
}

const specOf = ({ spec }: Line, { schema }: TypeSpec): string | null => {
  const { filled, further } = parseSpec(schema, spec ?? '')
  return formatSpec(schema, checkSpec(schema, filled, 'demand').values, further) || null
}

/** Lines as they are kept: specs in the words of their types, amounts worked out. */
export const completeLines = (lines: Lines, types: ReadonlyMap<string, TypeSpec>): Line[] =>
  lines.map((line) => {
    const type = types.get(line.purchaseType)
    return {
      ...line,
      unit: line.unit ?? type?.unit ?? null,
      spec: type ? specOf(line, type) : (line.spec ?? null),
      budgetAmount: multiplyMoney(line.budgetPrice ?? '0', line.quantity, line.times),
    }
  })
