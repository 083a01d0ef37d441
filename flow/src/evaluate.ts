import { toUnits } from './tree/amount.ts'
import type { Condition, Facts, FactValue, PeriodFact, RowFact, Rule, SetFact } from './tree/condition.ts'

type Comparator = 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'
/** One rule as it was judged, kept with the branch that was taken. */
export type EvaluationResult = {
  readonly path: string
  readonly op: Rule['op']
  readonly fact: FactValue
  readonly holds: boolean
}

const isRows = (value: FactValue): value is readonly RowFact[] => Array.isArray(value)

const isSet = (value: FactValue | undefined): value is SetFact =>
  typeof value === 'object' && value !== null && 'ids' in value
const isPeriod = (value: FactValue): value is PeriodFact =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value && !isRows(value)

const isMissing = (value: FactValue | undefined): value is null | undefined | '' =>
  value === null ||
  value === undefined ||
  value === '' ||
  (isRows(value) && value.length === 0) ||
  (isSet(value) && value.ids.length === 0)

const compare = (than: Comparator, a: bigint, b: bigint): boolean => {
  switch (than) {
    case 'eq':
      return a === b
    case 'ne':
      return a !== b
    case 'gt':
      return a > b
    case 'gte':
      return a >= b
    case 'lt':
      return a < b
    case 'lte':
      return a <= b
  }
}

const compares = (than: Comparator, fact: FactValue, value: string): boolean => {
  const [mine, theirs] = [toUnits(fact), toUnits(value)]
  return mine !== null && theirs !== null && compare(than, mine, theirs)
}

/** The text or the id a value stands for; null for what has neither. */
const idOf = (fact: FactValue): string | null => {
  if (typeof fact === 'string') return fact
  if (typeof fact === 'number' || typeof fact === 'boolean') return String(fact)
  return fact !== null && 'id' in fact && typeof fact.id === 'string' ? fact.id : null
}

const listOf = (fact: FactValue, key: 'roles' | 'depts' | 'path'): readonly string[] => {
  if (fact === null || typeof fact !== 'object' || isRows(fact)) return []
  const found: unknown = (fact as Readonly<Record<string, unknown>>)[key]
  return Array.isArray(found) ? found.filter((item) => typeof item === 'string') : []
}

const lists = (rule: Extract<Rule, { values: string[] }>, fact: FactValue): boolean => {
  const id = idOf(fact)
  const has = (items: readonly string[]): boolean => items.some((item) => rule.values.includes(item))
  switch (rule.op) {
    case 'in':
      return id !== null && rule.values.includes(id)
    case 'notIn':
      return id !== null && !rule.values.includes(id)
    case 'inTree':
      return has(listOf(fact, 'path')) || has([id ?? ''])
    case 'inRole':
      return has(listOf(fact, 'roles'))
    case 'inDept':
      return has(listOf(fact, 'depts').slice(-1))
    case 'inDeptTree':
      return has(listOf(fact, 'depts'))
    case 'hasAny':
      return isSet(fact) && has(fact.ids)
    case 'hasAll':
      return isSet(fact) && rule.values.every((value) => fact.ids.includes(value))
    case 'hasNone':
      return isSet(fact) && !has(fact.ids)
  }
}

const words = (
  rule: Extract<Rule, { op: 'is' | 'isNot' | 'contains' | 'notContains' | 'startsWith' }>,
  fact: FactValue,
): boolean => {
  const text = idOf(fact)
  if (text === null) return false
  switch (rule.op) {
    case 'is':
      return text === rule.value
    case 'isNot':
      return text !== rule.value
    case 'contains':
      return text.includes(rule.value)
    case 'notContains':
      return !text.includes(rule.value)
    case 'startsWith':
      return text.startsWith(rule.value)
  }
}

const dayMs = 86_400_000
const dayOf = (fact: FactValue): string | null =>
  typeof fact === 'string' && /^\d{4}-\d{2}-\d{2}/.test(fact) ? fact.slice(0, 10) : null

/** A period begins with its first day and ends with its last. */
const firstDay = (fact: FactValue): string | null => dayOf(isPeriod(fact) ? fact.from : fact)
const lastDay = (fact: FactValue): string | null => dayOf(isPeriod(fact) ? fact.to : fact)

const withinDays = (fact: FactValue, days: number, today: string): boolean => {
  const day = firstDay(fact)
  const distance = day === null ? Number.NaN : Math.abs(Date.parse(day) - Date.parse(today))
  return distance <= days * dayMs
}

