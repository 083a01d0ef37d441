import { z } from 'zod'

/** What a document says about one of its fields, so that a condition on it can be built and checked. */
export type FactField = {
  readonly path: string
  readonly type: FactType
  readonly required: boolean
  /** Values of a closed list; a value that is not in it any more is reported. */
  readonly options?: readonly string[]
}

/** `set`: several of a list; `period`: from a day to a day; `presence`: files or a place, there or not. */
export const factTypes = [
  'money',
  'number',
  'text',
  'enum',
  'tree',
  'region',
  'set',
  'person',
  'department',
  'date',
  'period',
  'flag',
  'presence',
  'rows',
] as const
export type FactType = (typeof factTypes)[number]

const path = z.string().min(1).max(100)
const text = z.string().max(200)
const texts = z.array(text).min(1).max(200)
const decimal = z.string().regex(/^-?\d{1,13}(\.\d{1,4})?$/)
const day = z.iso.date()
const edge = z.strictObject({ value: decimal, closed: z.boolean() })

const Compare = z.strictObject({ op: z.enum(['eq', 'ne', 'gt', 'gte', 'lt', 'lte']), path, value: decimal })
const Between = z.strictObject({ op: z.literal('between'), path, from: edge, to: edge })
const Empty = z.strictObject({ op: z.enum(['empty', 'notEmpty']), path })
const Text = z.strictObject({ op: z.enum(['is', 'isNot', 'contains', 'notContains', 'startsWith']), path, value: text })
const List = z.strictObject({
  op: z.enum(['in', 'notIn', 'inTree', 'inRole', 'inDept', 'inDeptTree', 'hasAny', 'hasAll', 'hasNone']),
  path,
  values: texts,
})
const Level = z.strictObject({ op: z.literal('levelAtLeast'), path, value: z.int().min(1).max(50) })
const Size = z.strictObject({ op: z.literal('sizeAtLeast'), path, value: z.int().min(1).max(200) })
const Head = z.strictObject({ op: z.literal('headIs'), path, value: text })
const Dated = z.strictObject({ op: z.enum(['before', 'after']), path, value: day })
const Dates = z.strictObject({ op: z.literal('betweenDates'), path, from: day, to: day })
const Within = z.strictObject({ op: z.enum(['withinDays', 'lastsDays']), path, days: z.int().min(0).max(3660) })
const Flag = z.strictObject({ op: z.enum(['isTrue', 'isFalse']), path })
const Total = z.strictObject({
  op: z.enum(['sum', 'max', 'count']),
  path,
  column: z.string().max(100),
  than: z.enum(['eq', 'ne', 'gt', 'gte', 'lt', 'lte']),
  value: decimal,
})

const plain = [Compare, Between, Empty, Text, List, Level, Size, Head, Dated, Dates, Within, Flag, Total] as const
const PlainRule = z.union(plain)
const Rows = z.strictObject({ op: z.enum(['anyRow', 'everyRow']), path, rule: PlainRule })

export const Rule = z.union([...plain, Rows])
export type Rule = z.infer<typeof Rule>

/** Two levels, no more: any of all, or all of any. */
export const Condition = z.strictObject({
  match: z.enum(['anyOfAll', 'allOfAny']),
  groups: z.array(z.array(Rule).min(1).max(20)).min(1).max(20),
})
export type Condition = z.infer<typeof Condition>

/** Who knows about a person or a department, put into the fact itself so that judging it needs no question. */
export type PersonFact = { readonly id: string; readonly roles: readonly string[]; readonly depts: readonly string[] }
/** `path` leads from the top to the department itself. */
export type DeptFact = { readonly id: string; readonly path: readonly string[]; readonly head: string | null }
/** A value of a classification with everything above it, itself included. */
export type TreeFact = { readonly id: string; readonly path: readonly string[] }
/** Several values; `path` holds them and, where they stand in a tree, everything above them. */
export type SetFact = { readonly ids: readonly string[]; readonly path: readonly string[] }
export type PeriodFact = { readonly from: string; readonly to: string }
export type RowFact = { readonly [column: string]: FactValue }
export type FactValue =
  | null
  | string
  | number
  | boolean
  | PersonFact
  | DeptFact
  | TreeFact
  | SetFact
  | PeriodFact
  | readonly RowFact[]
export type Facts = { readonly [path: string]: FactValue }
