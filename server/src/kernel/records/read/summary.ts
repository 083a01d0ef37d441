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

const maxGroups = 200

const isSummed = ({ meta }: Field): boolean => (meta.kind === 'money' || meta.kind === 'quantity') && !meta.each
const columnOf = (field: Field): string => `t.${quote(field.columns[0]?.name ?? '')}`
const sumsSql = (fields: readonly Field[]): string =>
  fields.map((field) => `, coalesce(sum(${columnOf(field)}), 0)::text as ${quote(field.key)}`).join('')

type Sums = Readonly<Record<string, string | number | null>>
type Group = Sums & {
  readonly groupValue: string | null
  readonly groupName: string | null
  readonly groupCount: number
}

const sumsOf = (fields: readonly Field[], row: Sums | undefined): Record<string, string> =>
  Object.fromEntries(fields.map(({ key }) => [key, String(row?.[key] ?? '0')]))

/** How a group is called: a person by name, a choice by its label, anything else by itself. */
const nameSql = (field: Field): { name: string; join: string } => {
  if (!isNamed(field.meta.kind)) return { name: 'null::text', join: '' }
  const on = `g.tenant_id = t.tenant_id and g.id = ${columnOf(field)}`
  return { name: 'max(g.name)', join: `left join ${refTable(field.meta.of ?? '')} g on ${on}` }
}

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
  const groupsBy = async (ctx: Ctx, key: string, where: string, params: Params): Promise<Summary['groups']> => {
    const field = fields.find((candidate) => candidate.key === key) ?? fail('request.invalid')
    const summed = summedFor(ctx)
    const { name, join } = nameSql(field)
    const select = `select ${columnOf(field)}::text as "groupValue", ${name} as "groupName", count(*)::int as "groupCount"${sumsSql(summed)}`
    const sql = `${select} from ${table} t ${join} where ${where} group by ${columnOf(field)} order by 3 desc, 1 limit ${maxGroups}`
    const { rows } = await ctx.db.run<Group>(sql, params.values)
    return rows.map((row) => {
      const { groupValue: value, groupName, groupCount: count } = row
      const label = field.meta.choices?.find((choice) => choice.value === value)?.label[ctx.language]
      const shown = groupName ?? label ?? value ?? ''
      return { value, name: shown, count, sums: sumsOf(summed, row) }
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
