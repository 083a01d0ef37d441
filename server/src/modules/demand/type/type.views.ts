import type { SpecField } from '@srm/api/demand/spec'
import type { LineKind, PurchaseTypeSpec } from '@srm/api/demand'
import type { TreeOption } from '@srm/api/shared/crud'
import type { Ctx } from '#kernel/ctx.ts'
import { treeOf } from '#modules/dictionary/index.ts'
import { strictestPolicy, type PurchasePolicy, type TypePolicy } from './policy.rules.ts'

const policySql = `select approval_limit::text as "approvalLimit", compare_method as "compareMethod",
    is_two_envelope as "isTwoEnvelope", bands
  from purchase_type_ref where tenant_id = $1 and id = any($2::uuid[])`

/** How a purchase of these types and this amount is to be made. */
export const purchaseTypePolicy = async (
  ctx: Ctx,
  typeIds: readonly string[],
  amount: string,
): Promise<PurchasePolicy> =>
  strictestPolicy((await ctx.db.run<TypePolicy>(policySql, [ctx.tenantId, typeIds])).rows, amount)

export type TypeSpec = {
  readonly id: string
  readonly name: string
  readonly lineKind: LineKind
  readonly unit: string | null
  readonly status: string
  readonly schema: readonly SpecField[]
}

const specsSql = `select id, name, line_kind as "lineKind", unit, status, spec_schema as schema
  from purchase_type_ref where tenant_id = $1 and id = any($2::uuid[])`

/** What types ask for, by their ids. */
export const typeSpecs = async (ctx: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, TypeSpec>> =>
  new Map((await ctx.db.run<TypeSpec>(specsSql, [ctx.tenantId, [...new Set(ids)]])).rows.map((one) => [one.id, one]))

const treeSql = `select id, code, name, parent_id as "parentId" from purchase_type
  where tenant_id = $1 and status = 'enabled' order by sort, id`

type Node = Omit<TreeOption, 'children'> & { readonly parentId: string | null }

export const typeTree = async (ctx: Ctx): Promise<TreeOption[]> =>
  treeOf((await ctx.db.run<Node>(treeSql, [ctx.tenantId])).rows)

const enabledSql = `select id, name, name_en as "nameEn", parent_id as "parentId", line_kind as "lineKind", unit, spec_schema as schema
  from purchase_type_ref where tenant_id = $1 and status = 'enabled' order by sort, id`

/** Types in use with what each asks for. */
export const enabledSpecs = async (ctx: Ctx): Promise<PurchaseTypeSpec[]> =>
  (await ctx.db.run<PurchaseTypeSpec>(enabledSql, [ctx.tenantId])).rows

const classesSql = `select id, name, code, parent_id as "parentId", sort, version from purchase_type
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
