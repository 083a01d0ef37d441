import { operators } from '@srm/flow/check/conditions'
import { Rule, type Condition, type FactType } from '@srm/flow/tree/condition'
import { typeOf, type CatalogColumn, type CatalogField } from '../drawer/drawer.model.ts'

export type Op = Rule['op']
export type PlainRule = Exclude<Rule, { rule: unknown }>
type PlainOp = PlainRule['op']

export const comparisons = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'] as const

const numbers: readonly FactType[] = ['money', 'number']
export const numberColumns = (columns: readonly CatalogColumn[]): readonly CatalogColumn[] =>
  columns.filter((column) => numbers.includes(typeOf(column)))

export const isRowRule = (rule: Rule): rule is Extract<Rule, { rule: unknown }> => 'rule' in rule
const isPlain = (op: Op): op is PlainOp => op !== 'anyRow' && op !== 'everyRow'

/** The questions that may be asked of a field; of a sub-table nobody knows the columns of, only how long it is. */
export const operatorsOf = (field: CatalogField): readonly Op[] => {
  const all = operators[typeOf(field)]
  if (typeOf(field) === 'set' && !field.tree) return all.filter((op) => op !== 'inTree')
  if (typeOf(field) !== 'rows') return all
  const columns = field.columns ?? []
  return all.filter((op) => {
    if (op === 'sum' || op === 'max') return numberColumns(columns).length > 0
    return isPlain(op) || columns.some((column) => typeOf(column) !== 'rows')
  })
}

const freshPlain = (op: PlainOp, { path, columns = [] }: CatalogField): PlainRule => {
  switch (op) {
    case 'eq':
    case 'ne':
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return { op, path, value: '' }
    case 'between':
      return { op, path, from: { value: '', closed: true }, to: { value: '', closed: false } }
    case 'empty':
    case 'notEmpty':
    case 'isTrue':
    case 'isFalse':
      return { op, path }
    case 'is':
    case 'isNot':
    case 'contains':
    case 'notContains':
    case 'startsWith':
    case 'headIs':
      return { op, path, value: '' }
    case 'in':
    case 'notIn':
    case 'inTree':
    case 'inRole':
    case 'inDept':
    case 'inDeptTree':
    case 'hasAny':
    case 'hasAll':
    case 'hasNone':
      return { op, path, values: [] }
    case 'levelAtLeast':
    case 'sizeAtLeast':
      return { op, path, value: 1 }
    case 'before':
    case 'after':
      return { op, path, value: '' }
    case 'betweenDates':
      return { op, path, from: '', to: '' }
    case 'withinDays':
      return { op, path, days: 7 }
    case 'lastsDays':
      return { op, path, days: 3 }
    case 'sum':
    case 'max':
      return { op, path, column: numberColumns(columns)[0]?.path ?? '', than: 'gte', value: '' }
    case 'count':
      return { op, path, column: '', than: 'gte', value: '' }
  }
}

export const innerFields = ({ columns = [] }: CatalogField): readonly CatalogField[] =>
  columns.filter((column) => typeOf(column) !== 'rows')

export const freshRule = (op: Op, field: CatalogField): Rule => {
  if (isPlain(op)) return freshPlain(op, field)
  const [first = field] = innerFields(field)
  return { op, path: field.path, rule: firstPlain(first) }
}

export const firstPlain = (field: CatalogField): PlainRule => {
  const [op = 'notEmpty'] = operatorsOf(field)
  return freshPlain(isPlain(op) ? op : 'notEmpty', field)
}

export const firstRule = (field: CatalogField): Rule => freshRule(operatorsOf(field)[0] ?? 'notEmpty', field)

/** The same question put another way keeps what it compares with. */
export const withOp = (rule: Rule, op: Op, field: CatalogField): Rule => {
  const next = freshRule(op, field)
  const shapeOfRule = (one: Rule): string => Object.keys(one).toSorted().join()
  const merged = Rule.safeParse({ ...rule, op })
  return shapeOfRule(next) === shapeOfRule(rule) && merged.success ? merged.data : next
}

/** A text that is compared with nothing says nothing, although it could be stored. */
export const isWhole = (rule: Rule): boolean => {
  if (isRowRule(rule)) return isWhole(rule.rule)
  if ('value' in rule && rule.value === '') return false
  if ((rule.op === 'sum' || rule.op === 'max') && rule.column === '') return false
  return Rule.safeParse(rule).success
}

export const isWholeCondition = ({ groups }: Condition): boolean =>
  groups.length > 0 && groups.every((group) => group.length > 0 && group.every(isWhole))
