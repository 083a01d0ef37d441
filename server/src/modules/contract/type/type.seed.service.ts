import { ContractType } from '@srm/api/contract'
import type { Ctx } from '#kernel/ctx.ts'
import { fillRecords } from '#kernel/records/write/fill.ts'
import { reindexBatch } from '#kernel/records/write/reindex.ts'
import { seedTemplates } from '../template/template.seed.service.ts'
import { usualTypes } from './type.defaults.ts'

const seededSql = `select 1 from contract_type where tenant_id = $1 and code like 'HTFL-U%' limit 1`
const rootsSql = `select id, name from contract_type where tenant_id = $1 and parent_id is null`
/** A class of before gets what the product knows of contracts of its name, and those below it its direction. */
const adoptSql = `with adopted as (update contract_type set code = $3, name_en = $4, direction = $5, short_code = coalesce(short_code, $6),
    required_papers = $7, is_seal_required = $8, template_id = coalesce(template_id, $9) where tenant_id = $1 and id = $2 returning id)
  update contract_type t set direction = $5 from adopted a where t.tenant_id = $1 and t.parent_id = a.id and t.direction = 'other'`

type NameRow = { readonly id: string; readonly name: string }

/** Each type under a code of its own, so that a company that has begun is not given them twice. */
export const seedTypes = async (ctx: Ctx): Promise<void> => {
  if ((await ctx.db.run(seededSql, [ctx.tenantId])).rowCount !== 0) return
  const templates = await seedTemplates(ctx)
  const { rows: roots } = await ctx.db.run<NameRow>(rootsSql, [ctx.tenantId])
  const known = new Map(roots.map(({ id, name }) => [name, id]))
  const coded = usualTypes.map(({ template, ...type }, at) => ({
    ...type,
    code: `HTFL-U${String(at + 1).padStart(2, '0')}`,
    template: templates.get(template ?? '') ?? null,
    sort: (at + 1) * 10,
    status: 'enabled',
  }))
  await fillRecords(
    ctx,
    ContractType,
    coded.filter(({ name }) => !known.has(name)),
  )
  for (const type of coded) {
    const id = known.get(type.name)
    if (id === undefined) continue
    const { code, nameEn, direction, shortCode, requiredPapers, isSealRequired, template } = type
    const params = [id, code, nameEn, direction, shortCode, requiredPapers, isSealRequired, template]
    await ctx.db.run(adoptSql, [ctx.tenantId, ...params])
  }
  if (known.size > 0) await reindexBatch(ctx, ContractType, undefined, 1000)
}
