import type { SupplierClass } from '@srm/api/supplier'
import type { Option } from '@srm/api/shared/crud'
import type { Ctx } from '#kernel/ctx.ts'
import { termsOf } from '#kernel/search.ts'
import { treeOf } from '#modules/dictionary/index.ts'
import { withMeanings, type RawClass } from './classify.rules.ts'

const treeSql = `with recursive above as (
    select id as under, id, parent_id from supplier_classify_ref where tenant_id = $1
    union all select a.under, c.id, c.parent_id from above a join supplier_classify_ref c on c.id = a.parent_id where c.tenant_id = $1),
  counted as (select a.id, count(distinct s.id)::int as count from supplier s, unnest(s.classifies) as u (id)
    join above a on a.under = u.id where s.tenant_id = $1 group by a.id)
  select c.id, c.name, c.parent_id as "parentId", c.version, k.kind, k.payment_term as "paymentTerm",
    k.required_certificates as "requiredCertificates", k.min_quotes as "minQuotes", coalesce(n.count, 0) as count
  from supplier_classify_ref c
    left join supplier_classify k on k.tenant_id = c.tenant_id and k.classify_id = c.id
    left join counted n on n.id = c.id
  where c.tenant_id = $1 order by c.sort, c.id`

export const classTree = async (ctx: Ctx): Promise<SupplierClass[]> =>
  withMeanings(treeOf((await ctx.db.run<Omit<RawClass, 'children'>>(treeSql, [ctx.tenantId])).rows))

const optionSql = `select id, code, name, parent_id as "parentId" from supplier_classify_ref where tenant_id = $1 order by sort, id`

export const classOptions = async (ctx: Ctx, keyword = ''): Promise<Option[]> => {
  const { rows } = await ctx.db.run<Option>(optionSql, [ctx.tenantId])
  const words = termsOf(keyword).patterns.map((pattern) => pattern.slice(1, -1))
  return rows.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
}
