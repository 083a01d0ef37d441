import type { Facts, FactValue } from '@srm/flow/tree/condition'
import { textsOf } from '@srm/api/shared/json'

/** One line of an approval matrix; an empty cell holds for everything. */
export type MatrixLine = {
  readonly department?: string | undefined
  readonly category?: { readonly path: string; readonly value: string } | undefined
  readonly from?: string | undefined
  readonly below?: string | undefined
  readonly people: readonly string[]
  readonly roles: readonly string[]
}

const fen = (amount: string): bigint => {
  const [whole = '0', part = ''] = amount.split('.')
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2))
}

const idOf = (value: FactValue | undefined): string | null => {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : null
}

const pathOf = (value: FactValue | undefined): readonly string[] =>
  typeof value === 'object' && value !== null && 'path' in value ? textsOf(value.path) : []

const holds = ({ department, category, from, below }: MatrixLine, facts: Facts, amount: string | null): boolean => {
  if (department && ![...pathOf(facts['department']), ...pathOf(facts['initiatorDept'])].includes(department))
    return false
  if (category && idOf(facts[category.path]) !== category.value) return false
  if (from && (amount === null || fen(amount) < fen(from))) return false
  return !below || (amount !== null && fen(amount) < fen(below))
}

/** The first line that holds, from the top. */
export const matrixLine = (lines: readonly MatrixLine[], facts: Facts, amount: string | null): MatrixLine | undefined =>
  lines.find((line) => holds(line, facts, amount))
