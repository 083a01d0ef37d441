import type { ContractDirection } from '@srm/api/contract'
import type { TreeOption } from '@srm/api/shared/crud'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { treeOf } from '#modules/dictionary/index.ts'

const treeSql = `select id, code, name, parent_id as "parentId" from contract_type
  where tenant_id = $1 and status = 'enabled' order by sort, id`

type Node = Omit<TreeOption, 'children'> & { readonly parentId: string | null }

export const typeTree = async (ctx: Ctx): Promise<TreeOption[]> =>
  treeOf((await ctx.db.run<Node>(treeSql, [ctx.tenantId])).rows)

const classesSql = `select id, name, code, parent_id as "parentId", sort, version from contract_type
  where tenant_id = $1 order by sort, id`

type ClassRow = {
  readonly id: string
  readonly name: string
  readonly code: string | null
  readonly parentId: string | null
  readonly sort: number
  readonly version: number
}

/** The types as one of the trees things are sorted by. */
export const typeClasses = async (ctx: Ctx): Promise<readonly ClassRow[]> =>
  (await ctx.db.run<ClassRow>(classesSql, [ctx.tenantId])).rows

export type TypeRule = {
  readonly direction: ContractDirection
  readonly status: string
  readonly templateId: string | null
  readonly requiredPapers: readonly string[]
  readonly isSealRequired: boolean
}

const ruleSql = `select direction, status, template_id as "templateId", required_papers as "requiredPapers", is_seal_required as "isSealRequired"
  from contract_type where tenant_id = $1 and id = $2`

/** What a type asks of its contracts. */
export const typeRule = async (
  ctx: Ctx,
  id: string,
  missing: Parameters<typeof fail>[0] = 'record.bad_reference',
): Promise<TypeRule> => (await ctx.db.run<TypeRule>(ruleSql, [ctx.tenantId, id])).rows[0] ?? fail(missing)

const shortCodeSql = `with recursive above as (select id, parent_id, short_code, 0 as depth from contract_type where tenant_id = $1 and id = $2
    union all select t.id, t.parent_id, t.short_code, a.depth + 1 from above a
      join contract_type t on t.tenant_id = $1 and t.id = a.parent_id where a.depth < 50)
  select short_code as code from above where short_code is not null order by depth limit 1`

/** What stands in the numbers of its contracts: its own short code, or the nearest above it. */
export const shortCodeOf = async (ctx: Ctx, { type }: { readonly type?: unknown }): Promise<string | null> => {
  if (typeof type !== 'string') return null
  return (await ctx.db.run<{ code: string }>(shortCodeSql, [ctx.tenantId, type])).rows[0]?.code ?? null
}
