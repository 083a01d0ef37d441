import type { Filter } from '@srm/api/shared/page'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '#kernel/ctx.ts'
import { fieldsOf, quote, type Field } from '../fields/columns.ts'
import { isMasked } from '../fields/masks.ts'
import { conditionsOf } from './conditions.ts'
import type { Params } from './filters.ts'

/** What of a list's rows makes a figure: how many there are, or the sum or mean of one of their fields. */
type FigureValue = { readonly sum: string } | { readonly average: string } | 'count'

export type FigureSource = {
  readonly record: RecordDefinition
  readonly value: FigureValue
  /** The reference whose records the figures are about. */
  readonly of: string
}

const fieldIn = (record: RecordDefinition, key: string): Field => {
  const field = fieldsOf(record.all).find((one) => one.key === key)
  if (!field?.columns[0]) throw new Error(`${record.name} has no field ${key} to make a figure of`)
  return field
}

const columnIn = (record: RecordDefinition, key: string): string =>
  `t.${quote(fieldIn(record, key).columns[0]?.name ?? '')}`

const valueSql = ({ record, value }: FigureSource): string => {
  if (value === 'count') return 'count(*)'
  return 'sum' in value ? `sum(${columnIn(record, value.sum)})` : `round(avg(${columnIn(record, value.average)}), 2)`
}

/** Whether the reader's roles cover what the figure is made of: then even an order by it would tell. */
export const isFigureMasked = ({ record, value }: FigureSource, { session }: Ctx): boolean =>
  value !== 'count' && isMasked(fieldIn(record, 'sum' in value ? value.sum : value.average).meta, session)

type Rows = { readonly filter: readonly Filter[]; readonly params: Params }

const whereOf = ({ record }: FigureSource, ctx: Ctx, { filter, params }: Rows): string[] => [
  ...conditionsOf(record, fieldsOf(record.all))(ctx, { filter: [...filter] }, params).base,
]

/** One figure for each record referred to, made of the very rows the list shows this person with these filters. */
export const figuresSql = (source: FigureSource, ctx: Ctx, rows: Rows): string => {
  const key = columnIn(source.record, source.of)
  const where = [...whereOf(source, ctx, rows), `${key} is not null`]
  return `select ${key} as key, ${valueSql(source)} as value from ${quote(source.record.table)} t
    where ${where.join(' and ')} group by ${key}`
}

/** The figure of one record, whose id is the SQL `id`; nothing where there are no rows. */
export const figureSql = (source: FigureSource, ctx: Ctx, rows: Rows, id: string): string => {
  const where = [...whereOf(source, ctx, rows), `${columnIn(source.record, source.of)} = ${id}`]
  return `select ${valueSql(source)} as value from ${quote(source.record.table)} t
    where ${where.join(' and ')} having count(*) > 0`
}
