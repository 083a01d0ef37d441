import { metaOf, type FieldMeta, type Kind } from '@srm/api/shared/field-meta'
import type { Filter } from '@srm/api/shared/page'
import { isComplete } from '@/ui/fields/operators.ts'
import { fieldOf, type RecordShape, type Row } from '@/ui/record-shape.ts'

export const ruleColors = ['red', 'orange', 'green', 'blue', 'grey'] as const
export type RuleColor = (typeof ruleColors)[number]
/** A condition, and the colour of the rows that meet it. */
export type ColorRule = Filter & { readonly color: RuleColor }
export const maxRules = 6

/** The colour a row wears, if any. */
export type RowColor = (row: Row) => string | undefined

const numbers: readonly Kind[] = ['money', 'quantity', 'percent', 'integer']
/** What a row shows only in part cannot be judged by it. */
const partly: readonly Kind[] = ['dateRange', 'location', 'rows', 'richText', 'region']

export const isRuled = (kind: Kind): boolean => !partly.includes(kind)

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** A person or record stands for its id, as filters name it. */
const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

const comparable = ({ kind }: FieldMeta, value: unknown): number | string => {
  if (kind === 'dateTime') return new Date(String(value)).getTime()
  return numbers.includes(kind) ? Number(value) : String(value)
}

/** Whether a row meets a condition, judged as the server judges its filters. */
export const meets = (meta: FieldMeta, { op, value }: Filter, has: unknown): boolean => {
  if (!isComplete(op, value)) return false
  if (op === 'isEmpty') return isEmpty(has)
  if (op === 'notEmpty') return !isEmpty(has)
  const among = (one: unknown): boolean => listed(value).includes(plain(one))
  if (op === 'notIn') return isEmpty(has) || !among(has)
  if (isEmpty(has)) return false
  const own = comparable(meta, has)
  const [low, high = low] = listed(value).map((one) => comparable(meta, one))
  if (low === undefined || high === undefined) return false
  switch (op) {
    case 'contains':
      return String(has).toLowerCase().includes(String(value).trim().toLowerCase())
    case 'eq':
      return own === low
    case 'gte':
      return own >= low
    case 'lte':
      return own <= low
    case 'between':
      return own >= low && own <= high
    case 'in':
      return among(has)
    case 'hasAny':
      return listed(has).some(among)
  }
}

const byState = (record: RecordShape, field: string): RowColor => {
  const colors = new Map((metaOf(fieldOf(record.all, field)).choices ?? []).map(({ value, color }) => [value, color]))
  return (row) => colors.get(String(row[field]))
}

type Options = { readonly color: string; readonly rules: readonly ColorRule[] }

/** Which colour rows wear: that of the first rule they meet, else that of the chosen state. */
export const rowColors = (record: RecordShape, { color, rules }: Options): RowColor => {
  const otherwise: RowColor = color ? byState(record, color) : () => undefined
  const judged = rules.map((rule) => ({ rule, meta: metaOf(fieldOf(record.all, rule.field)) }))
  return (row) => judged.find(({ rule, meta }) => meets(meta, rule, row[rule.field]))?.rule.color ?? otherwise(row)
}