/** The first and the last day count. */
const lastsDays = (fact: FactValue, days: number): boolean => {
  const [from, to] = isPeriod(fact) ? [firstDay(fact), lastDay(fact)] : [null, null]
  return from !== null && to !== null && Date.parse(to) - Date.parse(from) >= (days - 1) * dayMs
}

const totals = (rule: Extract<Rule, { column: string }>, fact: FactValue): boolean => {
  if (!isRows(fact)) return false
  const units = fact.map((row) => toUnits(row[rule.column] ?? null)).filter((unit) => unit !== null)
  const total = {
    count: () => BigInt(fact.length) * 10_000n,
    sum: () => units.reduce((sum, unit) => sum + unit, 0n),
    max: () => units.reduce<bigint | null>((most, unit) => (most === null || unit > most ? unit : most), null),
  }[rule.op]()
  const value = toUnits(rule.value)
  return total !== null && value !== null && compare(rule.than, total, value)
}

const between = (rule: Extract<Rule, { op: 'between' }>, fact: FactValue): boolean =>
  compares(rule.from.closed ? 'gte' : 'gt', fact, rule.from.value) &&
  compares(rule.to.closed ? 'lte' : 'lt', fact, rule.to.value)

const dates = (rule: Extract<Rule, { op: 'before' | 'after' | 'betweenDates' }>, fact: FactValue): boolean => {
  const [first, last] = [firstDay(fact), lastDay(fact)]
  if (first === null || last === null) return false
  if (rule.op === 'betweenDates') return first >= rule.from && last <= rule.to
  return rule.op === 'before' ? last < rule.value : first > rule.value
}

const numbers = new Set<Rule['op']>(['eq', 'ne', 'gt', 'gte', 'lt', 'lte'])
const isCompare = (rule: Rule): rule is Extract<Rule, { op: Comparator; value: string }> & { column?: never } =>
  numbers.has(rule.op)

/** A value that is not there makes every rule false but `empty`; nothing throws. */
const holds = (rule: Rule, facts: Facts, today: string): boolean => {
  const fact = facts[rule.path] ?? null
  if (rule.op === 'empty' || rule.op === 'notEmpty') return isMissing(fact) === (rule.op === 'empty')
  if (isMissing(fact)) return false
  if (isCompare(rule)) return compares(rule.op, fact, rule.value)
  if ('values' in rule) return lists(rule, fact)
  if ('column' in rule) return totals(rule, fact)
  switch (rule.op) {
    case 'between':
      return between(rule, fact)
    case 'levelAtLeast':
      return listOf(fact, 'path').length >= rule.value
    case 'headIs':
      return typeof fact === 'object' && 'head' in fact && fact.head === rule.value
    case 'before':
    case 'after':
    case 'betweenDates':
      return dates(rule, fact)
    case 'sizeAtLeast':
      return isSet(fact) && fact.ids.length >= rule.value
    case 'withinDays':
      return withinDays(fact, rule.days, today)
    case 'lastsDays':
      return lastsDays(fact, rule.days)
    case 'isTrue':
      return fact === true
    case 'isFalse':
      return fact === false
    case 'anyRow':
      return isRows(fact) && fact.some((row) => holds(rule.rule, row, today))
    case 'everyRow':
      return isRows(fact) && fact.every((row) => holds(rule.rule, row, today))
    default:
      return 'value' in rule && words(rule as Parameters<typeof words>[0], fact)
  }
}

export type Judgement = { readonly holds: boolean; readonly rules: readonly EvaluationResult[] }

/** `today` is the day in Shanghai, for rules about the distance to it. */
export const evaluate = (condition: Condition, facts: Facts, today: string): Judgement => {
  const groups = condition.groups.map((group) =>
    group.map((rule) => ({
      path: rule.path,
      op: rule.op,
      fact: facts[rule.path] ?? null,
      holds: holds(rule, facts, today),
    })),
  )
  const met =
    condition.match === 'anyOfAll'
      ? groups.some((group) => group.every((rule) => rule.holds))
      : groups.every((group) => group.some((rule) => rule.holds))
  return { holds: met, rules: groups.flat() }
}

export const pathsOf = (condition: Condition): readonly string[] => [
  ...new Set(condition.groups.flat().map((rule) => rule.path)),
]
