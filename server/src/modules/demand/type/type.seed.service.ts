import { PurchaseType } from '@srm/api/demand'
import type { Ctx } from '#kernel/ctx.ts'
import { fillRecords } from '#kernel/records/write/fill.ts'
import { lineSync } from '#kernel/records/write/lines.ts'
import { reindexBatch } from '#kernel/records/write/reindex.ts'
import { usualBands } from './policy.rules.ts'
import { usualTypes, type UsualType } from './type.defaults.ts'
import { types } from './type.service.ts'

const sync = lineSync(PurchaseType, types.service.records.lines)

const seededSql = `select 1 from purchase_type where tenant_id = $1 and code like 'CGFL-U%' limit 1`
const rootsSql = `select id, name from purchase_type where tenant_id = $1 and parent_id is null`
const categoriesSql = `select id, name from budget_classify_ref where tenant_id = $1 and parent_id is null`
/** A class of before gets what the product knows of things of its name. */
const adoptSql = `update purchase_type set code = $3, name_en = $4, line_kind = $5, unit = coalesce(unit, $6), compare_method = $7,
    budget_category_id = coalesce(budget_category_id, $8) where tenant_id = $1 and id = $2`

type NameRow = { readonly id: string; readonly name: string }

const linesOf = ({ specs }: UsualType) => ({
  specs: specs.map((spec) => ({ options: [], unit: null, isRequired: false, ...spec })),
  bands: usualBands,
})

/** Each type under a code of its own, so that a company that has begun is not given them twice. */
export const seedTypes = async (ctx: Ctx): Promise<void> => {
  if ((await ctx.db.run(seededSql, [ctx.tenantId])).rowCount !== 0) return
  const { rows: roots } = await ctx.db.run<NameRow>(rootsSql, [ctx.tenantId])
  const known = new Map(roots.map(({ id, name }) => [name, id]))
  const { rows: named } = await ctx.db.run<NameRow>(categoriesSql, [ctx.tenantId])
  const categories = new Map(named.map(({ id, name }) => [name, id]))
  const coded = usualTypes.map((type, at) => ({
    type,
    values: {
      code: `CGFL-U${String(at + 1).padStart(2, '0')}`,
      name: type.name,
      nameEn: type.nameEn,
      lineKind: type.lineKind,
      unit: type.unit,
      sort: (at + 1) * 10,
      compareMethod: type.compareMethod ?? 'lowest',
      isTwoEnvelope: false,
      budgetCategory: categories.get(type.category) ?? null,
      status: 'enabled',
    },
  }))
  const added = coded.filter(({ type }) => !known.has(type.name))
  const ids = await fillRecords(
    ctx,
    PurchaseType,
    added.map(({ values }) => values),
  )
  for (const [at, { type }] of added.entries()) await sync(ctx, ids[at] ?? '', linesOf(type))
  for (const { type, values } of coded) {
    const id = known.get(type.name)
    if (id === undefined) continue
    const { code, nameEn, lineKind, unit, compareMethod, budgetCategory } = values
    await ctx.db.run(adoptSql, [ctx.tenantId, id, code, nameEn, lineKind, unit, compareMethod, budgetCategory])
    await sync(ctx, id, linesOf(type))
  }
  if (known.size > 0) await reindexBatch(ctx, PurchaseType, undefined, 1000)
}
