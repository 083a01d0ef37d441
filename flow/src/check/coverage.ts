import { evaluate } from '../evaluate.ts'
import { toUnits } from '../tree/amount.ts'
import type { Facts, FactField, FactValue, Rule } from '../tree/condition.ts'
import type { ChoiceNode } from '../tree/node.ts'
import { nodesOf, placeOf } from '../tree/shape.ts'
import { warn, type Check, type CheckContext, type Problem } from './problem.ts'

/** Rules judged at most: for one choice, and for all choices of a flow. Beyond that nothing is said about a choice. */
const maxPerChoice = 50_000
const maxPerFlow = 100_000
const maxCombinations = 4000

const toText = (units: bigint): string => {
  const sign = units < 0n ? '-' : ''
  const all = String(units < 0n ? -units : units).padStart(5, '0')
  return `${sign}${all.slice(0, -4)}.${all.slice(-4)}`
}

const edgesOf = (rule: Rule): readonly string[] | null => {
  if (rule.op === 'between') return [rule.from.value, rule.to.value]
  return ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'].includes(rule.op) && 'value' in rule ? [String(rule.value)] : null
}

/** A number only matters by which side of an edge it is on: the edge itself and one step to either side stand for all. */
const numbersFor = (rules: readonly Rule[], step: bigint): readonly FactValue[] | null => {
  const edges = rules.map((rule) => (rule.op === 'empty' || rule.op === 'notEmpty' ? [] : edgesOf(rule)))
  if (edges.some((one) => one === null)) return null
  const units = edges.flatMap((one) => one ?? []).map((text) => toUnits(text) ?? 0n)
  const points = [...new Set(units.flatMap((unit) => [unit - step, unit, unit + step]))].toSorted((a, b) =>
    a < b ? -1 : 1,
  )
  return points.map(toText)
}

const optionsFor = (rules: readonly Rule[]): readonly FactValue[] | null => {
  const plain = rules.every(({ op }) => ['is', 'isNot', 'in', 'notIn', 'empty', 'notEmpty'].includes(op))
  const named = rules.flatMap((rule) =>
    'values' in rule ? rule.values : rule.op === 'is' || rule.op === 'isNot' ? [rule.value] : [],
  )
  return plain ? [...new Set(named), '\u0000other'] : null
}

/** A handful of values that stand for every value the field may have; null where that cannot be said. */
const standFor = (field: FactField, rules: readonly Rule[]): readonly FactValue[] | null => {
  const missing = field.required ? [] : [null]
  if (field.type === 'flag') return [true, false, ...missing]
  const values =
    field.type === 'money' || field.type === 'number'
      ? numbersFor(rules, field.type === 'money' ? 100n : 1n)
      : field.type === 'enum'
        ? optionsFor(rules)
        : null
  return values && [...values, ...missing]
}

const combine = (axes: readonly (readonly [string, readonly FactValue[]])[]): readonly Facts[] =>
  axes.reduce<readonly Facts[]>(
    (all, [path, values]) => all.flatMap((facts) => values.map((value) => ({ ...facts, [path]: value }))),
    [{}],
  )

const axesOf = (node: ChoiceNode, known: CheckContext): readonly (readonly [string, readonly FactValue[]])[] | null => {
  const rules = node.branches.flatMap(({ when }) => when?.groups.flat() ?? [])
  const paths = [...new Set(rules.map(({ path }) => path))]
  const axes = paths.map((path) => {
    const field = known.fields.find((one) => one.path === path)
    const values = field
      ? standFor(
          field,
          rules.filter((rule) => rule.path === path),
        )
      : null
    return [path, values] as const
  })
  const size = axes.reduce((product, [, values]) => product * (values?.length ?? Infinity), 1)
  return size <= maxCombinations && size * rules.length <= maxPerChoice && axes.length > 0
    ? axes.flatMap(([path, values]) => (values ? [[path, values] as const] : []))
    : null
}

/** Default reached with a named branch on either side of it: probably a number forgotten in between. */
const hasGap = (hits: readonly (readonly number[])[]): boolean => {
  const covered = hits.map((hit) => hit.length > 0)
  const [first, last] = [covered.indexOf(true), covered.lastIndexOf(true)]
  return first !== -1 && covered.slice(first, last).includes(false)
}

type Axes = NonNullable<ReturnType<typeof axesOf>>

const costOf = ({ branches }: ChoiceNode, axes: Axes): number =>
  axes.reduce(
    (product, [, values]) => product * values.length,
    branches.flatMap(({ when }) => when?.groups.flat() ?? []).length,
  )

const ofChoice = (node: ChoiceNode, path: readonly string[], known: CheckContext, axes: Axes): readonly Problem[] => {
  const today = '2026-01-01'
  const hits = combine(axes).map((facts) =>
    node.branches.flatMap(({ when }, at) => (when && evaluate(when, facts, today).holds ? [at] : [])),
  )
  const number =
    axes.length === 1 &&
    known.fields.some(({ path: one, type }) => one === axes[0]?.[0] && (type === 'money' || type === 'number'))
  return node.branches.flatMap(({ id, when }, at) => {
    if (!when) return number && hasGap(hits) ? [warn('gap', [...path, id])] : []
    if (!hits.some((hit) => hit[0] === at)) return [warn('neverHit', [...path, id])]
    return number && hits.some((hit) => hit[0] !== at && hit.includes(at)) ? [warn('overlap', [...path, id])] : []
  })
}

/** Branches no document can reach, and numbers nobody thought of. */
export const checkCoverage: Check = (flow, known) => {
  let left = maxPerFlow
  return nodesOf(flow).flatMap((node) => {
    const axes = node.type === 'exclusive' ? axesOf(node, known) : null
    if (node.type !== 'exclusive' || !axes) return []
    left -= costOf(node, axes)
    return left < 0 ? [] : ofChoice(node, placeOf(flow, node.id).path, known, axes)
  })
}
