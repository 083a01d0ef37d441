import type { Condition, FactType, Rule } from '../tree/condition.ts'
import type { Flow } from '../tree/node.ts'
import { isBlock, isPeople, nodesOf, placeOf } from '../tree/shape.ts'
import { error, warn, type Check, type CheckContext, type Problem } from './problem.ts'

const numbers = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'between', 'empty', 'notEmpty'] as const

/** Which questions may be asked of a field. */
export const operators: Readonly<Record<FactType, readonly Rule['op'][]>> = {
  money: numbers,
  number: numbers,
  text: ['is', 'isNot', 'contains', 'notContains', 'startsWith', 'in', 'notIn', 'empty', 'notEmpty'],
  enum: ['is', 'isNot', 'in', 'notIn', 'inTree', 'empty', 'notEmpty'],
  tree: ['inTree', 'is', 'isNot', 'in', 'notIn', 'empty', 'notEmpty'],
  region: ['inTree', 'is', 'isNot', 'empty', 'notEmpty'],
  set: ['hasAny', 'hasAll', 'hasNone', 'inTree', 'sizeAtLeast', 'empty', 'notEmpty'],
  person: ['is', 'isNot', 'in', 'notIn', 'inRole', 'inDept', 'inDeptTree', 'empty', 'notEmpty'],
  department: ['is', 'in', 'notIn', 'inTree', 'levelAtLeast', 'headIs', 'empty', 'notEmpty'],
  date: ['before', 'after', 'betweenDates', 'withinDays', 'empty', 'notEmpty'],
  period: ['lastsDays', 'before', 'after', 'withinDays', 'empty', 'notEmpty'],
  flag: ['isTrue', 'isFalse'],
  presence: ['notEmpty', 'empty'],
  rows: ['sum', 'max', 'count', 'anyRow', 'everyRow', 'empty', 'notEmpty'],
}

type PlacedItem = { readonly condition: Condition; readonly path: readonly string[] }

/** Every condition of a flow with the place it stands at. */
export const conditionsOf = (flow: Flow): readonly PlacedItem[] =>
  nodesOf(flow).flatMap((node) => {
    const { path } = placeOf(flow, node.id)
    if (isBlock(node)) {
      return node.branches.flatMap(({ id, when }) => (when ? [{ condition: when, path: [...path, id] }] : []))
    }
    if (node.type === 'route') return node.rules.map(({ when }) => ({ condition: when, path }))
    return isPeople(node) && node.skipWhen ? [{ condition: node.skipWhen, path }] : []
  })

/** The values of a list a rule names. */
export const valuesOf = (rule: Rule): readonly string[] => {
  if ('values' in rule) return rule.values
  return rule.op === 'is' || rule.op === 'isNot' ? [rule.value] : []
}

/** The engine itself counts how often something came back. */
const own = new Set(['history.returns'])

const ofRule = (rule: Rule, path: readonly string[], { fields }: CheckContext): readonly Problem[] => {
  if (own.has(rule.path)) return []
  const field = fields.find((one) => one.path === rule.path)
  if (!field) return [error('fieldUnknown', path, { field: rule.path })]
  const { options } = field
  const gone = field.type === 'enum' && options ? valuesOf(rule).filter((value) => !options.includes(value)) : []
  return [
    ...(operators[field.type].includes(rule.op)
      ? []
      : [error('operatorUnfit', path, { field: rule.path, op: rule.op })]),
    ...gone.map((value) => error('optionGone', path, { field: rule.path, value })),
    ...(field.required || rule.op === 'empty' || rule.op === 'notEmpty'
      ? []
      : [warn('fieldOptional', path, { field: rule.path })]),
  ]
}

export const checkConditions: Check = (flow, known) =>
  conditionsOf(flow).flatMap(({ condition, path }) =>
    condition.groups.flat().flatMap((rule) => ofRule(rule, path, known)),
  )
