import type { Summary, SummaryQuery } from '@srm/api/shared/page'
import { exactCap } from '@srm/api/shared/page'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { fieldsOf, isNamed, quote, type Field } from '../fields/columns.ts'
import { isMasked } from '../fields/masks.ts'
import { Params } from './filters.ts'
import { conditionsOf, countRows } from './conditions.ts'
import type { Source } from './list.ts'
import { refTable } from './select.ts'

/** So many groups of each level are told, the largest first. */
const maxGroups = 200

const isSummed = ({ meta }: Field): boolean => (meta.kind === 'money' || meta.kind === 'quantity') && !meta.each
const columnOf = (field: Field): string => `t.${quote(field.columns[0]?.name ?? '')}`
const sumsSql = (fields: readonly Field[]): string =>
  fields.map((field) => `, coalesce(sum(${columnOf(field)}), 0)::text as ${quote(field.key)}`).join('')

type Sums = Readonly<Record<string, string | number | null>>
type Group = Sums & { readonly groupCount: number; readonly groupLevel: number }

const sumsOf = (fields: readonly Field[], row: Sums | undefined): Record<string, string> =>
  Object.fromEntries(fields.map(({ key }) => [key, String(row?.[key] ?? '0')]))

/** How a group is called: a person by name, a choice by its label, anything else by itself. */
const nameSql = (field: Field, at: number): { name: string; join: string } => {
  if (!isNamed(field.meta.kind)) return { name: 'null::text', join: '' }
  const other = `g${String(at)}`
  const on = `${other}.tenant_id = t.tenant_id and ${other}.id = ${columnOf(field)}`
  return { name: `max(${other}.name)`, join: `left join ${refTable(field.meta.of ?? '')} ${other} on ${on}` }
}

/** Groups of every level at once: the rows are gone through a single time. */
const groupsSql = (levels: readonly Field[], summed: readonly Field[], table: string, where: string): string => {
  const named = levels.map(nameSql)
  const columns = levels.map(columnOf)
  const values = columns.map((column, at) => `${column}::text as "value${String(at)}"`)
  const names = named.map(({ name }, at) => `${name} as "name${String(at)}"`)
  const sets = columns.map((_, at) => `(${columns.slice(0, at + 1).join(', ')})`)
  const level = columns.map((column) => `1 - grouping(${column})`).join(' + ')
  const select = [...values, ...names, `${level} as "groupLevel"`, 'count(*)::int as "groupCount"'].join(', ')
  const from = `${table} t ${named.map(({ join }) => join).join(' ')} where ${where}`
  const each = `select ${select}${sumsSql(summed)} from ${from} group by grouping sets (${sets.join(', ')})`
  const ranked = `select *, row_number() over (partition by "groupLevel" order by "groupCount" desc, ${columns.map((_, at) => `"value${String(at)}"`).join(', ')}) as rank from (${each}) e`
  return `select * from (${ranked}) r where rank <= ${maxGroups} order by "groupLevel", rank`
}

const text = (value: string | number | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value)

/** Totals of what a list shows, whole and by group; too many rows are not added up while somebody waits. */
export const summarizer = (record: RecordDefinition, source?: Source) => {
  const fields = fieldsOf(record.all)
  const summable = fields.filter(isSummed)
  /** A sum of what is covered tells it: one row alone would be its own sum. */
  const summedFor = ({ session }: Ctx): readonly Field[] => summable.filter(({ meta }) => !isMasked(meta, session))
  const table = source?.from ?? quote(record.table)
  const total = async (ctx: Ctx, where: string, params: Params): Promise<Sums | undefined> => {
    const summed = summedFor(ctx)
    if ((await countRows(ctx, table, [where], params, exactCap)) > exactCap) return undefined
    const sums = await ctx.db.run<Sums>(
      `select count(*)::int as n${sumsSql(summed)} from ${table} t where ${where}`,
      params.values,
    )
    return sums.rows[0]
  }
  const levelOf = (ctx: Ctx, key: string): Field => {
    const field = fields.find((candidate) => candidate.key === key) ?? fail('request.invalid')
    // Groups of what is covered would tell it.
    return isMasked(field.meta, ctx.session) ? fail('request.invalid') : field
  }
  const groupsBy = async (
    ctx: Ctx,
    keys: readonly string[],
    where: string,
    params: Params,
  ): Promise<Summary['groups']> => {
    const levels = keys.map((key) => levelOf(ctx, key))
    const summed = summedFor(ctx)
    const { rows } = await ctx.db.run<Group>(groupsSql(levels, summed, table, where), params.values)
    return rows.map((row) => {
      const at = row.groupLevel - 1
      const value = text(row[`value${String(at)}`])
      const label = levels[at]?.meta.choices?.find((choice) => choice.value === value)?.label[ctx.language]
      const name = text(row[`name${String(at)}`]) ?? label ?? value ?? ''
      const under = levels.slice(0, at).map((_, above) => text(row[`value${String(above)}`]))
      return { value, name, count: row.groupCount, sums: sumsOf(summed, row), under }
    })
  }
  return async (ctx: Ctx, query: SummaryQuery): Promise<Summary> => {
    const params = new Params(ctx.tenantId)
    const { base, search } = conditionsOf(record, fields, source?.mine)(ctx, query, params)
    const where = [...base, ...search].join(' and ')
    const whole = await total(ctx, where, params)
    if (!whole) return { sums: null, groups: [] }
    return {
      sums: sumsOf(summedFor(ctx), whole),
      groups: query.group ? await groupsBy(ctx, query.group, where, params) : [],
    }
  }
}
