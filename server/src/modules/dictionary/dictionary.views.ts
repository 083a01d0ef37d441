import type { Classify, SelOption, SelType } from '@srm/api/dictionary'
import type { Ctx } from '#kernel/ctx.ts'
import { prepared } from '#kernel/db/db.ts'
import { fail } from '#kernel/errors.ts'
import { countEachUse, countUses } from '#kernel/records/uses/dict-uses.ts'
import { own } from './dictionary.db.ts'
import { assertClassifyKind, classTreesOf, optionNameIn, systemTypes } from './dictionary.declared.store.ts'
import { find, treeOf } from './dictionary.rules.ts'

const optionColumns = [
  'id',
  'sel_type_name as selTypeName',
  'option_name as optionName',
  'value',
  'parent_id as parentId',
  'color',
  'sort',
  'status',
  'system',
  'remark',
  'version',
] as const

/** Every select on every form asks this: compiled once. */
const optionsOfType = prepared<{ type: string }, Omit<SelOption, 'children'>>((db, { type }) =>
  db.selectFrom('sel_option').select(optionColumns).where('sel_type_name', '=', type).orderBy('sort').orderBy('id'),
)

type OptionText = Pick<SelOption, 'selTypeName' | 'value' | 'optionName'>

const named = <T extends OptionText>(ctx: Ctx, option: T): T => ({
  ...option,
  optionName: optionNameIn(ctx.language, option.selTypeName, option.value, option.optionName),
})

export const getTree = async (ctx: Ctx, selTypeName: string): Promise<SelOption[]> =>
  treeOf((await optionsOfType(ctx, { type: selTypeName })).map((option) => named(ctx, option)))

export type OptionWord = { readonly type: string; readonly value: string; readonly name: string }

/** What the options of several dictionaries are called, in their order. */
export const optionWords = async (ctx: Ctx, types: readonly string[]): Promise<OptionWord[]> => {
  const words = await own(ctx)
    .selectFrom('sel_option')
    .select(['sel_type_name as type', 'value', 'option_name as name'])
    .where('sel_type_name', 'in', [...types])
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return words.map(({ type, value, name }) => ({ type, value, name: optionNameIn(ctx.language, type, value, name) }))
}

export const getOption = async (ctx: Ctx, id: string) => {
  const found = await own(ctx).selectFrom('sel_option').select(optionColumns).where('id', '=', id).executeTakeFirst()
  return named(ctx, found ?? fail('record.not_found'))
}

/** The options below one option. */
export const getSubtree = async (ctx: Ctx, id: string): Promise<SelOption[]> => {
  const { selTypeName } = await getOption(ctx, id)
  return find(await getTree(ctx, selTypeName), id)?.children ?? []
}

export const optionUsage = async (ctx: Ctx, id: string) => {
  const { selTypeName, value } = await getOption(ctx, id)
  return countUses(ctx, selTypeName, value)
}

export const usesOf = (ctx: Ctx, selTypeName: string) => countEachUse(ctx, selTypeName)

export const listTypes = async (ctx: Ctx): Promise<SelType[]> => {
  const rows = await own(ctx)
    .selectFrom('sel_option')
    .select((eb) => ['sel_type_name', eb.fn.countAll<number>().as('n')])
    .groupBy('sel_type_name')
    .execute()
  const counts = new Map(rows.map((row) => [row.sel_type_name, Number(row.n)]))
  const known = systemTypes().map(({ selTypeName, name }) => ({
    selTypeName,
    name: name[ctx.language],
    count: counts.get(selTypeName) ?? 0,
    system: true,
  }))
  const custom = rows
    .filter((row) => !known.some(({ selTypeName }) => selTypeName === row.sel_type_name))
    .map((row) => ({ selTypeName: row.sel_type_name, name: row.sel_type_name, count: Number(row.n), system: false }))
  return [...known, ...custom]
}

const classesElsewhere = async (ctx: Ctx, kind: string | undefined): Promise<Classify[]> => {
  const trees: Classify[][] = []
  for (const { classes } of classTreesOf(kind)) trees.push(treeOf(await classes(ctx)))
  return trees.flat()
}

export const listClassify = async (ctx: Ctx, kind: string | undefined): Promise<Classify[]> => {
  const elsewhere = await classesElsewhere(ctx, kind)
  if (kind !== undefined && classTreesOf(kind).length > 0) return elsewhere
  if (kind !== undefined) assertClassifyKind(kind)
  const rows = await own(ctx)
    .selectFrom('classify')
    .select(['id', 'name', 'code', 'parent_id as parentId', 'sort', 'version'])
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .orderBy('kind')
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return [...treeOf(rows), ...elsewhere]
}
