import type { Ctx } from '#kernel/ctx.ts'
import { treeOf } from '#modules/dictionary/index.ts'
import { withMeanings, type RawClass } from '../classify/classify.rules.ts'
import type { SupplierClass } from '@srm/api/supplier'

const classesSql = `select c.id, c.name, c.parent_id as "parentId", c.version, k.kind, k.payment_term as "paymentTerm",
    k.required_certificates as "requiredCertificates", k.min_quotes as "minQuotes", 0 as count
  from supplier_classify_ref c left join supplier_classify k on k.tenant_id = c.tenant_id and k.classify_id = c.id
  where c.tenant_id = $1 order by c.sort, c.id`

export type RequiredCertificates = { readonly name: string; readonly types: readonly string[] }

const flat = (tree: readonly SupplierClass[]): [string, RequiredCertificates][] =>
  tree.flatMap(({ id, name, requiredCertificates, children }): [string, RequiredCertificates][] => [
    [id, { name, types: requiredCertificates }],
    ...flat(children),
  ])

/** The certificates every class asks for, those below it included that say nothing themselves. */
export const requiredByClass = async (ctx: Ctx): Promise<ReadonlyMap<string, RequiredCertificates>> => {
  const { rows } = await ctx.db.run<Omit<RawClass, 'children'>>(classesSql, [ctx.tenantId])
  return new Map(flat(withMeanings(treeOf(rows))))
}
