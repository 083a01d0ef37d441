import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '#kernel/ctx.ts'
import { gramKeys, termsOf } from '#kernel/search.ts'
import { fieldsOf, quote, type Field } from '../fields/columns.ts'
import { readable } from './conditions.ts'
import { scopeColumns, scopeSql } from './scope.ts'
import { Params } from './filters.ts'
import { orderOf } from './order.ts'

export type Finding = { readonly id: string; readonly code: string; readonly name: string }

/** How many of one kind are told of; one more is looked for, to know whether there are more. */
export const maxFound = 5
const reach = 2000
const candidates = 200
const maxKeptWords = 2

const titleOf = (record: RecordDefinition): string => {
  const field = fieldsOf(record.all).find(({ key }) => key === record.title)
  return `t.${quote(field?.columns[0]?.name ?? 'name')}`
}

/** What a person typed, as the words of a title begin. */
const beginning = (keyword: string): string => `${keyword.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** What all kinds are searched for, as parameters. */
type Terms = {
  readonly grams: string
  readonly patterns: readonly string[]
  readonly codes: string
  /** A number as it begins and ends: a pattern, or null when no number was typed. */
  readonly ending: string
  /** What the index is asked for such a number; nothing when none was typed. */
  readonly endingGrams: string | undefined
  readonly begins: string
}

const digits = [3, 4, 5, 6] as const

/** People leave out what a number is filled up with: gys299 means GYS-00299. As many for every word, for one plan. */
const codesOf = (keyword: string): readonly string[] => {
  const [, letters = '', number = ''] = /^([a-z]+)-?0*(\d+)$/i.exec(keyword) ?? []
  const filled = digits.map((length) =>
    letters ? `${letters}-${number.padStart(length, '0')}`.toUpperCase() : keyword,
  )
  return [keyword, keyword.toUpperCase(), ...filled]
}

/** So many digits tell a number by its end; fewer must be all of it but the year and the zeros. */
const tellingDigits = 3

/**
 * A number without its shape: gys299 means whatever begins with GYS and ends with 299, xm12 the twelfth project of
 * any year. The index knows numbers by threes of their digits, so a short one is looked for with the zeros before it:
 * without them it would be asked for nearly all there is.
 */
const endingOf = (keyword: string): { readonly pattern: string; readonly parts: string } | undefined => {
  const [, letters, typed = ''] = /^([a-z]+)(-?[0-9]+)$/.exec(keyword.trim().toLowerCase()) ?? []
  if (letters === undefined) return undefined
  const number = typed.replace(/^-?0*(?=[0-9])/, '')
  // With the dash in its place and enough digits it is the number itself, and nothing longer.
  if (typed.startsWith('-') && number.length >= tellingDigits) return undefined
  const between = number.length < tellingDigits ? '-?([0-9]{4,8}-?)?0*' : '[^a-z]*'
  return { pattern: `^${letters}${between}${number}$`, parts: `${letters} ${number.padStart(tellingDigits, '0')}` }
}

const termsIn = (ctx: Ctx, keyword: string, params: Params, isIndexed: boolean): Terms => {
  const { grams, patterns } = termsOf(keyword)
  const ending = endingOf(keyword)
  const keys = (of: readonly string[]): string => params.add(gramKeys(ctx.tenantId, of), 'int[]')
  return {
    grams: keys(grams),
    patterns: patterns.map((pattern) => params.add(pattern, 'text')),
    // One by one: of an array nobody knows the length before it is there, and a plan for all values would look costly.
    codes: codesOf(keyword)
      .map((code) => params.add(code, 'text'))
      .join(', '),
    ending: params.add(ending?.pattern ?? null, 'text'),
    endingGrams: isIndexed && ending ? keys(termsOf(ending.parts).grams) : undefined,
    begins: params.add(beginning(keyword), 'text'),
  }
}

const all = (...parts: readonly string[]): string => parts.join(' and ')

/** What ranking, scope and search look at: rows are wide, and most of them are looked at in vain. */
const columnsOf = (record: RecordDefinition, fields: readonly Field[], sortKey: string): string => {
  const looked = fields.filter(({ key }) => key === record.title || key === sortKey || record.search.includes(key))
  const names = [
    'id',
    'code',
    ...looked.flatMap(({ columns }) => columns.map(({ name }) => name)),
    ...scopeColumns(record),
  ]
  return [...new Set([...names, 'search_text', 'search_grams'])].map((name) => `t.${quote(name)}`).join(', ')
}

/** How one kind is searched, in SQL. */
const kindOf = (record: RecordDefinition) => {
  const fields = fieldsOf(record.all)
  const table = quote(record.table)
  const title = titleOf(record)
  const { sql: order, key: sortKey } = orderOf(fields, record.defaultSort)
  const rows = `select ${columnsOf(record, fields, sortKey)} from ${table} t where t.tenant_id = $1`
  // Only where there are more rows than are looked through does it matter which of them come first.
  const newest = `(${rows} and not (select big from size) limit ${reach})
    union all (${rows} and (select big from size) ${order} limit ${reach})`
  const ranked = ({ codes, ending, begins }: Terms): string =>
    `case when t.code in (${codes}) then 0 when lower(t.code) ~ ${ending} then 1 when lower(${title}) like ${begins} then 2 else 3 end, ${order.replace('order by ', '')}`
  const matching = (ctx: Ctx, { grams, patterns }: Terms): string => {
    const text = readable(record, fields, ctx)
    // The text decides and is quickly compared; the characters are there for the index.
    return all(...patterns.map((pattern) => `${text} like ${pattern}`), `t.search_grams @> ${grams}`)
  }
  const ends = ({ ending }: Terms): string => `lower(t.code) ~ ${ending}`
  const best = (from: string, where: string, terms: Terms): string =>
    `select t.id, t.code, ${title} as name from (${from}) t where ${where} order by ${ranked(terms)} limit ${maxFound + 1}`
  return {
    /** Among the newest rows; `unfinished` when these are not all and too few of them match. A code in full stands apart. */
    near: (ctx: Ctx, terms: Terms, kinds: string, params: Params): string => {
      const scope = scopeSql(record, ctx, params)
      return `(with size as materialized (select count(*) = ${reach} as big from (select 1 from ${table} t where t.tenant_id = $1 limit ${reach}) c),
          best as materialized (${best(newest, all(...scope, `(${matching(ctx, terms)} or ${ends(terms)})`), terms)})
        select '${record.name}' as kind, (select coalesce(json_agg(best), '[]') from best) as items,
          (select coalesce(json_agg(n), '[]') from (select t.id, t.code, ${title} as name from ${table} t
            where ${all('t.tenant_id = $1', ...scope, `t.code in (${terms.codes})`)} ${order}) n) as named,
          (select big from size) and (select count(*) from best) <= ${maxFound} as unfinished
        where '${record.name}' = any(${kinds}))`
    },
    /** Among all rows, through the search index; `known` were found before. */
    far: (ctx: Ctx, terms: Terms, known: readonly string[], params: Params): string => {
      const scope = scopeSql(record, ctx, params)
      const { endingGrams } = terms
      const byEnd = endingGrams === undefined ? '' : ` or (${all(`t.search_grams @> ${endingGrams}`, ends(terms))})`
      const where = all('t.tenant_id = $1', ...scope, `(${matching(ctx, terms)}${byEnd})`)
      const ids = `select unnest(${params.add(known, 'uuid[]')}) union select id from far`
      return `(with far as materialized (select t.id from ${table} t where ${where} limit ${candidates}),
          best as materialized (${best(`${rows} and t.id in (${ids})`, 'true', terms)})
        select '${record.name}' as kind, (select coalesce(json_agg(best), '[]') from best) as items)`
    },
  }
}

const kinds = new WeakMap<RecordDefinition, ReturnType<typeof kindOf>>()
const kindFor = (record: RecordDefinition): ReturnType<typeof kindOf> => {
  const kind = kinds.get(record) ?? kindOf(record)
  kinds.set(record, kind)
  return kind
}

type FarRow = { kind: string; items: Finding[] }
type NearRow = FarRow & { named: Finding[]; unfinished: boolean }

const merge = (named: readonly Finding[], items: readonly Finding[]): readonly Finding[] => {
  const others = items.filter(({ id }) => !named.some((one) => one.id === id))
  return [...named, ...others].slice(0, maxFound + 1)
}

/**
 * The few records of each kind that fit best what somebody typed, in two statements at most whose work has an end: the
 * newest rows of all kinds are looked through, the search index is asked only for kinds where they hold too few, and a
 * code typed in full is always found. The first statement is the same for everybody with the same scope and masks, so
 * that it is planned once; kinds a person may not see are switched off by a parameter.
 */
export const findEverywhere = async (
  ctx: Ctx,
  every: readonly RecordDefinition[],
  wanted: readonly RecordDefinition[],
  keyword: string,
): Promise<ReadonlyMap<string, readonly Finding[]>> => {
  if (wanted.length === 0 || termsOf(keyword).patterns.length === 0) return new Map()
  const params = new Params(ctx.tenantId)
  const terms = termsIn(ctx, keyword, params, false)
  const names = params.add(
    wanted.map(({ name }) => name),
    'text[]',
  )
  const near = every.map((record) => kindFor(record).near(ctx, terms, names, params))
  // A kept plan of so many kinds takes five megabytes of a connection: it is kept for what people mostly type.
  const plan = terms.patterns.length <= maxKeptWords ? 'kept' : 'fresh'
  const { rows } = await ctx.db.run<NearRow>(near.join(' union all '), params.values, plan)
  const far = new Map((await findFar(ctx, wanted, rows, keyword)).map(({ kind, items }) => [kind, items]))
  return new Map(rows.map(({ kind, named, items }) => [kind, merge(named, far.get(kind) ?? items)]))
}

const findFar = async (
  ctx: Ctx,
  wanted: readonly RecordDefinition[],
  near: readonly NearRow[],
  keyword: string,
): Promise<readonly FarRow[]> => {
  const unfinished = new Map(near.flatMap((row) => (row.unfinished ? [[row.kind, row.items] as const] : [])))
  if (unfinished.size === 0) return []
  const params = new Params(ctx.tenantId)
  const terms = termsIn(ctx, keyword, params, true)
  const far = wanted.flatMap((record) => {
    const known = unfinished.get(record.name)?.map(({ id }) => id)
    return known ? [kindFor(record).far(ctx, terms, known, params)] : []
  })
  // How rare a word is decides the plan, so it is made for the word.
  return (await ctx.db.run<FarRow>(far.join(' union all '), params.values, 'fresh')).rows
}

/** What given records are called, as far as the person may see them. */
export const namesIn = async (
  ctx: Ctx,
  record: RecordDefinition,
  ids: readonly string[],
): Promise<Map<string, Finding>> => {
  const params = new Params(ctx.tenantId)
  const wanted = `t.id = any(${params.add(ids, 'uuid[]')})`
  const where = ['t.tenant_id = $1', wanted, ...scopeSql(record, ctx, params)].join(' and ')
  const sql = `select t.id, t.code, ${titleOf(record)} as name from ${quote(record.table)} t where ${where}`
  const { rows } = await ctx.db.run<Finding>(sql, params.values)
  return new Map(rows.map((row) => [row.id, row]))
}
